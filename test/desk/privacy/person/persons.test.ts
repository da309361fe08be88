import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import type { Entry } from '../../../../db/log/entry.ts'
import { ENTRY_BODIES } from '../../../../db/log/kinds.ts'
import { logEntries } from '../../../../db/log/read.ts'
import { sql } from '../../../../db/sqlite/handle.ts'
import { type PersonData, personReport } from '../../../../desk/contract/person-data.ts'
import { personData } from '../../../../desk/privacy/person/person-data.ts'
import { personFor } from '../../../../desk/privacy/person/persons.ts'
import { entryChanger } from '../../../../desk/privacy/pseudonyms/change-entry.ts'
import type { NewNames } from '../../../../desk/privacy/pseudonyms/new-names.ts'
import { writePseudonyms } from '../../../../desk/privacy/pseudonyms/pseudonyms.ts'
import { LANGUAGES } from '../../../../engine/model/language.ts'
import { entryName } from '../../../../engine/wording/record/log-entries.ts'
import { aDesk, aTable, BY, DEAD_HAND, disputed } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { PARIS } from '../../event/rules/a-house.ts'

const JONAS = 'Jonas Björk'

/** A tournament in which one player is named wherever people can write; each place has a mark of its own. */
const everywhere = async () => {
  const made = aDesk()
  const { calls } = made
  const marks: string[] = []
  const said = (): string => {
    const mark = `mark${marks.length + 1}.`
    marks.push(mark)
    return `${JONAS} ${mark}`
  }
  const why = (): { reason: string; by: string } => ({ reason: said(), by: BY })
  const day = { name: `Open ${said()}`, place: said(), date: '2026-11-21', tables: 1, referee: BY }
  const decided = { who: said(), when: '2026-05-02', why: said() }
  const [difference] = PARIS.differences
  const house = JSON.stringify({ ...PARIS, name: { en: said(), fr: said() }, differences: [{ ...difference, ...decided }] })
  const { file } = await calls.tournaments.create({ ...day, rules: 'wrc-2015', house })
  await calls.lists.take({ file: { name: `${said()}csv`, text: `No;Name;Country\n41;${JONAS};SWE` }, asked: {}, leaveOut: false, by: BY })
  const { id: table } = await calls.tables.create({ name: said(), players: { E: 'Zofia', S: 'Camille', W: JONAS, N: 'Haruto' } })
  await calls.rounds.plan({ round: 1, starts: '2026-11-21T09:00:00.000Z', minutes: 90, tables: 1, by: BY })
  await calls.rounds.start({ round: 1, by: BY })
  await calls.rounds.extend({ round: 1, minutes: 5, ...why() })
  await calls.rounds.extraTime({ table, minutes: 5, ...why() })
  const { state } = await calls.tables.record({
    table,
    text: `@players "Zofia" "Camille" "${JONAS}" "Haruto"\n${DEAD_HAND}\n* note ${said()}\n* note ${said()}`,
    by: BY,
  })
  await calls.tables.undo({ table, by: BY })
  const finding = state.findings.find(({ finding: { rule } }) => rule === 'claim.not-taken')?.id ?? 0
  const first = await calls.findings.rule({ finding, decision: 'upheld', remedies: [said().slice(0, 50)], ...why() })
  await calls.findings.rule({
    finding,
    decision: 'changed',
    penalty: { kind: 'notice' },
    supersedes: first.ruling.id,
    ...why(),
  })
  const about = { incident: 1, by: BY }
  await calls.incidents.fillIn({ ...about, players: [{ name: JONAS }], note: said() })
  await calls.incidents.addStatement({ ...about, role: 'player', who: { name: JONAS }, text: said() })
  await calls.incidents.addStatement({ ...about, role: 'other', who: { name: 'Gregor' }, text: said() })
  await calls.incidents.attach({ ...about, name: `${said()}jpg`, note: said(), base64: '/9j/4AEC' })
  await calls.incidents.appeal({ ...about, who: { name: JONAS }, grounds: said() })
  await calls.incidents.decideAppeal({ ...about, outcome: 'upheld', reason: said() })
  await calls.incidents.close({ ...about, how: 'agreement', reason: said() })
  await calls.incidents.reopen({ ...about, reason: said() })
  await calls.incidents.undo(about)
  await calls.penalties.impose({ rule: 'conduct.phone', player: { name: JONAS }, penalty: { kind: 'notice' }, ...why() })
  await calls.penalties.cancel({ penalty: 3, ...why() })
  await calls.seats.substitute({ table, seat: 'W', player: { name: 'Nadia' }, ...why() })
  await calls.seats.leave({ table, seat: 'S', ...why() })
  const points = { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }
  await calls.results.sign({ table, points, signed: ['Zofia', JONAS], by: BY })
  await calls.results.reopen({ table, ...why() })
  await calls.tournaments.set({ name: said(), place: said(), date: '2026-11-22', by: BY })
  // another spelling takes the place of the first
  await calls.lists.take({ file: { name: 'again.csv', text: 'No;Name\n41;Jonas Bjoerk' }, asked: {}, leaveOut: false, by: BY })
  await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  const db = made.desk.context.open?.db
  if (!db) throw new Error('no file')
  return { ...made, file, db, marks }
}

const held = (data: PersonData | undefined): PersonData => {
  if (!data) throw new Error('nothing is held')
  return data
}
const mentionsIn = ({ sections }: PersonData) => sections.flatMap(({ mentions }) => mentions)

test('whatever names a player anywhere is on the page, and is without the name in the file under pseudonyms', async () => {
  const { db, desk, marks, path, file } = await everywhere()
  const data = held(personData(db, '41'))
  expect(data.person).toMatchObject({ role: 'player', name: 'Jonas Bjoerk', names: ['Jonas Bjoerk', JONAS] })
  const texts = mentionsIn(data)
    .flatMap((one) => one.texts)
    .join('\n')
  for (const mark of marks) expect(texts, mark).toContain(mark)
  // every entry that contains the name is listed, whatever its kind
  const seen = new Set(mentionsIn(data).map(({ entry }) => entry))
  for (const { seq, by, body } of logEntries(db)) if (/Bj(ö|oe)rk/.test(by + body)) expect(seen.has(seq), body).toBe(true)
  expect(data.sections.map(({ section, count, mentions }) => [section, count === mentions.length])).toEqual(
    [
      'names',
      'seats',
      'results',
      'incidents',
      'statements',
      'rulings',
      'penalties',
      'appeals',
      'findings',
      'acts',
      'imports',
      'tournament',
      'undone',
      'reports',
    ].map((section) => [section, true]),
  )
  expect(personReport.parse(JSON.parse(JSON.stringify(data)))).toEqual(data)

  const to = join(path, 'published.shinpan')
  const player = data.person.key
  const done = writePseudonyms(
    desk.context,
    { db, to },
    { player, referees: false, language: 'en', texts: 'replaced', read: true, secret: '0'.repeat(32), edits: [] },
  )
  expect(done).toMatchObject({ ok: true })
  const opened = openToRead(to)
  if (!opened.ok) throw new Error('not readable')
  const log = [...logEntries(opened.value)].map(({ by, body }) => by + body).join('\n')
  // names of files are as good as names of people
  const fileNames = (db.prepare('SELECT file FROM import UNION SELECT name FROM attachment').pluck().all() as string[]).join('\n')
  for (const mark of marks) expect(log.includes(mark), mark).toBe(!fileNames.includes(mark))
  expect(log).not.toMatch(/jonas|bj(ö|oe)rk|SWE/i)
  opened.value.close()

  const out = join(path, 'person.json')
  expect(await run(['report', '--db', file, '--person', 'jonas bjork', '--out', out], { home: path })).toMatchObject({ code: 0 })
})

test('taken back, replaced and still in force are told apart, with the place of each', async () => {
  const { db } = await everywhere()
  const all = mentionsIn(held(personData(db, JONAS)))
  const of = (kind: string) => all.filter((one) => one.kind === kind).map(({ standing, how }) => `${how} ${standing}`)
  expect(of('player')).toEqual(['id earlier', 'id stands'])
  expect(of('ruling')).toEqual(['id earlier', 'id stands', 'id stands'])
  expect(of('event')).toEqual(['text stands', 'text taken-back'])
  expect(of('incident-closed')).toEqual(['text stands', 'text taken-back'])
  expect(of('penalty-cancelled').at(-1)).toBe('text stands')
  const statement = all.find(({ kind }) => kind === 'statement')
  expect(statement).toMatchObject({ round: 1, incident: 1, hand: 'E1 0' })
  expect(all.find(({ kind }) => kind === 'event')).toMatchObject({ event: 9, table: expect.stringContaining('mark') as string })
  // of a referee: their signatures, their entries, the devices
  const data = held(personData(db, BY.toUpperCase()))
  expect(data.person).toMatchObject({ role: 'referee', name: BY })
  expect(mentionsIn(data).filter(({ kind }) => kind === 'ruling')).toHaveLength(3)
  const counted = db.prepare("SELECT count(*) FROM entry WHERE kind = 'event' AND by = ?").pluck().get(BY)
  expect(data.entered).toContainEqual(expect.objectContaining({ kind: 'event', entries: counted }))
  expect(new Set(data.entered.map(({ device }) => device)).size).toBe(1)
})

test('a signed result has the person’s own points and seat, and nobody else’s', async () => {
  const { calls, desk, table } = await aTable()
  const points = { E: 41_000, S: 29_000, W: 30_000, N: 20_000 }
  await calls.results.sign({ table, points, signed: ['Zofia', 'Camille'], by: BY })
  const db = desk.context.open?.db
  if (!db) throw new Error('no file')
  const of = (name: string) => mentionsIn(held(personData(db, name))).filter(({ kind }) => kind === 'result-signed')
  expect(of('Jonas')).toMatchObject([{ seat: 'N', points: 20_000 }])
  expect(of('Zofia')).toMatchObject([{ seat: 'E', points: 41_000 }])
  let content = ''
  for await (const news of await calls.reports.make({ what: 'person', person: 'Jonas', format: 'html', language: 'fr' }))
    if (news.kind === 'file') content = news.file.content
  expect(content.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('20 000 points de table')
})

test('an entry whose replacement was undone is in force again', async () => {
  const { calls, desk, finding, table } = await disputed()
  const db = desk.context.open?.db
  if (!db) throw new Error('no file')
  const of = (kind: string) => mentionsIn(held(personData(db, 'Haruto'))).flatMap((one) => (one.kind === kind ? [one.standing] : []))
  const penalty = { kind: 'points', amount: 12_000, unit: 'table' } as const
  const said = { finding, reason: 'first tournament', by: BY }
  const { ruling } = await calls.findings.rule({ ...said, decision: 'changed', penalty })
  await calls.findings.rule({ ...said, decision: 'dismissed', supersedes: ruling.id })
  const decided = () => [of('ruling'), of('penalty'), of('penalty-cancelled')]
  expect(decided()).toEqual([['earlier', 'stands'], ['earlier'], ['stands']])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(decided()).toEqual([['stands', 'taken-back'], ['stands'], ['taken-back']])
  await calls.incidents.redo({ incident: 1, by: BY })
  expect(decided()).toEqual([['earlier', 'stands'], ['earlier'], ['stands']])

  const { state } = await calls.tables.record({ table, text: '* note Haruto', by: BY })
  const last = state.acts.at(-1)?.number ?? 0
  await calls.tables.correct({ table, edit: { do: 'replace', at: last, text: '* note Haruto left' }, by: BY })
  expect(of('event')).toEqual(['earlier', 'stands'])
  await calls.tables.undo({ table, by: BY })
  expect(of('event')).toEqual(['stands', 'taken-back'])
  await calls.tables.correct({ table, edit: { do: 'remove', at: last }, by: BY })
  expect(of('event')).toEqual(['earlier', 'taken-back'])
  await calls.tables.undo({ table, by: BY })
  expect(of('event')).toEqual(['stands', 'taken-back'])

  const day = { place: 'Lyon', date: '2026-11-21', by: BY }
  for (const name of ['Haruto Open', 'Haruto Cup', 'Haruto Prize']) await calls.tournaments.set({ ...day, name })
  await calls.tournaments.undo({ by: BY })
  expect(of('tournament')).toEqual(['earlier', 'stands', 'taken-back'])
  await calls.tournaments.undo({ by: BY })
  expect(of('tournament')).toEqual(['stands', 'taken-back', 'taken-back'])
})

test('a finding is in force for as long as it is raised', async () => {
  const { calls, desk, table } = await disputed()
  const db = desk.context.open?.db
  if (!db) throw new Error('no file')
  const of = (kind: string) => mentionsIn(held(personData(db, 'Haruto'))).flatMap((one) => (one.kind === kind ? [one.standing] : []))
  const raised = () => [of('finding'), of('finding-gone')]
  expect(raised()).toEqual([['stands'], []])
  await calls.tables.correct({ table, edit: { do: 'remove', at: 8, count: 1 }, by: BY })
  expect(raised().map((all) => all.at(-1))).toEqual(['earlier', 'stands'])
  await calls.tables.undo({ table, by: BY })
  expect(raised().map((all) => all.at(-1))).toEqual(['stands', 'earlier'])
})

test('two players of one name are two: what names the id of the one is not on the page of the other', async () => {
  const { calls, desk } = aDesk()
  await calls.tournaments.create({ name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: BY })
  await calls.lists.take({ file: { name: 'a.csv', text: 'No;Name\n1;Anna Li\n2;Anna Li' }, asked: {}, leaveOut: false, by: BY })
  const [one, two] = await calls.players.list()
  const penalty = { rule: 'conduct.phone', penalty: { kind: 'notice' }, by: BY } as const
  await calls.penalties.impose({ ...penalty, player: { id: one?.id ?? '', name: 'Anna Li' }, reason: 'it rang' })
  const db = desk.context.open?.db
  if (!db) throw new Error('no file')
  const sections = (id: string | undefined) => held(personData(db, id ?? '')).sections.map(({ section }) => section)
  expect(sections(one?.id)).toContain('penalties')
  expect(sections(two?.id)).toEqual(['names', 'tournament'].slice(0, 1))
  expect(personFor(db, '2').key).toBe(two?.id)
  expect((await calls.persons.get({ person: 'Nobody Atall' })).sections).toEqual([])
  for (const person of ['Anna Li', 'anna li'])
    await expect(calls.persons.get({ person })).rejects.toThrow(/several people are called anna li \(1, 2\): give the number/i)
  const report = { what: 'person', person: 'Anna Li', format: 'json', language: 'en' } as const
  const made = async () => {
    for await (const news of await calls.reports.make(report)) expect(news).not.toHaveProperty('content')
  }
  await expect(made()).rejects.toThrow(/several people/)
  expect((await calls.persons.get({ person: two?.id ?? '' })).person.key).toBe(two?.id)
  const players = { E: 'Anna Li', S: '', W: '', N: '' }
  await expect(calls.tables.create({ name: '7', players })).rejects.toThrow(/several people are called Anna Li/)
  const { id: table } = await calls.tables.create({ name: '7', players: { ...players, E: 'Bo' } })
  await expect(calls.seats.substitute({ table, seat: 'E', player: { name: 'Anna Li' }, reason: 'x', by: BY })).rejects.toThrow(
    /several people/,
  )
})

test('who was replaced has that in the own data too, with its reason; who comes after the substitute is not their matter', async () => {
  const { desk, calls, table } = await aTable('wrc-2015')
  const replaced = (name: string, reason: string) => calls.seats.substitute({ table, seat: 'W', player: { name }, reason, by: BY })
  await replaced('Rémi', 'a fever')
  await replaced('Nadia', 'he had to leave')
  const db = desk.context.open?.db ?? expect.fail('no file')
  const reasons = (name: string): readonly string[] => {
    const key = sql<string>(db, 'SELECT id FROM player WHERE name = ?').pluck().get(name) ?? ''
    return mentionsIn(held(personData(db, key))).flatMap(({ texts }) => texts)
  }
  expect(reasons('Haruto')).toContain('a fever')
  expect(reasons('Haruto')).not.toContain('he had to leave')
  expect(reasons('Rémi')).toEqual(expect.arrayContaining(['a fever', 'he had to leave']))
  const report = { what: 'person', person: sql<string>(db, "SELECT id FROM player WHERE name = 'Haruto'").pluck().get() ?? '' } as const
  let page = ''
  for await (const news of await calls.reports.make({ ...report, format: 'html', language: 'fr' }))
    if (news.kind === 'file') page = news.file.content
  expect(page, 'west in French').toMatch(/ · O</)
  expect(page).not.toMatch(/ · W</)
})

test('a ruling on another player in the same incident is not the matter of the one whom the finding is about', async () => {
  const { desk, calls, finding } = await disputed('ema-2025')
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'as seen', by: BY })
  const said = { incident: 1, rule: 'conduct.other', decision: 'changed', penalty: { kind: 'notice' }, by: BY } as const
  await calls.incidents.rule({ ...said, player: { name: 'Zofia' }, reason: 'she shouted' })
  await calls.incidents.rule({ ...said, player: { name: 'Nobody Listed' }, reason: 'a spectator shouted back' })
  await calls.incidents.addStatement({ incident: 1, role: 'player', who: { name: 'Jonas' }, text: 'It was loud.', by: BY })
  const db = desk.context.open?.db ?? expect.fail('no file')
  const texts = (name: string): readonly string[] => {
    const key = sql<string>(db, 'SELECT id FROM player WHERE name = ?').pluck().get(name) ?? ''
    return mentionsIn(held(personData(db, key))).flatMap((mention) => mention.texts)
  }
  expect(texts('Haruto')).toEqual(expect.arrayContaining(['as seen', 'It was loud.']))
  for (const others of ['she shouted', 'a spectator shouted back']) expect(texts('Haruto')).not.toContain(others)
  expect(texts('Zofia')).toContain('she shouted')
})

/** Paths of strings in an entry that no user can put a name into: ids, places, the program's own words and numbers. */
const OWN = new Set(
  `key kind of event-with-ids
  tournament.date tournament.decided.when tournament.rules tournament.edition tournament.settings.name tournament.settings.value tournament.later.rules tournament.later.edition
  referee.referee withdrawal.player withdrawal.referee referee-code.referee referee-code.code.salt referee-code.code.hash sign-in.referee sign-out.referee sign-in-failed.referee
  player.player player.country round.starts time-added.table table.table live-timing.table seating.table seating.player
  seats-changed.table seats-changed.changes.player seats-changed.changes.hand result-signed.table result-signed.scores.player result-reopened.result
  import.hash import.what import.table hand.hand hand.table hand.rules hand.edition
  event.hand event.after event.before event.about event.replaces event.with event-removed.hand event-removed.events event-removed.with
  rule-set.house.id rule-set.house.edition rule-set.house.parent rule-set.house.differences.kind rule-set.house.differences.when
  finding.finding.rule finding.finding.sections finding.hand finding.again finding.rules finding.edition finding.engine finding.player finding.names finding-gone.finding
  incident.table incident.hand incident.finding incident-filled.incident incident-filled.hand incident-filled.from incident-filled.to incident-filled.finding
  incident-filled.players.player incident-filled.done.ruling incident-closed.incident statement.incident statement.player attachment.incident
  ruling.incident ruling.finding ruling.event ruling.supersedes ruling.rule ruling.rules ruling.edition ruling.sections ruling.player
  appeal.incident appeal.ruling appeal.player appeal-decided.appeal appeal-decided.ruling penalty.ruling penalty.player penalty.rule penalty-cancelled.penalty
  call-answered.incident typed-apart.hand typed-apart.events typed-apart.first fork-settled.hand fork-settled.one fork-settled.other
  hand.unseen hands-settled.table hands-settled.one hands-settled.other
  reviewed.ruling undo.table undo.entries redo.undo
  export.what export.format export.incident export.player export.language export.digest export.head`
    .split(/\s+/)
    .filter((path) => path.includes('.')),
)

test('every string that an entry of any kind can hold is looked through for names, or is known to be the program’s own', () => {
  const people = [{ player: 'nobody', names: [JONAS], pseudonym: 'P', number: 1 }]
  const names: NewNames = { device: (device) => device, ids: (body) => body, text: (text) => text }
  const change = entryChanger({ people, others: [], names, texts: 'replaced', edits: [] }, () => {})
  for (const kind of Object.keys(ENTRY_BODIES)) for (const language of LANGUAGES) expect(entryName(kind, language)).not.toBe(kind)
  const left = new Map<string, boolean>()
  const leftBesideAnother = new Map<string, boolean>()
  for (const [kind, schema] of Object.entries(ENTRY_BODIES)) {
    const shape = z.toJSONSchema(schema, { unrepresentable: 'any' })
    const another = shape.properties?.player ? { player: 'another' } : {}
    for (const [path, body] of bodiesOf(shape, [kind]))
      for (const [all, beside] of [[left, {}] as const, [leftBesideAnother, another] as const]) {
        const entry = { seq: 1, kind, by: '', body: JSON.stringify({ ...beside, ...Object(body) }) } as Entry
        all.set(path, (all.get(path) ?? true) && change(entry).body.includes(JONAS))
      }
  }
  expect(left.size).toBeGreaterThan(120)
  const missed = (all: typeof left): readonly string[] =>
    [...all].flatMap(([path, isLeft]) => (isLeft && !OWN.has(path) && !/\.(key|with)$/.test(path) ? path : []))
  expect(missed(left)).toEqual([])
  expect(
    missed(leftBesideAnother).filter((path) => !path.endsWith('.playerName')),
    'a player’s id says whose playerName it is, and nobody else’s name',
  ).toEqual(['player.name'])
})

type Schema = z.core.JSONSchema.BaseSchema

/** For each string that a body can hold, two bodies without any other: the name alone, and the name in a remark of notation. */
function* bodiesOf(schema: Schema, path: readonly string[]): Generator<readonly [string, unknown]> {
  if (schema.type === 'string' && schema.enum === undefined && schema.const === undefined)
    for (const text of [JONAS, `x: note ${JONAS}`]) yield [path.join('.'), text]
  for (const one of schema.anyOf ?? []) yield* bodiesOf(one, path)
  if (typeof schema.items === 'object' && !Array.isArray(schema.items))
    for (const [at, value] of bodiesOf(schema.items, path)) yield [at, [value]]
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    for (const [at, value] of bodiesOf(inner as Schema, [...path, name])) yield [at, { [name]: value }]
}
