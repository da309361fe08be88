import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { logEntries } from '../../../../db/log/read.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import { peopleIn } from '../../../../desk/privacy/names/people.ts'
import { listedAgain } from '../../../../desk/privacy/pseudonyms/listed-again.ts'
import { writePseudonyms } from '../../../../desk/privacy/pseudonyms/pseudonyms.ts'
import { aDesk, BY, DEAD_HAND } from '../../api/a-desk.ts'

/** The published start list, in its order. */
const START = [
  'Zofia Nowak',
  'Marta Olsen',
  'Camille Lefevre',
  'Jonas Bjork',
  'Haruto Tanaka',
  'Nadia Benali',
  'Pavel Novotny',
  'Ingrid Solberg',
  'Tomas Varga',
  'Keiko Mori',
  'Luca Bianchi',
  'Amelie Dubois',
] as const
const CSV = `No;Name;Country\n${START.map((name, n) => `${n + 101};${name};${n % 2 ? 'FRA' : 'POL'}`).join('\n')}`
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]).toString('base64')
const secretOf = (n: number): string => createHash('sha256').update(`secret ${n}`).digest('hex').slice(0, 32)
const ALL = { player: null, referees: true, language: 'en', texts: 'replaced', read: true, edits: [] } as const

/** A tournament as it is run: a start list that came from a file, a late entry, a corrected line, keys of requests, pictures, reports. */
const tournament = async () => {
  const made = aDesk()
  const { calls } = made
  const { file } = await calls.tournaments.create({
    name: 'Open',
    place: 'Lyon',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 1,
    referee: BY,
  })
  await calls.lists.take({ file: { name: 'start-list-lyon.csv', text: CSV }, asked: {}, leaveOut: false, by: BY })
  const { id: table } = await calls.tables.create({
    name: '7',
    players: { E: START[3], S: START[0], W: START[2], N: START[1] },
  })
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'recorder', key: 'a-key-of-a-window-0001' })
  await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'upheld', reason: 'as seen', by: BY })
  const [player] = await calls.players.list()
  await calls.players.set({ player: player?.id ?? null, name: 'Zofia Nowak-Lis', number: 101, country: 'POL', by: BY })
  await calls.players.set({ player: null, name: 'Late Comer', number: null, country: 'GER', by: BY })
  await calls.incidents.attach({ incident: 1, by: BY, name: 'marta-left-seat.jpg', note: 'a tile', base64: PICTURE })
  const old = made.desk.context.open?.db
  if (!old) throw new Error('no file')
  const [first] = logEntries(old)
  const report = await made.calls.reports.make({ what: 'penalties', format: 'json', language: 'en', by: BY })
  for await (const _ of report);
  const text = `see the report ${first?.hash.toString('hex').slice(0, 12)} and shinpan://table/${table}`
  await calls.incidents.addStatement({ incident: 1, role: 'other', who: { name: 'Ola' }, text, by: BY })
  return { ...made, file, old }
}

const publishedFrom = async (secret: string) => {
  const made = await tournament()
  const to = join(made.path, 'published.shinpan')
  const done = writePseudonyms(made.desk.context, { db: made.old, to }, { ...ALL, secret })
  if (!done.ok) throw new Error(done.error.en)
  const beside = ['-wal', '-shm', '-journal'].filter((ending) => existsSync(to + ending))
  const bytes = readFileSync(to)
  const opened = openToRead(to)
  if (!opened.ok) throw new Error(opened.error.detail)
  return { ...made, bytes, beside, published: opened.value }
}

const column = (db: ReadableDb, text: string): readonly string[] => db.prepare(text).pluck().all() as string[]

test('C: nothing that another export or the old file holds is in any byte: no id, device, key, hash, file name or secret', async () => {
  const secret = secretOf(0)
  const { old, bytes, beside, published } = await publishedFrom(secret)
  expect(verify(published)).toMatchObject({ ok: true })
  expect(beside).toEqual([])
  const has = (what: string | Buffer): boolean =>
    bytes.includes(what) ||
    (typeof what === 'string' && (bytes.includes(Buffer.from(what, 'utf16le')) || bytes.includes(what.toUpperCase())))
  const ids = column(old, 'SELECT id FROM player UNION SELECT id FROM referee UNION SELECT id FROM table_ UNION SELECT id FROM hand')
  expect(ids.length).toBeGreaterThan(START.length + 3)
  const devices = column(old, 'SELECT DISTINCT device FROM entry')
  for (const word of [...ids, ...devices, secret, 'a-key-of-a-window', 'start-list-lyon', 'marta', PICTURE])
    expect(has(word), word).toBe(false)
  expect(has(createHash('sha256').update(CSV).digest('hex'))).toBe(false)
  for (const { seq, hash } of logEntries(old))
    for (const form of [hash, hash.toString('hex'), hash.toString('hex').slice(0, 12), hash.toString('base64')])
      expect(has(form), `hash of entry ${seq}`).toBe(false)
  for (const name of [...START, 'Late Comer', BY]) for (const part of name.split(/[ -]/)) expect(has(part), part).toBe(false)
  expect(published.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'sqlite_sequence'").pluck().get()).toBe(0)
})

test('C: no order, time or count of the file follows the start list', async () => {
  const secret = secretOf(1)
  const { published, old } = await publishedFrom(secret)
  const oldIds = column(old, 'SELECT id FROM player ORDER BY entry')
  const lines = published
    .prepare("SELECT at, by, body ->> '$.player' AS player, body ->> '$.number' AS number FROM entry WHERE kind = 'player' ORDER BY seq")
    .all() as { at: string; by: string; player: string; number: number | null }[]
  // a late entry and a corrected line look like every other
  expect(lines).toHaveLength(START.length + 1)
  expect(new Set(lines.map(({ player }) => player)).size).toBe(lines.length)
  expect(new Set(lines.map(({ at, by }) => `${at} ${by}`)).size).toBe(1)
  expect(lines.every(({ number }) => number !== null)).toBe(true)
  const people = peopleIn(old, ALL, 'en', secret)
  const startOrder = oldIds.map((id) => people.find(({ player }) => player === id)?.pseudonym ?? '')
  for (const [what, text] of ORDERS) expect(column(published, text), what).not.toEqual(startOrder)
  // the old way of numbering, with the old head and the old ids at hand
  for (const head of column(old, 'SELECT lower(hex(hash)) FROM entry ORDER BY seq DESC LIMIT 5')) {
    const guessed = oldIds.toSorted((a, b) => (mark(head, a) < mark(head, b) ? -1 : 1))
    const numbered = startOrder.map((name, n) => [Number(name.replace(/\D/g, '')), oldIds[n]] as const).toSorted(([a], [b]) => a - b)
    expect(numbered.map(([, id]) => id)).not.toEqual(guessed)
  }
})

const mark = (salt: string, id: string): string => createHash('sha256').update(`${salt} ${id}`).digest('hex')

/** Every order in which the file has the players. */
const ORDERS = [
  ['by entry', 'SELECT name FROM player ORDER BY entry'],
  ['by row', 'SELECT name FROM player ORDER BY rowid'],
  ['by id', 'SELECT name FROM player ORDER BY id'],
  ['by number', 'SELECT name FROM player ORDER BY number'],
  ['in the log', "SELECT body ->> '$.name' FROM entry WHERE kind = 'player' ORDER BY seq"],
  ['as said before', "SELECT body ->> '$.name' FROM past WHERE kind = 'player' ORDER BY entry"],
] as const

test('C: over many files, whoever takes the order of the lists or the numbers for the start list is right no more often than by chance', async () => {
  const { old } = await tournament()
  const start = column(old, 'SELECT id FROM player ORDER BY entry')
  const files = 200
  const right = { order: 0, numbers: 0 }
  const [first] = logEntries(old)
  if (!first) throw new Error('no entry')
  for (let n = 0; n < files; n++) {
    const people = peopleIn(old, ALL, 'en', secretOf(n))
    const listed = listedAgain(old, secretOf(n), people, true)
      .entries(first)
      .filter(({ kind }) => kind === 'player')
      .map(({ body }) => (JSON.parse(body) as { player: string }).player)
    right.order += listed.filter((id, at) => start[at] === id).length
    right.numbers += people.filter(({ player, number }) => player !== null && start[(number ?? 0) - 1] === player).length
  }
  // one of a file's players is where they were by chance, whatever their number
  expect(right.order / files).toBeLessThan(1.5)
  expect(right.numbers / files).toBeLessThan(1.5)
})

test('C: two files of one tournament have nothing in common by which one could be laid beside the other', async () => {
  const { old, path, desk } = await tournament()
  const ids = [2, 3].map((n) => {
    const to = join(path, `published-${n}.shinpan`)
    expect(writePseudonyms(desk.context, { db: old, to }, { ...ALL, secret: secretOf(n) })).toMatchObject({ ok: true })
    const opened = openToRead(to)
    if (!opened.ok) throw new Error(opened.error.detail)
    const found = column(
      opened.value,
      'SELECT id FROM player UNION SELECT id FROM table_ UNION SELECT DISTINCT device FROM entry UNION SELECT hex(hash) FROM entry',
    )
    opened.value.close()
    return new Set(found)
  })
  expect([...(ids[0] ?? [])].filter((id) => ids[1]?.has(id))).toEqual([])
})
