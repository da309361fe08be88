import type { UtilityProcess } from 'electron'
import type { Fetch } from '../../desk/network/serving/node-http.ts'
import { type DeskClient, fetchOverPort } from './client.ts'
import type { FromDesk, NotOpened, PrintedMessage, ToDesk, ToPrint } from './messages.ts'

/** The part of a utility process that the port needs. */
export type DeskProcess = Pick<UtilityProcess, 'postMessage' | 'kill'> & {
  readonly on: ((event: 'message', listener: (message: unknown) => void) => unknown) &
    ((event: 'exit', listener: (code: number) => void) => unknown)
}

export type DeskLine = {
  readonly fetch: Fetch
  /** The file in use. */
  readonly file: () => string | undefined
  /** Lets the desk finish its requests, close its file and exit; kills it after a time limit. Resolves when it is gone. */
  readonly end: () => Promise<void>
}

type Setting = {
  readonly start: (file: string | undefined) => DeskProcess
  /** The initial file. */
  readonly file?: string | undefined
  readonly print?: (page: string) => Promise<Uint8Array>
  /** Another file is in use. */
  readonly uses?: (file: string) => void
  /** The initial file could not be opened. */
  readonly notOpened?: (what: NotOpened) => void
  /** The process ended before the desk was ready. */
  readonly notStarted?: () => unknown
}

/** Time limit for the desk to close its file, in ms. */
const PATIENCE = 5000

/**
 * Runs the desk in a process of its own, so that long work never freezes the window. After a crash, pending requests get 503, and the next
 * request starts a new process on the same file, which has everything acknowledged.
 */
export const deskLine = ({ start, file: first, print, uses, notOpened, notStarted }: Setting): DeskLine => {
  let file = first
  let leaving = false
  let current: (Pick<DeskClient, 'fetch' | 'handedOver'> & { readonly process: DeskProcess }) | undefined
  const connect = () => {
    const process = start(file)
    const listen = (listener: (message: FromDesk) => void) => process.on('message', (message) => listener(message as FromDesk))
    let started = false
    const { fetch, hangUp, handedOver } = fetchOverPort({ send: (message) => process.postMessage(message), listen })
    listen((message) => {
      if (message.kind === 'started') started = true
      if (message.kind === 'in-use') {
        file = message.file
        uses?.(file)
      }
      if (message.kind === 'not-opened') {
        file = undefined
        notOpened?.(message)
      }
      if (message.kind === 'print') void printed(message, print).then((answer) => process.postMessage(answer))
    })
    process.on('exit', () => {
      if (current?.process === process) current = undefined
      hangUp()
      if (!started && !leaving) notStarted?.()
    })
    return { process, fetch, handedOver }
  }
  return {
    file: () => file,
    fetch: (request) => {
      current ??= connect()
      return current.fetch(request)
    },
    end: async () => {
      leaving = true
      if (!current) return
      const { process: ending, handedOver } = current
      const gone = Promise.withResolvers<void>()
      const late = setTimeout(() => ending.kill(), PATIENCE)
      ending.on('exit', () => {
        clearTimeout(late)
        gone.resolve()
      })
      await handedOver()
      ending.postMessage({ kind: 'leave' } satisfies ToDesk)
      await gone.promise
    },
  }
}

const printed = async ({ id, page }: ToPrint, print?: (page: string) => Promise<Uint8Array>): Promise<PrintedMessage> => {
  try {
    return { kind: 'printed', id, pdf: (await print?.(page)) ?? null, trouble: '' }
  } catch (error) {
    return { kind: 'printed', id, pdf: null, trouble: error instanceof Error ? error.message : String(error) }
  }
}
