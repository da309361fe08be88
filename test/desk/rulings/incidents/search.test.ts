import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import type { Ref } from '../../../../db/log/entry.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { act } from '../../../../db/writing/act.ts'
import type { IncidentFilter } from '../../../../desk/contract/incident-list.ts'
import { aTable, type Calls, DEAD_HAND } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'
const ANY: IncidentFilter = { text: '', state: '', round: '', table: '', player: '', referee: '', rule: '', notable: false }

const find = async (calls: Calls, filter: Partial<IncidentFilter>): Promise<readonly number[]> =>
  (await calls.incidents.find({ filter: { ...ANY, ...filter } })).rows.map(({ id }) => id)

const shown = async (calls: Calls, text: string): Promise<string | undefined> => {
  const hit = (await calls.incidents.find({ filter: { ...ANY, text } })).rows[0]?.hit
  return hit?.parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join('')
}

/** Three incidents: a ruling on a finding, one with a statement, one with nothing but its table. */
const three = async () => {
  const made = await aTable()
  const { calls, table } = made
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'recorder' })
  const finding = state.findings[0]?.id ?? 0
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'Nobody saw the tiles', by: BY })
  await calls.incidents.open({ table, by: 'Émile Zola' })
  await calls.incidents.addStatement({
    incident: 2,
    role: 'player',
    who: { name: 'Łukasz Wiśniewski' },
    text: 'C’était ma manche, désolé. 林さんの手牌です',
    by: BY,
  })
  await calls.incidents.fillIn({ incident: 2, by: BY, note: 'A sleeve took the wall with it', weight: 'notable' })
  const other = await calls.tables.create({ name: '12', round: 2, players: { E: '', S: '', W: '', N: '' } })
  await calls.incidents.open({ table: other.id, by: BY })
  return { ...made, finding, other: other.id }
}

const SEARCHES: readonly (readonly [string, string, readonly number[]])[] = [
  ['the beginning of a word', 'slee', [2]],
  ['two words of different texts', 'sleeve lukasz', [2]],
  ['a name without its accents', 'wisniewski', [2]],
  ['with them, in capitals', 'WIŚNIEWSKI', [2]],
  ['letters that no accent makes', 'Łuk', [2]],
  ['Japanese from the middle of a sentence', '手牌', [2]],
  ['Japanese signs in another order', '牌手', []],
  ['the rule’s name in English', 'tile not taken', [1]],
  ['the rule’s name in French', 'tuile', [1]],
  ['the rule’s id', 'claim.not-taken', [1]],
  ['a referee', 'emile', [2]],
  ['a table', '12', [3]],
  ['the middle of a word is not found', 'eeve', []],
  ['one word that is nowhere', 'sleeve zzz', []],
  ['punctuation alone narrows nothing', '"*()-:^', [3, 2, 1]],
  ['quotes and operators are words', '"sleeve" OR NEAR(wall', []],
  ['a column filter is none', 'words:sleeve', []],
  ['SQL', "'; DROP TABLE incident; --", []],
  ['nothing but zeros', '\u0000\u0000', [3, 2, 1]],
  ['a broken surrogate', 'slee\ud800', [2]],
  ['as many words as fit', 'sleeve '.repeat(28), [2]],
]

test('where it stands is shown with the words marked, cut to what is around', async () => {
  const { calls } = await three()
  expect(await shown(calls, 'etait MANCHE')).toBe('C’[était] ma [manche], désolé. 林さんの手牌です')
  expect(await shown(calls, '手牌')).toBe('C’était ma manche, désolé. 林さんの[手牌]です')
  expect((await calls.incidents.find({ filter: { ...ANY, text: 'sleeve' } })).rows[0]?.hit).toMatchObject({ what: 'note', who: BY })
  const long = `${'word '.repeat(400)}needle ${'word '.repeat(400)}`
  await calls.incidents.addStatement({ incident: 3, role: 'other', who: { name: 'x' }, text: long, by: BY })
  const around = (await shown(calls, 'needle')) ?? ''
  expect(around).toMatch(/^….*\[needle\].*…$/)
  expect(around.length).toBeLessThan(220)
  // without blanks as much is shown around it, and no sign is cut in two
  await calls.incidents.addStatement({
    incident: 3,
    role: 'other',
    who: { name: 'x' },
    text: `${'𠮷野家'.repeat(60)}手牌${'𠮷野家'.repeat(60)}`,
    by: BY,
  })
  const signs = (await shown(calls, '手牌')) ?? ''
  expect(signs).toMatch(/^…\p{L}{20,}\[手牌\]\p{L}{60,}…$/u)
})

const FILTERS: readonly (readonly [string, Partial<IncidentFilter>, readonly number[]])[] = [
  ['all, the newest first', {}, [3, 2, 1]],
  ['by state', { state: 'ruled' }, [1]],
  ['open ones', { state: 'open' }, [3, 2]],
  ['by round', { round: '2' }, [3]],
  ['by table', { table: '7' }, [2, 1]],
  ['by player of a finding', { player: 'Haruto' }, [1]],
  ['by player who was heard', { player: 'Łukasz Wiśniewski' }, [2]],
  ['by referee', { referee: 'Émile Zola' }, [2]],
  ['by rule', { rule: 'claim.not-taken' }, [1]],
  ['notable ones', { notable: true }, [2]],
  ['several at once', { table: '7', state: 'open', text: 'sleeve', notable: true }, [2]],
  ['what there is not', { table: "7' OR 1=1" }, []],
]

test('each search and each filter finds what it should, and hostile words are words', async () => {
  const { calls } = await three()
  const all = [...SEARCHES.map(([title, text, found]) => [title, { text }, found] as const), ...FILTERS]
  const found = await Promise.all(all.map(async ([title, filter]) => [title, await find(calls, filter)]))
  expect(found).toEqual(all.map(([title, , ids]) => [title, ids]))
  await expect(find(calls, { text: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('what can be chosen is what there is; pages, and the neighbours in the list that a filter leaves', async () => {
  const { calls } = await three()
  expect(await calls.incidents.choices()).toEqual({
    state: ['open', 'ruled'],
    round: ['1', '2'],
    table: ['7', '12'],
    player: ['Haruto', 'Łukasz Wiśniewski'],
    referee: ['Émile Zola', BY],
    rule: ['claim.not-taken'],
  })
  const page = await calls.incidents.find({ filter: ANY, from: 1, count: 1 })
  expect([page.found, page.all, page.rows.map(({ id }) => id)]).toEqual([3, 3, [2]])
  expect(await calls.incidents.beside({ filter: ANY, incident: 2 })).toEqual({ above: 3, below: 1 })
  expect(await calls.incidents.beside({ filter: { ...ANY, table: '7' }, incident: 2 })).toEqual({ above: null, below: 1 })
  expect(await calls.incidents.beside({ filter: { ...ANY, text: 'sleeve' }, incident: 3 })).toEqual({ above: null, below: 2 })
})

/** Four rows as an organizer sees them: dead hand at table 3 of round 2, chombo at 30, a fine and a forgotten draw at table 3 of round 1. */
const organized = async () => {
  const made = await aTable('ema-2025')
  const { calls } = made
  const db = made.desk.context.open?.writable
  if (!db) throw new Error('no file')
  act(db, { at: new Date(), by: BY }, (write) => {
    for (const [player, number, name] of [
      ['p19', 19, 'John Smith'],
      ['p34', 34, 'John Smith'],
      ['p5', 5, 'Liam O’Reilly'],
      ['p6', 6, 'Inés de la Cruz'],
    ] as const)
      write('player', { player, number, name, country: 'IRL' })
  })
  const tables = []
  for (const [name, round] of [
    ['3', 2],
    ['30', 2],
    ['3', 1],
  ] as const)
    tables.push((await calls.tables.create({ name, round, players: { E: '', S: '', W: '', N: '' } })).id)
  const [three, thirty, first] = tables as [string, string, string]
  const rule = (incident: number, asked: object) =>
    calls.incidents.rule({ incident, decision: 'changed', reason: 'as seen', by: BY, ...asked } as Parameters<
      Calls['incidents']['rule']
    >[0])
  for (const table of [three, thirty, first, first]) await calls.incidents.open({ table, by: BY })
  await rule(1, { rule: 'hand.count', penalty: { kind: 'dead-hand' }, player: { name: 'John Smith', id: 'p19' } })
  await rule(2, { rule: 'conduct.wall', penalty: { kind: 'chombo' }, player: { name: 'Liam O’Reilly', id: 'p5' } })
  await rule(3, {
    rule: 'conduct.late',
    penalty: { kind: 'points', amount: 20_000, unit: 'table' },
    player: { name: 'John Smith', id: 'p34' },
  })
  await rule(4, { rule: 'turn.no-draw', decision: 'dismissed', player: { name: 'Inés de la Cruz', id: 'p6' } })
  return made
}

const SHOWN: readonly (readonly [string, string, readonly number[]])[] = [
  ['a table by its name', 'table 3', [4, 3, 1]],
  ['another that begins so', 'table 30', [2]],
  ['a round', 'round 2', [2, 1]],
  ['a round in French', 'ronde 2', [2, 1]],
  ['a round as the row says it', 'R2', [2, 1]],
  ['both, beside something else', 'table 3 round 1 late', [3]],
  ['a round that there is not', 'round 9', []],
  ['a penalty', 'dead hand', [1]],
  ['a penalty in French', 'main morte', [1]],
  ['a penalty of one word', 'chombo', [2]],
  ['points as they are shown', '20,000 table points', [3]],
  ['points without the comma', '20000', [3]],
  ['a decision', 'dismissed no fault', [4]],
  ['a decision in French', 'constat rejeté', [4]],
  ['a state', 'ruled', [4, 3, 2, 1]],
  ['a state in French', 'décidé', [4, 3, 2, 1]],
  ['a name', 'smith', [3, 1]],
  ['a name with the number of one of them', 'smith 19', [1]],
  ['a name without its apostrophe', 'oreilly', [2]],
  ['a name with it', "o'reilly", [2]],
  ['a name without its blanks', 'delacruz', [4]],
  ['what people say', 'forgot to draw', [4]],
  ['what people say, in a sentence', 'he forgot to draw', [4]],
  ['what people say in French', 'a oublié de piocher', [4]],
  ['what people say of a number of tiles', 'short hand', [1]],
  ['a single word of such a phrase', 'forgot', []],
  ['words that are on different rows', 'chombo smith', []],
]

test('what a row shows is found by it, and every word must be there', async () => {
  const { calls, desk } = await organized()
  const found = await Promise.all(SHOWN.map(async ([title, text]) => [title, await find(calls, { text })]))
  expect(found).toEqual(SHOWN.map(([title, , ids]) => [title, ids]))
  await calls.penalties.cancel({ penalty: 2, reason: 'a misunderstanding', by: BY })
  expect(await find(calls, { text: 'chombo' }), 'a penalty in force').toEqual([])
  await calls.incidents.undo({ incident: 2, by: BY })
  expect(await find(calls, { text: 'chombo' })).toEqual([2])
  await calls.incidents.appeal({ incident: 2, who: { name: 'Liam O’Reilly' }, grounds: 'No', by: BY })
  expect(await find(calls, { text: 'recours' })).toEqual([2])
  await calls.incidents.decideAppeal({ incident: 2, outcome: 'overturned', reason: 'It was not', by: BY })
  expect([await find(calls, { text: 'overturned on appeal' }), await find(calls, { text: 'chombo' })]).toEqual([[2], []])
  await calls.incidents.close({ incident: 2, how: 'closed', reason: 'done', by: BY })
  expect(await find(calls, { text: 'closed' })).toEqual([2])
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  act(db, { at: new Date(), by: BY }, (write) => write('player', { player: 'p19', number: 77, name: 'John Smith', country: 'GBR' }))
  expect([await find(calls, { text: 'smith 19' }), await find(calls, { text: 'smith 77' })]).toEqual([[], [1]])
  expect(verify(db)).toMatchObject({ ok: true })
})

test('what is taken back is not found any more, and put back it is', async () => {
  const { calls, table, finding } = await three()
  const is = async (text: string, found: readonly number[]): Promise<void> => expect(await find(calls, { text }), text).toEqual(found)
  const about = { incident: 2, by: BY }
  await calls.incidents.undo(about)
  await is('sleeve', [])
  expect(await find(calls, { notable: true })).toEqual([])
  await calls.incidents.undo(about)
  await is('manche', [])
  await is('lukasz', [])
  await calls.incidents.redo(about)
  await is('manche', [2])
  await calls.incidents.fillIn({ incident: 2, by: BY, note: 'An elbow' })
  await is('elbow', [2])
  await calls.findings.rule({ finding, decision: 'dismissed', reason: 'A camera', by: BY, supersedes: 1 })
  await is('camera', [1])
  await is('nobody saw', [1])
  await calls.tables.undo({ table, by: BY })
  await is('camera', [])
  await calls.tables.redo({ table, by: BY })
  await is('camera', [1])
  await calls.incidents.appeal({ incident: 1, who: { name: 'Zofia' }, grounds: 'Unheard', by: BY })
  await is('unheard', [1])
  expect(await find(calls, { state: 'appealed' })).toEqual([1])
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'upheld', reason: 'Footage', by: 'Claire Fontaine' })
  await is('footage', [1])
  expect(await find(calls, { referee: 'Claire Fontaine' })).toEqual([1])
  await calls.incidents.close({ incident: 1, how: 'closed', reason: 'Done', by: BY })
  expect([await find(calls, { state: 'closed' }), await find(calls, { state: 'appealed' })]).toEqual([[1], []])
  await calls.incidents.undo({ incident: 1, by: BY })
  await calls.incidents.undo({ incident: 1, by: BY })
  await is('footage', [])
  expect(await find(calls, { state: 'appealed' })).toEqual([1])
  await calls.incidents.undo({ incident: 2, by: BY, own: true })
  await calls.incidents.undo({ incident: 3, by: BY })
  expect(await find(calls, { state: 'taken-back' })).toEqual([3])
})

test('what a referee wrote on looking at a ruling again goes with it, and a row says what holds', async () => {
  const { calls, table, finding } = await three()
  const row = async () => {
    const { ruling, appeal } = (await calls.incidents.find({ filter: { ...ANY, rule: 'claim.not-taken' } })).rows[0] ?? {}
    return [ruling?.decision, appeal]
  }
  await calls.tables.correct({ table, edit: { do: 'insert', at: 4, text: 'W take' }, by: 'recorder' })
  await calls.reviews.settle({ ruling: 1, outcome: 'stands', reason: 'Abracadabra', by: BY })
  expect(await find(calls, { text: 'abracadabra' })).toEqual([1])
  await calls.tables.undo({ table, by: BY, own: true })
  expect((await calls.reviews.list()).map(({ state }) => state)).toEqual(['open'])
  expect(await find(calls, { text: 'abracadabra' })).toEqual([])
  await calls.tables.undo({ table, by: 'recorder', own: true })
  await calls.incidents.appeal({ incident: 1, who: { name: 'Zofia' }, grounds: 'Unheard', by: BY })
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'Footage', by: BY })
  expect(await row()).toEqual(['dismissed', 'overturned'])
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'Other footage', by: BY, supersedes: 2 })
  expect(await row()).toEqual(['upheld', null])
  await calls.tables.undo({ table, by: BY, own: true })
  expect(await row()).toEqual(['dismissed', 'overturned'])
})

test('a player and a table that are called otherwise are found by the new name alone', async () => {
  const { calls, desk, other } = await three()
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const player = db.prepare("SELECT id FROM player WHERE name = 'Haruto'").pluck().get() as string | undefined
  if (player === undefined) throw new Error('the player is not in the list')
  act(db, { at: new Date(), by: BY }, (write) => write('player', { player, number: 9, name: 'Haruto Ōno', country: 'JPN' }))
  expect([
    await find(calls, { text: 'ono' }),
    await find(calls, { player: 'Haruto' }),
    await find(calls, { player: 'Haruto Ōno' }),
  ]).toEqual([[1], [], [1]])
  act(db, { at: new Date(), by: BY }, (write) => write('table', { table: other, name: 'Stage', round: 3 }))
  expect([await find(calls, { text: 'stage' }), await find(calls, { table: '12' }), await find(calls, { round: '3' })]).toEqual([
    [3],
    [],
    [3],
  ])
  const entries = db.prepare("SELECT ref FROM past WHERE kind IN ('table', 'player') ORDER BY entry DESC LIMIT 2").pluck().all() as Ref[]
  act(db, { at: new Date(), by: BY }, (write) => write('undo', { table: null, entries, text: 'names' }))
  expect([await find(calls, { player: 'Haruto' }), await find(calls, { text: 'ono' })]).toEqual([[1], []])
  expect(await find(calls, { table: '12' })).toEqual([3])
})

test('a rebuild makes the same of the log, and a check finds what was changed in it', async () => {
  const { calls, desk, finding } = await three()
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'notice' }, reason: 'Once more', by: BY, supersedes: 1 })
  await calls.incidents.undo({ incident: 2, by: BY })
  const rows = () => [
    db.prepare('SELECT * FROM incident_facet ORDER BY 1, 2, 3').all(),
    db.prepare('SELECT * FROM incident_search ORDER BY 1').all(),
  ]
  const before = rows()
  expect(verify(db)).toMatchObject({ ok: true })
  rebuild(db)
  expect(rows()).toEqual(before)
  db.unsafeMode(true)
  db.exec('UPDATE incident_search_data SET block = zeroblob(20) WHERE id = (SELECT max(id) FROM incident_search_data)')
  db.unsafeMode(false)
  expect(verify(db).ok).toBe(false)
  rebuild(db)
  expect(verify(db)).toMatchObject({ ok: true })
})
