import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { openToRead } from '../../../db/file/open-to-read.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { initHub } from '../../../desk/network/hub/administer.ts'
import { connectTo } from '../../../desk/network/hub/connect.ts'
import { appendToHub, entriesAfterHubs, entriesInOrder } from '../../../desk/network/hub/hub.ts'
import { ensureAdmitted } from '../../../desk/network/hub/joining.ts'
import { lackedBy, namedTournamentIn } from '../../../desk/network/hub/own-log.ts'
import { startPostgres } from '../../../test/desk/network/hub/postgres.ts'
import { fullFile } from '../../../test/desk/storage/full-file.ts'

/**
 * `npm run tool measure:federation`: a hub with a federation's year, 500 tournaments of 2,000 entries each. It compares one table with one
 * partition per tournament. The figures are the cost of an act, of a laptop that joins, and of removing a tournament.
 */
const TOURNAMENTS = 500
const ENTRIES = 2000
/** Acts sent one by one, after a tournament as long as the others. */
const ACTS = 500

const timed = async <T>(what: () => Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now()
  return [await what(), performance.now() - began]
}
const say = (what: string, figure: string): void => console.log(`${what.padEnd(44)} ${figure}`)
const inMilliseconds = (ms: number | undefined): string => `${ms?.toFixed(1)} ms`

/** Tournaments that are never read, as long as real ones. */
const OTHERS = `
  INSERT INTO shinpan.tournament (id, name, last)
    SELECT sha256(('tournament ' || t)::bytea), 'Tournament ' || t, ${ENTRIES} FROM generate_series(1, ${TOURNAMENTS}) t ON CONFLICT DO NOTHING;
  INSERT INTO shinpan.entry (tournament, position, device, number, at, by, kind, version, body, previous, hash, sent_by)
    SELECT sha256(('tournament ' || t)::bytea), n, 'b63f3ac53d4f4e1c', n, '2026-11-21T10:00:00.000Z', 'Marta Olsen', 'event', 1,
      '{"hand":"0193b0c4-7f5c-7c3e-9c1f-1d2b6f0a' || lpad(n::text, 4, '0') || '","after":"b63f3ac53d4f4e1c:' || n || '","text":"E discard 1z"}',
      sha256((t || ' ' || n - 1)::bytea), sha256((t || ' ' || n)::bytea), 'somebody'
    FROM generate_series(1, ${TOURNAMENTS}) t, generate_series(1, ${ENTRIES}) n;
  ANALYZE shinpan.entry;`

/** The same table, with a partition for each tournament. */
const PARTED = `
  DROP TABLE shinpan.entry;
  CREATE TABLE shinpan.entry (
    tournament bytea NOT NULL REFERENCES shinpan.tournament, position bigint NOT NULL,
    device text COLLATE "C" NOT NULL, number bigint NOT NULL, at text NOT NULL, by text NOT NULL, kind text NOT NULL, version integer NOT NULL,
    body text NOT NULL, previous bytea NOT NULL, hash bytea NOT NULL, sent_by name NOT NULL, sent timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tournament, position), UNIQUE (tournament, device, number), UNIQUE (tournament, hash)
  ) PARTITION BY LIST (tournament);
  CREATE INDEX entry_in_order ON shinpan.entry (tournament, number, device);
  ALTER TABLE shinpan.entry ENABLE ROW LEVEL SECURITY;
  CREATE POLICY own ON shinpan.entry FOR SELECT USING (tournament IN (SELECT m.tournament FROM shinpan.member m));
  DO $$ DECLARE t record; BEGIN
    FOR t IN SELECT id FROM shinpan.tournament LOOP
      EXECUTE format('CREATE TABLE shinpan.%I PARTITION OF shinpan.entry FOR VALUES IN (%L)', 'entry_' || left(encode(t.id, 'hex'), 16), t.id);
    END LOOP;
  END $$;`

const partitionOf = (tournament: string): string => `
  DO $$ BEGIN EXECUTE format('CREATE TABLE shinpan.entry_own PARTITION OF shinpan.entry FOR VALUES IN (%L)', decode('${tournament}', 'hex')); END $$;`

/**
 * Sends the file's tournament, its last acts one by one. Then reads it as a joining laptop does, and the new entries as an offline laptop
 * does.
 */
const measure = async (client: Client, db: ReadableDb): Promise<void> => {
  const { id } = namedTournamentIn(db)
  const all = lackedBy(db, new Map(), ENTRIES + ACTS)
  for (let n = 0; n < ENTRIES; n += 500) await appendToHub(client, id, all.slice(n, n + 500))
  const acts: number[] = []
  for (const entry of all.slice(ENTRIES)) acts.push((await timed(() => appendToHub(client, id, [entry])))[1])
  acts.sort((a, b) => a - b)
  say(
    'one act sent, p50, p99',
    `${inMilliseconds(acts[Math.floor(acts.length / 2)])}, ${inMilliseconds(acts[Math.floor(acts.length * 0.99)])}`,
  )
  const [whole, joining] = await timed(() => entriesInOrder(client, id, undefined, 5000))
  say(`a whole tournament read, ${whole.length} entries`, inMilliseconds(joining))
  const [news, reading] = await timed(() => entriesAfterHubs(client, id, ENTRIES + ACTS - 100, 500))
  say(`what is new, ${news.length} entries`, inMilliseconds(reading))
}

const sizesOf = async (owner: Client): Promise<string> => {
  const { rows } = await owner.query<{ size: string; count: string }>(
    `SELECT pg_size_pretty(pg_database_size(current_database())) AS size, (SELECT count(*) FROM shinpan.entry) AS count`,
  )
  return rows.map(({ size, count }) => `${size} for ${count} entries`).join()
}

const ONE = `decode(encode(sha256('tournament 7'), 'hex'), 'hex')`
const folder = mkdtempSync(join(tmpdir(), 'shinpan-federation-'))
const postgres = await startPostgres(['fsync=on'])
try {
  const owner = await connectTo(postgres.url)
  await initHub(owner)
  for (const way of ['one table', 'a partition for each tournament'] as const) {
    const home = join(folder, way)
    mkdirSync(home)
    const opened = openToRead(await fullFile({ folder: home, entries: ENTRIES + ACTS, cache: undefined }))
    if (!opened.ok) throw new Error(opened.error.detail)
    const own = namedTournamentIn(opened.value)
    if (way !== 'one table') await owner.query(PARTED)
    const { address } = await ensureAdmitted(postgres.url, own, way)
    if (way !== 'one table') {
      await owner.query(partitionOf(own.id.toString('hex')))
      await owner.query('GRANT SELECT ON shinpan.entry TO PUBLIC')
    }
    const [, filling] = await timed(() => owner.query(OTHERS))
    console.log(`\n${way}; load ${loadavg()[0]?.toFixed(1)}`)
    say('filled', `${(filling / 1000).toFixed(0)} s, ${await sizesOf(owner)}`)
    const client = await connectTo(address)
    await measure(client, opened.value)
    await client.end()
    opened.value.close()
    const name = (await owner.query<{ name: string }>(`SELECT 'entry_' || left(encode(${ONE}, 'hex'), 16) AS name`)).rows[0]?.name
    const [, out] = await timed(() =>
      owner.query(way === 'one table' ? `DELETE FROM shinpan.entry WHERE tournament = ${ONE}` : `DROP TABLE shinpan.${name}`),
    )
    say('a tournament taken out', inMilliseconds(out))
  }
  await owner.end()
} finally {
  await postgres.close()
  rmSync(folder, { recursive: true })
}
