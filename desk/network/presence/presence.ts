import { sql } from '../../../db/sqlite/handle.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { refereeNamed } from '../../context/permissions/referees.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import type { Station } from '../../context/tablets.ts'
import type { Present, PresentRole } from '../../contract/presence.ts'
import { refusals } from '../../messages/refusals.ts'

/** How long a window counts as there after it was heard from, in ms: one that lives says so every 15 seconds. */
const SILENT = 40_000
/** How long a window counts as there after the line to it broke, in ms: time to open another one. */
const CUT = 5000
/** How often it is looked whether one has gone silent, in ms. */
const LOOK_EVERY = 1000
/** So many windows of one device are remembered. */
const MOST = 30

type Asking = Pick<DeskContext, 'open' | 'presence' | 'now'>

/** Who is at which table now, in the file in use, here and at other laptops. */
export const presentIn = (office: Asking): readonly Present[] => {
  const { open, presence } = office
  const elsewhere = presence.elsewhere.filter((one) => one.open === open && since(office, one.heard) < one.counts)
  return [...presentHere(office, open), ...elsewhere.map(({ who }, n) => ({ window: `elsewhere-${n}`, ...who }))]
}

/** The same, of this laptop and its tablets alone. */
export const presentHere = (office: Asking, open: OpenFile | null): readonly Present[] =>
  [...office.presence.windows.values()].filter((one) => one.open === open && since(office, one.said) < SILENT).map(({ who }) => who)

/** A clock that was set back must leave nobody there for as long. */
const since = ({ now }: Asking, at: number): number => Math.abs(now().getTime() - at)

type Said = { readonly window: string; readonly table: string; readonly by: string; readonly recording: boolean }

/** A window has a table open. Its name is one that the tournament knows, whatever the window says. */
export const sayPresent = (office: DeskContext, open: OpenFile, said: Said): Result<readonly Present[], Refusal> => {
  if (!sql(open.db, 'SELECT 1 FROM table_ WHERE id = ?').get(said.table)) return notFound(refusals.noTable)
  const { presence, now } = office
  const station = office.station?.id ?? null
  const key = keyOf(office.station, said.window)
  const known = [...presence.windows].filter(([, one]) => one.station === station)
  const oldest = known[0]?.[0]
  if (oldest !== undefined && known.length >= MOST && !presence.windows.has(key)) presence.windows.delete(oldest)
  const { window, table, recording } = said
  const who = { window, table, ...whoIs(open, office.station, said.by), device: office.station?.name ?? null, recording }
  presence.windows.set(key, { open, station, said: now().getTime(), who })
  tellIfOther(office)
  return { ok: true, value: presentIn(office) }
}

/** A window is left. */
export const leavePresent = (office: DeskContext, window: string): null => {
  office.presence.windows.delete(keyOf(office.station, window))
  tellIfOther(office)
  return null
}

/** What a window hears; it counts as left soon after it hears no more, even where it could not say so. */
export async function* whileHeard<T>(office: DeskContext, window: string | undefined, news: AsyncIterable<T>): AsyncGenerator<T> {
  const key = window === undefined ? undefined : keyOf(office.station, window)
  const heard = (ago: number): void => {
    const one = key === undefined ? undefined : office.presence.windows.get(key)
    if (key !== undefined && one) office.presence.windows.set(key, { ...one, said: office.now().getTime() - ago })
  }
  heard(0)
  try {
    yield* news
  } finally {
    heard(SILENT - CUT)
  }
}

/** A device is let in no more, or has another role: what it said does not count. */
export const forgetStation = (office: DeskContext, station: string): void => {
  for (const [key, one] of office.presence.windows) if (one.station === station) office.presence.windows.delete(key)
  tellIfOther(office)
}

/** Tells the windows when another one has gone silent. Answers how to stop. */
export const watchPresence = (office: DeskContext): (() => void) => {
  const timer = setInterval(() => {
    for (const [key, one] of office.presence.windows) if (one.open !== office.open) office.presence.windows.delete(key)
    if (office.presence.elsewhere.some((one) => one.open !== office.open)) office.presence.elsewhere = []
    tellIfOther(office)
  }, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

const keyOf = (station: Station | null, window: string): string => `${station?.id ?? ''} ${window}`

/** The windows are told only where they would read something else. */
export const tellIfOther = (office: DeskContext): void => {
  const here = presentIn(office)
  const read = JSON.stringify(here)
  if (read === office.presence.told) return
  office.presence.told = read
  office.events.publish({ kind: 'presence', here })
}

const whoIs = (open: OpenFile, station: Station | null, by: string): { readonly person: string | null; readonly role: PresentRole } => {
  const kind = station?.role?.kind
  if (kind === 'recorder' || kind === 'viewer') return { person: null, role: kind }
  const referee = refereeNamed(open.db, by)
  return { person: referee?.name ?? null, role: referee ? (referee.head ? 'head' : 'referee') : null }
}
