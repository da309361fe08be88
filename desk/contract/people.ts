import { type } from '@orpc/contract'
import { z } from 'zod'
import { LAPTOP, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { code, doneBy, name, reason } from './inputs.ts'

/** `hasCode`: signs only after signing in with a code; `oldCode`: one that is easily guessed from a copy of the file; `withdrawn`: signs no longer. */
export type Referee = {
  readonly id: string
  readonly name: string
  readonly head: boolean
  readonly hasCode: boolean
  readonly oldCode: boolean
  readonly withdrawn: boolean
}
/** A player of the list; `withdrawn`: takes no further part, and is named still. */
export type Player = {
  readonly id: string
  readonly number: number | null
  readonly name: string
  readonly country: string
  readonly withdrawn: boolean
}

/** That somebody takes no further part: why, said by whom and when. */
export type Withdrawn = { readonly reason: string; readonly by: string; readonly at: Date }

/** A player as the setup has them. `earlier`: other spellings that the list had; `rounds`: in how many a seat is theirs. */
export type PlayerRow = Player & { readonly earlier: readonly string[]; readonly rounds: number; readonly gone: Withdrawn | null }
export type RefereeRow = Referee & { readonly earlier: readonly string[]; readonly gone: Withdrawn | null }

const id = z.string().min(1).max(100)
const withdrawal = { back: z.boolean(), reason, by: name, key }

/** The players of the tournament. */
export const players = {
  /** By number, then by name. */
  list: procedure({ access: REFEREE }).output(type<readonly Player[]>()),
  /** The same with all that the setup shows of them. */
  register: procedure({ access: LAPTOP }).output(type<readonly PlayerRow[]>()),
  /** Adds a player (`player` null) or corrects one; an earlier spelling stays known. Refused where the number is somebody else's. */
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
   * Somebody takes no further part, or (`back`) does again; seats at tables that have not begun are free then, or their substitute's. Refused where the
   * substitute sits in one of those rounds already.
   */
  withdraw: procedure({ access: LAPTOP })
    .input(z.object({ player: id, substitute: id.optional(), ...withdrawal }))
    .output(type<readonly PlayerRow[]>()),
}

/** The referees of the tournament, and who has signed in. */
export const referees = {
  list: procedure({ access: REFEREE }).output(type<readonly Referee[]>()),
  /** The same with all that the setup shows of them. */
  register: procedure({ access: LAPTOP }).output(type<readonly RefereeRow[]>()),
  /** Who has signed in with a code at this desk. */
  signedIn: procedure({ access: REFEREE }).output(type<Referee | null>()),
  /** Refused where name or code are wrong; after several wrong ones, for a while. */
  signIn: procedure({ access: REFEREE })
    .input(z.object({ name, code: z.string().max(200) }))
    .output(type<Referee>()),
  signOut: procedure({ access: REFEREE }).output(type<null>()),
  /** Sets the code of a referee, or takes it away: oneself, or the head referee. */
  setCode: procedure({ access: LAPTOP })
    .input(z.object({ referee: id, code: code.nullable(), by: doneBy }))
    .output(type<Referee>()),
  add: procedure({ access: LAPTOP })
    .input(z.object({ name, head: z.boolean(), by: doneBy }))
    .output(type<Referee>()),
  /** Corrects name and rank; what was signed keeps the name of then. */
  set: procedure({ access: LAPTOP })
    .input(z.object({ referee: id, name, head: z.boolean(), by: doneBy, key }))
    .output(type<readonly RefereeRow[]>()),
  withdraw: procedure({ access: LAPTOP })
    .input(z.object({ referee: id, ...withdrawal }))
    .output(type<readonly RefereeRow[]>()),
}

export type PlayerAtTable = { readonly number: number | null; readonly name: string; readonly country: string }
