import { reachIn } from '../../../db/log/read.ts'
import { setClockOffsets } from '../../context/caches/file-caches.ts'
import { clockOffsetsIn } from '../../context/clock-offsets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'

const LOOK_EVERY = 1000
/** The smallest set-back that counts, in ms. */
const SET_BACK = 30_000
const RIGHT = { ahead: 0, error: 0 }

/**
 * Notices that this laptop's clock was set back while a file without a hub is open. By the clock as it runs now, what was written before is
 * that much earlier: no elapsed time gets shorter. Answers how to stop.
 */
export const watchOwnClock = (desk: DeskContext): (() => void) => {
  let went = goesOf(desk)
  const timer = setInterval(() => {
    const back = went - goesOf(desk)
    went -= back
    const { open } = desk
    if (back < SET_BACK || !open || open.hub !== null) return
    const { db } = open
    const device = desk.device(open.file)
    const { own, devices } = clockOffsetsIn(db)
    const before = (devices.get(device) ?? [{ from: 0, ...RIGHT }]).map((span) => ({ ...span, ahead: span.ahead + back }))
    const now = { from: nextNumber(open, device), ...(own ?? RIGHT) }
    setClockOffsets(db, { own: own ?? RIGHT, devices: new Map(devices).set(device, [...before, now]) })
    desk.events.publish({ kind: 'everything' })
  }, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/** Changes by more than a moment when the clock is set, or the laptop slept. */
export const goesOf = ({ now }: DeskContext): number => now().getTime() - performance.now()

/** The first number that the next entry of a device can have; 0 where the file can't be read just now. */
export const nextNumber = ({ db }: OpenFile, device: string): number => {
  try {
    return (reachIn(db).get(device) ?? -1) + 1
  } catch {
    return 0
  }
}
