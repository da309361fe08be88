import type { Text } from '../../engine/model/language.ts'
import type { InputOf, TableName } from '../contract/base.ts'
import type { Asker, TabletRole, Tablets, tablets } from '../contract/tablets.ts'
import { refusals } from '../messages/refusals.ts'

/**
 * A tablet that makes a call. `role`: null if it has none in the open file. `before`: its table in the previous round, and when that
 * table's result was signed; `lacks`: a round that has no table of its number.
 */
export type TabletStation = Pick<Extract<Asker, { kind: 'tablet' }>, 'id' | 'name' | 'role' | 'before' | 'lacks'>

/** A tablet's state between calls: its signed-in referee. */
export type TabletSession = { referee: string | null }

/** Answers a request of a paired tablet; null: of an unknown device. */
type Fetch = (request: Request, at: { readonly station: TabletStation; readonly signedIn: TabletSession } | null) => Promise<Response>

export type TabletHost = {
  readonly fetch: Fetch
  readonly file: () => string | null
  readonly referees: () => readonly string[]
  /** A role as of now. */
  readonly place: (role: TabletRole | null) => Pick<TabletStation, 'role' | 'before' | 'lacks'>
}

/** The desk's tablet server. It opens no port and touches no file before it is asked to. */
export type TabletService = {
  /** Connects the server to its desk; called once. */
  readonly serveWith: (desk: TabletHost) => void
  /** Starts serving if the user chose to serve at every start. Never fails: errors appear in `state`. */
  readonly begin: () => Promise<void>
  readonly turn: (asked: InputOf<typeof tablets.turn>) => Promise<void>
  readonly state: () => Tablets
  /** False if the server is off. */
  readonly newCode: (role: TabletRole | null) => boolean
  /** False if the device is unknown or revoked. */
  readonly setRole: (device: string, role: TabletRole) => boolean
  readonly revoke: (device: string) => boolean
  /** Another file was opened: devices lose their roles and start again. */
  readonly otherFile: () => void
  readonly noteRole: (station: TabletStation, call: string) => void
  readonly close: () => Promise<void>
}

/** Why tables may not be removed; null if they may. A tablet that records at one of them may hold acts, as without network. */
export const keptByTablet = (service: TabletService | null, tables: readonly Pick<TableName, 'id' | 'name'>[]): Text | null => {
  for (const { name, role, revoked } of service?.state().devices ?? []) {
    const table = revoked === null && role?.kind === 'recorder' && tables.find(({ id }) => id === role.table)
    if (table) return refusals.tableWithTablet(table.name, name)
  }
  return null
}
