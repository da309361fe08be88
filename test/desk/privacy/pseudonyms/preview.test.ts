import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import type { TextEdit } from '../../../../desk/contract/personal.ts'
import { textReader } from '../../../../desk/privacy/names/in-text.ts'
import { positionsIn } from '../../../../desk/privacy/pseudonyms/positions.ts'
import { planPseudonyms, writePseudonyms } from '../../../../desk/privacy/pseudonyms/pseudonyms.ts'
import { aDesk, BY } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

const SECRET = '00112233445566778899aabbccddeeff'
const ALL = { player: null, referees: false, language: 'en', texts: 'replaced', read: false, secret: SECRET, edits: [] } as const
const SEEN = 'Rossi was slow, said the referee'
const LONG = 'Zofii tam nie było'

/** Two players of one surname, and a statement that says only that. */
const twoRossi = async () => {
  const made = aDesk()
  const { file } = await made.calls.tournaments.create({
    name: 'Open',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 1,
    referee: BY,
  })
  const players = { E: 'Anna Rossi', S: 'Paolo Rossi', W: 'Zofia Nowak', N: 'Haruto Mori' }
  const { id: table } = await made.calls.tables.create({ name: '7', players })
  await made.calls.incidents.open({ table, by: BY })
  for (const text of [SEEN, LONG])
    await made.calls.incidents.addStatement({ incident: 1, role: 'other', who: { name: 'Ola' }, text, by: BY })
  const db = made.desk.context.open?.db
  if (!db) throw new Error('no file')
  const plan = planPseudonyms(db, ALL)
  const called = (name: string): string => plan.people.find(({ names }) => names.includes(name))?.pseudonym ?? ''
  let n = 0
  const written = (edits: readonly TextEdit[], read: boolean | number = false) => {
    const to = join(made.path, `published-${++n}.shinpan`)
    const done = writePseudonyms(made.desk.context, { db, to }, { ...ALL, edits, read })
    if (!done.ok) return { error: done.error.en, texts: [] }
    const opened = openToRead(to)
    if (!opened.ok) throw new Error(opened.error.detail)
    const texts = opened.value.prepare('SELECT text FROM statements ORDER BY id').pluck().all()
    opened.value.close()
    return { error: null, texts }
  }
  return { ...made, file, plan, called, written }
}

test('C: of two players of one surname a person says which one is meant', async () => {
  const { plan, called, written } = await twoRossi()
  const asked = plan.texts.find(({ before }) => before === SEEN)
  const [anna, paolo] = [called('Anna Rossi'), called('Paolo Rossi')]
  expect(asked?.doubts).toEqual([
    { at: 0, word: 'Rossi', now: expect.stringContaining(' / ') as string, candidates: expect.arrayContaining([anna, paolo]) as string[] },
  ])
  const other: TextEdit = { before: LONG, after: 'She was not there', meant: [] }
  expect(written([{ before: SEEN, after: null, meant: [{ at: 0, who: paolo }] }, other])).toEqual({
    error: null,
    texts: [`${paolo} was slow, said the referee`, 'She was not there'],
  })
  expect(written([{ before: SEEN, after: null, meant: [] }, other]).error).toContain('1 text may still identify')
})

test('C: a word that names nobody stays, and somebody who may not be meant can’t be chosen', async () => {
  const { called, written } = await twoRossi()
  const other: TextEdit = { before: LONG, after: 'She was not there', meant: [] }
  expect(written([{ before: SEEN, after: null, meant: [{ at: 0, who: '' }] }, other]).texts[0]).toBe(SEEN)
  const wrong = called('Haruto Mori')
  expect(written([{ before: SEEN, after: null, meant: [{ at: 0, who: wrong }] }]).error).toContain('may still identify')
})

test('C: a text is edited, not only dropped; an edit with a whole name in it is not written', async () => {
  const { written } = await twoRossi()
  const edit = (after: string): readonly TextEdit[] => [
    { before: SEEN, after, meant: [] },
    { before: LONG, after: '', meant: [] },
  ]
  expect(written(edit('One of them was slow')).texts).toEqual(['One of them was slow', '…'])
  expect(written(edit('Anna Rossi was slow'), true).error).toContain('still found')
})

test('C: the preview warns about seats, results and times that say who is who, with an example', async () => {
  const { plan, calls } = await twoRossi()
  expect(plan.positions.map(({ what }) => what)).toEqual(['seats', 'incidents', 'times'])
  expect(plan.positions[0]?.text.en).toMatch(/^A table and a seat identify 4 of 5 people .* table 7, East is Player \d\.$/)
  expect(plan.positions[0]?.text.fr).toMatch(/table 7, Est est Player \d\.$/)
  const shown = await calls.pseudonyms.show({ player: null, referees: false, texts: 'replaced', language: 'fr' })
  expect(shown.secret).toMatch(/^[0-9a-f]{32}$/)
  expect(shown.secret).not.toBe((await calls.pseudonyms.show({ player: null, referees: false, texts: 'replaced', language: 'fr' })).secret)
  expect(Object.values(shown.names).toSorted()).toEqual(['Anna Rossi', 'Paolo Rossi', 'Zofia Nowak'])
})

test.each([
  ['West at table 7 in round 2', ['West', 'table 7', 'round 2']],
  ['R2 T7', ['R2', 'T7']],
  ['Ouest est lent, siège E', ['Ouest', 'siège E']],
  ['il est à la table, westward', []],
])('C: places in %j are %j', (text, found) => {
  expect(positionsIn(text)).toEqual(found)
})

const NUMBERED = textReader([{ player: '1', names: ['Anna Li'], pseudonym: 'P1', number: 1, numbered: [12] }])
test.each([
  ['player 12 was late', '12'],
  ['joueuse n° 12', '12'],
  ['#012 was late', '012'],
  ['12 tiles', undefined],
  ['player 13', undefined],
])('C: a number of the start list in %j is asked for', (text, word) => {
  expect(NUMBERED(text).doubts.map((doubt) => doubt.word)).toEqual(word === undefined ? [] : [word])
  expect(NUMBERED(text, new Map([[text.indexOf('12'), 'P1']])).text.includes('P1')).toBe(word === '12')
})

test('C: from the command line the texts go into a file, are decided there, and are read from there', async () => {
  const { file, path: home } = await twoRossi()
  const [edits, out] = [join(home, 'edits.json'), join(home, 'out.shinpan')]
  const asked = ['pseudonyms', '--db', file, '--out', out, '--edits', edits]
  const first = await run(asked, { home })
  expect(first.code).toBe(1)
  expect(first.errors.join('\n')).toContain('note: A table and a seat identify 4 of 5 people')
  expect(first.errors.at(-1)).toContain('2 texts to decide')
  expect(statSync(edits).mode & 0o777).toBe(0o600)
  const read = JSON.parse(readFileSync(edits, 'utf8')) as {
    texts: { before: string; after: string; words: { may: string[]; who: string | null }[] }[]
  }
  for (const one of read.texts) {
    const [word] = one.words
    if (one.before === SEEN && word) word.who = word.may.find((who) => who.endsWith('= Anna Rossi'))?.split(' = ')[0] ?? null
    if (one.before === LONG) one.after = 'She was not there'
  }
  writeFileSync(edits, JSON.stringify(read))
  expect((await run([...asked, '--referees'], { home })).errors.at(-1)).toContain('was written for another file')
  expect(await run(asked, { home })).toMatchObject({ code: 0, out: expect.arrayContaining([expect.stringMatching(/^ok: /)]) as string[] })
  const opened = openToRead(out)
  if (!opened.ok) throw new Error(opened.error.detail)
  expect(opened.value.prepare('SELECT text FROM statements ORDER BY id').pluck().all()).toEqual([
    expect.stringMatching(/^Player \d was slow/),
    'She was not there',
  ])
  opened.value.close()
  writeFileSync(edits, '{"secret": 7}')
  expect((await run(asked, { home })).errors.at(-1)).toContain('is not a file of edits')
}, 120_000)
