import type { FormerTable, TabletRole, Tablets } from '../contract/tablets.ts'

/**
 * A tablet that asks for something; `role` null: it has none in the file in use. `before`: where it recorded in the round before, and when that table's
 * result was signed; `lacks`: a round in which there is no table of its number.
 */
export type Station = {
  readonly id: string
  readonly name: string
  readonly role: TabletRole | null
  readonly before: FormerTable | null
  readonly lacks: number | null
}

/** What a tablet keeps over its calls: who has signed in on it. */
export type SignedIn = { referee: string | null }

/** Answers a request of a tablet; without one, of a stranger. */
type Fetch = (request: Request, at: { readonly station: Station; readonly signedIn: SignedIn } | null) => Promise<Response>

export type AroundTablets = {
  readonly fetch: Fetch
  readonly file: () => string | null
  readonly referees: () => readonly string[]
  /** A role as it is now. */
  readonly place: (role: TabletRole | null) => Pick<Station, 'role' | 'before' | 'lacks'>
}

/** How this desk serves tablets. It neither listens nor touches the disk before it is asked to. */
export type TabletService = {
  /** What answers, which file is in use, and who signs in it: said once by the desk around it. */
  readonly serveWith: (desk: AroundTablets) => void
  /** Listens where the person said that it should from each start on. Never fails: what goes wrong is in `state`. */
  readonly begin: () => Promise<void>
  readonly turn: (asked: {
    readonly on: boolean
    readonly address?: string | undefined
    readonly always?: boolean | undefined
  }) => Promise<void>
  readonly state: () => Tablets
  /** False where nothing listens. */
  readonly newCode: (role: TabletRole | null) => boolean
  /** False where there is no such device, or it was revoked. */
  readonly setRole: (device: string, role: TabletRole) => boolean
  readonly revoke: (device: string) => boolean
  /** Another file is in use: devices have no role in it, and begin anew. */
  readonly otherFile: () => void
  readonly noteRole: (station: Station, call: string) => void
  readonly close: () => Promise<void>
}
