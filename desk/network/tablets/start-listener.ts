import { setTimeout as sleep } from 'node:timers/promises'
import { certificateFor, type OwnCertificate } from './certificate.ts'
import { type Listener, type ListenerHandlers, type ListenerSetting, listenOn } from './listener.ts'

/** A port is tried again after this pause, in milliseconds: the desk that had it may just be ending. */
const PORT_PAUSE = 300

export type RunningListener = { readonly listener: Listener; readonly certificate: OwnCertificate }

type ListenerStart = Pick<ListenerSetting, 'patience' | 'strangers' | 'address'> & {
  readonly home: string
  readonly now: Date
  /** The port that is tried first, `tries` times; then any free one. */
  readonly port: number
  readonly tries: number
}

/** Listens on an address with its certificate. */
export const startListener = async (
  handlers: ListenerHandlers,
  { home, now, port: first, tries, ...setting }: ListenerStart,
): Promise<RunningListener> => {
  const certificate = await certificateFor(home, setting.address, now)
  const listen = (port: number): Promise<Listener> => listenOn(handlers, { ...setting, port, certificate })
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
  return { listener: await listenOnFirst(tries), certificate }
}
