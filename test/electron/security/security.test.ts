import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY } from '../../../desk/network/serving/files.ts'
import { requestGuard } from '../../../electron/security/request-guard.ts'
import { isOwnUrl } from '../../../electron/security/session-guard.ts'
import type { Check } from './checklist.ts'
import { TURNS } from './turns.ts'

type Result = { readonly turn: number; readonly failed: readonly Check[] }
let items: readonly (readonly [number, string])[] = []
let results: readonly Result[] = []

beforeAll(() => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['test/electron/security/turn-options.ts'], {
    encoding: 'utf8',
    timeout: 100_000,
  })
  if (status !== 0) throw new Error(stderr)
  const [first = '', second = ''] = stdout
    .trim()
    .split('\n')
    .filter((line) => /^[{[]/.test(line))
  items = (JSON.parse(first) as { items: typeof items }).items
  results = JSON.parse(second) as typeof results
}, 110_000)

describe('the checklist of Electron’s security guide', () => {
  test('all twenty items are looked at, and hold', () => {
    expect(items.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    expect(results[0]?.failed).toEqual([])
  })

  test.each(TURNS.map((turn, n) => ({ ...turn, n })))('$item fails with $what', ({ item, n }) => {
    const failed = results[n + 1]?.failed ?? []
    expect(failed.map(({ number }) => number)).toContain(item)
  })

  test('each item has an option that was turned', () => {
    expect([...new Set(TURNS.map(({ item }) => item))].sort((a, b) => a - b)).toEqual(items.map(([number]) => number))
  })
})

const noted: string[] = []
const knock = requestGuard(
  (window) => (window === 1 ? (request) => Promise.resolve(new Response(`desk: ${request.url}`)) : undefined),
  (what, about) => noted.push(`${what} ${String(about?.why)}`),
)
test.each([
  ['the page', 'shinpan-app://desk/1/', {}, 200],
  ['a call', 'shinpan-app://desk/1/api/tables/list', { method: 'POST', headers: { origin: 'shinpan-app://desk' } }, 200],
  ['a window that is not there', 'shinpan-app://desk/2/', {}, 404],
  ['no window', 'shinpan-app://desk/', {}, 404],
  ['another host', 'shinpan-app://elsewhere/1/', {}, 403],
  ['a longer host', 'shinpan-app://desk.evil.example/1/', {}, 403],
  ['another scheme', 'https://desk/1/', {}, 403],
  ['a file', 'file:///etc/passwd', {}, 403],
  ['another origin', 'shinpan-app://desk/1/api', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
  ['no origin at all', 'shinpan-app://desk/1/api', { method: 'POST', headers: { origin: 'null' } }, 403],
  ['a way up, encoded', 'shinpan-app://desk/1/..%2f..%2fetc/passwd', {}, 400],
  ['a way up, with backslashes', 'shinpan-app://desk/1/..%5c..%5cwindows', {}, 400],
  ['a NUL', 'shinpan-app://desk/1/index.html%00.png', {}, 400],
  ['broken encoding', 'shinpan-app://desk/%ff', {}, 400],
  ['another method', 'shinpan-app://desk/1/', { method: 'DELETE' }, 405],
] as const)('%s: %s', async (_what, url, init, status) => {
  const answer = await knock(new Request(url, init))
  expect(answer.status).toBe(status)
  expect(noted.splice(0)).toHaveLength([400, 403, 405].includes(status) ? 1 : 0)
  expect(answer.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['shinpan-app://desk/1/', true],
  ['shinpan-app://desk/1/#/tables/7', true],
  ['shinpan-app://desk:80/', false],
  ['shinpan-app://evil@desk/', false],
  ['shinpan-app://desk.evil.example/', false],
  ['https://desk/', false],
  ['file:///tmp/index.html', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hi', false],
  ['', false],
  [undefined, false],
])('%s is ours: %s', (url, ours) => expect(isOwnUrl(url)).toBe(ours))
