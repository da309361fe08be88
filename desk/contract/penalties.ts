import { z } from 'zod'
import type { PenaltyCounts } from '../../engine/model/penalty-counts.ts'
import { refereeCall } from './access.ts'
import { counted, key, seen, tableId } from './base.ts'
import { DECIDED, named, reason, signature } from './inputs.ts'
import { penaltyRow } from './penalty-fields.ts'
import { type Proposal, proposal, takenBack } from './rulings.ts'
import { answer, integer, ref, ruleSetName, type Shape, seat, text } from './shape.ts'

/**
 * One penalty as the window's ledger has it, undone ones included. `table`: empty if it has none. `void`: a chombo in a hand that also has
 * a win, and the rule set voids it. `stands`: it counts, being neither cancelled, superseded nor void.
 */
export const ledgerRow = penaltyRow.omit({ hand: true, event: true, edition: true, decision: true, state: true }).extend({
  ref,
  player: text.nullable(),
  /** The player's number; null also for a person who is not on the list. */
  number: integer.nullable(),
  table: text,
  rules: ruleSetName,
  supersededBy: integer.nullable(),
  void: z.literal('win').nullable(),
  stands: z.boolean(),
  takenBack,
})
export interface LedgerRow extends Shape<typeof ledgerRow> {}

/** Totals of some penalties in force. Points are to be deducted. */
export const PENALTY_COUNTS = {
  penalties: integer,
  notices: integer,
  deadHands: integer,
  chombos: integer,
  disqualifications: integer,
  tablePoints: integer.meta({ description: 'Points to deduct from table scores; those for a chombo are deducted after uma.' }),
  tournamentPoints: integer.meta({ description: 'Points to deduct in the ranking.' }),
  notInPoints: integer.meta({
    description: 'Number of chombos and penalties at discretion without fixed points; a person must decide their points.',
  }),
} satisfies Readonly<Record<keyof PenaltyCounts, z.ZodType>>

/** The penalties in force of one player. */
export const playerSum = z.strictObject({
  number: integer.nullable(),
  player: text.nullable(),
  country: text.nullable(),
  nameless: z
    .strictObject({ table: text.nullable(), hand: text.nullable(), seat })
    .exactOptional()
    .meta({ description: 'The place of a player whose name the record does not hold: each place is a player.' }),
  ...PENALTY_COUNTS,
})
export interface PlayerSum extends Shape<typeof playerSum> {}

const conduct = { ...seen, player: named, table: z.string().max(100).optional() }

export const penalties = {
  list: refereeCall.output(answer<readonly LedgerRow[]>(z.array(ledgerRow))),
  cancel: refereeCall.input(z.object({ penalty: counted, reason, by: signature, key })).output(answer<LedgerRow>(ledgerRow)),
  /** Totals of each player's penalties in force. */
  totals: refereeCall.output(answer<readonly PlayerSum[]>(z.array(playerSum))),
  /** The rule set's proposal for a conduct, with the player's earlier cases. */
  propose: refereeCall.input(z.object(conduct)).output(answer<Proposal>(proposal)),
  /** Imposes a penalty that concerns no recorded act. Default: the proposed penalty. Null: the ruling says that there is none. */
  impose: refereeCall
    .input(z.object({ ...conduct, ...DECIDED, by: signature, key }))
    .output(answer<LedgerRow | null>(ledgerRow.nullable())),
  /** The same on every player of a table in one act, each with an entry of its own. Default: the penalty proposed for each. */
  imposeOnTable: refereeCall
    .input(z.object({ ...seen, table: tableId, ...DECIDED, by: signature, key }).omit({ seat: true, proposed: true }))
    .output(answer<readonly LedgerRow[]>(z.array(ledgerRow))),
}
