import { describeError } from '../../context/diagnostics/describe-error.ts'
import type { Note } from '../../context/diagnostics/note.ts'
import { createQueue } from '../../context/job-queue.ts'
import type { TabletHost, TabletService } from '../../context/tablets.ts'
import type { OwnAddress } from '../../contract/tablets.ts'
import { devicesIn } from './devices.ts'
import { leftOnIn, type TabletsMark } from './left-on.ts'
import type { ListenerHandlers, ListenerSetting } from './listener.ts'
import { pairingAt } from './pairing.ts'
import { refusalsAt } from './refusal-list.ts'
import { addressToUse, changeService, networkStep, OFF, restartAfterCrash, type ServiceEvent } from './service-state.ts'
import { type RunningListener, startListener } from './start-listener.ts'
import { createStations } from './stations.ts'
import { tabletSettingIn } from './tablet-setting.ts'

type World = {
  readonly home: string
  readonly now: () => Date
  readonly addresses: () => readonly OwnAddress[]
  readonly note: Note
  /** The port that is tried first. */
  readonly port?: number | undefined
  /** Notifies the window of a change. */
  readonly tell: () => void
}

/** The port that is tried first: easy to type on a tablet. */
const PORT = 8443
/** Interval at which the network address is checked, in milliseconds. */
const LOOK_EVERY = 5000
/** After a crash the port that tablets know is tried so often. */
const RESTART_TRIES = 10

export const tabletService = (world: World, limits: Pick<ListenerSetting, 'patience' | 'strangers'> = {}): TabletService => {
  const { home, now, addresses, note, tell } = world
  const pairing = pairingAt(now)
  const refusals = refusalsAt({ now, note, tell })
  const leftOn = leftOnIn(home)
  const setting = tabletSettingIn(home)
  /** Changes of the listener run one after the other, however often the button is pressed. */
  const inTurn = createQueue()
  let host = NOBODY
  let running: RunningListener | null = null
  let service = OFF
  let looking: ReturnType<typeof setInterval> | undefined
  const stations = createStations({
    devices: devicesIn(home),
    now,
    note,
    tell,
    host: () => host,
    connections: () => running?.listener ?? null,
  })
  const become = (event: ServiceEvent): void => {
    service = changeService(service, event)
  }
  const handlers: ListenerHandlers = {
    note,
    refused: refusals.add,
    connected: tell,
    deviceShowing: stations.showing,
    fetch: (request, device) => host.fetch(request, device ? stations.request(device) : null),
    pair: ({ code, name, from }) => {
      const shown = pairing.show(code, from)
      return shown.kind === 'right' ? { kind: 'right', token: stations.admit(name, shown.code) } : shown
    },
  }

  const stop = async (): Promise<void> => {
    const ending = running
    running = null
    pairing.end()
    await ending?.listener.close()
  }
  const start = async (address: string, tries: number): Promise<void> => {
    const first = setting.read().port ?? world.port ?? PORT
    running = await startListener(handlers, { ...limits, home, address, now: now(), port: first, tries })
    const { port, origin } = running.listener
    // paired tablets look for it under the old one
    const isMoved = first !== 0 && port !== first && stations.hasPaired()
    become({ kind: 'listening', moved: isMoved ? { from: first, origin } : null })
    leftOn.note({ address, port, at: now().toISOString() })
  }
  /** Begins or says why not. */
  const tryStart = async (address: string, tries = 1): Promise<void> => {
    try {
      await start(address, tries)
    } catch (error) {
      note('tablets', { why: 'not listening' })
      become({ kind: 'not-listening', address, error })
    }
  }
  const failed = (error: unknown): void => note('tablets', describeError(error))
  const look = async (): Promise<void> => {
    stations.tellPresence()
    const step = networkStep(service, running?.listener.address ?? null, addresses())
    if (step === null) return
    if (step.do === 'start') await tryStart(step.address)
    else {
      become({ kind: 'network-gone', address: step.address })
      await stop()
    }
    tell()
  }
  const lookOften = (): void => {
    clearInterval(looking)
    looking = setInterval(() => void inTurn(look).catch(failed), LOOK_EVERY)
    looking.unref()
  }
  /** After a crash: listens on the address and port that tablets know, and on no other; if that is not possible yet, as soon as it is. */
  const comeBack = async (mark: TabletsMark): Promise<void> => {
    const restart = restartAfterCrash(mark, now(), addresses())
    become({ kind: 'crashed', address: mark.address, restart })
    if (restart === 'listen') await tryStart(mark.address, RESTART_TRIES)
    if (restart !== 'too-late') lookOften()
    note('tablets', { what: 'came back', on: running !== null })
    tell()
  }
  const turnNow: TabletService['turn'] = async ({ on, address, always }) => {
    const chosen = on ? addressToUse(address, setting.read().address, addresses()) : null
    clearInterval(looking)
    await stop()
    leftOn.forget()
    become({ kind: 'switched-off' })
    if (chosen !== null) {
      await tryStart(chosen)
      lookOften()
    } else if (on) become({ kind: 'no-network' })
    storeSetting(always)
    note('tablets', { on: running !== null })
    tell()
  }
  /** Stores the setting for the next start; on failure the error is reported, and tablets are served anyway. */
  const storeSetting = (always: boolean | undefined): void => {
    try {
      setting.change({ always, address: running?.listener.address, port: running?.listener.port })
    } catch (error) {
      failed(error)
      become({ kind: 'setting-not-stored', error })
    }
  }

  return {
    serveWith: (desk) => {
      host = desk
    },
    begin: async () => {
      const left = leftOn.left()
      if (left) await inTurn(() => comeBack(left)).catch(failed)
      else if (setting.read().always) await inTurn(() => turnNow({ on: true })).catch(failed)
    },
    turn: (asked) => inTurn(() => turnNow(asked)),
    state: () => {
      const code = pairing.now()
      const listener = running?.listener
      return {
        on: listener ? { address: listener.address, port: listener.port, url: listener.origin } : null,
        cutOff: service.wanted && running === null,
        always: setting.read().always,
        addresses: addresses(),
        fingerprint: running?.certificate.fingerprint ?? null,
        code: code && { code: code.code, until: code.until, role: code.role },
        devices: stations.list(),
        refused: refusals.all(),
        trouble: service.trouble,
      }
    },
    newCode: (role) => {
      if (!running) return false
      pairing.begin({ role, file: host.file() })
      tell()
      return true
    },
    setRole: stations.setRole,
    revoke: stations.revoke,
    otherFile: () => {
      pairing.end()
      stations.cutAll()
    },
    noteRole: ({ name }, call) => refusals.add('role', name, call),
    close: () =>
      inTurn(async () => {
        clearInterval(looking)
        become({ kind: 'closed' })
        await stop()
        leftOn.forget()
      }),
  }
}

const NOBODY: TabletHost = {
  fetch: () => Promise.resolve(new Response(null, { status: 503 })),
  file: () => null,
  referees: () => [],
  place: (role) => ({ role, before: null, lacks: null }),
}
