import { ORPCError } from '@orpc/server'
import { sql } from '../../../db/sqlite/handle.ts'
import type { DeskContext } from '../../context/context.ts'
import { orThrow } from '../../context/errors.ts'
import { refereeNamed, referees } from '../../context/permissions/referees.ts'
import { refused } from '../../context/refusals.ts'
import type { TabletSession, TabletStation } from '../../context/tablets.ts'
import type { TabletRole } from '../../contract/tablets.ts'
import { refusals } from '../../messages/refusals.ts'
import { accessTo, callsOf, isForTablets, isOpenTo } from './access.ts'
import { isItsOwn } from './next-table.ts'
import { cutDown } from './redact.ts'

/** The desk's context for one tablet: all is the desk's own except the user and the sign-in. */
export const contextAt = (desk: DeskContext, station: TabletStation, signedIn: TabletSession): DeskContext => ({
  ...desk,
  station,
  by: signerOn(station),
  get open() {
    return desk.open
  },
  set open(open) {
    desk.open = open
  },
  get trouble() {
    return desk.trouble
  },
  set trouble(trouble) {
    desk.trouble = trouble
  },
  get signedIn() {
    return signedIn.referee
  },
  set signedIn(referee) {
    signedIn.referee = referee
  },
})

type Text = Parameters<typeof refused>[0]
type Call = { readonly call: string; readonly input: unknown; readonly go: (input: unknown) => Promise<unknown> }

/**
 * Runs a tablet's call if its role allows it; its input gets the tablet's name (`inItsName`). The answer is limited to the role's view.
 * Lines of notation are checked by their reader (`permissions/may-decide.ts`). The desk's own machine has no limits.
 */
export const asRoleAllows = async (desk: DeskContext, { call, input, go }: Call): Promise<unknown> => {
  const { station } = desk
  if (!station) return go(input)
  const { role } = station
  // another file is open than the tablet was paired for: its data waits until that one is open again
  if (role === null && isForTablets(call)) return orThrow<never>({ ok: false, error: { code: 'NO_TOURNAMENT' } })
  if (!isOpenTo(role, call)) return refuse(desk, call, refusals.laptopOnly)
  if (accessTo(call)?.head && !isHeads(desk)) return refuse(desk, call, headDecides(desk))
  const given =
    input !== null && typeof input === 'object' && !Array.isArray(input) ? (input as Readonly<Record<string, unknown>>) : undefined
  if (role?.kind === 'recorder' && !isAtTable(desk, station, { call, given })) return refuse(desk, call, refusals.otherTable)
  return cutDown(station, call, await quietly(go(input)))
}

/** The calls that are open to a tablet as it is paired now. */
export const callsAtStation = (desk: DeskContext, station: TabletStation): readonly string[] =>
  callsOf(station.role).filter((call) => !accessTo(call)?.head || isHeads({ ...desk, station }))

/** Whether a tablet belongs to the current head referee of the tournament, who may change at any time. */
const isHeads = ({ open, station }: Pick<DeskContext, 'open' | 'station'>): boolean => {
  const named = open && station?.role?.kind === 'referee' ? refereeNamed(open.db, station.role.referee) : undefined
  return named?.head === true && !named.withdrawn
}

/** Where the tournament has no head referee, it is for the laptop. */
const headDecides = ({ open }: DeskContext): Text => {
  const head = open ? referees(open.db).find((referee) => referee.head) : undefined
  return head ? refusals.headDecides(head.name) : refusals.laptopOnly
}

const refuse = ({ tablets, station }: DeskContext, call: string, text: Text): never => {
  if (station) tablets?.noteRole(station, call)
  return orThrow<never>(refused(text))
}

/** Whether a recorder's call is about the recorder's own table, or about none. */
const isAtTable = (
  desk: DeskContext,
  station: TabletStation,
  { call, given }: { readonly call: string; readonly given: Readonly<Record<string, unknown>> | undefined },
): boolean => {
  const { open } = desk
  const at = accessTo(call)?.at
  if (at === undefined) return true
  if (at === 'table') return isItsOwn(desk, station, { table: given?.table, call, waited: given?.waited, behind: given?.behind })
  const finding = given?.finding
  if (open === null || (typeof finding !== 'number' && typeof finding !== 'string')) return false
  const table = sql<string>(open.db, tableOfFinding(typeof finding === 'number' ? 'id' : 'ref'))
  return isItsOwn(desk, station, { table: table.pluck().get(finding), call, waited: undefined, behind: undefined })
}

const tableOfFinding = (by: 'id' | 'ref'): string =>
  `SELECT hand.table_id FROM finding JOIN hand ON hand.id = finding.hand WHERE finding.${by} = ?`

/** The author that the log records for a tablet's acts: its referee, else the tablet's name. */
const signerOn = ({ name, role }: TabletStation): string => (role?.kind === 'referee' ? role.referee : name)

/**
 * The input of a tablet's call with the fields that the desk sets instead of the window: the user; and that a recorder
 * undoes and restores no ruling.
 */
export const inItsName = ({ station }: Pick<DeskContext, 'station'>, call: string, input: unknown): unknown => {
  if (!station?.role || input === null || typeof input !== 'object' || Array.isArray(input)) return input
  return { ...input, ...givenBy(station, station.role, call) }
}

const givenBy = (station: TabletStation, role: TabletRole, call: string): Readonly<Record<string, unknown>> => ({
  ...(call === 'referees/signIn' ? { name: signerOn(station) } : { by: signerOn(station) }),
  ...(role.kind === 'recorder' && call === 'tables/undo' && { keepsRulings: true }),
  ...(role.kind === 'recorder' && call === 'tables/redo' && { own: true }),
})

/** Removes paths on the desk's machine from errors. */
const quietly = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'NOT_SAVED') throw error
    const { code } = error.data as { readonly code: string }
    throw new ORPCError('NOT_SAVED', { status: error.status, message: code, data: { code, detail: code, fr: code } })
  }
}
