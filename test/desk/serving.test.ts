import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDesk } from '../../desk/desk.ts'
import { listen } from '../../desk/serving/loopback.ts'
import { folder } from '../db/a-file.ts'

const aWindow = () => {
  const path = folder()
  const renderer = join(path, 'renderer')
  mkdirSync(join(renderer, 'assets'), { recursive: true })
  writeFileSync(join(renderer, 'index.html'), '<!doctype html><title>desk</title>')
  writeFileSync(join(renderer, 'assets/app-1.js'), 'export {}')
  writeFileSync(join(renderer, '.secret'), 'secret')
  writeFileSync(join(path, 'outside.txt'), 'secret')
  symlinkSync(join(path, 'outside.txt'), join(renderer, 'link.txt'))
  const desk = createDesk({ folder: path, home: path, renderer })
  onTestFinished(() => desk.close())
  return desk
}

const aServer = async () => {
  const served = await listen(aWindow().fetch)
  onTestFinished(() => served.close())
  return served
}

type Sent = {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly host?: string
}
type Got = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** As it stands on the line: nothing in between tidies up paths or headers. */
const send = (origin: string, { path = '/', method = 'GET', headers = {}, host }: Sent): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path, method, headers: { ...headers, ...(host !== undefined && { host }) } }, (reply) => {
      let body = ''
      reply.on('data', (part: Buffer) => {
        body += part.toString()
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }))
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? '{}' : undefined)
  })

const enter = async (url: string, origin: string): Promise<string> => {
  const { status, headers } = await send(origin, { path: url.slice(origin.length) })
  expect(status).toBe(303)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

test('the address with the token opens the window, once; with its cookie the same browser may come again', async () => {
  const { url, origin } = await aServer()
  const path = url.slice(origin.length)
  const cookie = await enter(url, origin)
  expect(cookie).toMatch(new RegExp(`^desk-${new URL(origin).port}=`))
  expect((await send(origin, { headers: { cookie } })).body).toContain('<title>desk')
  expect((await send(origin, { path })).status).toBe(403)
  expect((await send(origin, { path, headers: { cookie } })).status).toBe(303)
})

test('the cookie is out of reach of scripts and other sites', async () => {
  const { url, origin } = await aServer()
  const { headers } = await send(origin, { path: url.slice(origin.length) })
  expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/)
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test.each([
  ['no session', {}],
  ['a wrong cookie', { headers: { cookie: 'desk-1=x' } }],
  ['a wrong token', { path: '/?token=x' }],
  ['an API call without a session', { path: '/api/tables/list', method: 'POST' }],
])('%s is refused', async (_, sent) => {
  const { origin } = await aServer()
  expect((await send(origin, sent)).status).toBe(403)
})

test.each([
  ['another host (DNS rebinding)', { host: 'evil.example' }],
  ['localhost by name', { host: 'localhost' }],
  ['another origin', { headers: { origin: 'https://evil.example' } }],
  ['an origin that is hidden', { headers: { origin: 'null' } }],
  ['another port of this machine', { headers: { origin: 'http://127.0.0.1:1' } }],
  ['another site’s form', { method: 'POST', path: '/api/tables/list', headers: { 'sec-fetch-site': 'cross-site' } }],
])('%s is refused, even with the cookie', async (_, sent: Sent) => {
  const { url, origin } = await aServer()
  const cookie = await enter(url, origin)
  expect((await send(origin, { ...sent, headers: { ...sent.headers, cookie } })).status).toBe(403)
})

test('only this machine is listened to', async () => {
  const { origin } = await aServer()
  expect(new URL(origin).hostname).toBe('127.0.0.1')
})

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/assets/../../outside.txt',
  '/..\\outside.txt',
  '/%5c..%5coutside.txt',
  '//etc/passwd',
  '/.secret',
  '/link.txt',
  '/index.html%00.js',
  '/%ff',
  '/assets',
  '/assets/',
])('%s is no file of the window', async (path) => {
  const { url, origin } = await aServer()
  const cookie = await enter(url, origin)
  const { status, body } = await send(origin, { path, headers: { cookie } })
  expect([status, body.includes('secret')]).toEqual([404, false])
})

test('files come with their type, the window’s policy, and are kept only where their name says what is in them', async () => {
  const desk = aWindow()
  const page = await desk.fetch(new Request('http://desk/'))
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'$/,
  )
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  const script = await desk.fetch(new Request('http://desk/assets/app-1.js'))
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect((await desk.fetch(new Request('http://desk/', { method: 'DELETE' }))).status).toBe(405)
})
