import { describeError } from '../../context/diagnostics/describe-error.ts'
import type { NoteDiagnostic } from '../../context/diagnostics/note.ts'
import { createQueue } from '../../context/job-queue.ts'
import type { TabletService } from '../../context/tablets.ts'
import type { OwnAddress } from '../../contract/tablets.ts'
import { leftOnIn, type TabletsMark } from './left-on.ts'
import type { ListenerHandlers, ListenerSetting } from './listener.ts'
import { addressToUse, changeService, networkStep, restartAfterCrash, SERVICE_OFF, type ServiceEvent } from './service-state.ts'
import { type RunningListener, startListener } from './start-listener.ts'
import { tabletSettingIn } from './tablet-setting.ts'

export type TabletWorld = {
  readonly home: string
  readonly now: () => Date
  readonly addresses: () => readonly OwnAddress[]
  readonly note: NoteDiagnostic
  /** The port that is tried first. */
  readonly port?: number | undefined
  /** Notifies the window of a change. */
  readonly tell: () => void
}

export type ListenerLimits = Pick<ListenerSetting, 'patience' | 'strangers'>

type Serving = {
  readonly handlers: ListenerHandlers
  readonly limits: ListenerLimits
  /** Whether some tablet knows the port. */
  readonly hasPaired: () => boolean
  /** The listener ends. */
  readonly ending: () => void
  /** The network address is about to be checked. */
  readonly looking: () => void
}

/** The port that is tried first: easy to type on a tablet. */
const PORT = 8443
/** Interval at which the network address is checked, in milliseconds. */
const LOOK_EVERY = 5000
/** After a crash the port that tablets know is tried so often. */
const RESTART_TRIES = 10

/** Where tablets are served: on one address of this machine, given up while its network is gone and taken again after a crash. */
export const createListening = ({ home, now, addresses, note, tell, port: wantedPort }: TabletWorld, serving: Serving) => {
  const leftOn = leftOnIn(home)
  const setting = tabletSettingIn(home)
  /** Changes of the listener run one after the other, however often the button is pressed. */
  const inTurn = createQueue()
  let running: RunningListener | null = null
  let service = SERVICE_OFF
  let looking: ReturnType<typeof setInterval> | undefined
  const become = (event: ServiceEvent): void => {
    service = changeService(service, event)
  }
  const failed = (error: unknown): void => note('tablets', describeError(error))

  const stop = async (): Promise<void> => {
    const ending = running
    running = null
    serving.ending()
    await ending?.listener.close()
  }
  const start = async (address: string, tries: number): Promise<void> => {
    const first = setting.read().port ?? wantedPort ?? PORT
    running = await startListener(serving.handlers, { ...serving.limits, home, address, now: now(), port: first, tries })
    const { port, origin } = running.listener
    // paired tablets look for it under the old one
    const isMoved = first !== 0 && port !== first && serving.hasPaired()
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
  const look = async (): Promise<void> => {
    serving.looking()
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
    looking = setInterval(() => void inTurn(look).catch(failed), LOOK_EVERY).unref()
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
    listener: () => running?.listener ?? null,
    begin: async (): Promise<void> => {
      const left = leftOn.left()
      if (left) await inTurn(() => comeBack(left)).catch(failed)
      else if (setting.read().always) await inTurn(() => turnNow({ on: true })).catch(failed)
    },
    turn: (asked: Parameters<TabletService['turn']>[0]): Promise<void> => inTurn(() => turnNow(asked)),
    state: () => {
      const listener = running?.listener
      return {
        on: listener ? { address: listener.address, port: listener.port, url: listener.origin } : null,
        cutOff: service.wanted && running === null,
        always: setting.read().always,
        addresses: addresses(),
        fingerprint: running?.certificate.fingerprint ?? null,
        trouble: service.trouble,
      }
    },
    close: (): Promise<void> =>
      inTurn(async () => {
        clearInterval(looking)
        become({ kind: 'closed' })
        await stop()
        leftOn.forget()
      }),
  }
}
