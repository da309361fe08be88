import { isDeepStrictEqual } from 'node:util'
import type { Write } from '../../db/act.ts'
import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Finding } from '../../engine/findings.ts'
import { now, type PlayedHand } from './played-hand.ts'

/** A finding that came or went: its number in the file and its data. */
export type Shown = { readonly id: number; readonly finding: Finding }
export type FindingChange = { readonly came: readonly Shown[]; readonly gone: readonly Shown[] }

/** The engine's version, kept with every finding that it gave. */
const ENGINE = '1'

type Row = { readonly id: number; readonly ref: Ref; readonly data: string; readonly gone: number | null }

/**
 * Compares what the engine finds in a hand with what the log has shown of it, and writes the difference. A finding is the same one as
 * long as rule, level, seat and event are; it keeps its number when it goes and comes again. Open ones are what came and what is gone.
 */
export const logFindings = (db: ReadableDb, write: Write, hand: PlayedHand): FindingChange => {
  const { findings } = now(hand)
  const rows = sql<Row>(db, 'SELECT id, ref, data, gone FROM finding WHERE hand = ? ORDER BY id').all(hand.row.id)
  const shown = byKey(rows.map((row) => ({ ...row, finding: JSON.parse(row.data) as Finding })))
  const found = byKey(findings.map((finding) => ({ finding })))
  const came: Shown[] = []
  const gone: Shown[] = []
  for (const [key, { finding }] of found) {
    const before = shown.get(key)
    if (before && before.gone === null && isDeepStrictEqual(before.finding, JSON.parse(JSON.stringify(finding)))) continue
    const { id: player = null, name: playerName = null } = (finding.seat && hand.seated[finding.seat]) || {}
    const { rules, edition, id } = hand.row
    write('finding', { hand: id, again: before?.ref ?? null, rules, edition, engine: ENGINE, player, playerName, finding })
    const wasOpen = before?.gone === null && before.finding.state === 'open'
    const number = before?.id ?? sql<number>(db, 'SELECT max(id) FROM finding').pluck().get() ?? 0
    if (!wasOpen && finding.state === 'open') came.push({ id: number, finding })
    if (wasOpen && finding.state !== 'open') gone.push({ id: number, finding })
  }
  for (const [key, before] of shown) {
    if (before.gone !== null || found.has(key)) continue
    write('finding-gone', { finding: before.ref })
    if (before.finding.state === 'open') gone.push({ id: before.id, finding: before.finding })
  }
  return { came, gone }
}

/** Findings by what makes them the same one; several of one key are told apart by their order. */
const byKey = <T extends { readonly finding: Finding }>(findings: readonly T[]): ReadonlyMap<string, T> => {
  const keyed = new Map<string, T>()
  for (const one of findings) {
    const { rule, level, seat, event } = one.finding
    for (let n = 0; ; n++) {
      const key = `${rule} ${level} ${seat} ${event} ${n}`
      if (keyed.has(key)) continue
      keyed.set(key, one)
      break
    }
  }
  return keyed
}
