import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FakeMachine, LISTENING, makeMachine } from '../../test/scripts/a-machine.ts'
import { readArguments } from '../arguments.ts'

/**
 * `npm run tool measure:starts [TIMES]`: each way that `npm start` can go, from the command to its window or its address. Each run has an
 * empty home; TIMES is 1 by default.
 */
const [TIMES] = readArguments({ numbers: [1] }).numbers

const seconds = async (opened: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await opened()
  return (performance.now() - began) / 1000
}

/** Until the browser is started with the window's address. */
const toBrowser = async (machine: FakeMachine): Promise<number> => {
  const { start, opened, end } = makeMachine(machine)
  try {
    return await seconds(async () => {
      void start()
        .heard(LISTENING)
        .catch(() => undefined)
      while (!opened().includes('--app=')) await sleep(20)
    })
  } finally {
    await end()
  }
}

/** Until a window of the system's own Chromium is on an X display. */
const toWindow = async (): Promise<number> => {
  const screen = spawn('Xvfb', ['-displayfd', '3'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  const DISPLAY = `:${number.toString().trim()}`
  const { start, end } = makeMachine({ realBrowser: true, env: { DISPLAY } })
  const tree = (): string => execFileSync('xwininfo', ['-display', DISPLAY, '-root', '-tree'], { encoding: 'utf8' })
  try {
    return await seconds(async () => {
      void start()
        .heard(LISTENING)
        .catch(() => undefined)
      while (!/Shinpan/.test(tree())) await sleep(50)
    })
  } finally {
    await end()
    screen.kill()
  }
}

/** As root, without a screen: until the address is printed. */
const toAddress = async (): Promise<number> => {
  const { start, end } = makeMachine({ asRoot: true, env: { DISPLAY: '', WAYLAND_DISPLAY: '' } })
  try {
    return await seconds(() => start().heard(LISTENING))
  } finally {
    await end()
  }
}

const WAYS: readonly (readonly [string, () => Promise<number>])[] = [
  ['root, no screen: its address', toAddress],
  ['another user, Xvfb, Chromium: the window on the display', toWindow],
  ['Electron ends at once: the browser', () => toBrowser({ electron: 'exit 0' })],
  ['Electron ends with 127', () => toBrowser({ electron: 'exit 127' })],
  ['Electron ends with 133', () => toBrowser({ electron: 'exit 133' })],
  ['Electron hangs (patience 3 s instead of 60)', () => toBrowser({ electron: 'exec sleep 100', env: { SHINPAN_PATIENCE: '3000' } })],
  ['no Electron, its mirror out of reach', () => toBrowser({})],
]
for (const [way, measure] of WAYS) {
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) times.push(await measure())
  console.log(`${way}: ${times.map((time) => time.toFixed(1)).join(', ')} s`)
}
