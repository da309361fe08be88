import { z } from 'zod'
import { anyCall, laptopCall } from './access.ts'
import { name } from './inputs.ts'
import { answer, byLanguage, integer, moment, type Shape, text } from './shape.ts'

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
const formerTable = z.strictObject({ table: text, round: integer, done: moment.nullable() })

/**
 * A paired device. `lacks`: a round, begun or next, without a table of its number. `role` null: it needs one, as after a change of the open
 * file.
 */
const tablet = z.strictObject({
  id: text,
  name: text,
  role: role.nullable(),
  lacks: integer.nullable(),
  paired: moment,
  /** Time of its last request; null: none since it was paired. */
  seen: moment.nullable(),
  connected: z.boolean(),
  revoked: moment.nullable(),
})
export interface Tablet extends Shape<typeof tablet> {}

/**
 * A refused request from the network. `code`: a wrong pairing code. `tries`: too many of them. `role`: the device's role does not allow it.
 */
const tabletRefusal = z.strictObject({
  why: z.enum(['host', 'origin', 'session', 'revoked', 'role', 'code', 'tries', 'request']),
  /** Network address of the sender. */
  from: text,
  times: integer,
  at: moment,
})
export interface TabletRefusal extends Shape<typeof tabletRefusal> {}

/** An address of this machine, with the system's name for its network. */
const ownAddress = z.strictObject({ address: text, network: text })
export interface OwnAddress extends Shape<typeof ownAddress> {}

/** State of this desk's service for tablets on the local network. */
const tabletService = z.strictObject({
  /** The address where it listens; null: it is off. */
  on: z.strictObject({ address: text, port: integer, url: text }).nullable(),
  /** Tablets were on, no user switched them off, and they can't reach this desk: after a crash, or without the network. */
  cutOff: z.boolean(),
  /** The desk listens from each start on, because the user chose so. */
  always: z.boolean(),
  addresses: z.array(ownAddress),
  /** SHA-256 of the certificate and of its key alone, as browsers display them. The key stays the same when the certificate is renewed. */
  fingerprint: z.strictObject({ certificate: text, key: text }).nullable(),
  code: z.strictObject({ code: text, until: moment, role: role.nullable() }).nullable(),
  devices: z.array(tablet),
  refused: z.array(tabletRefusal),
  trouble: byLanguage.nullable(),
})
export interface Tablets extends Shape<typeof tabletService> {}

/** The caller: the desk's own machine, or a tablet with the calls open to it. `zone`: the desk's time zone, such as `Europe/Paris`. */
const asker = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('laptop') }),
  z.strictObject({
    kind: z.literal('tablet'),
    id: text,
    name: text,
    role: role.nullable(),
    before: formerTable.nullable(),
    lacks: integer.nullable(),
    may: z.array(text),
    zone: text,
  }),
])
export type Asker = Shape<typeof asker>

const answered = answer<Tablets>(tabletService)
const device = z.string().min(1).max(100)

/** Tablets and other browsers on the local network. All calls except `me` are for the desk's own machine alone. */
export const tablets = {
  state: laptopCall.output(answered),
  /** Starts listening on an address of this machine (default: the likeliest), or stops. `always`: also at each later start. */
  turn: laptopCall
    .input(z.object({ on: z.boolean(), address: z.string().max(60).optional(), always: z.boolean().optional() }))
    .output(answered),
  /** Makes a new pairing code; the previous one becomes void. Null: no role yet. */
  newCode: laptopCall.input(z.object({ role: role.nullable() })).output(answered),
  /** Gives a device its role for the file in use. Its open connections are cut, and start again under that role. */
  setRole: laptopCall.input(z.object({ device, role })).output(answered),
  /** Blocks the device at once and for good. */
  revoke: laptopCall.input(z.object({ device })).output(answered),
  /** The caller of this request. */
  me: anyCall.output(answer<Asker>(asker)),
}
