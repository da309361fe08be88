import { App } from './app.tsx'
import { Signing } from './shell/signing.tsx'

/** The window within the frame that knows who signs in it. */
export const SignedApp = () => (
  <Signing>
    <App />
  </Signing>
)
