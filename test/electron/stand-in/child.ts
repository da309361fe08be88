import { fork } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { DeskProcess } from '../../../electron/ipc/desk-process.ts'
import { withCompileCache } from '../../../scripts/build.ts'

/** A utility process in a process of its own, as Electron starts one; only Node's channel is under its port. It ends with its parent. */
export const forked = (script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = fork(script, args, {
    execArgv: ['--import', pathToFileURL(`${import.meta.dirname}/parent-port.ts`).href],
    env: { ...withCompileCache(), ...env },
    serialization: 'advanced',
    stdio: 'inherit',
  })
  const utility: DeskProcess = {
    // one that is gone hears nothing, as with Electron; it may be going just now
    postMessage: (message: unknown) => void (child.connected && child.send(message as object, () => undefined)),
    on: (event: string, listener: (value: never) => void) => child.on(event, (value: unknown) => listener(value as never)),
    kill: () => child.kill(),
  }
  return { child, utility }
}
