import { setTimeout as after } from 'node:timers/promises'
import type { Client } from 'pg'
import { abortableSleep } from '../../context/progress-stream.ts'
import { NOBODY, type OtherDesk } from '../presence/elsewhere.ts'

/** Who is at which table, on this side of the hub. */
export type PresenceHere = {
  /** Those of this desk, as they go to the others. */
  readonly own: () => string
  /** What the others say, as it came. */
  readonly heard: (others: readonly OtherDesk[]) => void
  /** The others are heard of no more. */
  readonly apart: () => void
}

/** The telling of who is at which table, over one connection. */
export type Around = {
  /** Somebody came or went, here or elsewhere. */
  readonly look: () => void
  /** Ends it; `leave`: the others are told that nobody is here any more. */
  readonly close: (leave: boolean) => Promise<void>
}

/** How often a desk says that its people are still there, and asks after the others, in ms; the hub forgets what is older than 25 seconds. */
const SAY_EVERY = 10_000
/** How long is waited after each time at least, in ms, and for how many times as long as the answer took: entries go over the same line. */
const REST = 1000
const REST_TIMES = 10
/** How long a hub is given to hear that nobody is here any more, in ms. */
const TO_LEAVE = 1000

/** Tells the other desks of the tournament who is at which table here, and hears it of them. Nothing that goes wrong with it stops anything else. */
export const tellAround = (client: Client, tournament: Buffer, device: () => string, here: PresenceHere): Around => {
  const ends = new AbortController()
  let said = NOBODY
  let isDue = false
  let wake = (): void => undefined
  const tell = async (): Promise<void> => {
    isDue = false
    const own = here.own()
    const others = await say(client, tournament, device(), own)
    said = own
    if (!ends.signal.aborted) here.heard(others)
  }
  const asleep = async (ms: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    wake = resolve
    if (!isDue) await Promise.race([promise, abortableSleep(ms, ends.signal)])
  }
  const run = async (): Promise<void> => {
    while (!ends.signal.aborted) {
      const began = performance.now()
      try {
        await tell()
      } catch (error) {
        if (isUnknown(error)) return
      }
      await abortableSleep(Math.max(REST, REST_TIMES * (performance.now() - began)), ends.signal)
      await asleep(SAY_EVERY - REST)
    }
  }
  void run()
  return {
    look: () => {
      isDue = true
      wake()
    },
    close: async (leave) => {
      ends.abort()
      here.apart()
      if (!leave || said === NOBODY) return
      await Promise.race([say(client, tournament, device(), NOBODY).catch(() => undefined), after(TO_LEAVE, undefined, { ref: false })])
    },
  }
}

/** A desk's own people go to the hub, those of the others come. */
const say = async (client: Client, tournament: Buffer, device: string, people: string): Promise<readonly OtherDesk[]> =>
  (await client.query<OtherDesk>('SELECT * FROM shinpan.here($1, $2, $3)', [tournament, device, people])).rows

/** An older hub has no such function. */
const isUnknown = (error: unknown): boolean => ['42883', '42P01'].includes(String((error as { readonly code?: unknown }).code))
