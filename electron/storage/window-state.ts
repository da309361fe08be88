import type { Rectangle } from 'electron'
import { z } from 'zod'
import type { JsonStore } from './json-store.ts'

const side = z.int().min(-100_000).max(100_000)
const STATE = z.object({
  bounds: z.object({ x: side, y: side, width: side, height: side }),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
})
const KEPT = z.object({ files: z.array(z.tuple([z.string(), STATE])) })

/** Position and size of a window. */
export type WindowState = z.infer<typeof STATE>

const NAME = 'windows'
/** Windows by their file, newest first. */
const MOST = 30
const WIDTH = 1440
const HEIGHT = 900
const LEAST_WIDTH = 360
const LEAST_HEIGHT = 480

/** The position of a file's window; for a file without one, that of the last window. */
export const stateFor = (keeping: JsonStore, file: string | undefined): WindowState | undefined => {
  const { files = [] } = keeping.read(NAME, KEPT) ?? {}
  return (files.find(([of]) => of === file) ?? files[0])?.[1]
}

export const keepState = (keeping: JsonStore, file: string | undefined, state: WindowState): void => {
  const { files = [] } = keeping.read(NAME, KEPT) ?? {}
  const of = file ?? ''
  keeping.write(NAME, { files: [[of, state], ...files.filter(([other]) => other !== of)].slice(0, MOST) })
}

/**
 * The position of a window on the current displays (work areas, the main one first): its former one, moved and shrunk as needed; the
 * middle of the main display if its own is gone. Shifted if one of the windows `beside` is exactly there.
 */
export const placeOn = (displays: readonly Rectangle[], before?: Rectangle, beside: readonly Rectangle[] = []): Rectangle => {
  const [main = { x: 0, y: 0, width: WIDTH, height: HEIGHT }] = displays
  const on = before && displays.find((display) => shared(display, before) * 4 >= before.width * before.height)
  const area = on ?? main
  const width = Math.min(area.width, Math.max(LEAST_WIDTH, before?.width ?? WIDTH))
  const height = Math.min(area.height, Math.max(LEAST_HEIGHT, before?.height ?? HEIGHT))
  const x = on ? before.x : area.x + Math.round((area.width - width) / 2)
  const y = on ? before.y : area.y + Math.round((area.height - height) / 2)
  const steps = beside.filter((other) => other.x === x && other.y === y).length * STEP
  return { x: within(x + steps, area.x, area.width - width), y: within(y + steps, area.y, area.height - height), width, height }
}
const STEP = 32

const within = (at: number, from: number, room: number): number => Math.min(Math.max(at, from), from + Math.max(0, room))

/** The area that two rectangles share. */
const shared = (one: Rectangle, other: Rectangle): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}
