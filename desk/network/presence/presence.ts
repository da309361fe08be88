import { sql } from '../../../db/sqlite/handle.ts'
import { ok } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { refereeNamed } from '../../context/permissions/referees.ts'
import { notFound } from '../../context/refusals.ts'
import type { TabletStation } from '../../context/tablets.ts'
import type { presence as contract, Present, PresentRole } from '../../contract/presence.ts'
import { refusals } from '../../messages/refusals.ts'

/** How long a window counts as present after its last sign of life, in ms: an open window sends one every 15 seconds. */
const SILENT = 40_000
/** How long a window counts as present after its connection broke, in ms: time to open another one. */
const CUT = 5000
/** Interval at which silent windows are detected, in ms. */
const LOOK_EVERY = 1000
/** Upper bound of remembered windows per device. */
const MOST = 30

type Asking = Pick<DeskContext, 'open' | 'presence' | 'now'>

/** Presence at the tables now, in the file in use, here and at other laptops. */
export const presentIn = (desk: Asking): readonly Present[] => {
  const { open, presence } = desk
  const elsewhere = presence.elsewhere.filter((one) => one.open === open && since(desk, one.heard) < one.counts)
  return [...presentHere(desk, open), ...elsewhere.map(({ who }, n) => ({ window: `elsewhere-${n}`, ...who }))]
}

/** The same, of this laptop and its tablets alone. */
export const presentHere = (desk: Asking, open: OpenFile | null): readonly Present[] =>
  [...desk.presence.windows.values()].filter((one) => one.open === open && since(desk, one.said) < SILENT).map(({ who }) => who)

/** A clock that was set back must not prolong presence by as long. */
const since = ({ now }: Asking, at: number): number => Math.abs(now().getTime() - at)

/** A window has a table open. Its name is one that the tournament knows, whatever the window says. */
export const sayPresent: ProcedureOf<typeof contract.say> = (desk, open, said) => {
  if (!sql(open.db, 'SELECT 1 FROM table_ WHERE id = ?').get(said.table)) return notFound(refusals.noTable)
  const { presence, now } = desk
  const station = desk.station?.id ?? null
  const key = keyOf(desk.station, said.window)
  const known = [...presence.windows].filter(([, one]) => one.station === station)
  const oldest = known[0]?.[0]
  if (oldest !== undefined && known.length >= MOST && !presence.windows.has(key)) presence.windows.delete(oldest)
  const { window, table, recording } = said
  const who = { window, table, ...whoIs(open, desk.station, said.by), device: desk.station?.name ?? null, recording }
  presence.windows.set(key, { open, station, said: now().getTime(), who })
  tellIfOther(desk)
  return ok(presentIn(desk))
}

export const leavePresent = (desk: DeskContext, window: string): null => {
  desk.presence.windows.delete(keyOf(desk.station, window))
  tellIfOther(desk)
  return null
}

/** The events that a window receives; it counts as gone soon after its stream ends, even if it could not report that. */
export async function* whileHeard<T>(desk: DeskContext, window: string | undefined, news: AsyncIterable<T>): AsyncGenerator<T> {
  const key = window === undefined ? undefined : keyOf(desk.station, window)
  const heard = (ago: number): void => {
    const one = key === undefined ? undefined : desk.presence.windows.get(key)
    if (key !== undefined && one) desk.presence.windows.set(key, { ...one, said: desk.now().getTime() - ago })
  }
  heard(0)
  try {
    yield* news
  } finally {
    heard(SILENT - CUT)
  }
}

/** A device was revoked, or has another role: its presence no longer counts. */
export const forgetStation = (desk: DeskContext, station: string): void => {
  for (const [key, one] of desk.presence.windows) if (one.station === station) desk.presence.windows.delete(key)
  tellIfOther(desk)
}

/** Notifies the windows when another one has gone silent. Returns a function that stops it. */
export const watchPresence = (desk: DeskContext): (() => void) => {
  const timer = setInterval(() => {
    for (const [key, one] of desk.presence.windows) if (one.open !== desk.open) desk.presence.windows.delete(key)
    if (desk.presence.elsewhere.some((one) => one.open !== desk.open)) desk.presence.elsewhere = []
    tellIfOther(desk)
  }, LOOK_EVERY).unref()
  return () => clearInterval(timer)
}

const keyOf = (station: TabletStation | null, window: string): string => `${station?.id ?? ''} ${window}`

/** Notifies the windows only if the presence list changed. */
export const tellIfOther = (desk: DeskContext): void => {
  const here = presentIn(desk)
  const read = JSON.stringify(here)
  if (read === desk.presence.told) return
  desk.presence.told = read
  desk.events.publish({ kind: 'presence', here })
}

const whoIs = (
  open: OpenFile,
  station: TabletStation | null,
  by: string,
): { readonly person: string | null; readonly role: PresentRole } => {
  const kind = station?.role?.kind
  if (kind === 'recorder' || kind === 'viewer') return { person: null, role: kind }
  const referee = refereeNamed(open.db, by)
  return { person: referee?.name ?? null, role: referee ? (referee.head ? 'head' : 'referee') : null }
}
