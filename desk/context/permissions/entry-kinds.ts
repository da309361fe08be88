import { extname } from 'node:path'
import { type Ref, refParts } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import { isKnownKind } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import type { Section } from '../../contract/vocabulary.ts'
import { decisionsOnRules, type RefereeDecision } from './decisions.ts'
import {
  decisionsDropped,
  decisionsOfAct,
  decisionsOfActs,
  decisionsOfHeaders,
  decisionsOfSettled,
  isSetupOfTable,
} from './decisions-of-acts.ts'

/** How an undo or redo of entries of a kind affects decisions. In this order, the first one is named in a refusal. */
const DECISIONS_UNDONE = {
  signed: (_: ReadableDb, entries: readonly Named[]): readonly RefereeDecision[] =>
    entries.map(({ kind }) => ({ kind: 'signed', text: kind })),
  acts: (db: ReadableDb, entries: readonly Named[]) =>
    decisionsOfActs(
      db,
      entries.map(({ ref }) => ref),
    ),
  headers: (db: ReadableDb, entries: readonly Named[]) => decisionsOfHeaders(db, namesOf(entries)),
  hands: (db: ReadableDb, entries: readonly Named[]) => decisionsOfSettled(db, namesOf(entries)),
} as const

type Permission<K extends EntryKind> = {
  /** The decisions in an entry that is about to be written; `signed`: the entry itself is one. */
  readonly written: 'signed' | ((db: ReadableDb, body: Body<K>) => readonly RefereeDecision[]) | null
  readonly undone: keyof typeof DECISIONS_UNDONE | null
  /**
   * Who may undo it at a table. `recorder`: any recorder, if it holds no decision; `author`: a recorder who entered it; `referee`: no
   * recorder; `signer`: only an undo that is meant for this act, because more than the record of
   * play rests on it.
   */
  readonly undoneBy: 'recorder' | 'author' | 'referee' | 'signer'
}

/** The body of an entry as the log has it. */
export type LoggedBody = Readonly<Record<string, unknown>>

/** Personal data that entries of a kind can contain. */
type Personal = {
  /** Where a person's data list it. */
  readonly section: Section
  /** Whether those that a person merely entered are counted instead of listed: there are thousands. */
  readonly isCounted: boolean
  /** Whether an entry that refers to it is about the same person. */
  readonly holds: boolean
  /** The list of people that it adds a line to: the person's id is under this key, and `name` is the person's. */
  readonly lists: 'player' | 'referee' | null
  /** Whether it holds words of the organizers in both languages: the reason of a decision, the name of a ladder's step. */
  readonly decides: boolean
  /** Content of its `text`; `any`: notation, a free text or a name. */
  readonly text: 'notation' | 'free' | 'any'
  /** Removes details besides names that would lead back to the old file or to a person. */
  readonly withoutTraces: (body: LoggedBody) => LoggedBody
}

const unchanged = (body: LoggedBody): LoggedBody => body

const PLAIN = { isCounted: false, holds: false, lists: null, decides: false, text: 'notation', withoutTraces: unchanged } as const
const FREE = { ...PLAIN, written: null, undone: null, undoneBy: 'referee' } as const
const SIGNED = { ...PLAIN, written: 'signed', undone: 'signed', undoneBy: 'referee' } as const

/** Permissions, undo and people of each kind of entry. A missing kind does not compile. */
export const entryKinds: { readonly [K in EntryKind]: Permission<K> & Personal } = {
  tournament: { ...FREE, section: 'tournament', decides: true },
  'rule-set': { ...FREE, section: 'tournament', decides: true },
  referee: { ...FREE, section: 'names', lists: 'referee' },
  'referee-code': { ...FREE, section: 'signing', withoutTraces: (body) => ({ ...body, code: null }) },
  'sign-in': { ...FREE, section: 'signing' },
  'sign-out': { ...FREE, section: 'signing' },
  'sign-in-failed': { ...FREE, section: 'signing' },
  player: { ...FREE, section: 'names', lists: 'player' },
  withdrawal: { ...FREE, section: 'names' },
  round: { ...FREE, section: 'tournament' },
  'round-clock': { ...FREE, section: 'tournament' },
  'time-added': { ...FREE, section: 'tournament' },
  table: { ...FREE, section: 'tournament' },
  'live-timing': { ...FREE, undoneBy: 'recorder', section: 'tournament' },
  seating: { ...FREE, section: 'seats' },
  'seats-changed': { ...FREE, undoneBy: 'signer', section: 'seats' },
  'result-signed': { ...SIGNED, undoneBy: 'signer', section: 'results', holds: true },
  'result-reopened': { ...SIGNED, undoneBy: 'signer', section: 'results' },
  import: { ...FREE, section: 'imports', withoutTraces: (body) => ({ ...body, hash: '', file: `import${extension(body.file)}` }) },
  hand: {
    ...PLAIN,
    written: (db, hand) => (isSetupOfTable(db, hand) ? [] : decisionsOnRules(hand.rules, [])),
    undone: 'headers',
    undoneBy: 'recorder',
    section: 'seats',
    isCounted: true,
  },
  event: { ...PLAIN, written: decisionsOfAct, undone: 'acts', undoneBy: 'recorder', section: 'acts', isCounted: true },
  'typed-apart': { ...FREE, section: 'acts' },
  'fork-settled': { ...FREE, undoneBy: 'recorder', section: 'acts' },
  'hands-settled': { ...PLAIN, written: decisionsDropped, undone: 'hands', undoneBy: 'recorder', section: 'acts' },
  'event-removed': {
    ...PLAIN,
    written: (db, { events }) => decisionsOfActs(db, events),
    undone: 'acts',
    undoneBy: 'recorder',
    section: 'acts',
    isCounted: true,
  },
  finding: { ...FREE, section: 'findings', isCounted: true, holds: true },
  'finding-gone': { ...FREE, section: 'findings', isCounted: true },
  incident: { ...FREE, undoneBy: 'author', section: 'incidents', holds: true },
  'incident-filled': { ...FREE, section: 'incidents' },
  'incident-closed': { ...SIGNED, section: 'incidents' },
  'call-answered': { ...FREE, section: 'incidents' },
  statement: { ...FREE, section: 'statements', holds: true, text: 'free' },
  attachment: {
    ...FREE,
    section: 'incidents',
    holds: true,
    withoutTraces: (body) => ({ ...body, name: `picture${extension(body.name)}` }),
  },
  ruling: { ...SIGNED, undoneBy: 'signer', section: 'rulings', holds: true, decides: true },
  appeal: { ...FREE, section: 'appeals', holds: true },
  'appeal-decided': { ...SIGNED, section: 'appeals' },
  penalty: { ...SIGNED, section: 'penalties', holds: true },
  'penalty-cancelled': { ...SIGNED, undoneBy: 'signer', section: 'penalties' },
  reviewed: { ...SIGNED, undoneBy: 'signer', section: 'rulings' },
  undo: { ...FREE, written: (db, { entries }) => decisionsOfEntries(db, entries), section: 'undone', holds: true, text: 'any' },
  redo: { ...FREE, written: (db, { undo }) => decisionsOfEntries(db, undoneBy(db, undo)), section: 'undone' },
  export: {
    ...FREE,
    section: 'reports',
    withoutTraces: (body) => ({ ...body, digest: null, head: null, ...(isNamed(body.player) && { player: null }) }),
  },
}

/** An entry that a newer version wrote. */
const UNKNOWN: Personal = { ...PLAIN, section: 'tournament' }

/** Personal data that an entry of this kind can contain. */
export const personalOf = (kind: string): Personal => (isKnownKind(kind) ? entryKinds[kind] : UNKNOWN)

/** The log's key for a person on no list about whom a report left starts so. */
export const NAMED_PREFIX = 'name:'

const isNamed = (player: unknown): boolean => typeof player === 'string' && player.startsWith(NAMED_PREFIX)

const extension = (name: unknown): string => /^\.[a-z0-9]{1,5}$/i.exec(extname(String(name)))?.[0].toLowerCase() ?? ''

/** The decisions in an entry that is about to be written. Undoing or removing a decision is a decision, too. */
export const decisionsOfEntry = <K extends EntryKind>(db: ReadableDb, kind: K, body: Body<K>): readonly RefereeDecision[] => {
  const { written } = entryKinds[kind]
  if (written === 'signed') return [{ kind: 'signed', text: kind }]
  return written?.(db, body) ?? []
}

type Named = { readonly ref: Ref; readonly kind: EntryKind }
const namesOf = (entries: readonly Named[]): string => JSON.stringify(entries.map(({ ref }) => ref))

/** The decisions in logged entries that an undo or redo affects. */
export const decisionsOfEntries = (db: ReadableDb, refs: readonly Ref[]): readonly RefereeDecision[] => {
  const entries = refs.flatMap((ref): readonly Named[] => {
    const { device, number } = refParts(ref)
    const kind = sql<string>(db, KIND).pluck().get(device, number)
    return kind !== undefined && isKnownKind(kind) ? [{ ref, kind }] : []
  })
  return Object.entries(DECISIONS_UNDONE).flatMap(([undone, read]) => {
    const affected = entries.filter(({ kind }) => entryKinds[kind].undone === undone)
    return affected.length === 0 ? [] : read(db, affected)
  })
}

const KIND = 'SELECT kind FROM entry WHERE device = ? AND number = ?'

const undoneBy = (db: ReadableDb, undo: Ref): readonly Ref[] =>
  JSON.parse(sql<string>(db, 'SELECT entries FROM undo WHERE ref = ?').pluck().get(undo) ?? '[]') as readonly Ref[]
