import { partsOf, type Ref } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import { isKnownKind } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { SettingLine } from '../../../engine/model/table-file.ts'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import { LIVE_CLOCK, readEvent, readHeader } from '../read-hand.ts'
import { rulesFor } from '../rules/rules-in-force.ts'
import { type Decision, decisionsIn, decisionsOnRules } from './decisions.ts'

/** How an undo or redo of entries of a kind affects decisions. In this order, the first one is named in a refusal. */
const DECISIONS_UNDONE = {
  signed: (_: ReadableDb, entries: readonly Named[]): readonly Decision[] => entries.map(({ kind }) => ({ kind: 'signed', text: kind })),
  acts: (db: ReadableDb, entries: readonly Named[]) =>
    decisionsOfActs(
      db,
      entries.map(({ ref }) => ref),
    ),
  headers: (db: ReadableDb, entries: readonly Named[]) =>
    sql<Hand>(db, HANDS)
      .all(namesOf(entries))
      .flatMap((hand) => (setsOtherRules(db, hand) ? decisionsOnRules(hand.rules, []) : [])),
  hands: (db: ReadableDb, entries: readonly Named[]) =>
    sql<Body<'hands-settled'>>(db, SETTLED)
      .all(namesOf(entries))
      .flatMap((one) => decisionsDropped(db, one)),
} as const

type Permission<K extends EntryKind> = {
  /** The decisions in an entry that is about to be written; `signed`: the entry itself is one. */
  readonly written: 'signed' | ((db: ReadableDb, body: Body<K>) => readonly Decision[]) | null
  readonly undone: keyof typeof DECISIONS_UNDONE | null
  /**
   * Who may undo it at a table. `recorder`: any recorder, if it holds no decision; `author`: a recorder who entered it; `referee`: no
   * recorder; `signer`: only an undo that is meant for a signed act.
   */
  readonly undoneBy: 'recorder' | 'author' | 'referee' | 'signer'
}

const FREE = { written: null, undone: null, undoneBy: 'referee' } as const
const SIGNED = { written: 'signed', undone: 'signed', undoneBy: 'referee' } as const

/** Who may write and undo each kind of entry. */
export const permissions: { readonly [K in EntryKind]: Permission<K> } = {
  tournament: FREE,
  'rule-set': FREE,
  referee: FREE,
  'referee-code': FREE,
  'sign-in': FREE,
  'sign-out': FREE,
  'sign-in-failed': FREE,
  player: FREE,
  withdrawal: FREE,
  round: FREE,
  'round-clock': FREE,
  'time-added': FREE,
  table: FREE,
  'live-timing': { ...FREE, undoneBy: 'recorder' },
  seating: FREE,
  'seats-changed': FREE,
  'result-signed': SIGNED,
  'result-reopened': SIGNED,
  import: FREE,
  hand: {
    written: (db, hand) => (isSetupOfTable(db, hand) ? [] : decisionsOnRules(hand.rules, [])),
    undone: 'headers',
    undoneBy: 'recorder',
  },
  event: {
    written: (db, { text, form, replaces }) => [
      ...decisionsIn([readEvent(text, form ?? null, ANY_NUMBER)]),
      ...(replaces ? readActs(sql<Act>(db, ACT).all(replaces)) : []),
    ],
    undone: 'acts',
    undoneBy: 'recorder',
  },
  'typed-apart': FREE,
  'fork-settled': { ...FREE, undoneBy: 'recorder' },
  'hands-settled': { written: (db, settled) => decisionsDropped(db, settled), undone: 'hands', undoneBy: 'recorder' },
  'event-removed': { written: (db, { events }) => decisionsOfActs(db, events), undone: 'acts', undoneBy: 'recorder' },
  finding: FREE,
  'finding-gone': FREE,
  incident: { ...FREE, undoneBy: 'author' },
  'incident-filled': FREE,
  'incident-closed': SIGNED,
  'call-answered': FREE,
  statement: FREE,
  attachment: FREE,
  ruling: { ...SIGNED, undoneBy: 'signer' },
  appeal: FREE,
  'appeal-decided': SIGNED,
  penalty: SIGNED,
  'penalty-cancelled': { ...SIGNED, undoneBy: 'signer' },
  reviewed: { ...SIGNED, undoneBy: 'signer' },
  undo: { ...FREE, written: (db, { entries }) => decisionsOfEntries(db, entries) },
  redo: { ...FREE, written: (db, { undo }) => decisionsOfEntries(db, undoneBy(db, undo)) },
  export: FREE,
}

/** The decisions in an entry that is about to be written. Undoing or removing a decision is a decision, too. */
export const decisionsOfEntry = <K extends EntryKind>(db: ReadableDb, kind: K, body: Body<K>): readonly Decision[] => {
  const { written } = permissions[kind]
  if (written === 'signed') return [{ kind: 'signed', text: kind }]
  return written?.(db, body) ?? []
}

type Named = { readonly ref: Ref; readonly kind: EntryKind }
const namesOf = (entries: readonly Named[]): string => JSON.stringify(entries.map(({ ref }) => ref))

/** The decisions in logged entries that an undo or redo affects. */
export const decisionsOfEntries = (db: ReadableDb, refs: readonly Ref[]): readonly Decision[] => {
  const entries = refs.flatMap((ref): readonly Named[] => {
    const { device, number } = partsOf(ref)
    const kind = sql<string>(db, KIND).pluck().get(device, number)
    return kind !== undefined && isKnownKind(kind) ? [{ ref, kind }] : []
  })
  return Object.entries(DECISIONS_UNDONE).flatMap(([undone, read]) => {
    const affected = entries.filter(({ kind }) => permissions[kind].undone === undone)
    return affected.length === 0 ? [] : read(db, affected)
  })
}

/** A hand whose undo restores another rule set and settings. */
type Hand = { readonly entry: number; readonly subject: string; readonly rules: string; readonly edition: string; readonly lines: string }

const KIND = 'SELECT kind FROM entry WHERE device = ? AND number = ?'
const HANDS = `SELECT past.entry, subject, body ->> '$.rules' AS rules, body ->> '$.edition' AS edition, body ->> '$.lines' AS lines
  FROM json_each(?) named JOIN past ON past.ref = named.value WHERE past.kind = 'hand'`
const SETTLED = `SELECT table_id AS "table", one, other, stands FROM json_each(?) named JOIN hands_settled ON hands_settled.ref = named.value`

/** Whether a hand's header changes the rules of its previous header. The first header starts the hand. */
const setsOtherRules = (db: ReadableDb, { entry, subject, rules, edition, lines }: Hand): boolean => {
  const before = sql<Omit<Hand, 'entry' | 'subject'>>(db, EARLIER).get(subject, entry)
  return before !== undefined && setupKey(before) !== setupKey({ rules, edition, lines })
}

const EARLIER = `SELECT body ->> '$.rules' AS rules, body ->> '$.edition' AS edition, body ->> '$.lines' AS lines
  FROM past WHERE kind = 'hand' AND subject = ? AND entry < ? AND taken_back IS NULL ORDER BY entry DESC LIMIT 1`

/** Whether a hand uses the rules and settings of its table or tournament. Live timing is the recorder's choice. */
const isSetupOfTable = (db: ReadableDb, { table, rules, edition, lines }: Body<'hand'>): boolean => {
  const own = setupKey({ rules, edition, lines: JSON.stringify(lines) })
  const given = rulesFor(db, table)
  if (given && own === setupKey({ ...given, lines: '[]' })) return true
  return sql<Setup>(db, OF_TABLE)
    .all(table)
    .some((one) => setupKey(one) === own)
}

type Setup = { readonly rules: string; readonly edition: string; readonly lines: string }
const OF_TABLE = `SELECT DISTINCT rules, edition, json_array(header) AS lines FROM hand WHERE table_id = ? AND taken_back IS NULL`

const setupKey = ({ rules, edition, lines }: Setup): string => {
  const read = readHeader((JSON.parse(lines) as readonly string[]).join('\n'))
  const settings: readonly SettingLine[] = read.ok ? read.value.settings : []
  const set = settings.filter(({ name }) => name !== LIVE_CLOCK.name).map(({ name, value }) => `${name} ${value}`)
  return JSON.stringify([rules, edition, ...set.toSorted()])
}

/** The decisions among acts, among those that they replace or remove, and among the acts that are undone together with them. */
const decisionsOfActs = (db: ReadableDb, refs: readonly Ref[]): readonly Decision[] =>
  refs.length === 0 ? [] : readActs(sql<Act>(db, ACTS).all(JSON.stringify(refs)))

const ACT = 'SELECT text, form_text, form_part FROM event WHERE ref = ?'
const ACTS = `WITH given (ref) AS (SELECT value FROM json_each(?)),
    named AS (SELECT event.entry, event.replaces FROM given JOIN event USING (ref)),
    all_ (entry) AS (SELECT entry FROM named UNION SELECT replaces FROM named
      UNION SELECT about.entry FROM named JOIN event about ON about.about = named.entry WHERE about.number IS NOT NULL
      UNION SELECT removed.event FROM given JOIN event_removed removed USING (ref))
  SELECT text, form_text, form_part FROM event JOIN all_ USING (entry)`

type Act = { readonly text: string; readonly form_text: string | null; readonly form_part: number | null }
const readActs = (acts: readonly Act[]): readonly Decision[] =>
  decisionsIn(
    acts.map(({ text, form_text, form_part }) =>
      readEvent(text, form_text === null ? null : { text: form_text, part: form_part ?? 1 }, ANY_NUMBER),
    ),
  )

/** The references in a logged act were valid when it was read; only its verb matters here. */
const ANY_NUMBER = Number.MAX_SAFE_INTEGER

const undoneBy = (db: ReadableDb, undo: Ref): readonly Ref[] =>
  JSON.parse(sql<string>(db, 'SELECT entries FROM undo WHERE ref = ?').pluck().get(undo) ?? '[]') as readonly Ref[]

/** The decisions in the hand that is dropped when one of two hands is chosen. */
const decisionsDropped = (db: ReadableDb, { one, other, stands }: Body<'hands-settled'>): readonly Decision[] => {
  const dropped = stands === 'one' ? other : stands === 'other' ? one : null
  if (dropped === null) return []
  const signed = sql<string>(db, RULED).pluck().all(dropped)
  return [...readActs(sql<Act>(db, IN_HAND).all(dropped)), ...signed.map((text) => ({ kind: 'signed', text }) as const)]
}

const IN_HAND = `SELECT text, form_text, form_part FROM hand JOIN event ON event.hand = hand.id WHERE hand.ref = ? AND event.number IS NOT NULL`
const RULED = `SELECT ruling.rule FROM hand JOIN finding ON finding.hand = hand.id JOIN ruling ON ruling.finding = finding.id
  WHERE hand.ref = ? AND ruling.taken_back IS NULL`
