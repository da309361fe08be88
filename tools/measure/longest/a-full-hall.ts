import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { createDesk } from '../../../desk/api/desk.ts'
import { handlers } from '../../../desk/api/handlers.ts'
import { listen } from '../../../desk/network/serving/loopback.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { pairAs } from '../../../test/desk/network/tablets/a-tablet.ts'
import { fill } from '../../../test/desk/storage/full-file.ts'
import type { Words } from './largest-value.ts'
import { watchThread } from './watch.ts'

/*
 * A desk in a process of its own, with the window's server, tablets and a tournament as large as a full hall. It reports its address. On
 * each message it reports the longest block of its thread since the message before.
 */
export type Hall = {
  readonly window: string
  readonly door: string
  readonly recorder: string
  /** The table of the waiting recorder and of the measured requests. */
  readonly own: string
  readonly words: Words
  readonly file: string
  readonly copy: string
}
export type Said = { readonly kind: 'hall'; readonly hall: Hall } | { readonly kind: 'longest'; readonly ms: number }

const REFEREE = 'Marta Olsen'
const [entries = '20000', incidents = '400', people = '400'] = process.argv.slice(2)
const PLAYERS = Number(people)

const hall = async (): Promise<Hall> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-longest-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const desk = createDesk({ folder, home: folder, addresses: () => [{ address: '127.0.0.2', network: 'hall' }], tabletPort: 0 })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  const { file } = await calls.tournaments.create({
    name: 'Open',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 0,
    referee: REFEREE,
  })
  const list = ['number;name;country', ...Array.from({ length: PLAYERS }, (_, n) => `${n + 1};Player Number ${n + 1};FRA`)].join('\n')
  await calls.lists.take({ file: { name: 'players.csv', text: list }, asked: { kind: 'players' }, leaveOut: true, by: REFEREE })
  for (const round of [1, 2, 3]) {
    await calls.rounds.plan({ round, by: REFEREE, starts: null, minutes: 90, tables: PLAYERS / 4 })
    const { tables } = await calls.seating.propose({ round, draw: 1 })
    const changes = tables.flatMap(({ id, seats }) => SEATS.map((seat) => ({ table: id, seat, player: seats[seat] })))
    await calls.seating.set({ round, by: REFEREE, changes })
  }
  const players = { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' }
  const own = (await calls.tables.create({ name: 'recorder', players })).id
  const disputed = (await calls.tables.create({ name: 'disputed', players })).id
  const table = (await calls.tables.create({ name: 'asked', players })).id
  const writable = desk.context.open?.writable
  if (!writable) throw new Error('the file is not open')
  const tables = (await calls.tables.list()).map(({ id }) => id).filter((id) => ![own, disputed, table].includes(id))
  fill(writable, tables, Number(entries))
  const { state } = await calls.tables.record({
    table: disputed,
    by: REFEREE,
    text: '@from middle\nE discard 1z\nW call pon\nW show 1z1z\nW discard 9m\nN draw\nN discard 3p\nE draw\nE discard 7s',
  })
  const finding = state.findings[0]?.id ?? 0
  for (let n = 0; n < Number(incidents); n++) {
    const text = `What was said ${n} `.repeat(100)
    const { id: incident } = await calls.incidents.open({ table: tables[n % tables.length] ?? '', note: `Incident ${n}`, by: REFEREE })
    await calls.incidents.addStatement({ incident, by: REFEREE, role: 'player', who: { name: 'Zofia' }, text })
    await calls.incidents.rule({
      incident,
      by: REFEREE,
      rule: 'pace.slow',
      player: { name: 'Zofia' },
      decision: 'upheld',
      penalty: { kind: 'notice' },
      reason: 'seen',
    })
  }
  const copy = join(folder, 'copy.shinpan')
  writable.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(file, copy)
  const { on } = await calls.tablets.turn({ on: true })
  const door = on?.url ?? ''
  const { code } = await calls.tablets.newCode({ role: { kind: 'recorder', table: own } })
  const paired = await pairAs(door, code?.code ?? '', 'Tablet')
  const { hands } = await calls.tables.state({ table: disputed })
  const first = (await calls.incidents.list())[0] as { id: number } | undefined
  const [player] = (await calls.players.list()) as readonly { id: string }[]
  const [referee] = await calls.referees.list()
  const words: Words = {
    table,
    hand: hands[0]?.id,
    finding,
    incident: first?.id ?? 1,
    ruling: 1,
    penalty: 1,
    player: player?.id,
    person: player?.id,
    referee: referee?.id,
    by: REFEREE,
    rules: 'wrc-2015',
    rule: 'pace.slow',
    round: 3,
    file,
    seat: 'E',
    minutes: 90,
    behind: undefined,
    unanswered: undefined,
    seen: undefined,
    again: true,
    own: false,
  }
  return {
    window: (await listen(desk.fetch)).url,
    door,
    recorder: paired.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    own,
    words,
    file,
    copy,
  }
}

process.on('disconnect', () => process.exit(0))
const made = await hall()
const thread = watchThread()
process.on('message', () => process.send?.({ kind: 'longest', ms: thread.longest() } satisfies Said))
process.send?.({ kind: 'hall', hall: made } satisfies Said)
