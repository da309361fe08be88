import { readFileSync } from 'node:fs'
import { createRouterClient } from '@orpc/server'
import { expect, test } from 'vitest'
import { handlers } from '../../../../desk/api/handlers.ts'
import type { News } from '../../../../desk/contract/contract.ts'
import type { Present } from '../../../../desk/contract/presence.ts'
import { hearElsewhere, NOBODY_ELSEWHERE, type OtherDesk, peopleHere } from '../../../../desk/network/presence/elsewhere.ts'
import { BY } from '../../api/a-desk.ts'
import { aHall, aTablet } from '../tablets/a-tablet.ts'

const START = Date.parse('2026-11-21T12:00:00.000Z')
const [ONE, TWO] = ['window-one', 'window-two']

/** A hall whose clock is set by the test. */
const atTime = async () => {
  let now = START
  const hall = await aHall({ now: () => new Date(now) })
  return {
    ...hall,
    later: (seconds: number): void => {
      now += seconds * 1000
    },
  }
}

const words = (here: readonly Present[]): readonly string[] =>
  here.map(({ window, person, role, device, recording }) => `${window} ${person} ${role} ${device}${recording ? ' recording' : ''}`)

/** The next presence list that a window receives. */
const nextPresence = async (news: AsyncIterator<News>): Promise<readonly Present[]> => {
  for (;;) {
    const { value, done } = await news.next()
    if (done) throw new Error('the news ended')
    if (value.kind === 'presence') return value.here
  }
}

test('two windows at one table are both there, with name and role; one goes silent and is gone, the other leaves', async () => {
  const { calls, seven, later } = await atTime()
  const said = { table: seven, recording: false }
  await calls.presence.say({ ...said, window: ONE, by: BY })
  await calls.presence.say({ ...said, window: TWO, by: 'nobody of this tournament', recording: true })
  expect(words(await calls.presence.list())).toEqual([`${ONE} ${BY} head null`, `${TWO} null null null recording`])
  later(30)
  await calls.presence.say({ ...said, window: TWO, by: BY })
  later(30)
  expect(words(await calls.presence.list())).toEqual([`${TWO} ${BY} head null`])
  await calls.presence.leave({ window: TWO })
  expect(await calls.presence.list()).toEqual([])
})

test('every window is told who came, who goes elsewhere, who leaves and who goes silent, and of what stays the same it is told nothing', async () => {
  const { calls, seven, eight, later } = await atTime()
  const news = (await calls.news()) as AsyncIterator<News>
  const said = { window: ONE, by: BY, recording: false }
  await calls.presence.say({ ...said, table: seven })
  expect(words(await nextPresence(news))).toEqual([`${ONE} ${BY} head null`])
  await calls.presence.say({ ...said, table: seven })
  await calls.presence.say({ ...said, table: eight })
  expect((await nextPresence(news)).map(({ table }) => table)).toEqual([eight])
  later(60)
  expect(await nextPresence(news)).toEqual([])
  await news.return?.()
})

test('a window whose line broke counts as left soon after, one that opens another line stays', async () => {
  const { desk, calls, seven, later } = await atTime()
  await calls.presence.say({ window: ONE, table: seven, by: BY, recording: false })
  const cut = new AbortController()
  const client = createRouterClient(handlers, { context: { desk: desk.context } })
  const first = (await client.news({ window: ONE }, { signal: cut.signal })) as AsyncGenerator<News>
  const heard = first.next()
  cut.abort()
  await heard.catch(() => undefined)
  await first.return(undefined)
  later(3)
  expect(await calls.presence.list()).toHaveLength(1)
  const second = (await client.news({ window: ONE })) as AsyncGenerator<News>
  const waits = second.next()
  await calls.presence.leave({ window: TWO })
  later(30)
  expect(await calls.presence.list()).toHaveLength(1)
  desk.context.events.publish({ kind: 'tablets' })
  await waits
  await second.return(undefined)
  later(6)
  expect(await calls.presence.list()).toEqual([])
})

test('a recorder learns who is at the own table and of no other, who looks on learns of nobody; a referee and the laptop see all', async () => {
  const hall = await atTime()
  const { calls, seven, eight } = hall
  const recorder = await aTablet(hall, { kind: 'recorder', table: seven }, 'Tablet A')
  const viewer = await aTablet(hall, { kind: 'viewer' }, 'Tablet B')
  const referee = await aTablet(hall, { kind: 'referee', referee: BY }, 'Tablet C')
  const say = (window: string, table: string) => ({ window, table, by: 'Somebody Else', recording: false })
  await calls.presence.say(say(ONE, eight))
  expect((await recorder.ask('presence/say', say(TWO, eight))).status).toBe(422)
  expect((await recorder.ask('presence/say', say('tablet-a', seven))).status).toBe(200)
  expect(await viewer.ask('presence/say', say('tablet-b', seven))).toMatchObject({ status: 200, json: [] })
  await referee.ask('presence/say', say('tablet-c', eight))
  const all = [`${ONE} null null null`, 'tablet-a null recorder Tablet A', 'tablet-b null viewer Tablet B', `tablet-c ${BY} head Tablet C`]
  expect(words(await calls.presence.list())).toEqual(all)
  expect(words((await referee.ask('presence/list')).json)).toEqual(all)
  expect(words((await recorder.ask('presence/list')).json)).toEqual(all.slice(1, 3))
  expect((await viewer.ask('presence/list')).json).toEqual([])
})

test('a tablet speaks for no window but its own, and is forgotten when it is removed, has another role, or another file is opened', async () => {
  const hall = await atTime()
  const { calls, seven } = hall
  const said = { window: ONE, table: seven, by: BY, recording: false }
  const [one, two] = [
    await aTablet(hall, { kind: 'recorder', table: seven }, 'Tablet A'),
    await aTablet(hall, { kind: 'recorder', table: seven }, 'Tablet B'),
  ]
  await calls.presence.say(said)
  await one.ask('presence/say', said)
  await two.ask('presence/say', said)
  await two.ask('presence/leave', { window: ONE })
  expect(words(await calls.presence.list())).toEqual([`${ONE} ${BY} head null`, `${ONE} null recorder Tablet A`])
  for (let n = 0; n < 100; n++) await two.ask('presence/say', { ...said, window: `window-${n}` })
  expect((await calls.presence.list()).length).toBeLessThan(40)
  await calls.tablets.revoke({ device: two.id })
  await calls.tablets.setRole({ device: one.id, role: { kind: 'viewer' } })
  expect(words(await calls.presence.list())).toEqual([`${ONE} ${BY} head null`])
  await calls.tournaments.create({ name: 'Other Open', place: '', date: '2026-11-22', rules: 'wrc-2015', tables: 1, referee: BY })
  expect(await calls.presence.list()).toEqual([])
})

test('of what a hub says of other laptops only what can be is believed, and no longer than it counts by the hub’s clock', async () => {
  const { desk, calls, seven, eight, later } = await atTime()
  const { open } = desk.context
  if (!open) throw new Error('no file is open')
  const said = { table: seven, person: null, role: null, device: null, recording: false }
  const hear = async (people: unknown, more: Partial<OtherDesk> = {}): Promise<readonly string[]> => {
    hearElsewhere(desk.context, open, [
      { desk: 'Laptop 1', people: typeof people === 'string' ? people : JSON.stringify(people), age: 0, ...more },
      { desk: 'Laptop 2', people: JSON.stringify([{ ...said, table: eight }]), age: 0 },
    ])
    return words(await calls.presence.list())
  }
  const honest = 'null null Laptop 2'
  expect(await hear([{ ...said, person: BY, role: 'referee', recording: true, more: 'of a newer version' }])).toEqual([
    `elsewhere-0 ${BY} head Laptop 1 recording`,
    `elsewhere-1 ${honest}`,
  ])
  expect(await hear([{ ...said, role: 'recorder', device: 'Tablet A' }])).toEqual([
    'elsewhere-0 null recorder Tablet A',
    `elsewhere-1 ${honest}`,
  ])
  expect(await hear([{ ...said, person: 'Judge Nobody', role: 'head' }])).toEqual([
    'elsewhere-0 null null Laptop 1',
    `elsewhere-1 ${honest}`,
  ])
  for (const nonsense of [
    '',
    '[',
    '{}',
    'null',
    '['.repeat(8000),
    `[${' '.repeat(9000)}]`,
    [{ ...said, recording: 'yes' }],
    [{ ...said, device: 'x'.repeat(300) }],
    [{ ...said, table: 'x'.repeat(300) }],
    [{ ...said, role: 'owner' }],
    [{ table: seven }],
    Array.from({ length: 60 }, () => said),
  ])
    expect(await hear(nonsense)).toEqual([`elsewhere-0 ${honest}`])
  for (const more of [{ desk: '' }, { desk: 'x'.repeat(300) }, { age: -1 }, { age: Number.NaN }, { age: 26 }])
    expect(await hear([said], more)).toEqual([expect.stringContaining(honest)])
  await hear([said], { age: 20 })
  later(6)
  expect(words(await calls.presence.list())).toEqual([expect.stringContaining(honest)])
  later(20)
  expect(await calls.presence.list()).toEqual([])
})

test('what goes to the hub of those here is bounded, each once', async () => {
  const { desk, calls, seven } = await atTime()
  const { open } = desk.context
  if (!open) throw new Error('no file is open')
  expect(peopleHere(desk.context, open)).toBe(NOBODY_ELSEWHERE)
  for (const window of [ONE, TWO]) await calls.presence.say({ window, table: seven, by: BY, recording: false })
  expect(JSON.parse(peopleHere(desk.context, open))).toEqual([{ table: seven, person: BY, role: 'head', device: null, recording: false }])
  for (let n = 0; n < 25; n++) {
    const name = `${n} ${'誰'.repeat(190)}`
    await calls.referees.add({ name, head: false, by: BY })
    await calls.presence.say({ window: `window-${n}`, table: seven, by: name, recording: true })
  }
  const people = peopleHere(desk.context, open)
  expect(Buffer.byteLength(people)).toBeLessThanOrEqual(8192)
  expect((JSON.parse(people) as unknown[]).length).toBeGreaterThan(8)
})

test('who was where stands neither in the log nor in the file', async () => {
  const { desk, calls, seven } = await atTime()
  const file = desk.context.open?.file ?? ''
  const count = () => desk.context.open?.db.prepare('SELECT count(*), max(seq) FROM entry').get()
  const before = count()
  await calls.presence.say({ window: ONE, table: seven, by: BY, recording: true })
  expect(count()).toEqual(before)
  for (const end of ['', '-wal']) expect(readFileSync(`${file}${end}`).includes(ONE)).toBe(false)
})
