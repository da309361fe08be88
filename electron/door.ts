import { CONTENT_SECURITY_POLICY } from '../desk/serving/files.ts'
import { ORIGIN } from './scheme.ts'

export type Fetch = (request: Request) => Promise<Response>

/** Lets through to the desk only what our own window asks, and sends the security headers with every answer. */
export const door =
  (desk: Fetch): Fetch =>
  async (request) => {
    const refused = refusal(request)
    const answer = refused ? new Response(refused.why, { status: refused.status }) : await desk(request)
    const headers = new Headers(answer.headers)
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'no-referrer')
    return new Response(answer.body, { status: answer.status, headers })
  }

type Refusal = { readonly status: number; readonly why: string }

const refusal = (request: Request): Refusal | undefined => {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) return { status: 405, why: 'method not allowed' }
  if (!request.url.startsWith(`${ORIGIN}/`)) return { status: 403, why: 'wrong host' }
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== ORIGIN) return { status: 403, why: 'wrong origin' }
  return isPlainPath(request.url.slice(ORIGIN.length)) ? undefined : { status: 400, why: 'no such path' }
}

/** No way up and no other disguise: neither plain nor percent-encoded. (The URL parser has already folded `..` between slashes.) */
const isPlainPath = (path: string): boolean => {
  try {
    const decoded = decodeURIComponent(path.replace(/[?#].*$/s, ''))
    return !/[\\\p{Cc}]/u.test(decoded) && !decoded.split('/').includes('..')
  } catch {
    return false
  }
}
