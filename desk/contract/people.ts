import { z } from 'zod'
import type { PlayerText } from '../../db/log/vocabulary.ts'
import { laptopCall, refereeCall } from './access.ts'
import { key } from './base.ts'
import { code, doneBy, name, reason, signature } from './inputs.ts'
import { answer, integer, moment, type Shape, text } from './shape.ts'

/**
 * `hasCode`: the referee signs only after a sign-in with a code. `oldCode`: the code is easily guessed from a copy of the file.
 * `withdrawn`: the referee signs no longer.
 */
const referee = z.strictObject({
  id: text,
  name: text,
  head: z.boolean(),
  hasCode: z.boolean(),
  oldCode: z.boolean(),
  withdrawn: z.boolean(),
})
export interface Referee extends Shape<typeof referee> {}
/** The texts of a player in the list, stored and typed. */
const texts = { country: text } satisfies { readonly [T in PlayerText]: z.ZodType<string> }
const textsTyped = { country: z.string().trim().max(60) } satisfies { readonly [T in PlayerText]: z.ZodType<string> }

/** A player of the list. `withdrawn`: the player takes no further part, but the list still names them. */
const player = z.strictObject({ id: text, number: integer.nullable(), name: text, ...texts, withdrawn: z.boolean() })
export interface Player extends Shape<typeof player> {}

/** A withdrawal: its reason, author and time. */
const withdrawn = z.strictObject({ reason: text, by: text, at: moment })
export interface Withdrawn extends Shape<typeof withdrawn> {}

/**
 * A player as the setup displays them. `earlier`: former spellings in the list. `rounds`: number of rounds in which the player has a seat.
 */
const playerRow = player.extend({ earlier: z.array(text), rounds: integer, gone: withdrawn.nullable() })
export interface PlayerRow extends Shape<typeof playerRow> {}
const refereeRow = referee.extend({ earlier: z.array(text), gone: withdrawn.nullable() })
export interface RefereeRow extends Shape<typeof refereeRow> {}

export const playerAtTable = z.strictObject({ number: integer.nullable(), name: text, ...texts })
export interface PlayerAtTable extends Shape<typeof playerAtTable> {}

const id = z.string().min(1).max(100)
const withdrawal = { back: z.boolean(), reason, by: signature, key }

export const players = {
  /** By number, then by name. */
  list: refereeCall.output(answer<readonly Player[]>(z.array(player))),
  /** The players, with all details that the setup displays. */
  register: laptopCall.output(answer<readonly PlayerRow[]>(z.array(playerRow))),
  /** Adds a player (`player` null) or corrects one; a former spelling stays known. Refused if another player has the number. */
  set: laptopCall
    .input(
      z.object({
        player: id.nullable(),
        number: z.number().int().min(1).max(999_999).nullable(),
        name,
        ...textsTyped,
        by: signature,
        key,
      }),
    )
    .output(answer<readonly PlayerRow[]>(z.array(playerRow))),
  /**
   * Withdraws a player, or (`back`) restores one. Seats at tables that have not begun become free, or go to the substitute. Refused if the
   * substitute already has a seat in one of those rounds.
   */
  withdraw: laptopCall
    .input(z.object({ player: id, substitute: id.optional(), ...withdrawal }))
    .output(answer<readonly PlayerRow[]>(z.array(playerRow))),
}

/** The referees of the tournament, and their sign-in. */
export const referees = {
  list: refereeCall.output(answer<readonly Referee[]>(z.array(referee))),
  /** The referees, with all details that the setup displays. */
  register: laptopCall.output(answer<readonly RefereeRow[]>(z.array(refereeRow))),
  /** The referee who is signed in with a code at this desk. */
  signedIn: refereeCall.output(answer<Referee | null>(referee.nullable())),
  /** Refused if name or code is wrong. After several wrong tries, sign-in is refused for a while. */
  signIn: refereeCall.input(z.object({ name, code: z.string().max(200) })).output(answer<Referee>(referee)),
  signOut: refereeCall.output(answer(z.null())),
  /** Sets or removes a referee's code; only that referee or the head referee may do so. */
  setCode: laptopCall.input(z.object({ referee: id, code: code.nullable(), by: doneBy })).output(answer<Referee>(referee)),
  add: laptopCall.input(z.object({ name: signature, head: z.boolean(), by: doneBy, key })).output(answer<Referee>(referee)),
  /** Corrects name and rank. Earlier signatures show the former name. */
  set: laptopCall
    .input(z.object({ referee: id, name: signature, head: z.boolean(), by: doneBy, key }))
    .output(answer<readonly RefereeRow[]>(z.array(refereeRow))),
  withdraw: laptopCall.input(z.object({ referee: id, ...withdrawal })).output(answer<readonly RefereeRow[]>(z.array(refereeRow))),
}
