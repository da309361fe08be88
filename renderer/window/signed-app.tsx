import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { SigningContext, useSigning } from '../app-state/identity/use-signer.ts'
import { App } from './app.tsx'

/** The window within the frame that knows who signs in it. */
export const SignedApp = () => (
  <Signing>
    <App />
  </Signing>
)

type SigningProps = { readonly children: ReactNode }

/** The frame of the window that knows who signs in it. */
const Signing = ({ children }: SigningProps) => {
  // where another file was opened one goes to its hall: its referees are others
  useLocation()
  return <SigningContext value={useSigning()}>{children}</SigningContext>
}
