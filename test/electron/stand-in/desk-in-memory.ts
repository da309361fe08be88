import { EventEmitter } from 'node:events'
import type { Fetch } from '../../../desk/network/serving/node-http.ts'
import type { DeskProcess } from '../../../electron/ipc/desk-process.ts'
import type { FromDesk, ToDesk } from '../../../electron/ipc/messages.ts'
import { answerFetches } from '../../../electron/ipc/server.ts'

type Killable = DeskProcess & { readonly killed: () => boolean; readonly says: (message: FromDesk) => void }

/** A desk's process without Electron: messages are cloned as between processes, and it can be killed. `fails`: it ends before the desk is there. */
export const deskProcess = (fetch: Fetch, fails = false): Killable => {
  const process = new EventEmitter()
  const inside = new EventEmitter()
  let alive = true
  const later = (to: EventEmitter, message: unknown): void => {
    const copy: unknown = structuredClone(message)
    setImmediate(() => alive && to.emit('message', copy))
  }
  const ended = (): boolean => {
    if (!alive) return false
    alive = false
    return process.emit('exit', 0)
  }
  if (fails) setImmediate(() => ended())
  else later(process, { kind: 'started' } satisfies FromDesk)
  const { answered } = answerFetches(
    {
      send: (message: FromDesk) => later(process, message),
      listen: (listener) => inside.on('message', (message: ToDesk) => listener(message)),
    },
    fetch,
  )
  return {
    on: (event: string, listener: (value: never) => void) => process.on(event, listener as (value: unknown) => void),
    postMessage: (message) => {
      if ((message as ToDesk).kind === 'leave') setImmediate(() => void answered().then(ended))
      else later(inside, message)
    },
    kill: () => ended(),
    killed: () => !alive,
    says: (message) => process.emit('message', message),
  }
}
