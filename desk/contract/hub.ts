import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { longLaptopCall } from './access.ts'
import { name } from './inputs.ts'
import { answer, byLanguage, integer, moment, type Shape, text } from './shape.ts'
import { tournament } from './tournaments.ts'

/** The connection of the tournament in use to a hub, from this laptop. `saving` has its current state. */
const hubTie = z.strictObject({
  /** Host, port and database, without role and password, which the desk never returns; null: no hub. */
  place: text.nullable(),
  /** Time of its last answer since the file was opened. */
  answered: moment.nullable(),
  /** This machine's own name, as a suggestion for its name at the hub. */
  machine: text,
})
export interface HubTie extends Shape<typeof hubTie> {}

/** Result of testing an address, in one sentence. */
const hubTest = z.strictObject({ ok: z.boolean(), says: byLanguage })
export interface HubTest extends Shape<typeof hubTest> {}

/**
 * The place of a hub's tournament on this laptop, now or in future. `here`: the part already here. `entries`: their number, if it is a
 * part.
 */
const placeHere = z.strictObject({ file: text, here: z.enum(['nothing', 'part', 'whole']), entries: integer })
export interface PlaceHere extends Shape<typeof placeHere> {}

/** A tournament that a hub offers this laptop: its number of entries, and its place here. */
const hubOffer = z.strictObject({ id: text, name: text, entries: integer, place: placeHere })

/** A hub's answer to a laptop that has none of its data yet. */
const hubOffers = hubTest.extend({
  offers: z.array(hubOffer),
  /** The address is the owner's: a laptop that joins with it is admitted under a name. */
  owns: z.boolean(),
  machine: text,
})
export interface HubOffers extends Shape<typeof hubOffers> {}

/** Progress of a download, then the tournament, which is now open. */
const hubComing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('coming'), entries: integer, of: integer }),
  z.strictObject({ kind: z.literal('came'), tournament }),
])
export type HubComing = Shape<typeof hubComing>

/** An address as `shinpan join` accepts it; it may contain a password. */
const address = z.string().trim().min(1).max(2000)

/** The hub through which several laptops share one tournament. */
export const hub = {
  state: longLaptopCall.output(answer<HubTie>(hubTie)),
  /** Tests that a hub answers and admits this laptop to the tournament in use. Changes nothing. */
  test: longLaptopCall.input(z.object({ address })).output(answer<HubTest>(hubTest)),
  /** Connects the tournament to the hub. With the owner's address, this laptop is first admitted under `name`. */
  join: longLaptopCall.input(z.object({ address, name })).output(answer<HubTie>(hubTie)),
  /** The tournaments that a hub offers this laptop. Needs no open file and changes nothing. */
  offers: longLaptopCall.input(z.object({ address })).output(answer<HubOffers>(hubOffers)),
  /**
   * Downloads a whole tournament into the desk's folder, connects it and opens it. With the owner's address, this laptop is first admitted
   * under `name`. Closing the stream stops the download; the next call resumes it.
   */
  bring: longLaptopCall
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
    .output(eventIterator(answer<HubComing>(hubComing))),
  /** Disconnects the laptop from the hub. The hub's entries stay there. */
  leave: longLaptopCall.output(answer<HubTie>(hubTie)),
}
