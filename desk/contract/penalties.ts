import { z } from 'zod'
import { CONFIRMATIONS } from '../../db/log/vocabulary.ts'
import { REFEREE } from './access.ts'
import { counted, key, procedure, seen, tableId } from './base.ts'
import { name, named, penalty, reason, remedies } from './inputs.ts'
import { cancelled, type Proposal, proposal, step, takenBack } from './rulings.ts'
import { answer, moment, pointUnit, ref, ruleSetName, type Shape, seat, shownPenalty, text, whole } from './shape.ts'
import { PENALTY_STATES } from './vocabulary.ts'

/** Points that a penalty takes off. */
const points = z.strictObject({ amount: whole, unit: pointUnit })

/** One penalty of the ledger as reports have it, in force or cancelled; reports omit undone penalties. */
export const penaltyRow = z.strictObject({
  id: whole,
  round: whole.nullable(),
  table: text.nullable(),
  hand: text.nullable().meta({ description: 'Prevailing wind, number and counters of the hand.', examples: ['E1 0'] }),
  event: whole.nullable().meta({ description: 'Number of the act concerned in its hand, from 1.' }),
  seat: seat.nullable(),
  /** Only players of the list have a number and a country. */
  player: z.strictObject({ number: whole.nullable(), name: text.nullable(), country: text.nullable() }),
  rule: text.meta({ description: 'Id of the rule; it starts with conduct. or house. if a person observed the fault.' }),
  rules: text,
  edition: text,
  sections: z.array(text),
  proposed: shownPenalty,
  penalty: shownPenalty,
  step,
  worth: points.nullable().meta({ description: 'Points that the rule set deducts for it; null if it deducts none or no fixed number.' }),
  decision: z.enum(CONFIRMATIONS).meta({ description: 'changed: the referee imposed another penalty than the proposed one.' }),
  reason: text,
  by: text,
  at: moment,
  incident: whole,
  ruling: whole,
  state: z.enum(PENALTY_STATES).meta({
    description:
      'stands: in force. superseded: a later ruling replaced its ruling. void: a chombo in a hand with a win, under a rule set that voids it. contradicted: a later ruling on the same case is in force too.',
  }),
  cancelled,
  review: z.boolean().meta({ description: 'The basis of its ruling has changed, and no referee has reviewed it yet.' }),
})
export interface PenaltyRow extends Shape<typeof penaltyRow> {}

/**
 * One penalty as the window's ledger has it, undone ones included. `table`: empty if it has none. `void`: a chombo in a hand that also has
 * a win, and the rule set voids it. `stands`: it counts, being neither cancelled, superseded nor void.
 */
export const ledgerRow = penaltyRow.omit({ hand: true, event: true, edition: true, decision: true, state: true }).extend({
  ref,
  player: text.nullable(),
  table: text,
  rules: ruleSetName,
  supersededBy: whole.nullable(),
  void: z.literal('win').nullable(),
  stands: z.boolean(),
  takenBack,
})
export interface LedgerRow extends Shape<typeof ledgerRow> {}

/** Totals of some penalties in force. Points are to be deducted. */
export const PENALTY_COUNTS = {
  penalties: whole,
  notices: whole,
  deadHands: whole,
  chombos: whole,
  disqualifications: whole,
  tablePoints: whole.meta({ description: 'Points to deduct from table scores; those for a chombo are deducted after uma.' }),
  tournamentPoints: whole.meta({ description: 'Points to deduct in the ranking.' }),
  notInPoints: whole.meta({
    description: 'Number of chombos and penalties at discretion without fixed points; a person must decide their points.',
  }),
}

/** The penalties in force of one player. */
export const playerSum = z.strictObject({
  number: whole.nullable(),
  player: text.nullable(),
  country: text.nullable(),
  ...PENALTY_COUNTS,
})
export interface PlayerSum extends Shape<typeof playerSum> {}

const conduct = { ...seen, player: named, table: z.string().max(100).optional() }

export const penalties = {
  list: procedure({ access: REFEREE }).output(answer<readonly LedgerRow[]>(z.array(ledgerRow))),
  cancel: procedure({ access: REFEREE })
    .input(z.object({ penalty: counted, reason, by: name, key }))
    .output(answer<LedgerRow>(ledgerRow)),
  /** Totals of each player's penalties in force. */
  totals: procedure({ access: REFEREE }).output(answer<readonly PlayerSum[]>(z.array(playerSum))),
  /** The rule set's proposal for a conduct, with the player's earlier cases. */
  propose: procedure({ access: REFEREE }).input(z.object(conduct)).output(answer<Proposal>(proposal)),
  /** Imposes a penalty that concerns no recorded act. Default: the proposed penalty. */
  impose: procedure({ access: REFEREE })
    .input(z.object({ ...conduct, penalty: penalty.optional(), remedies: remedies.default([]), reason, by: name, key }))
    .output(answer<LedgerRow>(ledgerRow)),
  /** The same on every player of a table in one act, each with an entry of its own. Default: the penalty proposed for each. */
  imposeOnTable: procedure({ access: REFEREE })
    .input(
      z
        .object({ ...seen, table: tableId, penalty: penalty.optional(), remedies: remedies.default([]), reason, by: name, key })
        .omit({ seat: true }),
    )
    .output(answer<readonly LedgerRow[]>(z.array(ledgerRow))),
}
