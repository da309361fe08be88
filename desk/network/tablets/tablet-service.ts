import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { describeError } from '../../context/diagnostics/describe-error.ts'
import type { Note } from '../../context/diagnostics/note.ts'
import { readPrivateJson, writePrivate } from '../../context/files/private-files.ts'
import { isSameName } from '../../context/permissions/referees.ts'
import type { Station, TabletHost, TabletService, TabletSession } from '../../context/tablets.ts'
import type { OwnAddress } from '../../contract/tablets.ts'
import { output } from '../../messages/command-line.ts'
import { certificateFor, type OwnCertificate } from './certificate.ts'
import { type Device, devicesIn, ownFile } from './devices.ts'
import { leftOnIn, type TabletsMark } from './left-on.ts'
import { type Listener, type ListenerSetting, listenOn } from './listener.ts'
import { type Pairing, pairingAt } from './pairing.ts'
import { refusalsAt } from './refusal-list.ts'

type World = {
  readonly home: string
  readonly now: () => Date
  readonly addresses: () => readonly OwnAddress[]
  readonly note: Note
  /** The port that is tried first. */
  readonly port?: number | undefined
  /** Something that the window shows is otherwise. */
  readonly tell: () => void
}

const SETTING = z.object({
  always: z.boolean().default(false),
  address: z.string().nullable().default(null),
  port: z.int().min(1).max(65535).nullable().default(null),
})
const NAME = 'setting.json'
/** The port that is tried first: easy to type on a tablet. */
const PORT = 8443
/** Interval at which the network address is checked, in milliseconds. */
const LOOK_EVERY = 5000
/**
 * How long a device counts as present after its last request, in milliseconds: its window sends one every ten seconds
 * while visible.
 */
const SILENT = 25_000
/** Interval at which a device's last request is stored, in milliseconds. */
const SEEN_EVERY = 60_000
const NEVER = new Date(0).toISOString()
/**
 * Greatest age of a crash after which the tablet service restarts by itself, in milliseconds: later the laptop may be
 * in another network.
 */
const COMES_BACK_WITHIN = 24 * 3_600_000
/** A port is tried again so often, in milliseconds: the desk that had it may just be ending. */
const PORT_TRIES = 10
const PORT_PAUSE = 300

export const tabletService = (world: World, setting: Pick<ListenerSetting, 'patience' | 'strangers'> = {}): TabletService => {
  const { home, now, addresses, note, tell } = world
  const devices = devicesIn(home)
  const pairing: Pairing = pairingAt(now)
  const refusals = refusalsAt({ now, note, tell })
  const seen = new Map<string, Date>()
  const signedIn = new Map<string, TabletSession>()
  let { fetch, file, referees, place } = NOBODY
  let listener: Listener | null = null
  let certificate: OwnCertificate | null = null
  let trouble: ByLanguage<string> | null = null
  /** The address on which it would listen, were its network there. */
  let lost: string | null = null
  /** the service was on, and no user has switched it off */
  let wanted = false
  let looking: ReturnType<typeof setInterval> | undefined
  /** Time of the last failure to store a device's last request. */
  let unkept: string | null = null

  const leftOn = leftOnIn(home)
  const kept = () => readPrivateJson(ownFile(home, NAME), SETTING) ?? SETTING.parse({})
  const stationOf = (device: Device): Station => ({
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
  const placeNow = (device: Device) => place(device.file !== null && device.file === file() ? device.role : null)
  /**
   * A dead connection stays open: a device that sends nothing on it is away. A clock that was set back must not
   * prolong presence by as long.
   */
  const isThere = ({ id }: Device): boolean => {
    const last = seen.get(id)
    return listener?.isConnected(id) === true && last !== undefined && Math.abs(now().getTime() - last.getTime()) < SILENT
  }
  let told = ''
  const tellWhoIsThere = (): void => {
    const there = devices
      .all()
      .filter(isThere)
      .map(({ id }) => id)
      .join()
    if (there === told) return
    told = there
    tell()
  }
  /** Never throws: on a full disk the time is not stored, and the device's request continues. */
  const noteSeen = (device: Device): void => {
    const at = now()
    const isFirst = !seen.has(device.id)
    const wasThere = isThere(device)
    seen.set(device.id, at)
    if (!wasThere) tellWhoIsThere()
    const isLongAgo = (then: string | null): boolean => Math.abs(at.getTime() - Date.parse(then ?? NEVER)) > SEEN_EVERY
    if (!(isFirst || isLongAgo(device.seen)) || !isLongAgo(unkept)) return
    try {
      devices.change(device.id, { seen: at.toISOString() })
      unkept = null
    } catch (error) {
      note('tablet', { what: 'seen not kept', ...describeError(error) })
      unkept = at.toISOString()
    }
  }
  const stop = async (): Promise<void> => {
    const ending = listener
    listener = null
    pairing.end()
    await ending?.close()
  }
  const start = async (address: string, tries = 1): Promise<void> => {
    const own = await certificateFor(home, address, now())
    certificate = own
    const first = kept().port ?? world.port ?? PORT
    const listen = (port: number) => listenOn(behind, { ...setting, address, port, certificate: own })
    const listenOnFirst = async (left: number): Promise<Listener> => {
      try {
        return await listen(first)
      } catch (error) {
        if (first === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
        if (left <= 1) return listen(0)
        await sleep(PORT_PAUSE)
        return listenOnFirst(left - 1)
      }
    }
    listener = await listenOnFirst(tries)
    lost = null
    // paired tablets look for it under the old one
    trouble =
      first !== 0 && listener.port !== first && devices.all().some(({ revoked }) => revoked === null)
        ? output.otherPort(first, listener.origin)
        : null
    wanted = true
    leftOn.note({ address, port: listener.port, at: now().toISOString() })
  }
  /** Begins or says why not. */
  const tryStart = async (address: string, tries?: number): Promise<void> => {
    try {
      await start(address, tries)
    } catch (error) {
      note('tablets', { why: 'not listening' })
      trouble = output.notServed(address, error)
    }
  }
  const look = async (): Promise<void> => {
    tellWhoIsThere()
    const here = addresses().map((one) => one.address)
    if (listener && !here.includes(listener.address)) {
      lost = listener.address
      trouble = output.networkGone(lost)
      await stop()
      tell()
    } else if (!listener && lost !== null && here.includes(lost)) {
      await tryStart(lost)
      tell()
    }
  }
  const behind: Parameters<typeof listenOn>[0] = {
    note,
    refused: refusals.add,
    connected: tell,
    deviceShowing: (token) => devices.showing(token),
    fetch: (request, device) => {
      if (!device) return fetch(request, null)
      noteSeen(device)
      const signing = signedIn.get(device.id) ?? { referee: null }
      signedIn.set(device.id, signing)
      return fetch(request, { station: stationOf(device), signedIn: signing })
    },
    pair: ({ code, name, from }) => {
      const shown = pairing.show(code, from)
      if (shown.kind !== 'right') return shown
      const { role, file: of } = shown.code
      const { token } = devices.add(
        freeName(name, [...devices.all().flatMap((device) => (device.revoked === null ? [device.name] : [])), ...referees()]),
        { role, file: role && of },
        now(),
      )
      note('tablet', { what: 'paired' })
      tell()
      return { kind: 'right', token }
    },
  }

  /** One after the other, however often the button is pressed, and whatever becomes of the network meanwhile. */
  let turning: Promise<void> = Promise.resolve()
  const inTurn = (what: () => Promise<void>): Promise<void> => {
    const turned = turning.then(what)
    turning = turned.catch(() => undefined)
    return turned
  }
  const failed = (error: unknown): void => note('tablets', describeError(error))
  const lookOften = (): void => {
    clearInterval(looking)
    looking = setInterval(() => void inTurn(look).catch(failed), LOOK_EVERY)
    looking.unref()
  }
  /**
   * After a crash: listens on the address and port that tablets know, and on no other; if that is not possible yet, as
   * soon as it is.
   */
  const comeBack = async ({ address, at }: TabletsMark): Promise<void> => {
    wanted = true
    if (Math.abs(now().getTime() - Date.parse(at)) > COMES_BACK_WITHIN) trouble = output.wereOn
    else {
      if (addresses().some((one) => one.address === address)) await tryStart(address, PORT_TRIES)
      else {
        lost = address
        trouble = output.networkGone(address)
      }
      lookOften()
    }
    note('tablets', { what: 'came back', on: listener !== null })
    tell()
  }
  const turnNow: TabletService['turn'] = async ({ on, address, always }) => {
    const chosen = address ?? (on ? (likeliest(kept().address, addresses()) ?? null) : null)
    clearInterval(looking)
    if (listener) await stop()
    leftOn.forget()
    wanted = false
    lost = null
    trouble = null
    if (on && (chosen === null || !addresses().some((one) => one.address === chosen))) trouble = output.noNetwork
    else if (on && chosen !== null) {
      await tryStart(chosen)
      lookOften()
    }
    keepSetting(always)
    note('tablets', { on: listener !== null })
    tell()
  }

  /** Stores the setting for the next start; on failure the error is reported, and tablets are served anyway. */
  const keepSetting = (always: boolean | undefined): void => {
    const before = kept()
    const next = { always: always ?? before.always, address: listener?.address ?? before.address, port: listener?.port ?? before.port }
    if (JSON.stringify(next) === JSON.stringify(before)) return
    try {
      writePrivate(ownFile(home, NAME), `${JSON.stringify(next)}\n`)
    } catch (error) {
      failed(error)
      trouble ??= output.settingNotKept(error)
    }
  }

  const living = (id: string): Device | undefined => devices.all().find((device) => device.id === id && device.revoked === null)
  return {
    serveWith: (desk) => {
      fetch = desk.fetch
      file = desk.file
      referees = desk.referees
      place = desk.place
    },
    begin: async () => {
      const left = leftOn.left()
      if (left) await inTurn(() => comeBack(left)).catch(failed)
      else if (kept().always) await inTurn(() => turnNow({ on: true })).catch(failed)
    },
    turn: (asked) => inTurn(() => turnNow(asked)),
    state: () => {
      const code = pairing.now()
      return {
        on: listener && { address: listener.address, port: listener.port, url: listener.origin },
        cutOff: wanted && listener === null,
        always: kept().always,
        addresses: addresses(),
        fingerprint: listener && certificate ? certificate.fingerprint : null,
        code: code && { code: code.code, until: code.until, role: code.role },
        devices: devices.all().map((device) => ({
          id: device.id,
          name: device.name,
          role: placeNow(device).role,
          lacks: placeNow(device).lacks,
          paired: new Date(device.paired),
          seen: seen.get(device.id) ?? (device.seen === null ? null : new Date(device.seen)),
          connected: isThere(device),
          revoked: device.revoked === null ? null : new Date(device.revoked),
        })),
        refused: refusals.all(),
        trouble,
      }
    },
    newCode: (role) => {
      if (!listener) return false
      pairing.begin({ role, file: file() })
      tell()
      return true
    },
    setRole: (id, role) => {
      if (!living(id)) return false
      devices.change(id, { role, file: file() })
      signedIn.delete(id)
      note('tablet', { what: 'role', role: role.kind })
      listener?.cut(id)
      tell()
      return true
    },
    revoke: (id) => {
      if (!living(id)) return false
      devices.change(id, { revoked: now().toISOString() })
      signedIn.delete(id)
      note('tablet', { what: 'revoked' })
      listener?.cut(id)
      tell()
      return true
    },
    otherFile: () => {
      pairing.end()
      for (const { id } of listener ? devices.all() : []) listener?.cut(id)
    },
    noteRole: ({ name }, call) => refusals.add('role', name, call),
    close: () =>
      inTurn(async () => {
        clearInterval(looking)
        lost = null
        await stop()
        leftOn.forget()
      }),
  }
}

/** The last address if this machine still has it, else the likeliest. */
const likeliest = (before: string | null, all: readonly OwnAddress[]): string | undefined =>
  (all.find(({ address }) => address === before) ?? all[0])?.address

/** All admitted devices have different names, and none has a referee's: the name distinguishes their acts. */
const freeName = (name: string, taken: readonly string[]): string => {
  const isFree = (one: string): boolean => !taken.some((other) => isSameName(one, other))
  if (isFree(name)) return name
  for (let number = 2; ; number++) if (isFree(`${name} ${number}`)) return `${name} ${number}`
}

const NOBODY: TabletHost = {
  fetch: () => Promise.resolve(new Response(null, { status: 503 })),
  file: () => null,
  referees: () => [],
  place: (role) => ({ role, before: null, lacks: null }),
}
