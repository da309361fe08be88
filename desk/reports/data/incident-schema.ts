import { z } from 'zod'
import { APPEAL_OUTCOMES, CLOSINGS, DECISIONS, ENDINGS, PICTURE_TYPES, STATEMENT_ROLES, WEIGHTS } from '../../../db/log/vocabulary.ts'
import { GROUP_KINDS, RECORD_STARTS, TURN_ACTS } from '../../../engine/model/events.ts'
import { FINDING_STATES } from '../../../engine/model/findings.ts'
import { LEVELS } from '../../../engine/model/levels.ts'
import { POINT_UNITS } from '../../../engine/model/penalties.ts'
import { penalty } from '../../contract/inputs.ts'
import { moment, seat, whole } from '../../contract/report-data.ts'
import { INCIDENT_STATES, SHOWN_STATES } from '../../contract/vocabulary.ts'

const text = z.string()
const bySeat = <T extends z.ZodType>(one: T) => z.strictObject({ E: one, S: one, W: one, N: one })
const tile = text.meta({ description: 'a tile in table notation: 5p, 0p (red), 1z; ?: not known' })
const player = z.strictObject({ number: whole.nullable(), name: text, country: text })
const takenBack = z.strictObject({ by: text, at: moment }).nullable().meta({ description: 'undone: by whom and when' })
const hash = text.regex(/^[0-9a-f]{64}$/)
const entry = z.strictObject({ seq: whole, hash })
const ref = z
  .string()
  .regex(/:\d+$/)
  .meta({ description: 'the name of its entry, DEVICE:NUMBER, which never moves; the id moves on where copies are joined' })

/** Names and citations of a rule set; `house`: a tournament's own changes to the set that it is based on. */
const rules = z.strictObject({ id: text, edition: text, base: text.optional(), house: z.unknown().optional() })

const finding = z
  .looseObject({
    rule: text,
    level: z.enum(LEVELS),
    seat: seat.nullable(),
    event: whole,
    because: z.array(whole).meta({ description: 'the acts that prove it' }),
    state: z.enum(FINDING_STATES),
    sections: z.array(text),
    remedies: z.array(text),
    penalty,
    facts: z.record(z.string(), z.unknown()),
  })
  .meta({ description: 'as the engine gave it' })

const cancelled = z.strictObject({ by: text, at: moment, reason: text }).nullable()

const ruling = z.strictObject({
  id: whole,
  ref,
  finding: whole.nullable(),
  rule: text,
  rules,
  sections: z.array(text),
  player: text.nullable(),
  decision: z.enum(DECISIONS),
  proposed: penalty,
  imposed: penalty,
  remedies: z.array(text).meta({ description: 'what was done at the table: step-1 for the first of the steps, or a remedy’s name' }),
  reason: text,
  by: text,
  at: moment,
  seq: whole,
  hash,
  supersedes: whole.nullable(),
  supersededBy: whole.nullable(),
  conflict: whole.nullable(),
  cancelled,
  takenBack,
})

const earlier = z.strictObject({
  round: whole.nullable(),
  table: text,
  rule: text,
  decision: z.enum(['upheld', 'changed']),
  imposed: penalty,
  incident: whole,
  at: moment,
})

const found = z.strictObject({
  id: whole,
  ref,
  finding,
  state: z.enum(SHOWN_STATES),
  proposed: penalty,
  incident: whole.nullable(),
  incidentRef: ref.nullable(),
  ruling: ruling.nullable(),
  due: z.strictObject({ seat, due: z.enum(TURN_ACTS) }).nullable(),
  takenBack: z.array(ruling),
  earlier: z.array(earlier),
})

const decided = z.strictObject({
  outcome: z.enum(APPEAL_OUTCOMES),
  reason: text,
  by: text,
  at: moment,
  ruling: whole.nullable(),
})

const incident = z.strictObject({
  id: whole,
  ref,
  table: text,
  tableId: text,
  round: whole.nullable(),
  hand: text,
  event: whole.nullable(),
  to: whole.nullable(),
  finding: whole.nullable(),
  rule: text.nullable(),
  seat: seat.nullable(),
  player: text.nullable(),
  players: z.array(text),
  note: text,
  weight: z.enum(WEIGHTS),
  state: z.enum(INCIDENT_STATES),
  conflict: z.boolean(),
  review: z.boolean(),
  closed: z.strictObject({ how: z.enum(ENDINGS), reason: text, by: text, at: moment }).nullable(),
  takenBack,
  openedAt: moment,
  by: text,
  statements: z.array(
    z.strictObject({
      id: whole,
      role: z.enum(STATEMENT_ROLES),
      saidBy: text.nullable(),
      text,
      notedBy: text,
      at: moment,
      takenBack,
    }),
  ),
  attachments: z.array(
    z.strictObject({
      id: whole,
      name: text,
      type: z.enum(PICTURE_TYPES),
      size: whole,
      hash: text.meta({ description: 'SHA-256 of its bytes, which are in the file only' }),
      note: text,
      addedBy: text,
      at: moment,
      takenBack,
    }),
  ),
  rulings: z.array(ruling),
  besides: z
    .array(ruling.extend({ incident: whole }))
    .optional()
    .meta({ description: 'rulings of other incidents on the same finding, as where two referees ruled on it apart' }),
  appeals: z.array(
    z.strictObject({
      id: whole,
      ruling: whole,
      appealedBy: text.nullable(),
      grounds: text,
      notedBy: text,
      at: moment,
      decided: decided.nullable(),
      takenBack,
    }),
  ),
  fillings: z.array(
    z.strictObject({
      id: whole,
      fields: z.array(text),
      note: text.nullable(),
      weight: z.enum(WEIGHTS).nullable(),
      by: text,
      at: moment,
      takenBack,
    }),
  ),
  closings: z.array(z.strictObject({ id: whole, how: z.enum(CLOSINGS), reason: text, by: text, at: moment, takenBack })),
})

const description = z.strictObject({
  name: text,
  level: text,
  headline: text,
  fact: text,
  law: text,
  citation: text,
  wouldChange: text,
  steps: z.array(text),
  penalty: text,
  answers: z.array(z.strictObject({ word: text, label: text, follows: text })),
})

const group = z.strictObject({
  kind: z.enum(GROUP_KINDS),
  tiles: z.array(z.strictObject({ tile, rotated: z.boolean(), faceDown: z.boolean(), missing: z.boolean(), stacked: z.boolean() })),
  from: seat.nullable(),
  side: text.nullable(),
})

const seatView = z.looseObject({
  river: z.array(
    z.looseObject({
      tile,
      event: whole.nullable(),
      rotated: z.boolean(),
      drawn: z.boolean(),
      claimedBy: z.union([seat, z.literal('?')]).nullable(),
      called: z.boolean(),
    }),
  ),
  groups: z.array(group),
  concealed: whole.nullable(),
  known: z.array(tile),
  drawn: tile.nullable(),
  riichi: z.boolean(),
  dead: z.boolean(),
  score: whole.nullable(),
  name: text.nullable(),
})

/** The table at the finding; a newer version's additions are allowed. */
const view = z.looseObject({
  event: whole,
  hand: z.strictObject({ wind: seat, number: whole, counters: whole, sticks: whole }).nullable(),
  wall: whole.nullable(),
  dora: z.array(tile),
  replacements: whole.nullable(),
  from: z.enum(RECORD_STARTS),
  turn: z.strictObject({ seat, due: z.enum(TURN_ACTS) }).nullable(),
  seats: bySeat(seatView),
})

const row = z.looseObject({
  id: whole,
  ref,
  ruling: whole,
  player: text.nullable(),
  seat: seat.nullable(),
  rule: text,
  penalty,
  proposed: penalty,
  reason: text,
  by: text,
  at: moment,
  round: whole.nullable(),
  table: text,
  incident: whole,
  worth: z.strictObject({ amount: whole, unit: z.enum(POINT_UNITS) }).nullable(),
  cancelled,
  stands: z.boolean(),
})

/** All that a report of one incident says, as JSON. */
export const incidentReport = z.strictObject({
  written: moment,
  version: z.strictObject({
    digest: hash.meta({ description: 'SHA-256 of what the report says, apart from when it was made' }),
    number: whole,
    replaces: z.strictObject({ at: moment, head: text.nullable() }).nullable(),
  }),
  tournament: z.strictObject({ name: text, place: text, date: text, rules: text, edition: text, ruleSet: rules, sample: z.boolean() }),
  incident,
  hand: z.strictObject({ wind: seat, number: whole, counters: whole }).nullable(),
  people: bySeat(player.nullable()),
  rules,
  found: found.nullable(),
  words: z.strictObject({ en: description, fr: description }).nullable(),
  proposed: penalty.nullable(),
  fromMiddle: z.boolean(),
  acts: z.array(
    z.strictObject({
      number: whole,
      text: text.meta({ description: 'table notation' }),
      proof: z.boolean(),
      at: moment.nullable(),
      said: z.strictObject({ en: text, fr: text }).meta({ description: 'the act in words' }),
    }),
  ),
  view: view.nullable().meta({ description: 'the table at the act in question' }),
  penalties: z.array(row),
  log: z.strictObject({
    entry: entry.meta({ description: 'of the newest ruling, else of the incident' }),
    head: entry.meta({ description: 'the newest entry that the report was made from; shinpan verify --head HASH asks for it' }),
  }),
})
