import { type } from '@orpc/contract'
import { z } from 'zod'
import { LAPTOP, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { code, doneBy, name, reason } from './inputs.ts'

/**
 * `hasCode`: the referee signs only after a sign-in with a code. `oldCode`: the code is easily guessed from a copy of the file.
 * `withdrawn`: the referee signs no longer.
 */
export type Referee = {
  readonly id: string
  readonly name: string
  readonly head: boolean
  readonly hasCode: boolean
  readonly oldCode: boolean
  readonly withdrawn: boolean
}
/** A player of the list. `withdrawn`: the player takes no further part, but the list still names them. */
export type Player = {
  readonly id: string
  readonly number: number | null
  readonly name: string
  readonly country: string
  readonly withdrawn: boolean
}

/** A withdrawal: its reason, author and time. */
export type Withdrawn = { readonly reason: string; readonly by: string; readonly at: Date }

/**
 * A player as the setup displays them. `earlier`: former spellings in the list. `rounds`: number of rounds in which the player has a seat.
 */
export type PlayerRow = Player & { readonly earlier: readonly string[]; readonly rounds: number; readonly gone: Withdrawn | null }
export type RefereeRow = Referee & { readonly earlier: readonly string[]; readonly gone: Withdrawn | null }

const id = z.string().min(1).max(100)
const withdrawal = { back: z.boolean(), reason, by: name, key }

export const players = {
  /** By number, then by name. */
  list: procedure({ access: REFEREE }).output(type<readonly Player[]>()),
  /** The players, with all details that the setup displays. */
  register: procedure({ access: LAPTOP }).output(type<readonly PlayerRow[]>()),
  /** Adds a player (`player` null) or corrects one; a former spelling stays known. Refused if another player has the number. */
  set: procedure({ access: LAPTOP })
    .input(
      z.object({
        player: id.nullable(),
        number: z.number().int().min(1).max(999_999).nullable(),
        name,
        country: z.string().trim().max(60),
        by: name,
        key,
      }),
    )
    .output(type<readonly PlayerRow[]>()),
  /**
   * Withdraws a player, or (`back`) restores one. Seats at tables that have not begun become free, or go to the substitute. Refused if the
   * substitute already has a seat in one of those rounds.
   */
  withdraw: procedure({ access: LAPTOP })
    .input(z.object({ player: id, substitute: id.optional(), ...withdrawal }))
    .output(type<readonly PlayerRow[]>()),
}

/** The referees of the tournament, and their sign-in. */
export const referees = {
  list: procedure({ access: REFEREE }).output(type<readonly Referee[]>()),
  /** The referees, with all details that the setup displays. */
  register: procedure({ access: LAPTOP }).output(type<readonly RefereeRow[]>()),
  /** The referee who is signed in with a code at this desk. */
  signedIn: procedure({ access: REFEREE }).output(type<Referee | null>()),
  /** Refused if name or code is wrong. After several wrong tries, sign-in is refused for a while. */
  signIn: procedure({ access: REFEREE })
    .input(z.object({ name, code: z.string().max(200) }))
    .output(type<Referee>()),
  signOut: procedure({ access: REFEREE }).output(type<null>()),
  /** Sets or removes a referee's code; only that referee or the head referee may do so. */
  setCode: procedure({ access: LAPTOP })
    .input(z.object({ referee: id, code: code.nullable(), by: doneBy }))
    .output(type<Referee>()),
  add: procedure({ access: LAPTOP })
    .input(z.object({ name, head: z.boolean(), by: doneBy }))
    .output(type<Referee>()),
  /** Corrects name and rank. Earlier signatures show the former name. */
  set: procedure({ access: LAPTOP })
    .input(z.object({ referee: id, name, head: z.boolean(), by: doneBy, key }))
    .output(type<readonly RefereeRow[]>()),
  withdraw: procedure({ access: LAPTOP })
    .input(z.object({ referee: id, ...withdrawal }))
    .output(type<readonly RefereeRow[]>()),
}

export type PlayerAtTable = { readonly number: number | null; readonly name: string; readonly country: string }
