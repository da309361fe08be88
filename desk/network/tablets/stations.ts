import { describeError } from '../../context/diagnostics/describe-error.ts'
import type { NoteDiagnostic } from '../../context/diagnostics/note.ts'
import { isSameName } from '../../context/permissions/referees.ts'
import type { TabletHost, TabletSession, TabletStation } from '../../context/tablets.ts'
import type { Tablet, TabletRole } from '../../contract/tablets.ts'
import type { Device, Devices } from './devices.ts'
import type { Listener } from './listener.ts'
import type { PairingCode } from './pairing.ts'

/** How long a device counts as present after its last request, in milliseconds: its window sends one every ten seconds while visible. */
const PRESENT_FOR = 25_000
/** Interval at which a device's last request is stored, in milliseconds. */
const STORE_EVERY = 60_000

type StationsParts = {
  readonly devices: Devices
  readonly now: () => Date
  readonly note: NoteDiagnostic
  /** Notifies the window of a change. */
  readonly tell: () => void
  readonly host: () => Pick<TabletHost, 'file' | 'place' | 'referees'>
  /** The open connections; null: the service is off. */
  readonly connections: () => Pick<Listener, 'isConnected' | 'cut'> | null
}

/** The paired devices: who is present, with which role in the open file, and which referee is signed in there. */
export const createStations = ({ devices, now, note, tell, host, connections }: StationsParts) => {
  const lastRequests = new Map<string, Date>()
  const sessions = new Map<string, TabletSession>()
  /** The present devices of which the window was notified. */
  let told = ''
  /** When a last request could not be stored. */
  let failed: string | null = null

  const placeNow = ({ file, role }: Device) => {
    const { file: open, place } = host()
    return place(file !== null && file === open() ? role : null)
  }
  const stationOf = (device: Device): TabletStation => ({
    id: device.id,
    name: device.name,
    // read each time: a tablet follows its table from round to round, also during an event stream
    get role() {
      return placeNow(device).role
    },
    get before() {
      return placeNow(device).before
    },
    get lacks() {
      return placeNow(device).lacks
    },
  })
  // a dead connection stays open: a device that sends nothing on it is away
  const isPresent = ({ id }: Device): boolean => connections()?.isConnected(id) === true && isRecent(lastRequests.get(id), now())
  const tellPresence = (): void => {
    const present = devices
      .all()
      .filter(isPresent)
      .map(({ id }) => id)
      .join()
    if (present === told) return
    told = present
    tell()
  }
  /** Never throws: on a full disk the time is not stored, and the device's request continues. */
  const noteRequest = (device: Device): void => {
    const at = now()
    const isFirst = !lastRequests.has(device.id)
    const wasPresent = isPresent(device)
    lastRequests.set(device.id, at)
    if (!wasPresent) tellPresence()
    if (!(isFirst || isLongAgo(device.seen, at)) || !isLongAgo(failed, at)) return
    try {
      devices.change(device.id, { seen: at.toISOString() })
      failed = null
    } catch (error) {
      note('tablet', { what: 'seen not kept', ...describeError(error) })
      failed = at.toISOString()
    }
  }
  /** Changes a device that is not revoked, and makes it start again; false if there is none. */
  const change = (id: string, part: Partial<Omit<Device, 'id' | 'hash'>>, noted: Parameters<NoteDiagnostic>[1]): boolean => {
    if (!devices.all().some((device) => device.id === id && device.revoked === null)) return false
    devices.change(id, part)
    sessions.delete(id)
    note('tablet', noted)
    connections()?.cut(id)
    tell()
    return true
  }
  return {
    /** A device's request: its station and session. */
    request: (device: Device) => {
      noteRequest(device)
      const signedIn = sessions.get(device.id) ?? { referee: null }
      sessions.set(device.id, signedIn)
      return { station: stationOf(device), signedIn }
    },
    /** Admits a device that showed a code. Returns its cookie from now on. */
    admit: (name: string, { role, file }: Pick<PairingCode, 'role' | 'file'>): string => {
      const taken = [...devices.all().flatMap((device) => (device.revoked === null ? [device.name] : [])), ...host().referees()]
      const { token } = devices.add(freeName(name, taken), { role, file: role && file }, now())
      note('tablet', { what: 'paired' })
      tell()
      return token
    },
    setRole: (id: string, role: TabletRole): boolean => change(id, { role, file: host().file() }, { what: 'role', role: role.kind }),
    revoke: (id: string): boolean => change(id, { revoked: now().toISOString() }, { what: 'revoked' }),
    cutAll: (): void => {
      const open = connections()
      if (open) for (const { id } of devices.all()) open.cut(id)
    },
    /** The device that shows this cookie, revoked or not. */
    showing: devices.showing,
    tellPresence,
    hasPaired: (): boolean => devices.all().some(({ revoked }) => revoked === null),
    list: (): readonly Tablet[] =>
      devices.all().map((device) => ({
        id: device.id,
        name: device.name,
        role: placeNow(device).role,
        lacks: placeNow(device).lacks,
        paired: new Date(device.paired),
        seen: lastRequests.get(device.id) ?? (device.seen === null ? null : new Date(device.seen)),
        connected: isPresent(device),
        revoked: device.revoked === null ? null : new Date(device.revoked),
      })),
  }
}

/** A clock that was set back must not prolong presence by as long. */
const isRecent = (last: Date | undefined, now: Date): boolean =>
  last !== undefined && Math.abs(now.getTime() - last.getTime()) < PRESENT_FOR

/** `stored`: null if never. */
const isLongAgo = (stored: string | null, now: Date): boolean =>
  stored === null || Math.abs(now.getTime() - Date.parse(stored)) > STORE_EVERY

/** All admitted devices have different names, and none has a referee's: the name distinguishes their acts. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const isFree = (one: string): boolean => !taken.some((other) => isSameName(one, other))
  if (isFree(name)) return name
  for (let number = 2; ; number++) if (isFree(`${name} ${number}`)) return `${name} ${number}`
}
