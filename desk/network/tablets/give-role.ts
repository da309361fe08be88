import { sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import { refereeNamed } from '../../context/permissions/referees.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import type { Asker, TabletRole, Tablets } from '../../contract/tablets.ts'
import { output } from '../../messages/command-line.ts'
import { refusals } from '../../messages/refusals.ts'
import { forgetStation } from '../presence/presence.ts'
import { tabletPlaceOf } from './next-table.ts'
import { callsAtStation } from './tablet-context.ts'

/** This desk's tablet service; refused if it has none. */
export const tabletsOf = ({ tablets }: DeskContext): Result<Tablets, Refusal> =>
  tablets ? ok(tablets.state()) : refused(refusals.notListening)

/** A new pairing code, for a role of the file in use or for none yet. */
export const newCode = (desk: DeskContext, role: TabletRole | null): Result<Tablets, Refusal> => {
  const checked = role === null ? ok(role) : roleHere(desk, role)
  if (!checked.ok) return checked
  return desk.tablets?.newCode(checked.value) ? tabletsOf(desk) : refused(refusals.notListening)
}

/** Gives a device its role for the file in use. */
export const setRole = (
  desk: DeskContext,
  { device, role }: { readonly device: string; readonly role: TabletRole },
): Result<Tablets, Refusal> => {
  const checked = roleHere(desk, role)
  if (!checked.ok) return checked
  return changed(desk, device, () => desk.tablets?.setRole(device, checked.value))
}

/** Lets a device in no more. */
export const revokeTablet = (desk: DeskContext, device: string): Result<Tablets, Refusal> =>
  changed(desk, device, () => desk.tablets?.revoke(device))

/** Where the list of devices can't be read or written, nothing is changed, and that is said. */
const changed = (desk: DeskContext, device: string, change: () => boolean | undefined): Result<Tablets, Refusal> => {
  try {
    if (!change()) return notFound(refusals.noTablet)
  } catch (error) {
    return refused(output.devicesNotKept(error))
  }
  forgetStation(desk, device)
  return tabletsOf(desk)
}

/** The caller and its rights. */
export const askerOf = (desk: DeskContext): Asker =>
  desk.station
    ? {
        kind: 'tablet',
        ...desk.station,
        may: callsAtStation(desk, desk.station),
        zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }
    : { kind: 'laptop' }

/** A role as the tournament knows it: an existing table, a referee who has not withdrawn, under the name of the list. */
const roleHere = (desk: DeskContext, role: TabletRole): Result<TabletRole, Refusal> => {
  const { open } = desk
  if (!open) return refuse({ code: 'NO_TOURNAMENT' })
  switch (role.kind) {
    case 'recorder':
      return sql(open.db, 'SELECT 1 FROM table_ WHERE id = ?').get(role.table) ? ok(heldWhereGiven(desk, role)) : notFound(refusals.noTable)
    case 'referee': {
      const referee = refereeNamed(open.db, role.referee)
      if (!referee) return refused(refusals.notReferee(role.referee))
      return referee.withdrawn ? refused(refusals.withdrew(referee.name)) : ok({ kind: 'referee', referee: referee.name })
    }
    case 'viewer':
      return ok(role)
  }
}

/** A tablet that is given the table of a finished round stays there: it does not move on by itself. */
const heldWhereGiven = (desk: DeskContext, role: TabletRole & { readonly kind: 'recorder' }): TabletRole => {
  const now = tabletPlaceOf(desk, role).role
  return now?.kind === 'recorder' && now.table !== role.table ? { ...role, hold: true } : role
}
