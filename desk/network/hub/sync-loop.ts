import type { Client } from 'pg'
import { tried } from '../../../db/disk/tried.ts'
import type { EntriesElsewhere } from '../../../db/joining/rename-device.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { newestHead, reachIn, tournamentIn } from '../../../db/log/read.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { abortableSleep, wakeableRest } from '../../context/progress-stream.ts'
import type { AnotherName, HubAdvice, HubStanding } from '../../contract/saving.ts'
import { hubWords } from '../../messages/hub.ts'
import type { ClockHere } from '../clocks/clock-book.ts'
import { adviseOver } from './advice.ts'
import { type ApplyQueue, startApplyQueue } from './apply-queue.ts'
import { connectTo, endOf } from './connect.ts'
import {
  appendToHub,
  claimDevice,
  entriesAfterHubs,
  firstUnknown,
  type HeldEntries,
  keepAlive,
  listenForNotices,
  type Reach,
  reachOf,
  tournamentsIn,
} from './hub.ts'
import { followClock } from './hub-clock.ts'
import { LONG_SILENCE, SHORT_SILENCE } from './liveness.ts'
import { countLacked, hashesBefore, lackedBy, logContains } from './own-log.ts'
import { type PresenceHere, type PresenceRelay, relayPresence } from './presence-relay.ts'
import { isUneven, partedFrom, type RenamedDevice } from './rename-device.ts'
import { hubTrouble, troubleIn } from './trouble.ts'

/** Dependencies of a sync loop. */
export type ExchangeOptions = {
  readonly address: string
  readonly db: ReadableDb
  /** The name under which this file's own entries are written now. */
  readonly device: () => string
  /** Another device has this name too: from now on own entries are written under another one. */
  readonly takeAnotherName: (how: Omit<AnotherName, 'at'>) => void
  /** Renames the device of entries that the hub can't take, since it holds others of that name. */
  readonly part: (elsewhere: EntriesElsewhere) => Promise<RenamedDevice>
  /** Inserts others' entries into the file; if one is invalid, it throws and inserts none of them. */
  readonly take: (entries: readonly Arriving[]) => Promise<void>
  /** Whether that is cheap. */
  readonly isLittle: (entries: readonly Arriving[]) => boolean
  /** Never throws. */
  readonly onStanding: (standing: HubStanding) => void
  readonly onAdvice: (advice: readonly HubAdvice[]) => void
  readonly presence: PresenceHere
  readonly clock: ClockHere
  /** The hub answered a request. */
  readonly onAnswer: () => void
  readonly now: () => Date
}

/** A file that is synchronized with a hub while it is open. */
export type SyncLoop = {
  /** Something was written into the file: it goes to the hub now, not at the next look. */
  readonly written: () => void
  /** Presence at the tables may have changed here. */
  readonly moved: () => void
  /** Ends it; requests under way are completed or cancelled, and sent again another time. */
  readonly close: () => Promise<void>
}

/** Entries per transaction. */
const BATCH = 500
/** Upper bound of entries per download: each download asks for twice as many, while the network is fast enough. */
const MOST = 16_000
/** Polling interval for a hub without notices, in ms: covers lost notices. */
const LOOK_EVERY = 5_000
/** How often all unsent entries are counted, in ms; in between those that were sent are subtracted. A large file takes tens of ms. */
const COUNT_EVERY = 1000
/** Back-off before the next try: first and longest, in ms; longer if a user has to act first. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

/**
 * Synchronizes a file with a hub: sends entries that the hub lacks, inserts those that the file lacks as they arrive, and retries while the
 * hub is away. Each connection compares both sides again, so that nothing depends on earlier assumptions.
 */
export const startSyncLoop = (options: ExchangeOptions): SyncLoop => {
  const closing = new AbortController()
  const { wake: written, begin, rest } = wakeableRest(closing.signal)
  let around: PresenceRelay | undefined
  const running = keepTogether(options, {
    closing: closing.signal,
    rest,
    written,
    begin,
    tell: (by) => (around = by),
  })
  // errors are handled by the caller of `close`
  running.catch(() => undefined)
  return {
    written,
    moved: () => around?.look(),
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/** State carried from one connection to the next: the hub's entries, its timeout, and the downloaded entries. */
type Known = { reach: Reach; patience: number; compared: string; readonly intake: ApplyQueue }

type Turns = {
  readonly closing: AbortSignal
  readonly rest: (ms: number) => Promise<void>
  readonly written: () => void
  /** A new request is being handled. */
  readonly begin: () => void
  /** Presence goes over this connection; undefined: over none. */
  readonly tell: (around: PresenceRelay | undefined) => void
}

const keepTogether = async (options: ExchangeOptions, turns: Turns): Promise<void> => {
  const { take, isLittle } = options
  const intake = startApplyQueue({ take, isLittle, onThrough: turns.written, closing: turns.closing })
  try {
    await againAndAgain(options, turns, { reach: new Map(), patience: SHORT_SILENCE, compared: '', intake })
  } finally {
    await intake.ended()
  }
}

const againAndAgain = async (options: ExchangeOptions, turns: Turns, known: Known): Promise<void> => {
  const { onStanding, now } = options
  let wait = FIRST_WAIT
  let since = now()
  const worked = (): void => {
    wait = FIRST_WAIT
    options.onAnswer()
  }
  onStanding({ state: 'connecting', since })
  while (!turns.closing.aborted) {
    try {
      await whileConnected(options, turns, known, worked)
    } catch (error) {
      if (turns.closing.aborted) return
      const trouble = troubleIn(error)
      // a hub that was only slow gets through the next time
      if (trouble.text === hubWords.silent) known.patience = Math.min(known.patience * 2, LONG_SILENCE)
      if (wait === FIRST_WAIT) since = now()
      onStanding({ state: 'apart', since, why: trouble.text, trouble: trouble.kind, unsent: unsentIn(options.db, known.reach) })
      // not all desks of a hall at the same moment
      await abortableSleep(wait * (0.5 + Math.random()), turns.closing)
      // two that hold different entries of one name part at the next connection
      wait =
        trouble.kind === 'away' || (trouble.kind === 'refused' && wait === FIRST_WAIT) ? Math.min(wait * 2, LONGEST_WAIT) : LONGEST_WAIT
    }
  }
}

/** None of a file that was closed meanwhile, or can't be read just now. */
const unsentIn = (db: ReadableDb, reach: Reach): number => tried(() => countLacked(db, reach)) ?? 0

const whileConnected = async (options: ExchangeOptions, turns: Turns, known: Known, worked: () => void): Promise<void> => {
  const tournament = tournamentIn(options.db)
  if (!tournament) throw hubTrouble('closed', hubWords.none)
  const client = await connectTo(options.address, known.patience)
  const onEnd = (): void => turns.written()
  client.on('end', onEnd)
  let around: PresenceRelay | undefined
  let clock: ReturnType<typeof followClock> | undefined
  try {
    await keepAlive(client)
    if (!(await tournamentsIn(client)).some(({ id }) => id.equals(tournament))) throw hubTrouble('closed', hubWords.revoked)
    await claimName(client, tournament, options)
    const advising = adviseOver(client, tournament, options.onAdvice)
    client.once('end', advising.close)
    // subscribes before the first read, so that no entry is missed between
    await listenForNotices(client, tournament, { heard: turns.written, moved: () => around?.look(), refused: advising.look })
    clock = followClock(client, tournament, options.device, options.clock)
    around = relayPresence(client, tournament, options.device, options.presence)
    turns.tell(around)
    // ends without an error if both sides must be compared again
    while (!turns.closing.aborted) await exchangeOver(client, tournament, options, turns, known, worked)
  } finally {
    client.off('end', onEnd)
    turns.tell(undefined)
    clock?.close()
    await around?.close(turns.closing.aborted)
    await endOf(client)
  }
}

const exchangeOver = async (
  client: Client,
  tournament: Buffer,
  options: ExchangeOptions,
  turns: Turns,
  known: Known,
  worked: () => void,
): Promise<void> => {
  const { db, onStanding, now } = options
  const { intake } = known
  await partOver(client, tournament, options)
  const at = await reachOf(client, tournament)
  const reach = new Map(at.reach)
  known.reach = reach
  intake.retry()
  const held = new Map(reachIn(db))
  raise(held, intake.entries())
  let cursor = (await firstUnknown(client, tournament, held)) ?? at.position
  let most = BATCH
  let together: Date | undefined
  let unsent = 0
  let countedAt = Number.NEGATIVE_INFINITY
  const busy = ({ untaken = 0, sending = 0 }): void => {
    if (together && untaken <= BATCH) return
    together = undefined
    if (performance.now() - countedAt > COUNT_EVERY) {
      unsent = countLacked(db, reach)
      countedAt = performance.now()
    }
    onStanding({ state: 'exchanging', since: now(), unsent: Math.max(unsent, sending), untaken })
    unsent -= sending
  }
  while (!turns.closing.aborted) {
    turns.begin()
    await intake.room()
    const behind = await entriesAfterHubs(client, tournament, cursor, most)
    const last = behind.at(-1)
    const isAll = behind.length < most
    most = isAll ? BATCH : Math.min(most * 2, MOST)
    const fresh = behind.filter(({ device, number }) => number > (held.get(device) ?? 0))
    if (fresh.length > 0) {
      busy({ untaken: Math.max(at.position - cursor, 0) + intake.entries().length })
      await notAlsoMine(client, tournament, options, fresh)
    }
    intake.add(fresh, isAll)
    if (last) {
      raise(held, behind)
      raise(reach, behind)
      cursor = last.position
    }
    const lacked = lackedBy(db, reach, BATCH)
    if (
      behind.length === 0 &&
      lacked.length < BATCH &&
      intake.entries().length === 0 &&
      isUnevenNow(db, known, { reach, position: cursor })
    )
      return
    if (lacked.length > 0) {
      busy({ sending: lacked.length })
      const position = await sendOver(client, tournament, options, lacked)
      raise(reach, lacked)
      raise(held, lacked)
      // no other desk's entries came between: these need not be read again
      if (position === cursor + lacked.length) cursor = position
    }
    worked()
    if (behind.length > 0 || lacked.length > 0) continue
    if (intake.entries().length === 0) {
      // all else is exchanged; it is tried again as after any trouble
      const wrong = intake.refused()
      if (wrong) throw wrong
      if (!together) {
        together = now()
        known.patience = SHORT_SILENCE
        onStanding({ state: 'together', since: together })
      }
    }
    // newly inserted entries end the wait too
    await turns.rest(LOOK_EVERY)
  }
}

/**
 * Whether the file holds more entries than the hub lacks of it though no more arrive: copies of one device's file were
 * joined into it by hand. Answered once for each state of both.
 */
const isUnevenNow = (db: ReadableDb, known: Known, held: HeldEntries): boolean => {
  if (!isUneven(db, { ...held, unknown: 0 })) return false
  const state = `${newestHead(db)?.hash} ${held.position}`
  const isNew = known.compared !== state
  known.compared = state
  return isNew
}

/** Another desk writes under the name, or did before this file was copied: this one takes another. */
const claimName = async (client: Client, tournament: Buffer, { device, takeAnotherName }: ExchangeOptions): Promise<void> => {
  if (await claimDevice(client, tournament, device())) return
  takeAnotherName({ why: 'taken', entries: 0, kept: null })
  if (!(await claimDevice(client, tournament, device()))) throw hubTrouble('closed', hubWords.deviceTaken)
}

/** File and hub hold different entries of one name: those of this file go on under another. */
const partOver = async (client: Client, tournament: Buffer, options: ExchangeOptions): Promise<void> => {
  const elsewhere = await partedFrom(client, tournament, options.db)
  if (elsewhere.size === 0) return
  const isOwn = elsewhere.has(options.device())
  const parted = await options.part(elsewhere)
  if (isOwn) options.takeAnotherName({ why: 'forked', ...parted })
  await claimName(client, tournament, options)
}

/**
 * Copies of one device's file were joined by hand, and the hub refuses entries that do not continue their device's
 * chain. From there on the device has another name, at the next connection.
 */
const sendOver = async (client: Client, tournament: Buffer, options: ExchangeOptions, lacked: readonly Arriving[]): Promise<number> => {
  try {
    return await appendToHub(client, tournament, lacked)
  } catch (error) {
    const { unlinked } = troubleIn(error)
    if (unlinked) {
      const parted = await options.part(new Map([[unlinked.device, hashesBefore(options.db, unlinked)]]))
      if (unlinked.device === options.device()) options.takeAnotherName({ why: 'forked', ...parted })
    }
    throw error
  }
}

/** The hub has entries of this file's own device that the file lacks: an older state of it came back, or another copy of it writes. */
const notAlsoMine = async (client: Client, tournament: Buffer, options: ExchangeOptions, fresh: readonly Arriving[]): Promise<void> => {
  const name = options.device()
  const own = fresh.filter(({ device, hash }) => device === name && !logContains(options.db, hash))
  if (own.length === 0) return
  options.takeAnotherName({ why: 'behind', entries: own.length, kept: null })
  await claimName(client, tournament, options)
}

const raise = (reach: Map<string, number>, entries: readonly Arriving[]): void => {
  for (const { device, number } of entries) if (number > (reach.get(device) ?? 0)) reach.set(device, number)
}
