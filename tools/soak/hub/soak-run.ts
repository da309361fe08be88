import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { hashOfEntry } from '../../../db/log/entry.ts'
import { PROJECTIONS } from '../../../db/schema/migrations/list.ts'
import { createDesk } from '../../../desk/api/desk.ts'
import { handlers } from '../../../desk/api/handlers.ts'
import { tieToHub } from '../../../desk/context/hub-ties.ts'
import { initHub } from '../../../desk/network/hub/administer.ts'
import { connectTo } from '../../../desk/network/hub/connect.ts'
import { entriesAfterHubs } from '../../../desk/network/hub/hub.ts'
import { bringWhole, type DeskAddress, ensureAdmitted } from '../../../desk/network/hub/joining.ts'
import { namedTournamentIn } from '../../../desk/network/hub/own-log.ts'
import { type BadNetwork, badNetwork, type Weather } from '../../../test/desk/network/hub/bad-network.ts'
import { type Postgres, startPostgres } from '../../../test/desk/network/hub/postgres.ts'
import { type Dice, diceOf } from '../../generator/dice.ts'
import { type Laptop, laptop, type Told } from './laptop.ts'

/** Parameters of one soak run. Each desk does `acts` acts; all desks write at the same `tables` tables. */
export type Run = {
  readonly seed: number
  readonly desks: number
  readonly acts: number
  readonly tables: number
  /** Maximum lifetime of a desk before it is killed, in seconds; the actual time is random. */
  readonly lives: number
  /** Notes written afterwards, one by one, to measure the time to every other desk. */
  readonly calm: number
}

/** The results; times in ms. `troubles` lists every fault, without a limit. */
export type Ran = {
  readonly entries: number
  readonly acknowledged: number
  readonly kills: { readonly desks: number; readonly hub: number }
  /** Times from the start to the last act, and from then, with all networks healed, until all desks agreed and reported it. */
  readonly stormy: number
  readonly convergence: number
  readonly propagation: readonly number[]
  readonly troubles: readonly string[]
}

/** Maximum error of the desks' clocks, in ms. */
const SKEW = 600_000
/** Time limit until all desks agree, in ms; exceeding it is a trouble. */
const MOST_CONVERGENCE = 300_000

/** Runs desks on a hub under every kind of failure. Checks afterwards for lost or doubled acts and for differences between desks. */
export const runStorm = async (run: Run): Promise<Ran> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-storm-'))
  const postgres = await startPostgres()
  const networks: BadNetwork[] = []
  const laptops: Laptop[] = []
  try {
    const heard: Told[] = []
    const { files, tournament } = await setUp(run, { folder, postgres, networks })
    for (const [n, file] of files.entries()) {
      const skew = files.length < 2 ? 0 : Math.round(SKEW * ((2 * n) / (files.length - 1) - 1))
      const acts = { from: 0, to: run.acts }
      const task = { home: join(folder, nameOf(n)), file, name: nameOf(n), seed: run.seed * 1000 + n, acts, skew }
      laptops.push(laptop(task, (told) => heard.push(told)))
    }
    for (const one of laptops) one.start()
    const began = performance.now()
    const kills = await storm({ laptops, networks, postgres, dice: diceOf(run.seed), lives: run.lives })
    const stormy = performance.now() - began
    const convergence = await converged(laptops)
    const propagation = convergence < MOST_CONVERGENCE ? await propagationIn(run, laptops, heard) : []
    if (convergence < MOST_CONVERGENCE) await converged(laptops)
    for (const one of laptops) await one.kill()
    const { entries, troubles } = await check({ postgres, tournament, files, laptops })
    const late = convergence < MOST_CONVERGENCE ? [] : laptops.map((one) => `${one.name} stands at ${JSON.stringify(one.stands())}`)
    const acknowledged = laptops.reduce((sum, { done }) => sum + done.size, 0)
    return { entries, acknowledged, kills, stormy, convergence, propagation, troubles: [...late, ...troubles] }
  } finally {
    await Promise.all(laptops.map((one) => one.kill()))
    await Promise.all(networks.map((one) => one.close()))
    await postgres.close()
    rmSync(folder, { recursive: true })
  }
}

export const nameOf = (n: number): string => `desk ${n + 1}`

type Place = { readonly folder: string; readonly postgres: Postgres; readonly networks: BadNetwork[] }

/** A hub, a tournament on the first desk, and a copy of the file on each other desk. Each desk has its own network to the hub. */
export const setUp = async (
  run: Pick<Run, 'desks' | 'tables'>,
  { folder, postgres, networks }: Place,
): Promise<{ files: readonly string[]; tournament: Buffer }> => {
  const owner = await connectTo(postgres.url)
  await initHub(owner)
  await owner.end()
  const files: string[] = []
  let own: DeskAddress['tournament'] | undefined
  for (let n = 0; n < run.desks; n++) {
    const home = join(folder, nameOf(n))
    mkdirSync(home)
    const network = await badNetwork(postgres.port)
    networks.push(network)
    const address = postgres.url.replace(`:${postgres.port}/`, `:${network.port}/`)
    const desk = createDesk({ folder: home, home, by: nameOf(n) })
    const calls = createRouterClient(handlers, { context: { desk: desk.context } })
    let file = join(home, 'storm.shinpan')
    if (!own) {
      const made = await calls.tournaments.create({
        name: 'Storm',
        place: '',
        date: '2026-11-21',
        rules: 'wrc-2015',
        tables: run.tables,
        referee: 'Cy',
      })
      file = made.file
      if (desk.context.open) own = namedTournamentIn(desk.context.open.db)
    }
    const joining = await ensureAdmitted(address, n === 0 ? own : undefined, nameOf(n))
    tieToHub(home, joining.tournament.id, joining.address)
    if (n === 0) while (desk.context.open?.hub?.state !== 'together') await wait(20)
    else await bringWhole(joining, file)
    desk.close()
    files.push(file)
  }
  if (!own) throw new Error('there is no tournament')
  return { files, tournament: own.id }
}

type Stormy = {
  readonly laptops: readonly Laptop[]
  readonly networks: readonly BadNetwork[]
  readonly postgres: Postgres
  readonly dice: Dice
  readonly lives: number
}

/** Causes failures until each desk has done its acts, then heals everything. */
const storm = async ({ laptops, networks, postgres, dice, lives }: Stormy): Promise<{ desks: number; hub: number }> => {
  const kills = { desks: 0, hub: 0 }
  const isOver = (): boolean => laptops.every((one) => one.isThrough())
  const again = async (least: number, most: number, what: () => Promise<void> | void): Promise<void> => {
    while (!isOver()) {
      const until = performance.now() + least + dice.below(most - least)
      while (performance.now() < until && !isOver()) await wait(20)
      if (!isOver()) await what()
    }
  }
  const WEATHER: readonly Weather[] = ['open', 'open', 'open', 'slow', 'slow', 'hole', 'cut']
  await Promise.all([
    ...networks.map((network) => again(100, 2000, () => network.become(dice.pick(WEATHER)))),
    ...laptops.map((one) =>
      again(1000, lives * 1000, async () => {
        if (one.isThrough()) return
        await one.kill()
        kills.desks++
        await wait(dice.below(1000))
        one.start()
      }),
    ),
    again(4000, 10_000, async () => {
      await postgres.kill()
      kills.hub++
      await wait(dice.below(1500))
      await postgres.start()
    }),
  ])
  for (const network of networks) network.become('open')
  return kills
}

/** Waits until all desks agree and report it. Returns the time, limited by `MOST_CONVERGENCE`. */
export const converged = async (laptops: readonly Laptop[]): Promise<number> => {
  const began = performance.now()
  const isOne = (): boolean =>
    new Set(laptops.map((one) => one.stands()?.stands)).size === 1 && laptops.every((one) => one.stands()?.hub?.state === 'together')
  while (!isOne() && performance.now() - began < MOST_CONVERGENCE) await wait(20)
  return performance.now() - began
}

/** The desks write notes one after another. Returns each note's times from its commit to every other desk, in ms. */
const propagationIn = async ({ calm }: Run, laptops: readonly Laptop[], heard: readonly Told[]): Promise<readonly number[]> => {
  for (let n = 0; n < calm; n++) {
    laptops[n % laptops.length]?.ask({ mark: `mark ${n}`, table: n })
    await wait(100)
  }
  const until = performance.now() + 10_000
  while (performance.now() < until && propagated(heard).length < calm * (laptops.length - 1)) await wait(50)
  return propagated(heard)
}

/** A quantile of sorted times: `share` is the part that does not exceed it. */
export const part = (sorted: readonly number[], share: number): string =>
  `${sorted[Math.floor(sorted.length * share)]?.toFixed(0) ?? '–'} ms`

/** Times of each note from its commit to each other desk that read it, in ms. */
export const propagated = (heard: readonly Told[]): readonly number[] =>
  heard.flatMap((one) => {
    if (!('wrote' in one)) return []
    const seen = heard.flatMap((told) => ('seen' in told && told.seen === one.wrote ? [told.at] : []))
    // the first desk with the note is its author
    return seen
      .toSorted((a, b) => a - b)
      .slice(1)
      .map((at) => at - one.at)
  })

type Checking = {
  readonly postgres: Postgres
  readonly tournament: Buffer
  readonly files: readonly string[]
  readonly laptops: readonly Laptop[]
}

/**
 * Checks that every file verifies with its projections, that all files and the hub agree, and that each acknowledged act is recorded once.
 */
const check = async ({ postgres, tournament, files, laptops }: Checking): Promise<{ entries: number; troubles: readonly string[] }> => {
  const troubles: string[] = []
  let first: { readonly name: string; readonly log: readonly string[]; readonly made: string } | undefined
  for (const [n, file] of files.entries()) {
    const name = nameOf(n)
    const opened = openToRead(file)
    if (!opened.ok) {
      troubles.push(`${name}: ${opened.error.detail}`)
      continue
    }
    const db = opened.value
    const verified = verify(db)
    if (!verified.ok) troubles.push(`${name}: ${verified.trouble}`)
    const log = db.prepare('SELECT hex(hash) FROM entry ORDER BY seq').pluck().all() as string[]
    const made = JSON.stringify(PROJECTIONS.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).raw().all()))
    first ??= { name, log, made }
    if (log.join() !== first.log.join())
      troubles.push(`${name} holds ${log.length} entries, others than ${first.name} with ${first.log.length}`)
    if (made !== first.made) troubles.push(`${name} makes something else of them than ${first.name}`)
    const keys = db.prepare(`SELECT body ->> '$.key' FROM entry WHERE body ->> '$.key' IS NOT NULL`).pluck().all() as string[]
    const held = new Set(keys)
    if (held.size !== keys.length) troubles.push(`${name} holds ${keys.length - held.size} acts twice`)
    for (const { done } of laptops) for (const key of done) if (!held.has(key)) troubles.push(`${name} lost the act ${key}`)
    db.close()
  }
  const owner = await connectTo(postgres.url)
  const hub: string[] = []
  for (let position = 0; ; position = hub.length) {
    const some = await entriesAfterHubs(owner, tournament, position, 5000)
    if (some.length === 0) break
    for (const entry of some) {
      if (!hashOfEntry(entry).equals(entry.hash)) troubles.push(`the hub holds ${entry.device}:${entry.number} changed`)
      hub.push(entry.hash.toString('hex').toUpperCase())
    }
  }
  await owner.end()
  if (hub.toSorted().join() !== first?.log.toSorted().join())
    troubles.push(`the hub holds ${hub.length} entries, ${first?.name} ${first?.log.length}`)
  return { entries: hub.length, troubles }
}
