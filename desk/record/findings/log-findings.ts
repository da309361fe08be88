import { isDeepStrictEqual } from 'node:util'
import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { memoized, once } from '../../../engine/model/memo.ts'
import { eventsNamedBy, findingContent, type Renumbering, renumberedFinding } from '../../../engine/repair/corrections.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import { isAccusationInDoubt } from '../concurrent/doubtful-accusations.ts'
import { currentPlay } from '../played-hand.ts'
import { currentActNumber } from './act-number.ts'
import { findingFrom } from './stored-finding.ts'

/** A finding that appeared or disappeared: its id in the file and its data. */
export type LoggedFinding = { readonly id: number; readonly finding: Finding }
/** `moved`: findings that only have other act numbers now. */
export type FindingChange = {
  readonly came: readonly LoggedFinding[]
  readonly gone: readonly LoggedFinding[]
  readonly moved: readonly LoggedFinding[]
}

/** No change of findings. */
export const NO_CHANGE: FindingChange = { came: [], gone: [], moved: [] }

/** The engine's version, stored with each finding. */
const ENGINE = '1'

type Row = {
  readonly id: number
  readonly ref: Ref
  readonly data: string
  readonly names: string
  readonly player: string | null
  readonly player_name: string | null
  readonly rules: string
  readonly edition: string
  readonly gone: number | null
}

/** A logged finding. `expected`: it with the current act numbers; undefined if one of its acts is gone. */
type Known = Row & { readonly finding: Finding; readonly at: number | undefined; readonly expected: Finding | undefined }

/**
 * Compares the engine's findings of a hand with the logged ones, and writes the difference. Two findings are identical if rule, level, seat
 * and act agree, whatever the act's number and the player. A finding that disappears and comes back keeps its id. Only open findings are
 * returned. No new accusation or question is written while a fork leaves it in doubt.
 */
export const logFindings = (db: ReadableDb, write: Write, hand: PlayedHand): FindingChange => {
  const found = currentPlay(hand).findings
  const rows = sql<Row>(
    db,
    'SELECT id, ref, data, names, player, player_name, rules, edition, gone FROM finding WHERE hand = ? ORDER BY id',
  ).all(hand.row.id)
  const known = rows.map((row) => knownFrom(db, hand, row))
  const same = matched(known, found)
  const inDoubt = once(() => isAccusationInDoubt(db, hand))
  const change = { came: [] as LoggedFinding[], gone: [] as LoggedFinding[], moved: [] as LoggedFinding[] }
  for (const finding of found) {
    const before = same.get(finding)
    const plain = plainOf(finding)
    const who = playerOf(hand, finding)
    if (before?.gone === null && isSame(before.finding, plain) && isSamePlayer(before, who) && isUnderSame(before, hand)) continue
    if (before?.gone !== null && inDoubt()(finding)) continue
    write('finding', { ...bodyOf(hand, finding), ...who, again: before?.ref ?? null })
    const wasOpen = before?.gone === null && before.finding.state === 'open'
    const id = before?.id ?? sql<number>(db, 'SELECT max(id) FROM finding').pluck().get() ?? 0
    if (!wasOpen && finding.state === 'open') change.came.push({ id, finding })
    if (wasOpen && finding.state !== 'open') change.gone.push({ id, finding })
    if (before?.gone === null && before.expected && contentOf(before.expected) === contentOf(plain)) change.moved.push({ id, finding })
  }
  const matchedRows = new Set([...same.values()].map(({ id }) => id))
  for (const before of known) {
    if (before.gone !== null || matchedRows.has(before.id)) continue
    write('finding-gone', { finding: before.ref })
    if (before.finding.state === 'open') change.gone.push({ id: before.id, finding: before.finding })
  }
  return change
}

export const findingsGone = (db: ReadableDb, write: Write, hand: string): FindingChange => {
  const rows = sql<{ id: number; ref: Ref; data: string }>(
    db,
    'SELECT id, ref, data FROM finding WHERE hand = ? AND gone IS NULL ORDER BY id',
  )
  const gone = rows.all(hand).map(({ id, ref, data }) => {
    write('finding-gone', { finding: ref })
    return { id, finding: findingFrom(db, data) }
  })
  return { ...NO_CHANGE, gone: gone.filter(({ finding }) => finding.state === 'open') }
}

/** The findings of a hand are the same objects from act to act. */
const contentOf = memoized(findingContent).get
/** A finding as the log gives it back. */
const plainOf = memoized((finding: Finding) => JSON.parse(JSON.stringify(finding)) as Finding).get

/** Equal content is the cheaper test; the order of names in a penalty can differ. */
const isSame = (one: Finding, other: Finding): boolean => contentOf(one) === contentOf(other) || isDeepStrictEqual(one, other)

const isSamePlayer = (before: Row, { player, playerName }: ReturnType<typeof playerOf>): boolean =>
  before.player === player && (player !== null || before.player_name === playerName)

const isUnderSame = (before: Row, { row: { rules, edition } }: PlayedHand): boolean => before.rules === rules && before.edition === edition

const playerOf = ({ seated }: PlayedHand, { seat }: Finding) => {
  const { id: player = null, name: playerName = null } = (seat && seated[seat]) || {}
  return { player, playerName }
}

const bodyOf = (hand: PlayedHand, finding: Finding) => {
  const { rules, edition, id } = hand.row
  const names: Record<string, Ref> = {}
  for (const number of eventsNamedBy(finding)) {
    const ref = hand.refs[number - 1]
    if (ref !== undefined) names[number] = ref
  }
  return { hand: id, rules, edition, engine: ENGINE, finding, names }
}

const knownFrom = (db: ReadableDb, hand: PlayedHand, row: Row): Known => {
  const finding = findingFrom(db, row.data)
  const names = JSON.parse(row.names) as Readonly<Record<string, Ref>>
  if (Object.entries(names).every(([number, ref]) => hand.refs[Number(number) - 1] === ref))
    return { ...row, finding, at: finding.event, expected: finding }
  const to: Renumbering = (number) => {
    const ref = names[number]
    if (ref === undefined || hand.refs[number - 1] === ref) return number
    return currentActNumber(db, hand.row.id, ref) ?? undefined
  }
  return { ...row, finding, at: to(finding.event), expected: renumberedFinding(finding, to) }
}

/** Matches current findings with logged ones: first by equal content, then by act, then by number of the act. */
const matched = (known: readonly Known[], found: readonly Finding[]): ReadonlyMap<Finding, Known> => {
  const same = new Map<Finding, Known>()
  const taken = new Set<Known>()
  const match = (keyOfKnown: (before: Known) => string | undefined, keyOfFound: (finding: Finding) => string) => {
    if (same.size === found.length) return
    const left = Map.groupBy(
      known.filter((before) => !taken.has(before)),
      keyOfKnown,
    )
    for (const finding of found) {
      const before = same.has(finding) ? undefined : left.get(keyOfFound(finding))?.shift()
      if (!before) continue
      same.set(finding, before)
      taken.add(before)
    }
  }
  const about = ({ rule, level, seat }: Finding, event: number | undefined): string | undefined =>
    event === undefined ? undefined : `${rule} ${level} ${seat} ${event}`
  match(({ expected }) => expected && contentOf(expected), contentOf)
  match(
    (before) => about(before.finding, before.at),
    (finding) => about(finding, finding.event) ?? '',
  )
  match(
    (before) => (before.gone === null ? undefined : about(before.finding, before.finding.event)),
    (finding) => about(finding, finding.event) ?? '',
  )
  return same
}
