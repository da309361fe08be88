import { Buffer } from 'node:buffer'
import { stateAt } from '../../../db/projections/state-at.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { PointUnit } from '../../../engine/model/penalties.ts'
import { byName } from '../../context/collate.ts'
import type { PenaltyRow } from '../../contract/penalty-fields.ts'
import type { Amount, PaperChanges, PenaltyInForce, PlayerChange } from '../../contract/reports.ts'
import { changeWords } from '../../messages/changes.ts'
import { penaltyRows, whoseIs } from '../data/penalty-row.ts'
import type { ReportSubject } from '../printed/versions.ts'
import { digestOfExport } from '../sheets/write-export.ts'

/** A report that left the file; `head`: the newest entry that it was made from. */
export type IssuedReport = ReportSubject & { readonly head: string }

/** The changes in the penalties of a report, by player; undefined if no entry of the file has its hash. */
export const changesSince = (db: ReadableDb, paper: IssuedReport): PaperChanges | undefined => {
  const then = stateAt(db, Buffer.from(paper.head, 'hex'))
  if (!then) return undefined
  try {
    const [before, after] = [inForce(then, paper, db), inForce(db, paper, db)]
    const [saidThen, saidNow] = [digestOfExport(then, paper.what), digestOfExport(db, paper.what)]
    const outdated = saidThen === undefined ? null : saidThen !== saidNow
    const whose = new Set([...before.values(), ...after.values()].map(({ key }) => key))
    const players = [...whose].flatMap((key) => changeOf(key, before, after) ?? [])
    return {
      outdated,
      players: players.toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || byName(a.player ?? '', b.player ?? '')),
    }
  } finally {
    then.close()
  }
}

type InForce = { readonly key: string; readonly ref: string; readonly row: PenaltyRow }
/** By player and entry: a penalty that went from one player to another is gone for the first. */
type ByKey = ReadonlyMap<string, InForce>

const inForce = (db: ReadableDb, { incident, player }: IssuedReport, now: ReadableDb): ByKey => {
  const whose = whoseIs(db)
  const refs = new Map(sql<[number, string]>(db, 'SELECT id, ref FROM penalty').raw().all())
  // numbers move on where a joining puts others before them
  const ref = incident === undefined ? undefined : sql<string>(now, 'SELECT ref FROM incident WHERE id = ?').pluck().get(incident)
  const here = ref === undefined ? undefined : (sql<number>(db, 'SELECT id FROM incident WHERE ref = ?').pluck().get(ref) ?? null)
  const found = penaltyRows(db)
    .filter((row) => row.state === 'stands' && (here === undefined || row.incident === here))
    .map((row): InForce => ({ key: whose.get(row.id) ?? `name ${row.player.name ?? ''}`, ref: refs.get(row.id) ?? '', row }))
    .filter(({ key }) => player === undefined || key === player)
  return new Map(found.map((one) => [`${one.key} ${one.ref}`, one]))
}

const changeOf = (whose: string, before: ByKey, after: ByKey): PlayerChange | undefined => {
  const of = (all: ByKey) => [...all].filter(([, { key }]) => key === whose)
  const gone = of(before).filter(([key]) => !after.has(key))
  const added = of(after).filter(([key]) => !before.has(key))
  const [named] = [...added, ...of(after), ...gone]
  if (!named || gone.length + added.length === 0) return undefined
  const points = (unit: PointUnit): Amount => ({ before: sumOf(of(before), unit), after: sumOf(of(after), unit) })
  const { number, name: player } = named[1].row.player
  const change = {
    player,
    number,
    gone: gone.map(([, { row }]) => penaltyOf(row)),
    added: added.map(([, { row }]) => penaltyOf(row)),
    tablePoints: points('table'),
    tournamentPoints: points('tournament'),
  }
  return { ...change, text: changeWords.player(change) }
}

const sumOf = (all: readonly (readonly [string, InForce])[], unit: PointUnit): number =>
  all.reduce((sum, [, { row }]) => sum + (row.worth?.unit === unit ? row.worth.amount : 0), 0)

const penaltyOf = ({ round, table, rule, penalty, worth }: PenaltyRow): PenaltyInForce => ({ round, table, rule, penalty, worth })
