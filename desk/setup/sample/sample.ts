import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { sql, type WritableDb } from '../../../db/sqlite/handle.ts'
import { act, type Write } from '../../../db/writing/act.ts'
import { DEFAULT_RULE_SET, ruleSet } from '../../../engine/editions/index.ts'
import type { Result } from '../../../engine/model/result.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { type DeskContext, FILE_EXTENSION } from '../../context/context.ts'
import { createEventBus } from '../../context/events/events.ts'
import { newId } from '../../context/ids.ts'
import type { Refusal } from '../../context/refusals.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { record } from '../../record/enter/record.ts'
import { type DecisionToSign, rule } from '../../rulings/findings/rule.ts'
import { listTournaments } from '../../storage/files/list.ts'
import { createAndOpen, newOpenFile, openTournament } from '../../storage/files/open.ts'
import { SAMPLE_PLAYERS, SAMPLE_REFEREES } from './people.ts'
import { DISPUTED_HAND, EARLIER_HANDS, ORDINARY_STARTS, QUESTIONED_HAND, SWAP_CALL_HAND } from './play.ts'

const TABLES = 8
const [HEAD = '', SECOND = ''] = SAMPLE_REFEREES

/** Opens the sample tournament, which is made on first use; its acts are recorded like any others. */
export const sampleTournament = (desk: DeskContext): Result<Tournament, Refusal> => {
  makeFolder(desk.folder)
  const file = join(desk.folder, `sample${FILE_EXTENSION}`)
  return existsSync(file) ? openTournament(desk, file) : sampleAt(desk, file)
}

/** Makes the sample tournament in a file that does not exist yet, and that appears only once all of it is in it. */
const sampleAt = (desk: DeskContext, file: string): Result<Tournament, Refusal> =>
  createAndOpen(desk, file, (db) => fill({ ...desk, events: createEventBus(), open: newOpenFile(desk, { file, db, writable: db }) }, db))

const fill = (desk: DeskContext, db: WritableDb): void => {
  const tables = act(db, { at: desk.now(), by: HEAD }, writeHall)
  const table = (round: number, name: number) => tables[(round - 1) * TABLES + name - 1] ?? ''
  const enter = (at: string, text: string) => needed(desk, (open) => record(desk, open, { table: at, text, by: SECOND }))
  enter(table(1, 3), EARLIER_HANDS)
  decide(desk, { decision: 'upheld', remedies: ['dead-hand'], reason: 'Seen by both opponents; the tile lay in the river.', by: SECOND })
  enter(table(2, 1), ORDINARY_STARTS[0] ?? '')
  enter(table(2, 2), ORDINARY_STARTS[1] ?? '')
  enter(table(2, 5), ORDINARY_STARTS[2] ?? '')
  enter(table(2, 4), SWAP_CALL_HAND)
  decide(desk, {
    decision: 'upheld',
    penalty: { kind: 'notice' },
    remedies: [],
    reason: 'First time; the player had not known the rule.',
    by: HEAD,
  })
  enter(table(2, 6), QUESTIONED_HAND)
  enter(table(2, 7), DISPUTED_HAND)
}

const writeHall = (write: Write): readonly string[] => {
  const rules = ruleSet(DEFAULT_RULE_SET)
  if (!rules) throw new Error(`the sample needs ${DEFAULT_RULE_SET}`)
  const day = { name: 'Sample Open', place: 'Kraków', date: '2026-11-21' }
  write('tournament', { ...day, rules: rules.id, edition: rules.edition, settings: [], sample: true })
  for (const [i, name] of SAMPLE_REFEREES.entries()) write('referee', { referee: newId(), name, head: i === 0 })
  const players = SAMPLE_PLAYERS.map(([name, country], i) => {
    const player = newId()
    write('player', { player, number: i + 1, name, country })
    return player
  })
  return [1, 2].flatMap((round) => {
    write('round', { round, starts: round === 1 ? '2026-11-21T08:30:00.000Z' : '2026-11-21T10:45:00.000Z', minutes: 90 })
    return Array.from({ length: TABLES }, (_, t) => {
      const table = newId()
      write('table', { table, name: String(t + 1), round })
      for (const [s, seat] of SEATS.entries()) write('seating', { table, seat, player: players[place(round, t, s)] ?? null })
      return table
    })
  })
}

/** No two players meet again in round 2, and all keep their seats. */
const place = (round: number, table: number, seat: number): number =>
  (round === 1 ? table : (table + 2 * seat) % TABLES) * SEATS.length + seat

const decide = (desk: DeskContext, decision: Omit<DecisionToSign, 'finding'>): void =>
  needed(desk, (open) => {
    const finding = sql<number>(open.db, "SELECT max(id) FROM findings WHERE level = 'violation' AND state = 'open'").pluck().get() ?? 0
    return rule(desk, open, { ...decision, finding })
  })

const needed = (desk: DeskContext, what: (open: NonNullable<DeskContext['open']>) => Result<unknown, Refusal>): void => {
  const done = desk.open ? what(desk.open) : undefined
  if (!done?.ok) throw new Error(`the sample can't be made: ${JSON.stringify(done?.error)}`)
}

/** At the first start there is nothing to pick from: the sample opens, to look around in. Later the person picks. */
export const firstStart = (desk: DeskContext): void => {
  if (!desk.open && listTournaments(desk).files.length === 0) sampleTournament(desk)
}
