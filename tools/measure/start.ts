/**
 * `npm run tool measure:start`: start times of both hosts and the desk's memory at rest, on this machine; medians of 5 runs. The browser
 * window: from `shinpan open` to the address, and to the hall that accepts keys. The desk process, Electron's share of the start: from fork
 * to its first answer.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { DESK_FLAGS } from '../../electron/start/shell.ts'
import { aMachine } from '../../test/e2e/browser-window.ts'

const TIMES = 5
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN
const megabytes = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

const starts: { readonly address: number; readonly hall: number; readonly memory: number }[] = []
for (let n = 0; n < TIMES; n++) {
  const machine = aMachine()
  try {
    const began = performance.now()
    const { child } = await machine.start(`${machine.folder}/open.shinpan`)
    const address = performance.now() - began
    const [page] = await machine.pages()
    await page?.waitForSelector('.cmd input')
    const hall = performance.now() - began
    await sleep(5000)
    starts.push({ address, hall, memory: megabytes(child.pid) })
  } finally {
    await machine.leave()
  }
}

/** The stand-in of Electron's port without its types: to take them out in the desk's process would cost 17 MB there. */
const source = stripTypeScriptTypes(readFileSync('test/electron/stand-in/parent-port.ts', 'utf8'))
const port = `data:text/javascript,${encodeURIComponent(source)}`

const forks: { readonly answer: number; readonly memory: number }[] = []
for (let n = 0; n < TIMES; n++) {
  const machine = aMachine()
  try {
    const began = performance.now()
    const child = spawn(process.execPath, [...DESK_FLAGS, '--import', port, 'dist/electron/desk-process.mjs'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      env: { ...process.env, SHINPAN_HOME: machine.home },
    })
    const answered = new Promise<void>((resolve) => {
      child.on('message', (message: { readonly kind: string }) => message.kind === 'head' && resolve())
    })
    const body = new TextEncoder().encode('{}')
    child.send({
      kind: 'request',
      id: 1,
      url: 'shinpan-app://desk/api/tournaments/current',
      method: 'POST',
      headers: [['content-type', 'application/json']],
      body,
    })
    await answered
    const answer = performance.now() - began
    await sleep(5000)
    forks.push({ answer, memory: megabytes(child.pid) })
    child.kill('SIGKILL')
  } finally {
    await machine.leave()
  }
}

const seconds = (all: readonly number[]): string => `${(median(all) / 1000).toFixed(2)} s`
console.log(
  [
    `browser window: address ${seconds(starts.map(({ address }) => address))}, hall takes keys ${seconds(starts.map(({ hall }) => hall))}`,
    `  desk at rest ${Math.round(median(starts.map(({ memory }) => memory)))} MB`,
    `Electron's desk process, bundled: first answer ${seconds(forks.map(({ answer }) => answer))}`,
    `  at rest ${Math.round(median(forks.map(({ memory }) => memory)))} MB`,
  ].join('\n'),
)
