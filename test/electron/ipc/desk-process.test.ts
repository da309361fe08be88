import { expect, test } from 'vitest'
import type { Fetch } from '../../../desk/network/serving/node-http.ts'
import { deskLine } from '../../../electron/ipc/desk-process.ts'
import { deskProcess } from '../stand-in/desk-in-memory.ts'

const over = (desk: Fetch) => deskLine({ start: () => deskProcess(desk) }).fetch
const ask = (desk: Fetch, path = '/', init?: RequestInit) => over(desk)(new Request(`http://desk${path}`, init))

test('method, address, headers and body arrive at the desk, status, headers and body come back', async () => {
  const echo: Fetch = async (request) =>
    new Response(`${request.method} ${request.url} ${request.headers.get('x-a')} ${await request.text()}`, {
      status: 201,
      headers: { 'x-b': 'c' },
    })
  const answer = await ask(echo, '/api/tables?x=1', { method: 'POST', body: 'E discard 1z', headers: { 'x-a': 'b' } })
  expect([answer.status, answer.headers.get('x-b'), await answer.text()]).toEqual([
    201,
    'c',
    'POST http://desk/api/tables?x=1 b E discard 1z',
  ])
})

test('an answer without a body', async () => {
  const answer = await ask(() => Promise.resolve(new Response(null, { status: 204 })))
  expect([answer.status, answer.body]).toEqual([204, null])
})

test('many answers at once do not mix', async () => {
  const fetch = over((request) => Promise.resolve(new Response(`${new URL(request.url).pathname} `.repeat(2000))))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => fetch(new Request(`http://desk/${n}`)).then((answer) => answer.text())),
  )
  expect(answers).toEqual(Array.from({ length: 50 }, (_, n) => `/${n} `.repeat(2000)))
})

test('a stream arrives part by part, and a slow reader holds the desk back', async () => {
  let made = 0
  const stream = () => new ReadableStream({ pull: (to) => to.enqueue(new TextEncoder().encode(`${++made};`)) }, { highWaterMark: 0 })
  const reader = (await ask(() => Promise.resolve(new Response(stream())))).body?.getReader()
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect([await read(), await read(), await read()]).toEqual(['1;', '2;', '3;'])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(made).toBeLessThan(6)
  await reader?.cancel()
})

test('a window that closes its stream ends it at the desk', async () => {
  const ended = Promise.withResolvers<string>()
  const desk: Fetch = () => Promise.resolve(new Response(new ReadableStream({ cancel: () => ended.resolve('cancelled') })))
  await (await ask(desk)).body?.cancel()
  expect(await ended.promise).toBe('cancelled')
})

test('a request given up before its answer is given up at the desk', async () => {
  const ended = Promise.withResolvers<string>()
  const stop = new AbortController()
  const answer = ask(
    (request) => {
      request.signal.addEventListener('abort', () => ended.resolve('given up'))
      setTimeout(() => stop.abort(), 5)
      return new Promise(() => {})
    },
    '/',
    { signal: stop.signal },
  )
  expect([(await answer).status, await ended.promise]).toEqual([499, 'given up'])
})

test('a desk that throws answers 503 with its reason; one that breaks off in the middle breaks the stream', async () => {
  expect(await (await ask(() => Promise.reject(new Error('disk full')))).text()).toBe('disk full')
  const broken = () =>
    new ReadableStream({
      pull: () => {
        throw new Error('cut')
      },
    })
  await expect((await ask(() => Promise.resolve(new Response(broken())))).text()).rejects.toThrow('cut')
})

test('a killed desk answers what is under way with 503, and the next request starts a new one on the file in use', async () => {
  const started: (ReturnType<typeof deskProcess> & { readonly file: string | undefined })[] = []
  const hangs: Fetch = () => new Promise(() => {})
  const answers: Fetch = () => Promise.resolve(new Response('new desk'))
  const line = deskLine({
    file: '/first.shinpan',
    start: (file) => {
      const process = { ...deskProcess(started.length === 0 ? hangs : answers), file }
      started.push(process)
      return process
    },
  })
  const first = line.fetch(new Request('http://desk/'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  started[0]?.says({ kind: 'in-use', file: '/second.shinpan' })
  started[0]?.kill()
  expect((await first).status).toBe(503)
  expect(await (await line.fetch(new Request('http://desk/'))).text()).toBe('new desk')
  await line.end()
  expect(started.map((process) => [process.file, process.killed()])).toEqual([
    ['/first.shinpan', true],
    ['/second.shinpan', true],
  ])
})
