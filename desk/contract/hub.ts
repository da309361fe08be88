import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import { name } from './inputs.ts'
import type { Tournament } from './tournaments.ts'

/** The connection of the tournament in use to a hub, from this laptop. `saving` has its current state. */
export type HubTie = {
  /** Host, port and database, without role and password, which the desk never returns; null: no hub. */
  readonly place: string | null
  /** Time of its last answer since the file was opened. */
  readonly answered: Date | null
  /** This machine's own name, as a suggestion for its name at the hub. */
  readonly machine: string
}

/** Result of testing an address, in one sentence. */
export type HubTest = { readonly ok: boolean; readonly says: ByLanguage<string> }

/**
 * The place of a hub's tournament on this laptop, now or in future. `here`: the part already here. `entries`: their number, if it is a
 * part.
 */
export type PlaceHere = { readonly file: string; readonly here: 'nothing' | 'part' | 'whole'; readonly entries: number }

/** A tournament that a hub offers this laptop: its number of entries, and its place here. */
export type HubOffer = { readonly id: string; readonly name: string; readonly entries: number; readonly place: PlaceHere }

/** A hub's answer to a laptop that has none of its data yet. */
export type HubOffers = HubTest & {
  readonly offers: readonly HubOffer[]
  /** The address is the owner's: a laptop that joins with it is admitted under a name. */
  readonly owns: boolean
  readonly machine: string
}

/** Progress of a download, then the tournament, which is now open. */
export type HubComing =
  | { readonly kind: 'coming'; readonly entries: number; readonly of: number }
  | { readonly kind: 'came'; readonly tournament: Tournament }

/** An address as `shinpan join` accepts it; it may contain a password. */
const address = z.string().trim().min(1).max(2000)

/** The hub through which several laptops share one tournament. */
export const hub = {
  state: procedure({ access: LAPTOP, long: true }).output(type<HubTie>()),
  /** Tests that a hub answers and admits this laptop to the tournament in use. Changes nothing. */
  test: procedure({ access: LAPTOP, long: true }).input(z.object({ address })).output(type<HubTest>()),
  /** Connects the tournament to the hub. With the owner's address, this laptop is first admitted under `name`. */
  join: procedure({ access: LAPTOP, long: true }).input(z.object({ address, name })).output(type<HubTie>()),
  /** The tournaments that a hub offers this laptop. Needs no open file and changes nothing. */
  offers: procedure({ access: LAPTOP, long: true }).input(z.object({ address })).output(type<HubOffers>()),
  /**
   * Downloads a whole tournament into the desk's folder, connects it and opens it. With the owner's address, this laptop is first admitted
   * under `name`. Closing the stream stops the download; the next call resumes it.
   */
  bring: procedure({ access: LAPTOP, long: true })
    .input(
      z.object({
        address,
        tournament: z
          .string()
          .regex(/^[0-9a-f]+$/)
          .max(64),
        name,
      }),
    )
    .output(eventIterator(type<HubComing>())),
  /** Disconnects the laptop from the hub. The hub's entries stay there. */
  leave: procedure({ access: LAPTOP, long: true }).output(type<HubTie>()),
}
