import type { UtilityProcess } from 'electron'
import { askOver } from './ask-over.ts'
import type { Fetch } from './door.ts'

/** As much of a utility process as the line needs. */
export type DeskProcess = Pick<UtilityProcess, 'postMessage' | 'kill'> & {
  readonly on: ((event: 'message', listener: (message: unknown) => void) => unknown) &
    ((event: 'exit', listener: (code: number) => void) => unknown)
}

/** The desk in a process of its own, so that long work never freezes the window. Where it ends unasked, what was under way is answered with 503 and the next request starts a new one: the file has all that was acknowledged. */
export const deskLine = (start: () => DeskProcess): { readonly fetch: Fetch; readonly end: () => void } => {
  let current: { readonly process: DeskProcess; readonly fetch: Fetch } | undefined
  const connect = () => {
    const process = start()
    const { fetch, hangUp } = askOver({
      send: (message) => process.postMessage(message),
      listen: (listener) => process.on('message', (message) => listener(message as Parameters<typeof listener>[0])),
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
