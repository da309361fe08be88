import type { NoteDiagnostic } from '../../desk/context/diagnostics/note.ts'
import { CONTENT_SECURITY_POLICY } from '../../desk/network/serving/files.ts'
import type { Fetch } from '../../desk/network/serving/node-http.ts'
import { ORIGIN } from './scheme.ts'

/**
 * Forwards only requests of our own windows to the desk, each to the desk of its own file, and adds the security headers to every answer.
 * Refusals are noted.
 */
export const requestGuard =
  (deskOf: (window: number) => Fetch | undefined, note: NoteDiagnostic): Fetch =>
  async (request) => {
    const answer = await answered(request, deskOf, note)
    const headers = new Headers(answer.headers)
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'no-referrer')
    return new Response(answer.body, { status: answer.status, headers })
  }

const answered = async (request: Request, deskOf: (window: number) => Fetch | undefined, note: NoteDiagnostic): Promise<Response> => {
  const refused = refusal(request)
  if (refused) {
    note('refused', { why: refused.why, method: request.method })
    return new Response(refused.why, { status: refused.status })
  }
  const [, window, rest] = /^\/(\d{1,9})(\/.*)$/s.exec(request.url.slice(ORIGIN.length)) ?? []
  const desk = window === undefined ? undefined : deskOf(Number(window))
  return desk ? desk(new Request(`${ORIGIN}${rest}`, request)) : new Response('no such window', { status: 404 })
}

type Refusal = { readonly status: number; readonly why: string }

const refusal = (request: Request): Refusal | undefined => {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) return { status: 405, why: 'method not allowed' }
  if (!request.url.startsWith(`${ORIGIN}/`)) return { status: 403, why: 'wrong host' }
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== ORIGIN) return { status: 403, why: 'wrong origin' }
  return isPlainPath(request.url.slice(ORIGIN.length)) ? undefined : { status: 400, why: 'no such path' }
}

/** Rejects path traversal, plain or percent-encoded. (The URL parser has already resolved `..` between slashes.) */
const isPlainPath = (path: string): boolean => {
  try {
    const decoded = decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '')
    return !/[\\\p{Cc}]/u.test(decoded) && !decoded.split('/').includes('..')
  } catch {
    return false
  }
}
