import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { SigningContext, useSignature } from '../app-state/identity/use-signer.ts'
import { App } from './app.tsx'

/** The app inside the provider of the signed-in referee. */
export const SignedApp = () => (
  <SignerProvider>
    <App />
  </SignerProvider>
)

type SignerProviderProps = { readonly children: ReactNode }

/** Provides the signed-in referee. */
const SignerProvider = ({ children }: SignerProviderProps) => {
  // re-renders on navigation: another file, opened at its hall, has other referees
  useLocation()
  return <SigningContext value={useSignature()}>{children}</SigningContext>
}
