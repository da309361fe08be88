import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import { textReader } from '../../../../desk/privacy/names/in-text.ts'
import { makePseudonyms } from '../../../../desk/privacy/pseudonyms/make.ts'
import { planPseudonyms, writePseudonyms } from '../../../../desk/privacy/pseudonyms/pseudonyms.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

const BY = 'Michiko Hayashi'
const NAMES = ['Zofia Wiśniewska', 'Camille Lefèvre', 'Jonas Björk', '田中 春人'] as const
const [ZOFIA, CAMILLE, JONAS, HARUTO] = NAMES
const GUEST = 'Gregor Samsa'

/** A tournament with names in all places where users can put them. */
const named = async (): Promise<ADesk & { readonly file: string; readonly db: ReadableDb }> => {
  const made = aDesk()
  const { calls } = made
  const day = { name: 'Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015' }
  const { file } = await calls.tournaments.create({ ...day, tables: 1, referee: BY })
  const { id: table } = await calls.tables.create({ name: '7', players: { E: ZOFIA, S: CAMILLE, W: JONAS, N: HARUTO } })
  const text = `@players "${ZOFIA}" "${CAMILLE}" "${JONAS}" "${HARUTO}"\n@from middle\nE discard 1z\nW call pon\nW show 1z1z\nW discard 9m\nN draw\nN discard 3p\nE draw\nE discard 7s\n* note Wisniewska says that Björk was slow # not Camille`
  const { state } = await calls.tables.record({ table, text, by: BY })
  const finding = state.findings.find(({ finding }) => finding.rule === 'claim.not-taken')?.id ?? 0
  await calls.findings.rule({ finding, decision: 'upheld', reason: `${JONAS} never took the tile.`, by: BY, remedies: ['dead-hand'] })
  const about = { incident: 1, by: BY }
  await calls.incidents.addStatement({ ...about, role: 'player', who: { name: JONAS }, text: 'I, Jonas, said pon. JONAS BJORK did!' })
  await calls.incidents.addStatement({ ...about, role: 'other', who: { name: GUEST }, text: `${GUEST} saw it with 田中さん.` })
  await calls.incidents.fillIn({ ...about, players: [{ name: CAMILLE }, { name: GUEST }], note: 'Between Lefevre and Samsa.' })
  await calls.incidents.attach({ ...about, name: 'Jonas at the table.jpg', note: 'Zofia, left', base64: PICTURE })
  await calls.incidents.appeal({ ...about, who: { name: JONAS }, grounds: 'Zofia discarded too fast.' })
  await calls.incidents.decideAppeal({ ...about, outcome: 'upheld', reason: 'Camille saw it.' })
  await calls.penalties.impose({ rule: 'conduct.phone', player: { name: GUEST }, penalty: { kind: 'notice' }, reason: 'Gregor!', by: BY })
  await calls.penalties.cancel({ penalty: 2, reason: 'It was Haruto', by: BY })
  const seat = { table, reason: 'Camille felt ill', by: BY }
  await calls.seats.substitute({ ...seat, seat: 'S', player: { name: 'Nadia Ben Ali' } })
  const points = { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }
  await calls.results.sign({ table, points, signed: [ZOFIA, 'Nadia Ben Ali'], by: BY })
  const db = made.desk.context.open?.db
  if (!db) throw new Error('no file')
  return { ...made, file, db }
}

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]).toString('base64')

const SECRET = '00112233445566778899aabbccddeeff'
const ALL = { player: null, referees: false, language: 'en', texts: 'replaced', read: true, secret: SECRET, edits: [] } as const

/** Everything that a file holds, byte by byte, as text of either kind that SQLite keeps. */
const bytesOf = (file: string): string => {
  const bytes = readFileSync(file)
  return `${bytes.toString('utf8')}\n${bytes.toString('utf16le')}`
}

const written = async (asked: Partial<typeof ALL> | object = {}) => {
  const made = await named()
  const to = join(made.path, 'published.shinpan')
  const done = writePseudonyms(made.desk.context, { db: made.db, to }, { ...ALL, ...asked })
  if (!done.ok) throw new Error(done.error.en)
  const opened = openToRead(to)
  if (!opened.ok) throw new Error(opened.error.detail)
  return { ...made, to, done: done.value, published: opened.value }
}

const PARTS = [
  'Zofia',
  'Wiśniewska',
  'Wisniewska',
  'Camille',
  'Lefèvre',
  'Lefevre',
  'Jonas',
  'Björk',
  '田中',
  '春人',
  'Gregor',
  'Samsa',
  'Nadia',
  'Ben Ali',
]

test('a file for publishing verifies, says that it is one, and no name is in any of its bytes', async () => {
  const { db, to, done, published } = await written()
  const before = verify(db)
  const after = verify(published)
  const players = db.prepare('SELECT count(*) FROM player').pluck().get() as number
  expect(after).toMatchObject({ ok: true, entries: before.entries + players + 1 })
  expect(done).toMatchObject({ of: before.head, head: after.head })
  expect(published.prepare("SELECT count(*) FROM export WHERE what = 'pseudonyms-of' AND format = 'shinpan'").pluck().get()).toBe(1)
  const bytes = bytesOf(to).toLowerCase()
  for (const name of PARTS) expect(bytes.includes(name.toLowerCase()), name).toBe(false)
  expect(bytes).toContain(BY.toLowerCase())
  const count = (one: ReadableDb, view: string) => one.prepare(`SELECT count(*) AS n FROM ${view}`).get()
  for (const view of ['events', 'incidents', 'penalties', 'findings', 'rulings', 'statements', 'results', 'seats'])
    expect(count(published, view), view).toEqual(count(db, view))
  published.close()
})

test('who is the same stays the same: by id and by name, in the list, in texts and in the record', async () => {
  const { published, calls, to } = await written()
  const rows = published.prepare('SELECT DISTINCT said_by, text FROM statements ORDER BY id').all() as { said_by: string; text: string }[]
  const jonas = rows[0]?.said_by ?? ''
  expect(jonas).toMatch(/^Player \d$/)
  expect(rows[0]?.text).toBe(`I, ${jonas}, said pon. ${jonas} did!`)
  expect(published.prepare("SELECT player FROM penalties WHERE rule = 'claim.not-taken'").all()).toEqual([{ player: jonas }])
  const { findings, header } = await calls.tournaments.open({ file: to }).then(async () => {
    const [table] = await calls.tables.list()
    return calls.tables.state({ table: (await calls.tables.list()).find(({ name }) => name === '7')?.id ?? table?.id ?? '' })
  })
  expect(findings.map(({ finding }) => finding.rule)).toContain('claim.not-taken')
  expect(header.join('\n')).toContain(`"${jonas}"`)
  const numbers = published.prepare('SELECT number, country FROM player').all() as { number: number | null; country: string }[]
  expect(new Set(numbers.map(({ country }) => country))).toEqual(new Set(['']))
  published.close()
})

test('one who asks to be forgotten is, and everybody else stays as they were', async () => {
  const { db, path, desk } = await named()
  const id = db.prepare('SELECT id FROM player WHERE name = ?').pluck().get(JONAS) as string
  const to = join(path, 'without.shinpan')
  const done = writePseudonyms(desk.context, { db, to }, { ...ALL, player: id })
  expect(done).toMatchObject({ ok: true, value: { people: 1 } })
  const bytes = bytesOf(to).toLowerCase()
  for (const name of ['jonas', 'björk']) expect(bytes.includes(name), name).toBe(false)
  for (const name of [ZOFIA, CAMILLE, HARUTO, GUEST]) expect(bytes).toContain(name.toLowerCase())
})

test('referees too, where that is asked for', async () => {
  const { to, published } = await written({ referees: true })
  const bytes = bytesOf(to)
  for (const name of ['Hayashi', 'Michiko', '"desk"']) expect(bytes.includes(name), name).toBe(false)
  expect(published.prepare('SELECT DISTINCT by FROM penalties').all()).toEqual([{ by: expect.stringMatching(/^Referee \d$/) as string }])
  published.close()
})

test('nobody can say who is in a picture: that there was one stays, its bytes go', async () => {
  const { db, to, published } = await written()
  const held = (one: ReadableDb) => one.prepare('SELECT name, size, note FROM attachments').all()
  expect(held(db)).toEqual([{ name: 'Jonas at the table.jpg', size: 6, note: 'Zofia, left' }])
  expect(held(published)).toEqual([
    {
      name: 'picture.jpg',
      size: 0,
      note: expect.stringMatching(/^Player \d, left$/) as string,
    },
  ])
  expect(bytesOf(to)).not.toContain(PICTURE)
  published.close()
})

test('a name that an undo took back is gone from what the undo says', async () => {
  const { calls, desk, path } = await named()
  for (const name of ['Anna Lee', 'Berthold']) {
    await calls.referees.add({ name, head: false })
    expect(await calls.tournaments.undo({ by: BY })).toMatchObject({ text: name })
  }
  const db = desk.context.open?.db
  if (!db) throw new Error('no file')
  const to = join(path, 'undone.shinpan')
  expect(writePseudonyms(desk.context, { db, to }, { ...ALL, referees: true })).toMatchObject({ ok: true })
  for (const name of ['Anna', 'Lee', 'Berthold']) expect(bytesOf(to).includes(name), name).toBe(false)
})

test('texts can be left out altogether', async () => {
  const { published } = await written({ texts: 'left-out', read: false })
  expect(published.prepare('SELECT DISTINCT text FROM statements').all()).toEqual([{ text: '…' }])
  expect(published.prepare('SELECT DISTINCT reason FROM penalties').all()).toEqual([{ reason: '…' }])
  published.close()
})

test('a text in which a name may still stand waits for a person, and nothing is written before', async () => {
  const { db, path, desk, calls } = await named()
  await calls.incidents.addStatement({
    incident: 1,
    role: 'other',
    who: { name: 'Ola' },
    text: 'Zofii tam nie było, and jonas neither.',
    by: BY,
  })
  const { texts } = planPseudonyms(db, ALL)
  expect(texts.map(({ doubts }) => doubts.map(({ word }) => word))).toContainEqual(['Zofii', 'jonas'])
  const to = join(path, 'published.shinpan')
  expect(writePseudonyms(desk.context, { db, to }, { ...ALL, read: false })).toMatchObject({ ok: false })
  expect(readdirSync(path).filter((name) => /published|\.new-/.test(name))).toEqual([])
})

const said = ({ text, doubts }: ReturnType<typeof READ>) => ({ text, doubts: doubts.map(({ word }) => word) })

const READ = textReader([
  { player: '1', names: [ZOFIA, 'Zofia Nowak'], pseudonym: 'P1', number: 1 },
  { player: '2', names: ['Anna Li'], pseudonym: 'P2', number: 2 },
  { player: '3', names: ['Anna Rossi'], pseudonym: 'P3', number: 3 },
  { player: '4', names: [HARUTO], pseudonym: 'P4', number: 4 },
])

test.each([
  ['Zofia Wiśniewska called', 'P1 called', []],
  ['ZOFIA WISNIEWSKA called', 'P1 called', []],
  ['Wiśniewska-Nowak and Nowak', 'P1-P1 and P1', []],
  ['Zofia’s tile', 'P1’s tile', []],
  ['Wiśniewskiej tile', 'Wiśniewskiej tile', ['Wiśniewskiej']],
  ['zofia said', 'zofia said', ['zofia']],
  ['Anna Rossi and Anna', 'P3 and P2 / P3', ['Anna']],
  ['Li called, list it', 'Li called, list it', []],
  ['Annabelle', 'Annabelle', ['Annabelle']],
  ['田中さん called, 春人 did not', 'P4さん called, P4 did not', []],
  ['nothing here', 'nothing here', []],
])('%j reads %j', (before, after, doubts) => {
  expect(said(READ(before))).toEqual({ text: after, doubts })
})

const JEAN = textReader(
  [
    { player: '1', names: ['Jonas Björk'], pseudonym: 'P1', number: 1 },
    { player: '2', names: ['Jean-Pierre Petit'], pseudonym: 'P2', number: 2 },
    { player: '3', names: ['Kate West'], pseudonym: 'P3', number: 3 },
    { player: '4', names: ['Erik Berg'], pseudonym: 'P4', number: 4 },
    { player: '5', names: ['Lena Koch'], pseudonym: 'P5', number: 5 },
  ],
  ['Anna Koch', 'Ludwig Koch', 'Claire Roux'],
)

test.each([
  ['signed J. Björk', 'signed P1', []],
  ['J.Björk, J Bjork and BJÖRK J.', 'P1, P1 and P1.', []],
  ['Björk, J. was late', 'P1. was late', []],
  ['Jonas B. called', 'P1. called', []],
  ['Björk Jonas', 'P1', []],
  ['J.-P. Petit and JP Petit', 'P2 and P2', []],
  ['Petit problème à la table', 'Petit problème à la table', ['Petit']],
  ['un petit problème', 'un petit problème', []],
  ['then Petit discarded', 'then P2 discarded', ['Petit']],
  ['West called pon, and so did K. West', 'West called pon, and so did P3', ['West']],
  ['E Berg discards', 'E P4 discards', []],
  ['E. Berg discards', 'P4 discards', []],
  ['Anna Koch saw it', 'Anna Koch saw it', []],
  ['L. Koch saw it', 'L. Koch saw it', ['L. Koch']],
  ['Koch saw it, Lena Koch did not', 'Koch saw it, P5 did not', ['Koch']],
  ['Claire and Roux', 'Claire and Roux', []],
])('initials, names turned round, and words of the table: %j reads %j', (before, after, doubts) => {
  expect(said(JEAN(before))).toEqual({ text: after, doubts })
})

test('one who asks to be forgotten is so under initials and a part of the name too, where they signed, entered or are named; another of that name stays', async () => {
  const { db, path, desk, calls } = await named()
  const about = { incident: 1, role: 'other' as const, by: 'J. Björk' }
  await calls.players.set({ player: null, name: 'Anna Lefèvre', number: null, country: '', by: BY })
  await calls.incidents.addStatement({ ...about, who: { name: 'Björk J.' }, text: 'J. Björk said so.' })
  await calls.incidents.addStatement({ ...about, who: { name: 'C. Lefèvre' }, text: 'A. Lefèvre and Lefèvre were there.' })
  const idOf = (name: string) => db.prepare('SELECT id FROM player WHERE name = ?').pluck().get(name) as string
  const made = (name: string, to: string) => writePseudonyms(desk.context, { db, to: join(path, to) }, { ...ALL, player: idOf(name) })
  expect(made(JONAS, 'a.shinpan')).toMatchObject({ ok: true, value: { people: 1 } })
  const bytes = bytesOf(join(path, 'a.shinpan')).toLowerCase()
  for (const name of ['jonas', 'björk', 'bjork']) expect(bytes.includes(name), name).toBe(false)
  expect(bytes).toContain('c. lefèvre')
  const { texts } = planPseudonyms(db, { ...ALL, player: idOf(CAMILLE) })
  const about2 = (text: string) => texts.find(({ before }) => before === text)
  expect(about2('C. Lefèvre')).toMatchObject({ after: expect.stringMatching(/^Player /) as string, doubts: [] })
  expect(about2('A. Lefèvre and Lefèvre were there.')).toMatchObject({
    after: 'A. Lefèvre and Lefèvre were there.',
    doubts: [{ word: 'Lefèvre' }],
  })
  expect(made(CAMILLE, 'b.shinpan')).toMatchObject({ ok: true })
  const left = bytesOf(join(path, 'b.shinpan')).toLowerCase()
  for (const name of ['camille', 'c. lefèvre']) expect(left.includes(name), name).toBe(false)
  expect(left).toContain('anna lefèvre')
})

test('from the command line: shown first, written once read, and verified', async () => {
  const { file, path: home, calls } = await named()
  await calls.incidents.addStatement({ incident: 1, role: 'other', who: { name: 'Ola' }, text: 'Zofii tam nie było.', by: BY })
  const out = join(home, 'out.shinpan')
  const asked = ['pseudonyms', '--db', file, '--out', out]
  const first = await run(asked, { home })
  expect(first.code).toBe(1)
  expect(first.errors.at(-1)).toContain('1 text may still identify a person')
  expect(first.out.join('\n')).toMatch(/look at Zofii \(Player \d\?\): Zofii tam/)
  const done = await run([...asked, '--read'], { home })
  expect(done).toMatchObject({ code: 0, out: [expect.stringMatching(/^ok: .* 7 people under pseudonyms/)] })
  expect((await run(['verify', '--db', out], { home })).code).toBe(0)
  expect((await run([...asked, '--read'], { home })).errors.at(-1)).toContain('already exists')
})

test('stopped at any step, nothing of it is left; what a program that was killed left goes with the next', async () => {
  const { file, path, desk } = await named()
  const drafts = () => readdirSync(path).filter((name) => name.startsWith('.') || name.startsWith('published'))
  const to = join(path, 'published.shinpan')
  const seen: string[] = []
  for (const at of ['reading', 'writing', 'checking'] as const) {
    const stopping = new AbortController()
    const told = ({ step, done, of }: { step: string; done: number; of: number }): void => {
      seen.push(step)
      if (step === at && (at !== 'checking' || done === of)) stopping.abort()
    }
    const made = await makePseudonyms(desk.context, { file, to, asked: ALL, told, signal: stopping.signal })
    // a file of few entries reports only the checks
    if (stopping.signal.aborted) expect(made).toMatchObject({ ok: false })
    expect(drafts()).toEqual(made.ok ? ['published.shinpan'] : [])
    rmSync(to, { force: true })
  }
  expect(seen).toContain('checking')
  mkdirSync(join(path, `.pseudonyms-${hostname()}-999999999-abc`))
  expect(await makePseudonyms(desk.context, { file, to, asked: ALL, told: () => {} })).toMatchObject({ ok: true, value: { file: to } })
  expect(drafts()).toEqual(['published.shinpan'])
})
