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
 * A tablet's role: it records one table (by id), a referee signs on it by name, or it only views. A recording tablet moves to the table of
 * the same number once the next round has begun, unless `hold` is set. Given and returned, `table` is its current table.
 */
export type TabletRole = z.infer<typeof role>

/**
 * The table where a tablet recorded in the previous round. `done`: signing time of its result; null while the tablet may continue there.
 */
export type FormerTable = { readonly table: string; readonly round: number; readonly done: Date | null }

/**
 * A paired device. `lacks`: a round, begun or next, without a table of its number. `role` null: it needs one, as after a change of the open
 * file.
 */
export type Tablet = {
  readonly id: string
  readonly name: string
  readonly role: TabletRole | null
  readonly lacks: number | null
  readonly paired: Date
  /** Time of its last request; null: none since it was paired. */
  readonly seen: Date | null
  readonly connected: boolean
  readonly revoked: Date | null
}

/**
 * A refused request from the network. `code`: a wrong pairing code. `tries`: too many of them. `role`: the device's role does not allow it.
 */
export type TabletRefusal = {
  readonly why: 'host' | 'origin' | 'session' | 'revoked' | 'role' | 'code' | 'tries' | 'request'
  /** Network address of the sender. */
  readonly from: string
  readonly times: number
  readonly at: Date
}

/** An address of this machine, with the system's name for its network. */
export type OwnAddress = { readonly address: string; readonly network: string }

/** State of this desk's service for tablets on the local network. */
export type Tablets = {
  /** The address where it listens; null: it is off. */
  readonly on: { readonly address: string; readonly port: number; readonly url: string } | null
  /** Tablets were on, no user switched them off, and they can't reach this desk: after a crash, or without the network. */
  readonly cutOff: boolean
  /** The desk listens from each start on, because the user chose so. */
  readonly always: boolean
  readonly addresses: readonly OwnAddress[]
  /** SHA-256 of the certificate and of its key alone, as browsers display them. The key stays the same when the certificate is renewed. */
  readonly fingerprint: { readonly certificate: string; readonly key: string } | null
  readonly code: { readonly code: string; readonly until: Date; readonly role: TabletRole | null } | null
  readonly devices: readonly Tablet[]
  readonly refused: readonly TabletRefusal[]
  readonly trouble: ByLanguage<string> | null
}

/** The caller: the desk's own machine, or a tablet with the calls open to it. */
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

/** Tablets and other browsers on the local network. All calls except `me` are for the desk's own machine alone. */
export const tablets = {
  state: procedure({ access: LAPTOP }).output(answered),
  /** Starts listening on an address of this machine (default: the likeliest), or stops. `always`: also at each later start. */
  turn: procedure({ access: LAPTOP })
    .input(z.object({ on: z.boolean(), address: z.string().max(60).optional(), always: z.boolean().optional() }))
    .output(answered),
  /** Makes a new pairing code; the previous one becomes void. Null: no role yet. */
  newCode: procedure({ access: LAPTOP })
    .input(z.object({ role: role.nullable() }))
    .output(answered),
  /** Gives a device its role for the file in use. Its open connections are cut, and start again under that role. */
  setRole: procedure({ access: LAPTOP }).input(z.object({ device, role })).output(answered),
  /** Blocks the device at once and for good. */
  revoke: procedure({ access: LAPTOP }).input(z.object({ device })).output(answered),
  /** The caller of this request. */
  me: procedure({ access: ALL }).output(type<Asker>()),
}
