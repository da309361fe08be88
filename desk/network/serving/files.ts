import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { tried } from '../../../db/disk/tried.ts'
import { output } from '../../messages/command-line.ts'
import { type ServedFont, servedFont } from '../../reports/fonts/served.ts'

/** The window may load only its own files. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** Answers with a file of the built window, or with nothing else of this machine. */
export const serveFile = async (folder: string, request: Request): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plainTextResponse(405, 'only GET and HEAD')
  const path = pathOf(request.url)
  const font = path?.startsWith('/fonts/') ? servedFont(path) : undefined
  if (font) return answerFont(font, request.method)
  const type = path && TYPES[extname(path)]
  if (!path || !type) return plainTextResponse(404, 'not found')
  const packed = acceptsBrotli(request.headers.get('accept-encoding')) ? await read(folder, `${path}.br`) : undefined
  const body = packed ?? (await read(folder, path))
  if (!body)
    return path === '/index.html'
      ? plainTextResponse(404, `${output.noWindow.en}\n${output.noWindow.fr}`)
      : plainTextResponse(404, 'not found')
  // names of built files change with their content; the page itself does not
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store'
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: {
      ...(PARTS_OF_A_PAGE.has(extname(path)) ? PART_HEADERS : SECURITY_HEADERS),
      'content-type': type,
      'cache-control': cache,
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': 'br' }),
    },
  })
}

/** Whether the client of a request decodes Brotli: every browser over TLS and on this machine, and not Electron's own scheme. */
export const acceptsBrotli = (acceptEncoding: string | null | undefined): boolean =>
  /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/.test(acceptEncoding ?? '')

/** Never shown on their own: what a page may load is said once, by the page. A tablet fetches dozens of them. */
const PARTS_OF_A_PAGE: ReadonlySet<string> = new Set(['.js', '.css', '.woff2'])

const PART_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

export const SECURITY_HEADERS = {
  ...PART_HEADERS,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
}

/** Of an answer that is no page: shown on its own, it loads nothing, and a tablet fetches many of them. */
export const DATA_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

const answerFont = ({ type, content }: ServedFont, method: string): Response =>
  new Response(method === 'HEAD' ? null : typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { ...SECURITY_HEADERS, 'content-type': TYPES[`.${type}`] ?? '', 'cache-control': 'public, max-age=86400' },
  })

/** A short answer in plain text, never cached. */
export const plainTextResponse = (status: number, text: string | null): Response =>
  new Response(text, { status, headers: { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/** The requested path, decoded once; undefined if it is anything but plain names between slashes. */
const pathOf = (url: string): string | undefined =>
  tried(() => {
    const path = decodeURIComponent(new URL(url).pathname)
    if (path === '/' || path === '') return '/index.html'
    return /^(\/[\w-][\w.-]*)+$/.test(path) ? path : undefined
  })

/** Reads within the folder only, wherever a link may lead. */
const read = async (folder: string, path: string): Promise<Buffer | undefined> => {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, path))
    return file.startsWith(root + sep) ? await readFile(file) : undefined
  } catch {
    return undefined
  }
}
