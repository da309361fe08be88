import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createDesk } from '../../../desk/api/desk.ts'
import { initHub } from '../../../desk/network/hub/administer.ts'
import { startExchange } from '../../../desk/network/hub/attached-sync.ts'
import { connectTo } from '../../../desk/network/hub/connect.ts'
import { bringWhole, ensureAdmitted } from '../../../desk/network/hub/joining.ts'
import { namedTournamentIn } from '../../../desk/network/hub/own-log.ts'
import { openTournament } from '../../../desk/storage/files/open.ts'
import { startPostgres } from '../../../test/desk/network/hub/postgres.ts'
import { fullFile } from '../../../test/desk/storage/full-file.ts'
import { readArguments } from '../../arguments.ts'
import { networkThread } from './network-thread.ts'
import { takenByPostgres } from './processes.ts'

/**
 * `npm run tool -- measure:hub [ENTRIES] [--cache FOLDER]`: times the upload of a tournament to an empty hub, and its download to a joining
 * laptop. The network fails in the middle. It also measures PostgreSQL's use of resources. A file of a million entries takes minutes to
 * make; `--cache` stores it in that folder.
 */
const { options, numbers } = readArguments({ options: { cache: undefined }, numbers: [1_000_000] })
const [entries] = numbers

const timed = async <T>(what: () => Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now()
  return [await what(), (performance.now() - began) / 1000]
}
const say = (what: string, figure: string): void => console.log(`${what.padEnd(52)} ${figure}`)
const inMegabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`

const folder = mkdtempSync(join(tmpdir(), 'shinpan-hub-'))
const postgres = await startPostgres(['fsync=on'])
const network = await networkThread(postgres.port)
try {
  const home = join(folder, 'first')
  mkdirSync(home)
  const file = await fullFile({ folder: home, entries, cache: options.cache })
  const owner = await connectTo(postgres.url)
  await initHub(owner)
  await owner.end()
  const { context, close } = createDesk({ folder: home, home })
  const opened = openTournament(context, file)
  const { open } = context
  if (!opened.ok || !open) throw new Error('the file does not open')
  const own = namedTournamentIn(open.db)
  const joining = await ensureAdmitted(postgres.url, own, 'first')
  const [, sending] = await timed(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const exchange = startExchange(context, open, {
      address: joining.address,
      onStanding: (standing) => {
        if (standing.state === 'together') resolve()
        if (standing.state === 'apart') reject(new Error(standing.why.en))
      },
    })
    await promise
    await exchange.close()
  })
  close()
  const hub = takenByPostgres(postgres.port)
  say('entries, file', `${entries}, ${inMegabytes(statSync(file).size)}; load ${loadavg()[0]?.toFixed(1)}`)
  say('to an empty hub', `${sending.toFixed(1)} s; PostgreSQL: ${(hub.cpu / 1000).toFixed(1)} s of processor, ${hub.memory.toFixed(0)} MB`)
  const client = new Client(postgres.url)
  await client.connect()
  const { rows } = await client.query<{ all: string; entries: string }>(
    `SELECT pg_database_size(current_database()) AS all, pg_total_relation_size('shinpan.entry') AS entries`,
  )
  await client.end()
  say(
    'PostgreSQL: entries with their indexes, all',
    rows.map((row) => `${inMegabytes(Number(row.entries))}, ${inMegabytes(Number(row.all))}`).join(),
  )

  const second = await ensureAdmitted(postgres.url, own, 'second')
  const [whole, joiningTook] = await timed(() => bringWhole(second, join(folder, 'second.shinpan')))
  say('a laptop joins', `${joiningTook.toFixed(1)} s for ${whole.entries} entries`)

  const third = { ...second, address: second.address.replace(`:${postgres.port}/`, `:${network.port}/`) }
  let came = 0
  const [, until] = await timed(() =>
    bringWhole(third, join(folder, 'third.shinpan'), {
      told: (come) => {
        came = come.entries
        if (came > entries / 2) network.become('cut')
      },
    }).catch(() => undefined),
  )
  network.become('open')
  const [rest, after] = await timed(() => bringWhole(third, join(folder, 'third.shinpan')))
  say(
    'the same, cut in the middle',
    `${until.toFixed(1)} s until the cut at ${came}, ${after.toFixed(1)} s for the rest; ${rest.entries} entries`,
  )
} finally {
  await network.close()
  await postgres.close()
  rmSync(folder, { recursive: true })
}
