import type { Client } from 'pg'
import type { ClockOffset } from '../../context/caches/file-caches.ts'
import { abortableSleep, wakeableRest } from '../../context/progress-stream.ts'
import type { ClockHere, ToldClock } from '../clocks/clock-book.ts'

/** Interval of requests for the hub's time, in ms, and the smallest pause after each. */
const ASK_EVERY = 60_000
const REST = 1000
/** So often at a time, where the way is slow: the quickest answer counts. */
const TIMES = 3
const QUICK = 100

/** Polls the hub's time over a connection, sends this desk's clock offset to the other desks, and receives theirs. */
export const followClock = (client: Client, tournament: Buffer, device: () => string, here: ClockHere): { readonly close: () => void } => {
  const ends = new AbortController()
  const { wake, begin, rest } = wakeableRest(ends.signal)
  const notice = `clock ${tournament.toString('hex')}`
  const onNotice = ({ payload }: { readonly payload?: string | undefined }): void => {
    if (payload === notice) wake()
  }
  const tell = async (own: string | null): Promise<void> => {
    const others = await tellClock(client, tournament, device(), own)
    if (!ends.signal.aborted) here.heard(others)
  }
  const ask = async (): Promise<void> => {
    begin()
    const ahead = await aheadOfHub(client, here.now)
    if (ends.signal.aborted) return
    here.measured(ahead)
    await tell(here.own())
  }
  const run = async (): Promise<void> => {
    // this desk's earlier knowledge comes first
    await tell(null).catch(() => undefined)
    while (!ends.signal.aborted) {
      // an older hub has the time, but carries nothing; a connection that broke is met elsewhere
      await ask().catch(() => undefined)
      await abortableSleep(REST, ends.signal)
      await rest(ASK_EVERY - REST)
    }
  }
  client.on('notification', onNotice)
  here.onSet(wake)
  void run()
  return {
    close: () => {
      ends.abort()
      here.onSet(null)
      client.off('notification', onNotice)
    },
  }
}

/** How far this laptop's clock is ahead of the hub's, less half of the round trip. */
export const aheadOfHub = async (client: Client, now: () => Date): Promise<ClockOffset> => {
  let best: ClockOffset | undefined
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now()
    const { rows } = await client.query<{ hub: number }>('SELECT extract(epoch FROM clock_timestamp())::double precision * 1000 AS hub')
    const error = (performance.now() - began) / 2
    if (!best || error < best.error) best = { ahead: Math.round(now().getTime() - error - (rows[0]?.hub ?? 0)), error: Math.ceil(error) }
    if (error < QUICK) break
  }
  return best ?? { ahead: 0, error: Number.POSITIVE_INFINITY }
}

/** Sends this desk's own clock offset to the hub, if known, and receives those of the others. */
const tellClock = async (client: Client, tournament: Buffer, device: string, own: string | null): Promise<readonly ToldClock[]> =>
  (await client.query<ToldClock>('SELECT * FROM shinpan.clocks($1, $2, $3)', [tournament, device, own])).rows
