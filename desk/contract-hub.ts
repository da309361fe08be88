import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../engine/language.ts'
import { base } from './contract-base.ts'
import { name } from './inputs.ts'

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

/** As `shinpan join` takes it; it may hold a password. */
const address = z.string().trim().min(1).max(2000)

/** The hub by which several laptops have one tournament. */
export const hub = {
  state: base.output(type<HubTie>()),
  /** Whether a hub answers there, and lets this laptop in to the tournament in use; nothing is changed. */
  test: base.input(z.object({ address })).output(type<HubTest>()),
  /** Ties the tournament to it. With the address of the hub's owner this laptop is admitted first, under this name. */
  join: base.input(z.object({ address, name })).output(type<HubTie>()),
  /** The laptop goes on alone. What the hub holds stays there. */
  leave: base.output(type<HubTie>()),
}
