import type { UtilityProcess } from 'electron'
import { askOver } from './ask-over.ts'
import type { Fetch } from './door.ts'
import type { FromDesk, Printed, ToPrint } from './wire.ts'

/** As much of a utility process as the line needs. */
export type DeskProcess = Pick<UtilityProcess, 'postMessage' | 'kill'> & {
  readonly on: ((event: 'message', listener: (message: unknown) => void) => unknown) &
    ((event: 'exit', listener: (code: number) => void) => unknown)
}

/**
 * The desk in a process of its own, so that long work never freezes the window. Where it ends unasked, what was under way is answered
 * with 503 and the next request starts a new one on the same file, which has all that was acknowledged.
 */
export const deskLine = (
  start: (file: string | undefined) => DeskProcess,
  first?: string,
  print?: (page: string) => Promise<Uint8Array>,
): { readonly fetch: Fetch; readonly end: () => void } => {
  let file = first
  let current: { readonly process: DeskProcess; readonly fetch: Fetch } | undefined
  const connect = () => {
    const process = start(file)
    const listen = (listener: (message: FromDesk) => void) => process.on('message', (message) => listener(message as FromDesk))
    const { fetch, hangUp } = askOver({ send: (message) => process.postMessage(message), listen })
    listen((message) => {
      if (message.kind === 'in-use') file = message.file
      if (message.kind === 'print') void printed(message, print).then((answer) => process.postMessage(answer))
    })
    process.on('exit', () => {
      if (current?.process === process) current = undefined
      hangUp()
    })
    return { process, fetch }
  }
  return {
    fetch: (request) => {
      current ??= connect()
      return current.fetch(request)
    },
    end: () => current?.process.kill(),
  }
}

const printed = async ({ id, page }: ToPrint, print?: (page: string) => Promise<Uint8Array>): Promise<Printed> => {
  try {
    return { kind: 'printed', id, pdf: (await print?.(page)) ?? null, trouble: '' }
  } catch (error) {
    return { kind: 'printed', id, pdf: null, trouble: error instanceof Error ? error.message : String(error) }
  }
}
