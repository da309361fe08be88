import { extname } from 'node:path'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import type { Section } from '../../contract/vocabulary.ts'

/** The body of an entry as the log has it. */
export type Words = Readonly<Record<string, unknown>>

/** Personal data that entries of a kind can contain. */
export type Personal = {
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
  readonly withoutTraces: (body: Words) => Words
}

const unchanged = (body: Words): Words => body

const PLAIN = { isCounted: false, holds: false, lists: null, decides: false, text: 'notation', withoutTraces: unchanged } as const

const PERSONAL: Readonly<Record<EntryKind, Personal>> = {
  tournament: { ...PLAIN, section: 'tournament', decides: true },
  'rule-set': { ...PLAIN, section: 'tournament', decides: true },
  referee: { ...PLAIN, section: 'names', lists: 'referee' },
  'referee-code': { ...PLAIN, section: 'signing', withoutTraces: (body) => ({ ...body, code: null }) },
  'sign-in': { ...PLAIN, section: 'signing' },
  'sign-out': { ...PLAIN, section: 'signing' },
  'sign-in-failed': { ...PLAIN, section: 'signing' },
  player: { ...PLAIN, section: 'names', lists: 'player' },
  withdrawal: { ...PLAIN, section: 'names' },
  round: { ...PLAIN, section: 'tournament' },
  'round-clock': { ...PLAIN, section: 'tournament' },
  'time-added': { ...PLAIN, section: 'tournament' },
  table: { ...PLAIN, section: 'tournament' },
  'live-timing': { ...PLAIN, section: 'tournament' },
  seating: { ...PLAIN, section: 'seats' },
  'seats-changed': { ...PLAIN, section: 'seats' },
  'result-signed': { ...PLAIN, section: 'results', holds: true },
  'result-reopened': { ...PLAIN, section: 'results' },
  import: { ...PLAIN, section: 'imports', withoutTraces: (body) => ({ ...body, hash: '', file: `import${extension(body.file)}` }) },
  hand: { ...PLAIN, section: 'seats', isCounted: true },
  event: { ...PLAIN, section: 'acts', isCounted: true },
  'typed-apart': { ...PLAIN, section: 'acts' },
  'fork-settled': { ...PLAIN, section: 'acts' },
  'hands-settled': { ...PLAIN, section: 'acts' },
  'event-removed': { ...PLAIN, section: 'acts', isCounted: true },
  finding: { ...PLAIN, section: 'findings', isCounted: true, holds: true },
  'finding-gone': { ...PLAIN, section: 'findings', isCounted: true },
  incident: { ...PLAIN, section: 'incidents', holds: true },
  'incident-filled': { ...PLAIN, section: 'incidents' },
  'incident-closed': { ...PLAIN, section: 'incidents' },
  'call-answered': { ...PLAIN, section: 'incidents' },
  statement: { ...PLAIN, section: 'statements', holds: true, text: 'free' },
  attachment: {
    ...PLAIN,
    section: 'incidents',
    holds: true,
    withoutTraces: (body) => ({ ...body, name: `picture${extension(body.name)}` }),
  },
  ruling: { ...PLAIN, section: 'rulings', holds: true, decides: true },
  appeal: { ...PLAIN, section: 'appeals', holds: true },
  'appeal-decided': { ...PLAIN, section: 'appeals' },
  penalty: { ...PLAIN, section: 'penalties', holds: true },
  'penalty-cancelled': { ...PLAIN, section: 'penalties' },
  reviewed: { ...PLAIN, section: 'rulings' },
  undo: { ...PLAIN, section: 'undone', holds: true, text: 'any' },
  redo: { ...PLAIN, section: 'undone' },
  export: {
    ...PLAIN,
    section: 'reports',
    withoutTraces: (body) => ({ ...body, digest: null, head: null, ...(isNamed(body.player) && { player: null }) }),
  },
}

/** An entry that a newer version wrote. */
const UNKNOWN: Personal = { ...PLAIN, section: 'tournament' }

/** Personal data that an entry of this kind can contain. */
export const personalOf = (kind: string): Personal => (isKnown(kind) ? PERSONAL[kind] : UNKNOWN)

const isKnown = (kind: string): kind is EntryKind => Object.hasOwn(PERSONAL, kind)

/** The log's key for a person on no list about whom a report left starts so. */
export const NAMED = 'name:'

const isNamed = (player: unknown): boolean => typeof player === 'string' && player.startsWith(NAMED)

const extension = (name: unknown): string => /^\.[a-z0-9]{1,5}$/i.exec(extname(String(name)))?.[0].toLowerCase() ?? ''
