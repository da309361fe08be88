import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { SigningContext, useSigning } from '../app-state/identity/use-signer.ts'
import { App } from './app.tsx'

/** The app inside the provider of the signed-in referee. */
export const SignedApp = () => (
  <Signing>
    <App />
  </Signing>
)

type SigningProps = { readonly children: ReactNode }

/** Provides the signed-in referee. */
const Signing = ({ children }: SigningProps) => {
  // re-renders on navigation: another file, opened at its hall, has other referees
  useLocation()
  return <SigningContext value={useSigning()}>{children}</SigningContext>
}
