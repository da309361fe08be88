import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import { name } from './inputs.ts'
import type { Tournament } from './tournaments.ts'

/** The hub that the tournament in use is tied to on this laptop. How it stands with it is told with `saving`. */
export type HubTie = {
  /** Host, port and database, without role and password, which the desk never says again; null: tied to none. */
  readonly place: string | null
  /** When it answered last, since the file was opened. */
  readonly answered: Date | null
  /** What this machine is called, as a name for it at the hub. */
  readonly machine: string
}

/** What came of asking at an address: one sentence. */
export type HubTest = { readonly ok: boolean; readonly says: ByLanguage<string> }

/** Where a tournament from a hub lies on this laptop, or would: a file, what of it is here, and of a part how many entries. */
export type PlaceHere = { readonly file: string; readonly here: 'nothing' | 'part' | 'whole'; readonly entries: number }

/** A tournament that a hub lets this laptop have: how many entries it holds, and where they would come to. */
export type HubOffer = { readonly id: string; readonly name: string; readonly entries: number; readonly place: PlaceHere }

/** What a hub says to a laptop that has nothing of it yet. */
export type HubOffers = HubTest & {
  readonly offers: readonly HubOffer[]
  /** Whether the address is its owner's: whoever joins by it is admitted under a name. */
  readonly owns: boolean
  readonly machine: string
}

/** How far a tournament from a hub has come, at last the tournament, which is open then. */
export type HubComing =
  | { readonly kind: 'coming'; readonly entries: number; readonly of: number }
  | { readonly kind: 'came'; readonly tournament: Tournament }

/** As `shinpan join` takes it; it may hold a password. */
const address = z.string().trim().min(1).max(2000)

/** The hub by which several laptops have one tournament. */
export const hub = {
  state: procedure({ access: LAPTOP, long: true }).output(type<HubTie>()),
  /** Whether a hub answers there, and lets this laptop in to the tournament in use; nothing is changed. */
  test: procedure({ access: LAPTOP, long: true }).input(z.object({ address })).output(type<HubTest>()),
  /** Ties the tournament to it. With the address of the hub's owner this laptop is admitted first, under this name. */
  join: procedure({ access: LAPTOP, long: true }).input(z.object({ address, name })).output(type<HubTie>()),
  /** Which tournaments a hub lets this laptop have; no file need be open, and nothing is changed. */
  offers: procedure({ access: LAPTOP, long: true }).input(z.object({ address })).output(type<HubOffers>()),
  /**
   * Brings one of them whole into the desk's folder, ties it and opens it; with the owner's address this laptop is admitted first, under this name. Whoever
   * stops listening stops it; what came is kept, and the next goes on behind it.
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
  /** The laptop goes on alone. What the hub holds stays there. */
  leave: procedure({ access: LAPTOP, long: true }).output(type<HubTie>()),
}
