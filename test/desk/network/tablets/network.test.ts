import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { connect as connectOverTls } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDesk } from '../../../../desk/api/desk.ts'
import { PROCEDURES } from '../../../../desk/contract/procedures.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aDesk, BY, DEAD_HAND, rows } from '../../api/a-desk.ts'
import { answersAt, othersThatAnswer } from '../reached.ts'
import { aDoor } from './a-door.ts'
import { aHall, asker, aTablet, HALL, pairAs, send, turnOn } from './a-tablet.ts'

/** The reason of a refusal, as the page lists it. */
const refusedIn = async ({ calls }: Awaited<ReturnType<typeof aHall>>) =>
  (await calls.tablets.state()).refused.map(({ why, from, times }) => `${why} ${from} ${times}`)

const noted = ({ desk }: Awaited<ReturnType<typeof aHall>>) =>
  desk.context.diagnostics.lines(1000).map((line) => JSON.parse(line) as Record<string, unknown>)

test('nothing listens before a person turns it on, nor after it is turned off, nor at the next start', async () => {
  const path = folder()
  const desk = createDesk({ folder: path, home: path, addresses: () => HALL, tabletPort: 0 })
  onTestFinished(() => desk.close())
  await desk.context.tablets?.begin()
  expect(desk.context.tablets?.state()).toMatchObject({ on: null, always: false, fingerprint: null, code: null, devices: [] })
  const hall = await aHall()
  expect((await send(hall.url)).status).toBe(200)
  await hall.calls.tablets.turn({ on: false })
  await expect(send(hall.url)).rejects.toThrow(/ECONNREFUSED/)
  await hall.desk.context.tablets?.begin()
  expect((await hall.calls.tablets.state()).on).toBeNull()
})

test('it listens on the one address that the page names, and on no other of this machine', async () => {
  const { url } = await aHall()
  const { hostname, port } = new URL(url)
  expect(await answersAt(hostname, port)).toBe(true)
  expect(await othersThatAnswer(port, hostname)).toEqual([])
})

test('it listens from each start on where the person said so, on the address of last time', async () => {
  const hall = await aHall()
  await hall.calls.tablets.turn({ on: true, address: '127.0.0.2', always: true })
  hall.desk.close()
  const again = createDesk({ folder: hall.path, home: hall.path, addresses: () => HALL, tabletPort: 0 })
  onTestFinished(() => again.close())
  await again.context.tablets?.begin()
  expect(again.context.tablets?.state()).toMatchObject({ on: { address: '127.0.0.2' }, always: true })
})

test('an address that is none of this machine’s is refused; one whose network went is listened on again when it is back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let here = HALL
  const hall = await aHall({ addresses: () => here })
  expect(await hall.calls.tablets.turn({ on: true, address: '192.0.2.1' })).toMatchObject({ on: null, trouble: { en: /no such address/ } })
  await hall.calls.tablets.turn({ on: true, address: '127.0.0.2' })
  here = []
  vi.advanceTimersByTime(5000)
  await vi.waitFor(async () => expect(await hall.calls.tablets.state()).toMatchObject({ on: null, trouble: { en: /lost the network/ } }))
  here = HALL
  vi.advanceTimersByTime(5000)
  await vi.waitFor(async () => expect(await hall.calls.tablets.state()).toMatchObject({ on: { address: '127.0.0.2' }, trouble: null }))
})

test('the tablet’s browser is shown the certificate of which the page says the fingerprint; over nothing older than TLS 1.2', async () => {
  const hall = await aHall()
  const { fingerprint } = await hall.calls.tablets.state()
  const port = Number(new URL(hall.url).port)
  const socket = connectOverTls({ host: '127.0.0.1', port, rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  expect(socket.getPeerX509Certificate()?.fingerprint256).toBe(fingerprint?.certificate)
  socket.destroy()
  const old = connectOverTls({
    host: '127.0.0.1',
    port,
    rejectUnauthorized: false,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  })
  await expect(once(old, 'secureConnect')).rejects.toThrow()
})

test('a stranger on the network gets the page and nothing else; every try at a call is refused, noted, and shown', async () => {
  const hall = await aHall()
  const json = { 'content-type': 'application/json' }
  for (const call of PROCEDURES)
    expect([call, (await send(`${hall.url}/api/${call}`, { method: 'POST', headers: json, body: '{}' })).status]).toEqual([call, 403])
  expect((await send(`${hall.url}/api/tables/list`)).status).toBe(403)
  expect((await send(`${hall.url}/..%2f..%2fetc/passwd`)).status).toBe(404)
  expect(await refusedIn(hall)).toEqual([`session 127.0.0.1 ${PROCEDURES.length + 1}`])
  expect(noted(hall)).toContainEqual(expect.objectContaining({ what: 'refused', why: 'session', at: 'network' }))
})

test('another name for this machine (DNS rebinding), a page from elsewhere, a stolen or older cookie: refused', async () => {
  const hall = await aHall()
  const { cookie, ask } = await aTablet(hall, { kind: 'referee', referee: BY })
  expect((await ask('tables/list')).status).toBe(200)
  const port = new URL(hall.url).port
  for (const host of ['shinpan.evil.example', `localhost:${port}`, `127.0.0.2:${port}`, '127.0.0.1'])
    expect([host, (await ask('tables/list', undefined, { host })).status]).toEqual([host, 403])
  for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port}`, `https://127.0.0.1:1`])
    expect([origin, (await ask('tables/list', undefined, { origin })).status]).toEqual([origin, 403])
  expect((await ask('tables/list', undefined, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
  const other = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await asker(hall.url, other)('tables/list')).status).toBe(403)
  expect((await asker(hall.url, '')('tables/list')).status).toBe(403)
  // its page may be opened from anywhere: from the picture that was scanned, too
  expect((await send(hall.url, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  expect(await refusedIn(hall)).toEqual(['session 127.0.0.1 2', 'origin 127.0.0.1 5', 'host 127.0.0.1 4'])
})

test('the cookie goes over TLS to this address alone, and no script reads it; what opens the desk stands nowhere on the disk', async () => {
  const hall = await aHall()
  const { code } = await hall.calls.tablets.newCode({ role: null })
  const { headers } = await pairAs(hall.url, code?.code ?? '')
  const [cookie = ''] = headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^__Host-shinpan=[\w-]{43}; Secure; HttpOnly; SameSite=Strict; Path=\/; Max-Age=\d+$/)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['strict-transport-security']).toBeUndefined()
  const kept = readFileSync(join(hall.path, 'tablets', 'devices.json'), 'utf8')
  expect(kept).not.toContain(/=([\w-]{43});/.exec(cookie)?.[1])
  expect(readFileSync(join(hall.path, 'log', 'shinpan.log'), 'utf8')).not.toMatch(/127\.0\.0\.1|Tablet/)
})

test('a wrong code, a code sent again, too many tries: refused, and shown; nobody is let in', async () => {
  const hall = await aHall()
  const { code } = await hall.calls.tablets.newCode({ role: { kind: 'viewer' } })
  const right = code?.code ?? ''
  const wrong = right.startsWith('1') ? '20000000' : '10000000'
  expect((await pairAs(hall.url, wrong)).status).toBe(422)
  for (const body of [
    '',
    '{}',
    '{"code":"1","name":"x"}',
    '{"code":"12345678","name":" "}',
    `{"code":"12345678","name":"${'x'.repeat(61)}"}`,
    'x'.repeat(3000),
  ])
    expect([
      body.slice(0, 40),
      (await send(`${hall.url}/pair`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    ]).toEqual([body.slice(0, 40), 400])
  expect(
    (
      await send(`${hall.url}/pair`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ code: right, name: 'x' }),
      })
    ).status,
  ).toBe(400)
  expect((await pairAs(hall.url, right)).status).toBe(204)
  expect((await pairAs(hall.url, right)).status).toBe(422)
  for (let tried = 1; tried < 5; tried++) expect((await pairAs(hall.url, wrong)).status).toBe(422)
  const waits = await pairAs(hall.url, wrong)
  expect([waits.status, waits.headers['retry-after']]).toEqual([429, '600'])
  expect((await pairAs(hall.url, wrong, 'Tablet', '127.0.0.3')).status).toBe(422)
  expect((await hall.calls.tablets.state()).devices).toHaveLength(1)
  expect(await refusedIn(hall)).toEqual(['code 127.0.0.3 1', 'tries 127.0.0.1 1', 'code 127.0.0.1 6', 'request 127.0.0.1 7'])
})

test('a recorder records, corrects and takes back at its own table and calls the referee; anything elsewhere is refused', async () => {
  const hall = await aHall()
  const { id, ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven }, 'Table 7')
  expect((await ask('tables/record', { table: hall.seven, text: 'E discard 1z', by: BY, key: 'a' })).status).toBe(200)
  expect((await ask('tables/record', { table: hall.seven, text: 'E discard 1z', by: BY, key: 'a' })).status).toBe(200)
  expect(
    (await ask('tables/correct', { table: hall.seven, edit: { do: 'replace', at: 1, count: 1, text: 'E discard 2z' }, by: BY })).status,
  ).toBe(200)
  expect((await ask('tables/correct', { table: hall.seven, edit: { do: 'rules', rules: 'ema-2016' }, by: BY })).status).toBe(422)
  expect((await ask('tables/undo', { table: hall.seven, by: BY })).status).toBe(200)
  expect((await ask('tables/redo', { table: hall.seven, by: BY })).status).toBe(200)
  expect((await ask('incidents/open', { table: hall.seven, by: BY })).status).toBe(200)
  expect((await ask('tables/list')).json).toMatchObject([{ id: hall.seven }])
  for (const call of ['tables/record', 'tables/state', 'tables/undo', 'incidents/open', 'tables/liveTiming'])
    expect([call, (await ask(call, { table: hall.eight, text: 'E discard 1z', on: true, by: BY })).json]).toMatchObject([
      call,
      { data: { message: 'this tablet records another table' } },
    ])
  for (const table of [undefined, null, [hall.seven], { id: hall.seven }]) expect((await ask('tables/state', { table })).status).toBe(400)
  expect((await ask('tables/state', { table: `${hall.seven} ` })).status).toBe(422)
  for (const call of ['findings/rule', 'incidents/rule', 'penalties/list', 'tournaments/undo', 'tournaments/open', 'tablets/turn'])
    expect([call, (await ask(call, {})).status]).toEqual([call, 422])
  // whatever the window said, the log names the device
  expect(
    rows(
      hall,
      `SELECT DISTINCT by, body ->> '$.tablet' AS tablet FROM entry WHERE kind IN ('event', 'event-removed', 'undo', 'redo', 'incident')`,
    ),
  ).toEqual([{ by: 'Table 7', tablet: id }])
  expect((await hall.calls.tables.state({ table: hall.seven })).acts.map(({ text }) => text)).toEqual(['E discard 2z'])
  expect(await refusedIn(hall)).toEqual(['role Table 7 13'])
})

test('a referee’s tablet signs in that referee’s name at any table; files, setup and exports stay at the laptop', async () => {
  const hall = await aHall()
  await hall.calls.referees.add({ name: 'Anna Berg', head: false })
  const { id, ask } = await aTablet(hall, { kind: 'referee', referee: 'Anna Berg' })
  await hall.calls.tables.record({
    table: hall.eight,
    text: DEAD_HAND,
    by: 'x',
  })
  const { findings } = (await ask('tables/state', { table: hall.eight })).json as { findings: { id: number }[] }
  expect((await ask('findings/rule', { finding: findings[0]?.id, decision: 'upheld', reason: 'seen', by: BY, remedies: [] })).status).toBe(
    200,
  )
  expect(rows(hall, `SELECT by, body ->> '$.tablet' AS tablet FROM entry WHERE kind = 'ruling'`)).toEqual([{ by: 'Anna Berg', tablet: id }])
  const current = (await ask('tournaments/current')).json as { file: string }
  expect(current.file).toBe('Test Open.shinpan')
  for (const call of [
    'tournaments/whole/send',
    'incidents/report',
    'reports/make',
    'setup/check',
    'joining/copies',
    'backups/make',
    'persons/list',
    'tables/import',
    'players/set',
  ])
    expect([call, (await ask(call, {})).status]).toEqual([call, 422])
})

test('a referee with a code signs in on the tablet itself: the laptop’s signing in counts for the laptop alone', async () => {
  const hall = await aHall()
  const { calls } = hall
  const [head] = await calls.referees.list()
  await calls.referees.setCode({ referee: head?.id ?? '', code: 'jade47' })
  const { ask } = await aTablet(hall, { kind: 'referee', referee: BY })
  await calls.referees.signIn({ name: BY, code: 'jade47' })
  const { id: incident } = await calls.incidents.open({ table: hall.seven, by: BY })
  const note = () => ask('incidents/close', { incident, how: 'closed', reason: 'late', by: BY })
  expect((await note()).json).toMatchObject({ data: { message: /sign in first/ } })
  expect((await ask('referees/signIn', { name: 'Somebody', code: 'jade47' })).status).toBe(200)
  expect((await note()).status).toBe(200)
  await ask('referees/signOut')
  expect(await calls.referees.signedIn()).toMatchObject({ name: BY })
})

test('who only looks on sees the table as it lies: nothing that was found, nobody who wrote it, no call', async () => {
  const hall = await aHall()
  await hall.calls.tables.record({
    table: hall.seven,
    text: DEAD_HAND,
    by: 'x',
  })
  await hall.calls.incidents.open({ table: hall.seven, by: BY })
  const { ask } = await aTablet(hall, { kind: 'viewer' })
  const state = (await ask('tables/state', { table: hall.seven })).json as { acts: { by: string }[]; findings: unknown[] }
  expect([state.acts.length, new Set(state.acts.map(({ by }) => by)), state.findings]).toEqual([8, new Set(['']), []])
  expect((await ask('tables/list')).json).toMatchObject([{ calls: [], first: null, open: { violation: 0 } }, {}])
  for (const call of ['tables/record', 'incidents/open', 'tables/undo', 'incidents/list', 'players/list', 'referees/list'])
    expect([call, (await ask(call, { table: hall.seven, text: 'E discard 1z', by: 'x' })).status]).toEqual([call, 422])
})

test('a revoked tablet is cut off at once, its news too, and let in no more; a new role begins anew', async () => {
  const hall = await aHall()
  const { id, cookie, ask } = await aTablet(hall, null)
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect((await ask('tablets/me')).json).toMatchObject({ kind: 'tablet', role: null, may: ['tablets/me'], zone })
  expect((await ask('tables/list')).status).toBe(409)
  await hall.calls.tablets.setRole({ device: id, role: { kind: 'recorder', table: hall.seven } })
  expect((await ask('tables/list')).status).toBe(200)
  const news = send(`${hall.url}/api/news`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: '{}' })
  await vi.waitFor(() => expect(hall.desk.context.events.listeners()).toBe(1))
  expect((await hall.calls.tablets.state()).devices).toMatchObject([{ connected: true }])
  await hall.calls.tablets.revoke({ device: id })
  await expect(news).rejects.toThrow()
  await vi.waitFor(async () =>
    expect((await hall.calls.tablets.state()).devices).toMatchObject([{ connected: false, revoked: expect.any(Date) }]),
  )
  expect((await ask('tables/list')).status).toBe(403)
  expect(await refusedIn(hall)).toEqual(['revoked 127.0.0.1 1'])
  await expect(hall.calls.tablets.setRole({ device: id, role: { kind: 'viewer' } })).rejects.toThrow(/no such tablet/)
})

test('paired tablets go on after the laptop was started anew, and wait for a role where another tournament is open', async () => {
  const hall = await aHall()
  const { cookie } = await aTablet(hall, { kind: 'viewer' })
  const { file = '' } = (await hall.calls.tournaments.current()) ?? {}
  hall.desk.close()
  const made = aDesk({ folder: hall.path, home: hall.path, addresses: () => HALL, tabletPort: 0 })
  await made.calls.tournaments.open({ file })
  const ask = asker(await turnOn(made), cookie)
  expect((await ask('tablets/me')).json).toMatchObject({ role: { kind: 'viewer' } })
  await made.calls.tournaments.create({ name: 'Other', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: BY })
  expect((await ask('tablets/me')).json).toMatchObject({ role: null })
})

test('two tablets never have one name, nor a referee’s', async () => {
  const hall = await aHall()
  for (const name of ['Tablet', 'Tablet', BY]) await aTablet(hall, null, name)
  expect((await hall.calls.tablets.state()).devices.map(({ name }) => name)).toEqual(['Tablet', 'Tablet 2', `${BY} 2`])
})

test('a role names a table and a referee that there are', async () => {
  const { calls } = await aHall()
  await expect(calls.tablets.newCode({ role: { kind: 'recorder', table: 'nowhere' } })).rejects.toThrow(/no such table/)
  await expect(calls.tablets.newCode({ role: { kind: 'referee', referee: 'Nobody' } })).rejects.toThrow(/not a referee/)
  await calls.tablets.turn({ on: false })
  await expect(calls.tablets.newCode({ role: null })).rejects.toThrow(/switched off/)
})

test('who never ends a handshake or a request is hung up on; who opens many connections holds up nobody else', async () => {
  const { listener, refused } = await aDoor(
    {},
    { patience: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }, strangers: { all: 20, each: 4 } },
  )
  const silent = Array.from({ length: 4 }, () => connect(listener.port, '127.0.0.1'))
  for (const socket of silent) onTestFinished(() => void socket.destroy())
  await Promise.all(silent.map((socket) => once(socket, 'connect')))
  const fifth = connect(listener.port, '127.0.0.1')
  await once(fifth, 'close')
  expect(refused).toEqual(['request 127.0.0.1'])
  expect((await send(listener.origin, { from: '127.0.0.2' })).body).toBe('here')
  await Promise.all(silent.map((socket) => once(socket.resume(), 'close')))
  expect((await send(listener.origin)).body).toBe('here')
})

test('files of the window come with the policy of the loopback one', async () => {
  const path = folder()
  mkdirSync(join(path, 'renderer'))
  writeFileSync(join(path, 'renderer', 'index.html'), '<!doctype html><title>desk</title>')
  const hall = await aHall({ renderer: join(path, 'renderer') })
  const { status, body, headers } = await send(hall.url)
  expect([status, body]).toEqual([200, '<!doctype html><title>desk</title>'])
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('long answers cross the network compressed where the tablet accepts it; short ones and files that are compressed already do not', async () => {
  const hall = await aHall()
  const { cookie } = await aTablet(hall, { kind: 'recorder', table: hall.seven })
  const ask = (call: string, accepted: string) =>
    send(`${hall.url}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: hall.url, cookie, 'accept-encoding': accepted },
      body: JSON.stringify({ json: { table: hall.seven } }),
    })
  const [packed, plain] = [await ask('tables/state', 'gzip, br'), await ask('tables/state', 'gzip')]
  expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined])
  expect(packed.body).toBe(plain.body)
  expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
  expect(Number(plain.headers['content-length'])).toBe(Buffer.byteLength(plain.body))
  expect(Number(packed.headers['content-length'])).toBeLessThan(plain.body.length / 3)
  expect((await ask('tables/names', 'br')).headers['content-encoding']).toBeUndefined()
  const font = await send(`${hall.url}/fonts/names.css`, { headers: { 'accept-encoding': 'br' } })
  expect([font.headers['content-encoding'], Number(font.headers['content-length']) < font.body.length / 3]).toEqual(['br', true])
})

test('a connection that the machine can’t take ends neither the desk nor what the others have open', async () => {
  const hall = await aHall()
  let server: Server | undefined
  const begun = (message: unknown): void => {
    server = (message as { readonly server: Server }).server
  }
  subscribe('http.server.request.start', begun)
  await send(hall.url)
  unsubscribe('http.server.request.start', begun)
  // as the system says it to the server: too many files are open
  for (let n = 0; n < 2; n++) server?.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
  expect((await send(hall.url)).status).toBe(200)
  expect(noted(hall).filter(({ code }) => code === 'EMFILE')).toHaveLength(2)
})

test('switched off while it begins again in a network that is back, it listens no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let here = HALL
  let onLook = (): void => undefined
  const hall = await aHall({
    addresses: () => {
      onLook()
      return here
    },
  })
  here = []
  vi.advanceTimersByTime(5000)
  await vi.waitFor(async () => expect(await hall.calls.tablets.state()).toMatchObject({ on: null, trouble: { en: /lost the network/ } }))
  here = HALL
  const { promise: off, resolve } = Promise.withResolvers<unknown>()
  onLook = () => {
    onLook = () => undefined
    resolve(hall.calls.tablets.turn({ on: false }))
  }
  vi.advanceTimersByTime(5000)
  await off
  await after(300)
  expect((await hall.calls.tablets.state()).on).toBeNull()
  expect(await answersAt('127.0.0.1', new URL(hall.url).port)).toBe(false)
})
