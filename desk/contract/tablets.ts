import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { ALL, LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import { name } from './inputs.ts'

const role = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recorder'), table: z.string().min(1).max(100), hold: z.boolean().optional() }),
  z.object({ kind: z.literal('referee'), referee: name }),
  z.object({ kind: z.literal('viewer') }),
])

/**
 * What a tablet is for: it records one table (by id), it is a referee's, who signs on it by name, or it only looks on. One that records goes to the table of
 * the same number once the next round has begun, unless it is held (`hold`); given and asked for it is the table where it is now.
 */
export type TabletRole = z.infer<typeof role>

/** Where a tablet recorded in the round before; `done`: when the result there was signed, null while it may go on there. */
export type FormerTable = { readonly table: string; readonly round: number; readonly done: Date | null }

/** A device that was paired. `lacks`: a round has begun, or comes next, in which there is no table of its number. `role` null: it waits for one, as where another file is open than the one it was given for. */
export type Tablet = {
  readonly id: string
  readonly name: string
  readonly role: TabletRole | null
  readonly lacks: number | null
  readonly paired: Date
  /** When it asked for something last; null: not since it was paired. */
  readonly seen: Date | null
  readonly connected: boolean
  readonly revoked: Date | null
}

/** Why somebody on the network was refused; `code`: a wrong pairing code, `tries`: too many of them, `role`: more than the device may. */
export type TabletRefusal = {
  readonly why: 'host' | 'origin' | 'session' | 'revoked' | 'role' | 'code' | 'tries' | 'request'
  /** The address on the network that it came from. */
  readonly from: string
  readonly times: number
  readonly at: Date
}

/** An address of this machine, with the name that the system has for that network. */
export type OwnAddress = { readonly address: string; readonly network: string }

/** How this desk serves tablets on the local network. */
export type Tablets = {
  /** Where it listens; null: it doesn't. */
  readonly on: { readonly address: string; readonly port: number; readonly url: string } | null
  /** Tablets were on, nobody has switched them off, and they can't reach this desk: after a crash, or without the network. */
  readonly cutOff: boolean
  /** Listens from each start on, since the person said so. */
  readonly always: boolean
  readonly addresses: readonly OwnAddress[]
  /** SHA-256 of the certificate and of its key alone, as browsers show them; the key stays the same when the certificate is made anew. */
  readonly fingerprint: { readonly certificate: string; readonly key: string } | null
  readonly code: { readonly code: string; readonly until: Date; readonly role: TabletRole | null } | null
  readonly devices: readonly Tablet[]
  readonly refused: readonly TabletRefusal[]
  readonly trouble: ByLanguage<string> | null
}

/** Who asks: the desk's own machine, or a tablet, with the calls that are open to it. */
export type Asker =
  | { readonly kind: 'laptop' }
  | {
      readonly kind: 'tablet'
      readonly id: string
      readonly name: string
      readonly role: TabletRole | null
      readonly before: FormerTable | null
      readonly lacks: number | null
      readonly may: readonly string[]
    }

const answered = type<Tablets>()
const device = z.string().min(1).max(100)

/** Tablets and other browsers on the local network. All but `me` is for the desk's own machine alone. */
export const tablets = {
  state: procedure({ access: LAPTOP }).output(answered),
  /** Begins to listen on one address of this machine, the likeliest where none is named, or stops. `always`: at each start from now on. */
  turn: procedure({ access: LAPTOP })
    .input(z.object({ on: z.boolean(), address: z.string().max(60).optional(), always: z.boolean().optional() }))
    .output(answered),
  /** A new pairing code, the one before it void; null: no role yet. */
  newCode: procedure({ access: LAPTOP })
    .input(z.object({ role: role.nullable() }))
    .output(answered),
  /** Gives a device its role for the file in use; what it has open is cut, and begins anew under that role. */
  setRole: procedure({ access: LAPTOP }).input(z.object({ device, role })).output(answered),
  /** The device is let in no more, at once. */
  revoke: procedure({ access: LAPTOP }).input(z.object({ device })).output(answered),
  /** Who asks. */
  me: procedure({ access: ALL }).output(type<Asker>()),
}
