import { setTimeout as after } from 'node:timers/promises'
import type { Client } from 'pg'
import { abortableSleep, wakeableRest } from '../../context/progress-stream.ts'
import { NOBODY_ELSEWHERE, type OtherDesk } from '../presence/elsewhere.ts'

/** Presence at the tables, on this side of the hub. */
export type PresenceHere = {
  /** Those of this desk, as they go to the others. */
  readonly own: () => string
  /** Handles the other desks' presence, as received. */
  readonly heard: (others: readonly OtherDesk[]) => void
  /** The connection to the other desks was lost. */
  readonly apart: () => void
}

export type PresenceRelay = {
  /** Presence changed, here or elsewhere. */
  readonly look: () => void
  /** Ends it; `leave`: the others are notified that this desk's people have left. */
  readonly close: (leave: boolean) => Promise<void>
}

/** Interval at which a desk reports its people and asks for the others, in ms; the hub forgets reports older than 25 seconds. */
const SAY_EVERY = 10_000
/** Smallest pause after each report, in ms, and its multiple of the response time: entries share the connection. */
const REST = 1000
const REST_TIMES = 10
/** Timeout of the last report when a desk leaves, in ms. */
const TO_LEAVE = 1000

/** Relays this desk's presence to the other desks of the tournament, and receives theirs. Errors here stop nothing else. */
export const relayPresence = (client: Client, tournament: Buffer, device: () => string, here: PresenceHere): PresenceRelay => {
  const ends = new AbortController()
  const { wake, begin, rest } = wakeableRest(ends.signal)
  let said = NOBODY_ELSEWHERE
  const tell = async (): Promise<void> => {
    begin()
    const own = here.own()
    const others = await say(client, tournament, device(), own)
    said = own
    if (!ends.signal.aborted) here.heard(others)
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
      await rest(SAY_EVERY - REST)
    }
  }
  void run()
  return {
    look: wake,
    close: async (leave) => {
      ends.abort()
      here.apart()
      if (!leave || said === NOBODY_ELSEWHERE) return
      await Promise.race([
        say(client, tournament, device(), NOBODY_ELSEWHERE).catch(() => undefined),
        after(TO_LEAVE, undefined, { ref: false }),
      ])
    },
  }
}

/** A desk's own people go to the hub, those of the others come. */
const say = async (client: Client, tournament: Buffer, device: string, people: string): Promise<readonly OtherDesk[]> =>
  (await client.query<OtherDesk>('SELECT * FROM shinpan.here($1, $2, $3)', [tournament, device, people])).rows

/** An older hub has no such function. */
const isUnknown = (error: unknown): boolean => ['42883', '42P01'].includes(String((error as { readonly code?: unknown }).code))
