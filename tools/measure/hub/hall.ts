import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formatActs } from '../../../engine/notation/format/format-event.ts'
import { formatHeader } from '../../../engine/notation/format/format-table.ts'
import type { BadNetwork } from '../../../test/desk/network/hub/bad-network.ts'
import { startPostgres } from '../../../test/desk/network/hub/postgres.ts'
import { readArguments } from '../../arguments.ts'
import { FULL } from '../../generator/options.ts'
import { playGame } from '../../generator/play-game.ts'
import { type Laptop, laptop, type Told } from '../../soak/hub/laptop.ts'
import { converged, nameOf, part, propagated, setUp } from '../../soak/hub/soak-run.ts'
import { takenByPostgres } from './processes.ts'

/**
 * `npm run tool -- measure:hall --tables 20 --desks 6 --seconds 120 --pace 2.5`: records tables concurrently through a hub, each by one
 * laptop. A table gets an act of a legal game every `--pace` seconds. Twice a second a note measures the time from its commit to every
 * other laptop. With `--walking 3`, three people at each laptop walk from table to table, one of them every second.
 */
const { tables, desks, seconds, pace, walking } = readArguments({
  options: { tables: 20, desks: 6, seconds: 120, pace: 2.5, walking: 0 },
}).options

/** The lines of a game as a recorder types them. The header of each hand comes with its first act. */
const linesOf = (seed: number): readonly string[] =>
  playGame(seed, { ...FULL, draws: 'unseen', deals: false }).games.flatMap(({ hands }) =>
    hands.flatMap(({ header, events }) => {
      const [first = '', ...others] = formatActs(events).map(({ line }) => line)
      return [[...formatHeader(header), first].join('\n'), ...others]
    }),
  )

const say = (what: string, figure: string): void => console.log(`${what.padEnd(52)} ${figure}`)

const folder = mkdtempSync(join(tmpdir(), 'shinpan-hall-'))
const postgres = await startPostgres(['fsync=on'])
const networks: BadNetwork[] = []
const laptops: Laptop[] = []
try {
  const heard: Told[] = []
  const { files } = await setUp({ desks, tables }, { folder, postgres, networks })
  for (const [n, file] of files.entries()) {
    const task = { home: join(folder, nameOf(n)), file, name: nameOf(n), seed: n, acts: { from: 0, to: 0 }, skew: 0 }
    laptops.push(laptop(task, (told) => heard.push(told)))
  }
  for (const one of laptops) one.start()
  await converged(laptops)
  const before = { postgres: takenByPostgres(postgres.port).cpu, desks: laptops.map((one) => one.stands()?.cpu ?? 0) }
  const began = performance.now()
  const isOver = (): boolean => performance.now() - began > seconds * 1000
  let acts = 0
  const recordAt = async (table: number): Promise<void> => {
    await wait((table * pace * 1000) / tables)
    for (let seed = table; !isOver(); seed += tables)
      for (const line of linesOf(seed)) {
        if (isOver()) return
        laptops[table % desks]?.ask({ line, table })
        acts++
        await wait(pace * 1000)
      }
  }
  const mark = async (): Promise<void> => {
    for (let n = 0; !isOver(); n++) {
      laptops[n % desks]?.ask({ mark: `mark ${n}`, table: n })
      await wait(500)
    }
  }
  const walk = async (): Promise<void> => {
    for (let n = 0; walking > 0 && !isOver(); n++) {
      for (const one of laptops) one.ask({ window: `window ${n % walking}`, table: n })
      await wait(1000)
    }
  }
  await Promise.all([mark(), walk(), ...Array.from({ length: tables }, (_, table) => recordAt(table))])
  await converged(laptops)
  const took = performance.now() - began
  const share = (cpu: number): string => `${((100 * cpu) / took).toFixed(1)} % of a core`
  const cpus = laptops.map((one, n) => (one.stands()?.cpu ?? 0) - (before.desks[n] ?? 0)).toSorted((a, b) => a - b)
  const memories = laptops.map((one) => (one.stands()?.memory ?? 0) / 2 ** 20).toSorted((a, b) => a - b)
  const times = propagated(heard).toSorted((a, b) => a - b)
  const hub = takenByPostgres(postgres.port)
  say('tables, laptops, seconds', `${tables}, ${desks}, ${(took / 1000).toFixed(0)}; load ${loadavg()[0]?.toFixed(1)}`)
  say('acts entered; entries in each file', `${acts}; ${laptops[0]?.stands()?.stands.split(' ')[0]}`)
  say('from commit to every other laptop, p50, p99', `${part(times, 0.5)}, ${part(times, 0.99)} (${times.length})`)
  say('a desk: processor, middle and most', `${share(cpus[Math.floor(desks / 2)] ?? 0)}, ${share(cpus.at(-1) ?? 0)}`)
  say('a desk: memory, middle and most', `${memories[Math.floor(desks / 2)]?.toFixed(0)} MB, ${memories.at(-1)?.toFixed(0)} MB`)
  say('PostgreSQL, all its processes', `${share(hub.cpu - before.postgres)}, ${hub.memory.toFixed(0)} MB`)
} finally {
  await Promise.all(laptops.map((one) => one.kill()))
  await Promise.all(networks.map((one) => one.close()))
  await postgres.close()
  rmSync(folder, { recursive: true })
}
