import type { Access } from '../../contract/access.ts'
import { METADATA, PROCEDURES } from '../../contract/procedures.ts'
import type { TabletRole } from '../../contract/tablets.ts'

/** The calls that a device may make before it has a role. */
const BEFORE: readonly string[] = ['tablets/me']

/** The access rule of a call; undefined: there is no such call, which is open to no role. */
export const accessTo = (call: string): Access | undefined => METADATA.get(call)?.access

/** Whether a role (null: none yet) may make a call at all. */
export const isOpenTo = (role: TabletRole | null, call: string): boolean =>
  role === null ? BEFORE.includes(call) : accessTo(call)?.roles.includes(role.kind) === true

/** Whether a call is open to a tablet of any role. */
export const isForTablets = (call: string): boolean => !BEFORE.includes(call) && (accessTo(call)?.roles.length ?? 0) > 0

export const callsOf = (role: TabletRole | null): readonly string[] => PROCEDURES.filter((call) => isOpenTo(role, call))
