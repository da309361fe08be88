import type { Ref } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { SettingLine } from '../../../engine/model/table-file.ts'
import { LIVE_CLOCK, readEvent, readHandHeader } from '../read-hand.ts'
import { rulesFor } from '../rules/rules-in-force.ts'
import { decisionsIn, decisionsOnRules, type RefereeDecision } from './decisions.ts'

/** The decisions in an act that is about to be written, and in the one that it replaces. */
export const decisionsOfAct = (db: ReadableDb, { text, form, replaces }: Body<'event'>): readonly RefereeDecision[] => [
  ...decisionsIn([readEvent(text, form ?? null, ANY_NUMBER)]),
  ...(replaces ? readActs(sql<Act>(db, ACT).all(replaces)) : []),
]

/** The decisions in the headers of hands that are undone. `refs`: a JSON list of entries. */
export const decisionsOfHeaders = (db: ReadableDb, refs: string): readonly RefereeDecision[] =>
  sql<Hand>(db, HANDS)
    .all(refs)
    .flatMap((hand) => (setsOtherRules(db, hand) ? decisionsOnRules(hand.rules, []) : []))

/** The decisions in the hands that are dropped if the choice of two hands is undone. `refs`: a JSON list of entries. */
export const decisionsOfSettled = (db: ReadableDb, refs: string): readonly RefereeDecision[] =>
  sql<Body<'hands-settled'>>(db, SETTLED)
    .all(refs)
    .flatMap((one) => decisionsDropped(db, one))

/** A hand whose undo restores another rule set and settings. */
type Hand = { readonly entry: number; readonly subject: string; readonly rules: string; readonly edition: string; readonly lines: string }

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
export const isSetupOfTable = (db: ReadableDb, { table, rules, edition, lines }: Body<'hand'>): boolean => {
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
  const read = readHandHeader((JSON.parse(lines) as readonly string[]).join('\n'))
  const settings: readonly SettingLine[] = read.ok ? read.value.settings : []
  const set = settings.filter(({ name }) => name !== LIVE_CLOCK.name).map(({ name, value }) => `${name} ${value}`)
  return JSON.stringify([rules, edition, ...set.toSorted()])
}

/** The decisions among acts, among those that they replace or remove, and among the acts that are undone together with them. */
export const decisionsOfActs = (db: ReadableDb, refs: readonly Ref[]): readonly RefereeDecision[] =>
  refs.length === 0 ? [] : readActs(sql<Act>(db, ACTS).all(JSON.stringify(refs)))

const ACT = 'SELECT text, form_text, form_part FROM event WHERE ref = ?'
const ACTS = `WITH given (ref) AS (SELECT value FROM json_each(?)),
    named AS (SELECT event.entry, event.replaces FROM given JOIN event USING (ref)),
    all_ (entry) AS (SELECT entry FROM named UNION SELECT replaces FROM named
      UNION SELECT about.entry FROM named JOIN event about ON about.about = named.entry WHERE about.number IS NOT NULL
      UNION SELECT removed.event FROM given JOIN event_removed removed USING (ref))
  SELECT text, form_text, form_part FROM event JOIN all_ USING (entry)`

type Act = { readonly text: string; readonly form_text: string | null; readonly form_part: number | null }
const readActs = (acts: readonly Act[]): readonly RefereeDecision[] =>
  decisionsIn(
    acts.map(({ text, form_text, form_part }) =>
      readEvent(text, form_text === null ? null : { text: form_text, part: form_part ?? 1 }, ANY_NUMBER),
    ),
  )

/** The references in a logged act were valid when it was read; only its verb matters here. */
const ANY_NUMBER = Number.MAX_SAFE_INTEGER

/** The decisions in the hand that is dropped when one of two hands is chosen. */
export const decisionsDropped = (db: ReadableDb, { one, other, stands }: Body<'hands-settled'>): readonly RefereeDecision[] => {
  const dropped = stands === 'one' ? other : stands === 'other' ? one : null
  if (dropped === null) return []
  const signed = sql<string>(db, RULED).pluck().all(dropped)
  return [...readActs(sql<Act>(db, IN_HAND).all(dropped)), ...signed.map((text) => ({ kind: 'signed', text }) as const)]
}

const IN_HAND = `SELECT text, form_text, form_part FROM hand JOIN event ON event.hand = hand.id WHERE hand.ref = ? AND event.number IS NOT NULL`
const RULED = `SELECT ruling.rule FROM hand JOIN finding ON finding.hand = hand.id JOIN ruling ON ruling.finding = finding.id
  WHERE hand.ref = ? AND ruling.taken_back IS NULL`
