import { tournamentIn } from '../../../db/log/read.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { describeError } from '../../context/diagnostics/describe-error.ts'
import { publishSaveStatus } from '../../context/saving/transact.ts'
import type { HubStanding } from '../../contract/saving.ts'
import { hubOf } from './ties.ts'

/** Interval at which a changed file or a new tie to a hub is detected, in milliseconds. */
const LOOK_EVERY = 1000

type Running = { readonly open: OpenFile; readonly address: string; readonly stop: () => void }

/** Keeps the file in use together with the hub that its tournament is tied to, for as long as it is open. Answers how to stop. */
export const keepWithHub = (office: DeskContext): (() => void) => {
  let running: Running | undefined
  const look = (): void => {
    const { open } = office
    const address = open?.writable ? addressFor(office, open) : undefined
    if (running && running.open === open && running.address === address) return
    running?.stop()
    running = open && address !== undefined ? { open, address, stop: begin(office, open, address) } : undefined
  }
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
    running?.stop()
  }
}

/** Own entries are sent at once. */
const begin = (office: DeskContext, open: OpenFile, address: string): (() => void) => {
  const ends = new AbortController()
  void keepTogether(office, open, { address, ends: ends.signal }).catch((error: unknown) =>
    office.diagnostics.note('mistake', describeError(error)),
  )
  return () => {
    ends.abort()
    open.hub = null
    open.hubAdvice = []
    if (office.open === open) publishSaveStatus(office)
  }
}

type Tie = { readonly address: string; readonly ends: AbortSignal }

const keepTogether = async (office: DeskContext, open: OpenFile, { address, ends }: Tie): Promise<void> => {
  // lazy loading: most desks have no hub
  const { exchangeOf } = await import('./attached-sync.ts')
  if (ends.aborted) return
  const onStanding = (standing: HubStanding): void => {
    if (ends.aborted) return
    open.hub = standing
    office.diagnostics.note('hub', { state: standing.state, ...(standing.state === 'apart' && { why: standing.trouble }) })
    if (office.open === open) publishSaveStatus(office)
  }
  const exchange = exchangeOf(office, open, { address, onStanding })
  for await (const { kind } of office.events.subscribe(ends)) {
    if (kind === 'entry') exchange.written()
    if (kind === 'presence') exchange.moved()
  }
  await exchange.close()
}

/** Undefined if the file is tied to no hub, or can't be read just now. */
const addressFor = (office: DeskContext, { db }: OpenFile): string | undefined => {
  try {
    const tournament = tournamentIn(db)
    return tournament && hubOf(office.home, tournament)
  } catch {
    return undefined
  }
}
