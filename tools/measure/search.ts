import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { act, type Write } from '../../db/writing/act.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import type { IncidentFilter } from '../../desk/contract/incident-list.ts'
import { RULE_IDS } from '../../engine/model/rule-ids.ts'
import { fill } from '../../test/desk/storage/full-file.ts'
import { readArguments } from '../arguments.ts'

/**
 * `node tools/measure/search.ts ENTRIES INCIDENTS`: the time of a search for incidents in a file of that size. Each incident has
 * statements, notes and rulings.
 */
const [entries, incidents] = readArguments({ numbers: [1_000_000, 10_000] }).numbers
const OF_EACH = 4
const WORDS =
  'the tile fell before anybody had called West claims East discarded twice wall broken sleeve clock noise spectator manche défausse pénalité réclamation tuile écartée joueur arbitre'.split(
    ' ',
  )
const NAMES = ['Łukasz Wiśniewski', 'Inès Moreau', '林 美智子', 'Ann Baker', 'Jonas Weiß', 'Zofia Nowak', 'Søren Ødegård', 'Haruto Ōno']

const folder = mkdtempSync(join(tmpdir(), 'shinpan-measure-'))
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T
const sentence = (n: number): string => Array.from({ length: 24 }, (_, i) => pick(WORDS, n * 7 + i * (1 + (n % 11)))).join(' ')

const writeIncident = (write: Write, table: string, n: number): void => {
  const playerName = pick(NAMES, n)
  const { ref } = write('incident', { table, hand: null, event: null, finding: null })
  write('incident-filled', { incident: ref, note: `${sentence(n)} number${n}`, weight: n % 10 === 0 ? 'notable' : 'routine' })
  write('statement', { incident: ref, role: 'player', player: null, playerName, text: sentence(n * 3) })
  write('ruling', {
    incident: ref,
    finding: null,
    event: null,
    supersedes: [],
    decision: n % 3 === 0 ? 'dismissed' : 'upheld',
    rule: pick(RULE_IDS, n),
    rules: 'wrc-2015',
    edition: '2015',
    sections: [],
    player: null,
    playerName,
    seat: null,
    proposed: { kind: 'notice' },
    imposed: { kind: 'notice' },
    remedies: [],
    reason: sentence(n * 5),
  })
  if (n % 4 === 0) write('incident-closed', { incident: ref, how: 'agreement', reason: sentence(n * 2) })
}

try {
  const desk = createDesk({ folder, home: folder })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  await calls.tournaments.create({ name: 'M', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 200, referee: 'x' })
  const tables = (await calls.tables.list()).map(({ id }) => id)
  const db = desk.context.open?.writable
  if (!db) throw new Error('the file is not open')
  fill(db, tables, entries - incidents * OF_EACH)
  const began = performance.now()
  for (let n = 0; n < incidents; n += 100)
    act(db, { at: new Date(), by: pick(NAMES, n / 100) }, (write) => {
      for (let i = n; i < n + 100; i++) writeIncident(write, tables[i % tables.length] ?? '', i)
    })
  console.log(`${incidents} incidents written and indexed: ${((performance.now() - began) / incidents).toFixed(2)} ms each`)
  const all = db.prepare('SELECT count(*) FROM entry').pluck().get() as number
  console.log(`${all} entries, ${incidents} incidents`)

  const ANY: IncidentFilter = { text: '', state: '', round: '', table: '', player: '', referee: '', rule: '', notable: false }
  const measured = async (what: string, filters: readonly Partial<IncidentFilter>[], from = 0): Promise<number> => {
    const times: number[] = []
    let found = 0
    for (const filter of filters)
      for (let again = 0; again < 20; again++) {
        const start = performance.now()
        found = (await calls.incidents.find({ filter: { ...ANY, ...filter }, from })).found
        times.push(performance.now() - start)
      }
    times.sort((a, b) => a - b)
    const [p50 = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
    console.log(`${what.padEnd(52)} p50 ${p50.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, ${found} found`)
    return worst
  }
  const typed = (word: string): readonly Partial<IncidentFilter>[] => Array.from(word, (_, n) => ({ text: word.slice(0, n + 1) }))
  const worst = [
    await measured('all, the first page', [{}]),
    await measured('all, the last page', [{}], incidents - 50),
    await measured('a word typed letter by letter', typed('wisniewski')),
    await measured('two words typed', typed('sleeve ines')),
    await measured('five words', [{ text: 'clock sleeve ines upheld wall' }]),
    await measured('Japanese', [{ text: '美智' }]),
    await measured('one that stands once', [{ text: 'number4321' }]),
    await measured('a rule by its name', typed('furiten')),
    await measured('what rows show', [{ text: 'table 12 notice confirmed' }, { text: 'forgot to draw' }]),
    await measured('what nobody said', [{ text: 'zebra' }]),
    await measured('a state', [{ state: 'closed-by-agreement' }, { state: 'ruled' }]),
    await measured('state, player, rule, notable and a word', [
      { state: 'ruled', player: NAMES[0] ?? '', rule: RULE_IDS[10], notable: true, text: 'wall' },
    ]),
  ]
  const start = performance.now()
  await calls.incidents.choices()
  console.log(`${'what can be chosen'.padEnd(52)} ${(performance.now() - start).toFixed(1)} ms`)
  console.log(`slowest of all: ${Math.max(...worst).toFixed(1)} ms`)
  desk.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
