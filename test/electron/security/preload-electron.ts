import type { Exposed } from './checklist.ts'

/** As much of Electron as a preload script sees, for looking at what it hands to the page. */
const worlds: string[] = []
const api: Record<string, unknown> = {}
const listeners: ((event: unknown, ...args: unknown[]) => void)[] = []

export const contextBridge = {
  exposeInMainWorld: (name: string, given: object) => {
    worlds.push(name)
    Object.assign(api, given)
  },
}
export const ipcRenderer = {
  invoke: () => Promise.resolve(true),
  send: () => undefined,
  sendSync: () => ({ recovered: false, held: {} }),
  on: (_channel: string, listener: (event: unknown, ...args: unknown[]) => void) => void listeners.push(listener),
}

/** The API that the page has, and the actions that it receives from the shell. */
export const exposed = (): Exposed => {
  const heard: unknown[] = []
  const onDo = api.onDo as ((hear: (...all: unknown[]) => void) => void) | undefined
  onDo?.((...all) => heard.push(...all))
  for (const listener of listeners) listener({ sender: ipcRenderer }, 'everywhere.keys')
  return { worlds, api, heard }
}
