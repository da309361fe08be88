import { tried } from '../../../db/disk/tried.ts'
import { tournamentIn } from '../../../db/log/read.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { describeError } from '../../context/diagnostics/describe-error.ts'
import { hubOf } from '../../context/hub-ties.ts'
import { publishSaveStatus } from '../../context/saving/transact.ts'
import type { HubStanding } from '../../contract/saving.ts'

/** Interval at which a changed file or a new tie to a hub is detected, in milliseconds. */
const LOOK_EVERY = 1000

type Running = { readonly open: OpenFile; readonly address: string; readonly stop: () => void }

/** Keeps the file in use together with the hub that its tournament is tied to, for as long as it is open. Answers how to stop. */
export const keepWithHub = (desk: DeskContext): (() => void) => {
  let running: Running | undefined
  const look = (): void => {
    const { open } = desk
    const address = open?.writable ? addressFor(desk, open) : undefined
    if (running && running.open === open && running.address === address) return
    running?.stop()
    running = open && address !== undefined ? { open, address, stop: begin(desk, open, address) } : undefined
  }
  const timer = setInterval(look, LOOK_EVERY).unref()
  return () => {
    clearInterval(timer)
    running?.stop()
  }
}

/** Own entries are sent at once. */
const begin = (desk: DeskContext, open: OpenFile, address: string): (() => void) => {
  const ends = new AbortController()
  void keepTogether(desk, open, { address, ends: ends.signal }).catch((error: unknown) =>
    desk.diagnostics.note('mistake', describeError(error)),
  )
  return () => {
    ends.abort()
    open.hub = null
    open.hubAdvice = []
    if (desk.open === open) publishSaveStatus(desk)
  }
}

type Tie = { readonly address: string; readonly ends: AbortSignal }

const keepTogether = async (desk: DeskContext, open: OpenFile, { address, ends }: Tie): Promise<void> => {
  // lazy loading: most desks have no hub
  const { startExchange: exchangeOf } = await import('./attached-sync.ts')
  if (ends.aborted) return
  const onStanding = (standing: HubStanding): void => {
    if (ends.aborted) return
    open.hub = standing
    desk.diagnostics.note('hub', { state: standing.state, ...(standing.state === 'apart' && { why: standing.trouble }) })
    if (desk.open === open) publishSaveStatus(desk)
  }
  const exchange = exchangeOf(desk, open, { address, onStanding })
  for await (const { kind } of desk.events.subscribe(ends)) {
    if (kind === 'entry') exchange.written()
    if (kind === 'presence') exchange.moved()
  }
  await exchange.close()
}

/** Undefined if the file is tied to no hub, or can't be read just now. */
const addressFor = (desk: DeskContext, { db }: OpenFile): string | undefined =>
  tried(() => {
    const tournament = tournamentIn(db)
    return tournament && hubOf(desk.home, tournament)
  })
