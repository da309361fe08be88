import { z } from 'zod'
import { CONFIRMATIONS, type DecisionWord, type LaterAct } from '../../db/log/vocabulary.ts'
import type { ByLanguage, Language } from '../../engine/model/language.ts'
import type { PointUnit } from '../../engine/model/penalties.ts'
import { seatLetter } from '../../engine/phrases/seats.ts'
import { stepLine } from '../../engine/wording/penalties/ladder-note.ts'
import { penaltyName } from '../../engine/wording/penalties/penalties.ts'
import { anyRuleName } from '../../engine/wording/rules/rule-table.ts'
import { integer, ladderPlace, moment, pointUnit, type Shape, seat, shownPenalty, text } from './shape.ts'
import { PENALTY_STATES, type PenaltyState } from './vocabulary.ts'

/** The place on a ladder that a penalty was proposed from, as the rules said it when it was signed. */
const step = ladderPlace.nullable().meta({ description: 'The place on a ladder that the penalty was proposed from; null: on none.' })

/** Fields that a penalty has from its ruling. Penalties, rulings, precedents and the reports of incidents have them alike. */
export const SIGNED_FIELDS = { step, reason: text }
const signedFields = z.strictObject(SIGNED_FIELDS)
export interface SignedFields extends Shape<typeof signedFields> {}

/** Fields of a penalty that later acts set, one for each act. Penalties, rulings and precedents have them alike. */
export const LATER_FIELDS = {
  cancelled: z.strictObject({ by: text, at: moment, reason: text }).nullable(),
} satisfies Readonly<Record<LaterAct, z.ZodType>>
const laterFields = z.strictObject(LATER_FIELDS)
export interface LaterFields extends Shape<typeof laterFields> {}

/** The player who was named when a ruling was signed; null if it is the one that `player` names now. */
export const signedFor = text
  .nullable()
  .meta({ description: 'The player named when the ruling was signed, if a correction of the seats has put another in that place since.' })

/** Points that a penalty takes off. */
const points = z.strictObject({ amount: integer, unit: pointUnit })

/** One penalty of the ledger as reports have it, in force or cancelled; reports omit undone penalties. */
export const penaltyRow = z.strictObject({
  id: integer,
  round: integer.nullable(),
  table: text.nullable(),
  hand: text.nullable().meta({ description: 'Prevailing wind, number and counters of the hand.', examples: ['E1 0'] }),
  event: integer.nullable().meta({ description: 'Number of the act concerned in its hand, from 1.' }),
  seat: seat.nullable(),
  /** Only players of the list have a number and a country. */
  player: z.strictObject({ number: integer.nullable(), name: text.nullable(), country: text.nullable() }),
  signedFor,
  rule: text.meta({ description: 'Id of the rule; it starts with conduct. or house. if a person observed the fault.' }),
  rules: text,
  edition: text,
  sections: z.array(text),
  proposed: shownPenalty,
  penalty: shownPenalty,
  ...SIGNED_FIELDS,
  worth: points.nullable().meta({ description: 'Points that the rule set deducts for it; null if it deducts none or no fixed number.' }),
  decision: z.enum(CONFIRMATIONS).meta({ description: 'changed: the referee imposed another penalty than the proposed one.' }),
  by: text,
  at: moment,
  incident: integer,
  ruling: integer,
  state: z.enum(PENALTY_STATES).meta({
    description:
      'stands: in force. superseded: a later ruling replaced its ruling. void: a chombo in a hand with a win, under a rule set that voids it. contradicted: a later ruling on the same case is in force too.',
  }),
  ...LATER_FIELDS,
  review: z.boolean().meta({ description: 'The basis of its ruling has changed, and no referee has reviewed it yet.' }),
})
export interface PenaltyRow extends Shape<typeof penaltyRow> {}

type Words<T extends string> = ByLanguage<Readonly<Record<T, string>>>

/** Whether a penalty counts. */
export const PENALTY_STATE: Words<PenaltyState> = {
  en: { stands: 'in force', cancelled: 'cancelled', superseded: 'superseded', void: 'void', contradicted: 'contradicted' },
  fr: { stands: 'en vigueur', cancelled: 'annulée', superseded: 'remplacée', void: 'nulle', contradicted: 'contredite' },
}

/** A referee's decision. */
export const DECISION: Words<DecisionWord> = {
  en: { upheld: 'confirmed', changed: 'changed', dismissed: 'dismissed' },
  fr: { upheld: 'confirmé', changed: 'modifié', dismissed: 'rejeté' },
}

/** Of a ruling whose basis has changed, and which no referee has reviewed yet. */
export const CHANGED_SINCE: ByLanguage<string> = {
  en: 'the record has changed since it was signed',
  fr: 'le relevé a changé depuis la signature',
}

const UNIT: Words<PointUnit> = {
  en: { table: 'table points', tournament: 'tournament points' },
  fr: { table: 'points de table', tournament: 'points de tournoi' },
}

/**
 * A column of the spreadsheet. `width`: in characters. `worded`: its cells are in the reader's language. `listed`: the French head of the column of
 * that name in listings.
 */
export type SheetColumn<Row = PenaltyRow> = {
  readonly head: ByLanguage<string>
  readonly width: number
  readonly cell: (row: Row, language: Language) => string | number | Date | null
  readonly worded?: true
  readonly listed?: Readonly<Record<string, string>>
}

/** A signed penalty, or the ruling that imposes it; without what later acts did to it, where that is not shown. */
export type Signed = Pick<PenaltyRow, 'penalty'> & SignedFields & Partial<LaterFields>

/** The columns of the fields that a penalty has from its ruling; the sheet of incidents has them too. A missing field does not compile. */
export const SIGNED_SHEET = {
  step: {
    head: { en: 'Step of the ladder', fr: 'Échelon' },
    width: 30,
    cell: ({ step, penalty }, language) => step && stepLine(step, penalty, language),
    worded: true,
  },
  reason: { head: { en: 'Reason', fr: 'Motif' }, width: 40, cell: ({ reason }) => reason },
} as const satisfies Readonly<Record<keyof SignedFields, SheetColumn<Signed>>>

/** The columns of a penalty in spreadsheets and in CSV, in their order. */
export const PENALTY_COLUMNS = {
  id: { head: { en: 'No.', fr: 'N°' }, width: 6, cell: ({ id }) => id },
  at: { head: { en: 'Time (UTC)', fr: 'Heure (UTC)' }, width: 17, cell: ({ at }) => at },
  round: { head: { en: 'Round', fr: 'Ronde' }, width: 7, cell: ({ round }) => round },
  table: { head: { en: 'Table', fr: 'Table' }, width: 8, cell: ({ table }) => table },
  hand: { head: { en: 'Hand', fr: 'Donne' }, width: 8, cell: ({ hand }) => hand },
  event: { head: { en: 'Act', fr: 'Acte' }, width: 6, cell: ({ event }) => event },
  seat: { head: { en: 'Seat', fr: 'Place' }, width: 6, cell: ({ seat }, language) => (seat === null ? null : seatLetter(seat, language)) },
  number: { head: { en: 'Player no.', fr: 'N° du joueur' }, width: 10, cell: ({ player }) => player.number },
  player: { head: { en: 'Player', fr: 'Joueur' }, width: 24, cell: ({ player }) => player.name },
  country: { head: { en: 'Country', fr: 'Pays' }, width: 9, cell: ({ player }) => player.country },
  rule: { head: { en: 'Rule', fr: 'Règle' }, width: 28, cell: ({ rule }, language) => anyRuleName(rule, language), worded: true },
  ruleId: { head: { en: 'Rule id', fr: 'Identifiant de la règle' }, width: 20, cell: ({ rule }) => rule },
  sections: { head: { en: 'Sections', fr: 'Sections' }, width: 12, cell: ({ sections }) => sections.join(', ') },
  rules: {
    head: { en: 'Rule set', fr: 'Règlement' },
    width: 12,
    cell: ({ rules, edition }) => (edition === '' ? rules : `${rules} (${edition})`),
  },
  proposed: {
    head: { en: 'Proposed', fr: 'Proposée' },
    width: 20,
    cell: ({ proposed }, language) => penaltyName(proposed, language),
    worded: true,
  },
  imposed: {
    head: { en: 'Imposed', fr: 'Infligée' },
    width: 20,
    cell: ({ penalty }, language) => penaltyName(penalty, language),
    worded: true,
  },
  step: SIGNED_SHEET.step,
  tablePoints: {
    head: { en: 'Table points deducted', fr: 'Points de table en moins' },
    width: 11,
    cell: ({ worth }) => (worth?.unit === 'table' ? worth.amount : null),
  },
  tournamentPoints: {
    head: { en: 'Tournament points deducted', fr: 'Points de tournoi en moins' },
    width: 11,
    cell: ({ worth }) => (worth?.unit === 'tournament' ? worth.amount : null),
  },
  decision: {
    head: { en: 'Decision', fr: 'Décision' },
    width: 11,
    cell: ({ decision }, language) => DECISION[language][decision],
    worded: true,
  },
  state: { head: { en: 'State', fr: 'État' }, width: 11, cell: ({ state }, language) => PENALTY_STATE[language][state], worded: true },
  reason: SIGNED_SHEET.reason,
  referee: { head: { en: 'Referee', fr: 'Arbitre' }, width: 20, cell: ({ by }) => by },
  incident: { head: { en: 'Incident', fr: 'Incident' }, width: 9, cell: ({ incident }) => incident },
  cancelledBy: {
    head: { en: 'Cancelled by', fr: 'Annulée par' },
    width: 20,
    cell: ({ cancelled }) => cancelled?.by ?? null,
    listed: { cancelled_by: 'annulée par', cancelled_at: 'annulée à', cancelled_reason: 'motif de l’annulation' },
  },
  cancelledAt: { head: { en: 'Cancelled (UTC)', fr: 'Annulée (UTC)' }, width: 17, cell: ({ cancelled }) => cancelled?.at ?? null },
  cancelledReason: {
    head: { en: 'Reason for cancelling', fr: 'Motif de l’annulation' },
    width: 40,
    cell: ({ cancelled }) => cancelled?.reason ?? null,
  },
  signedFor: { head: { en: 'Signed for', fr: 'Signée pour' }, width: 24, cell: ({ signedFor }) => signedFor },
  review: {
    head: { en: 'To be reviewed', fr: 'À revoir' },
    width: 14,
    cell: ({ review }, language) => (review ? CHANGED_SINCE[language] : null),
    worded: true,
  },
  kind: { head: { en: 'Kind', fr: 'Genre' }, width: 12, cell: ({ penalty }) => penalty.kind },
  amount: { head: { en: 'Amount', fr: 'Montant' }, width: 9, cell: ({ penalty }) => (penalty.kind === 'points' ? penalty.amount : null) },
  unit: {
    head: { en: 'Unit', fr: 'Unité' },
    width: 14,
    cell: ({ penalty }, language) => (penalty.kind === 'points' ? UNIT[language][penalty.unit] : null),
    worded: true,
  },
} as const satisfies Readonly<Record<string, SheetColumn>>
export type PenaltyColumn = keyof typeof PENALTY_COLUMNS

/** The cells of a printed penalty, in their order. */
export const PRINTED_CELLS = ['id', 'at', 'table', 'player', 'rule', 'imposed', 'reason', 'referee'] as const
export type PrintedCell = (typeof PRINTED_CELLS)[number]

/**
 * A field on paper: it is written in a cell of its own layout, or as a line of its own below the cell, after its column's head. A line that
 * says null is left out. `signed`: a line that the reports of incidents have under the ruling too.
 */
type Printed = {
  readonly cell: PrintedCell
  readonly line?: (row: PenaltyRow, language: Language) => string | null
  readonly signed?: (row: Signed, language: Language) => string | null
}

/** Where a field of a penalty is shown outside the window. `sheet`: its columns. */
export type PenaltyField = {
  readonly sheet: readonly PenaltyColumn[]
  readonly print: Printed | null
}

/** Every field of a penalty, and where it is shown outside the window. A missing field does not compile. */
export const PENALTY_FIELDS = {
  id: { sheet: ['id'], print: { cell: 'id' } },
  at: { sheet: ['at'], print: { cell: 'at' } },
  player: { sheet: ['number', 'player', 'country'], print: { cell: 'player' } },
  signedFor: { sheet: ['signedFor'], print: { cell: 'player', line: ({ signedFor }) => signedFor } },
  seat: { sheet: ['seat'], print: null },
  table: { sheet: ['table'], print: { cell: 'table' } },
  round: { sheet: ['round'], print: { cell: 'table' } },
  hand: { sheet: ['hand'], print: { cell: 'table' } },
  event: { sheet: ['event'], print: { cell: 'table' } },
  incident: { sheet: ['incident'], print: { cell: 'table' } },
  rule: { sheet: ['rule', 'ruleId'], print: { cell: 'rule' } },
  rules: { sheet: ['rules'], print: { cell: 'rule' } },
  edition: { sheet: ['rules'], print: { cell: 'rule' } },
  sections: { sheet: ['sections'], print: { cell: 'rule' } },
  proposed: {
    sheet: ['proposed'],
    print: {
      cell: 'imposed',
      line: ({ decision, proposed }, language) => (decision === 'changed' ? penaltyName(proposed, language) : null),
    },
  },
  penalty: { sheet: ['imposed', 'kind', 'amount', 'unit'], print: { cell: 'imposed' } },
  step: {
    sheet: ['step'],
    print: { cell: 'imposed', signed: SIGNED_SHEET.step.cell },
  },
  worth: { sheet: ['tablePoints', 'tournamentPoints'], print: null },
  decision: { sheet: ['decision'], print: { cell: 'imposed' } },
  state: { sheet: ['state'], print: { cell: 'imposed' } },
  review: { sheet: ['review'], print: { cell: 'imposed', line: PENALTY_COLUMNS.review.cell } },
  ruling: { sheet: [], print: null },
  reason: { sheet: ['reason'], print: { cell: 'reason' } },
  cancelled: { sheet: ['cancelledBy', 'cancelledAt', 'cancelledReason'], print: { cell: 'imposed' } },
  by: { sheet: ['referee'], print: { cell: 'referee' } },
} as const satisfies Readonly<Record<keyof PenaltyRow, PenaltyField>>
