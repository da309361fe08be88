import { describe, expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { act } from '../../../../db/writing/act.ts'
import { type ADesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { planned } from './read.ts'

const BY = 'Michiko Hayashi'

const fieldsOf = async (made: ADesk, header: string) => {
  const { recognized } = await planned(made, `${header}\n${header.replaceAll(/[^;]+/g, '1')}`)
  return [recognized.kind, ...recognized.columns.map((field) => field ?? '-')].join(' ')
}

test('columns are known by their headings, in any order, in English, French and Japanese', async () => {
  const made = await aTable()
  for (const [header, fields] of [
    ['Number;Name;Country', 'players number name country'],
    ['Pays;Prénom;NOM;N°', 'players country first last number'],
    ['Nom;Club;Nationalité', 'players name - country'],
    ['LAST NAME;FIRST NAME;EMA ID;COUNTRY', 'players last first - country'],
    ['番号;氏名;国籍', 'players number name country'],
    ['Name;Head referee', 'referees name head'],
    ['Arbitre;Arbitre principal', 'referees name head'],
    ['Referee;Role', 'referees name head'],
    ['Referees;Country;Role', 'referees name - head'],
    ['Nom;Rôle', 'referees name head'],
    ['Ronde;Jour;Début;Durée', 'rounds round date starts minutes'],
    ['Round;Start time;Minutes;Tables', 'rounds round starts minutes tables'],
    ['Round;Table;East;South;West;North', 'seating round table E S W N'],
    ['Table;Est;Sud;Ouest;Nord;Tour', 'seating table E S W N round'],
    ['E;S;W;N;Table;R', 'seating E S W N table round'],
    ['回戦;卓;東;南;西;北', 'seating round table E S W N'],
    ['Ronde;Table;Place;Joueur', 'seating round table seat player'],
    ['N°;Nom;Ronde 1;Ronde 2', 'seating number name round:1 round:2'],
  ] as const)
    expect(await fieldsOf(made, header)).toBe(fields)
})

test.each<[string, string, readonly string[]]>([
  ['names of one character', '10;王\n11;李', ['10 王', '11 李']],
  ['names of one character, with a country', '王;CHN\n李;CHN', ['5 王 CHN', '6 李 CHN']],
  ['names of one character alone', '王\n李', ['5 王', '6 李']],
  ['digits as wide as characters', '１０;田中\n１１;鈴木', ['10 田中', '11 鈴木']],
  ['the same below headings', '番号;氏名;国籍\n１０;田中１;ＪＰＮ', ['10 田中１ JPN']],
  ['a seating with such digits', '回戦;卓;東;南;西;北\n第２回戦;卓３;１;２;３;４', ['2 3 1 Zofia 2 Camille 3 Haruto 4 Jonas']],
  ['times with such digits', '回戦;開始;時間\n２;１３：００;９０分', [`2 ${new Date(2026, 10, 21, 13).toISOString()} 90`]],
  ['initials say nobody’s name', '10;A\n11;B', []],
])('without asking for a column: %s', async (_, text, rows) => {
  const { plan } = await planned(await aTable(), text)
  expect([plan.bad, plan.rows.map(({ cells }) => cells.filter((cell) => cell !== '').join(' '))]).toEqual([[], rows])
})

describe('a bad line says what is wrong with it', () => {
  const bad = async (made: ADesk, text: string, asked = {}) =>
    (await planned(made, text, asked)).plan.bad.map(({ line, text: { en } }) => `${line}: ${en}`)

  test('players', async () => {
    const made = await aTable()
    expect(await bad(made, 'No;Name\nx;A One\n5;A Two\n5;A Three\n6;\n7;=1+1\n8;A Two\n;A Two\n9;\u202eevil')).toEqual([
      '2: found x, expected a number from 1 to 999999',
      '4: number 5 is already on line 3',
      '5: number 6 is new, and its name is missing',
      '6: =1+1 reads like a formula: expected a name',
      '8: A Two is already on line 3: two people with the same name need a number each',
      '9: the name holds characters that can’t be seen',
    ])
  })
  test('a number that another player has', async () => {
    const made = await aTable()
    expect(await bad(made, 'No;Name\n1;Camille')).toEqual([
      '2: number 1 is Zofia in the tournament, and Camille is number 2: correct the number, or match players by name',
    ])
    expect(await bad(made, 'No;Name\n9;Camille\n2;Jonas', { match: 'name' })).toEqual([])
    // by name too, where the other one keeps it: no two of one number
    expect(await bad(made, 'No;Name\n1;Haruto', { match: 'name' })).toEqual(['2: number 1 belongs to Zofia'])
    expect(await bad(made, 'No;Name\n1;Haruto\n3;Zofia', { match: 'name' })).toEqual([])
    expect(await bad(made, 'No;Name\n1;Haruto\n3;Zofia\n3;Jonas', { match: 'name' })).toEqual(['4: number 3 is already on line 3'])
  })
  test('rounds without a column for their number keep their places behind a bad line', async () => {
    const { plan } = await planned(await aTable(), 'Start;Minutes\n09:00;60\nxx;60\n13:00;60', { kind: 'rounds' })
    expect(plan.bad.map(({ line }) => line)).toEqual([3])
    expect(plan.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, '1'],
      [4, '3'],
    ])
  })
  test('rounds', async () => {
    const made = await aTable()
    expect(await bad(made, 'Round;Start;Minutes\n1;9:30;90\n1;9:30;90\n2;25:00;90\n3;32/13/2026 9:30;\n4;9h30;0\nfinal;9:30;60')).toEqual([
      '3: round 1 is already on line 2',
      '4: found 25:00, expected a time such as 9:30',
      '5: found 32/13/2026, expected a day such as 2026-11-21 or 21/11/2026',
      '6: found 0, expected a length from 1 to 1440 minutes',
      '7: found final, expected the number of a round',
    ])
  })
  test('seating', async () => {
    const made = await aTable()
    expect(
      await bad(made, 'Round;Table;E;S;W;N\n2;1;1;2;3;4\n2;2;1;2;3;4\n2;3;99;;;\n2;4;Nobody;;;\n;5;;;;\n2;;1;2;3;4\n3;1;1;1;2;3'),
    ).toEqual([
      '3: line 2 already seats Zofia at table 1 in round 2',
      '4: there is no player 99: expected a number from the list of players',
      '5: there is no player Nobody: expected a number or a name from the list of players',
      '6: the round is missing',
      '7: the table is missing',
      '8: Zofia sits there twice',
    ])
    expect(await bad(made, 'Round;Table;Seat;Player\n2;1;East;1\n2;1;E;2\n2;1;X;3\n2;1;;Haruto\n2;2;S;Zofia')).toEqual([
      '3: East of table 1 in round 2 is already taken on line 2',
      '4: found X, expected a seat: E, S, W, N or 1 to 4',
      '6: line 2 already seats Zofia at table 1 in round 2',
    ])
  })
  test('a table that has begun, and who sits elsewhere by what the tournament has', async () => {
    const made = await aTable()
    await made.calls.tables.record({ table: made.table, text: DEAD_HAND, by: BY })
    expect(await bad(made, 'Round;Table;E;S;W;N\n1;7;1;2;4;3\n1;1;1;;;')).toEqual([
      '2: table 7 of round 1 has begun: change its players at the table',
      '3: Zofia already sits at table 7 in round 1',
    ])
  })
})

test('what is no mistake and yet worth a look: a table of three, who sits nowhere, two of one name', async () => {
  const made = await aTable()
  const notes = async (text: string) => (await planned(made, text)).plan.notes.map(({ en }) => en)
  expect(await notes('Round;Table;E;S;W;N\n2;1;1;2;3;')).toEqual([
    'table 1 of round 2 has 3 players',
    'in round 2 there is no seat for 4 Jonas',
  ])
  expect(await notes('No;Name\n1;Zofia\n2;Camille\n3;Haruto\n8;Zofia')).toEqual([
    '1 player of the tournament is not in this list and stays as they are',
    '2 players are called Zofia (1, 8): are they different people?',
  ])
})

test('two people of one name in a list without numbers: the user says so, each gets a number, and importing again changes nothing', async () => {
  const made = await aTable()
  const text = 'Name;Country\nJohn Smith;GB\nKim Lake;GB\nJohn Smith;IE'
  const twice = await planned(made, text)
  expect(twice.plan.bad).toMatchObject([
    { line: 4, isTwin: true, text: { en: 'John Smith is already on line 2: is this another person?' } },
  ])
  const { plan } = await planned(made, text, { apart: [4] })
  expect(plan.bad).toEqual([])
  expect(plan.rows.map(({ cells }) => cells.join(' '))).toEqual(['5 John Smith GB', '6 Kim Lake GB', '7 John Smith IE'])
  expect(plan.notes.map(({ en }) => en)).not.toContainEqual(expect.stringContaining('are they different people'))
  const file = { name: 'players.csv', text }
  expect(await made.calls.lists.take({ file, asked: { apart: [4] }, leaveOut: false, by: BY })).toMatchObject({ fresh: 3, leftOut: 0 })
  const again = await planned(made, text)
  expect([again.plan.bad, again.plan.entries, again.plan.rows.map(({ what }) => what)]).toEqual([[], 0, ['same', 'same', 'same']])
  const third = await planned(made, `${text}\nJohn Smith;FR`)
  expect(third.plan.bad).toMatchObject([{ line: 5, isTwin: true }])
  expect((await planned(made, 'Name;Country\nJohn Smith;FR')).plan.bad).toMatchObject([{ line: 2, isTwin: true }])
  expect((await planned(made, 'No;Name\n8;John Smith\n;John Smith')).plan.bad.map(({ isTwin }) => isTwin)).toEqual([undefined, undefined])
})

test.each<[string, string, readonly string[]]>([
  [
    'a line with another separator, all of which is the name',
    'Name;Country;No\nKim Lake;GB;8\nZoë Müller,DE,00040004,Club 4;;',
    ['line 3: the whole line was read as the name Zoë Müller,DE,00040004,Club 4'],
  ],
  ['a name with a comma', 'Name;Country\nMüller, Zoë;\nLake, Kim;GB', []],
  [
    'leading zeros, once',
    'No;Name\n00040000;Kim Lake\n00040001;Zoë Müller',
    ['numbers are stored without leading zeros: 00040000 becomes 40000'],
  ],
])('worth a look in a list of players: %s', async (_, text, expected) => {
  const { plan } = await planned(await aTable(), text)
  expect(plan.notes.map(({ en }) => en).filter((note) => !note.includes('not in this list'))).toEqual(expected)
})

test('worth a look in a seating: a round that is not planned although others are, and one that skips a number', async () => {
  const made = await aTable()
  const notes = async (text: string) => (await planned(made, `Round;Table;E;S;W;N\n${text}`)).plan.notes.map(({ en }) => en)
  expect(await notes('2;1;1;2;3;4\n7;1;2;1;3;4\n7;2;;;;')).toEqual([
    'line 3: round 7 comes without a round 6',
    'table 2 of round 7 has 0 players',
  ])
  for (const round of [1, 2, 3]) await made.calls.rounds.plan({ round, starts: '2026-11-21T09:30:00Z', minutes: 90, tables: 1, by: BY })
  expect(await notes('2;1;1;2;3;4\n4;1;2;1;3;4')).toEqual(['line 3: round 4 is not planned'])
})

const send = (text: string, name = 'list.csv') => ({ name, text })

test('a list is imported whole, verifies, is the same after a rebuild, and is undone and redone as one', async () => {
  const made = await aTable()
  const db = made.desk.context.open?.writable
  if (!db) throw new Error('no file')
  const all = () =>
    ['player', 'round', 'table_', 'seating', 'imports'].map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all())
  const before = all()
  const file = send('N°;Nom;Pays;R1;R2\n1;Zofia Nowak;POL;;1E\n5;Anaïs;FRA;;1S\n6;Eero;FIN;8E;1W\n7;Emma;GBR;8S;1N')
  expect(await made.calls.lists.take({ file, asked: {}, leaveOut: false, by: BY })).toMatchObject({ kind: 'seating', fresh: 2, leftOut: 0 })
  const after = all()
  expect(db.prepare('SELECT name, country FROM player ORDER BY number').all()).toMatchObject([
    { name: 'Zofia Nowak', country: 'POL' },
    { name: 'Camille' },
    { name: 'Haruto' },
    { name: 'Jonas' },
    { name: 'Anaïs' },
    { name: 'Eero' },
    { name: 'Emma' },
  ])
  expect(verify(db)).toMatchObject({ ok: true })
  rebuild(db)
  expect(all()).toEqual(after)
  expect(await made.calls.tournaments.undo({ by: BY })).toMatchObject({ text: 'list.csv' })
  expect(all()).toEqual(before)
  await made.calls.tournaments.redo({ by: BY })
  expect(all()).toEqual(after)
  expect(await made.calls.lists.take({ file, asked: {}, leaveOut: false, by: BY })).toMatchObject({
    seq: null,
    fresh: 0,
    changed: 0,
    same: 2,
  })
})

test('nothing is imported where a line is bad and nobody said to leave it out, or where the tournament has changed since the preview', async () => {
  const made = await aTable()
  const count = () => made.calls.players.list().then((all) => all.length)
  const file = send('No;Name\n10;Emma\nx;Eero')
  await expect(made.calls.lists.take({ file, asked: {}, leaveOut: false, by: BY })).rejects.toThrow(
    /1 line can't be imported, so nothing was/,
  )
  expect(await count()).toBe(4)
  const { seen } = await planned(made, file.text, {}, file.name)
  await made.calls.lists.take({ file: send('No;Name\n10;Another'), asked: {}, leaveOut: false, by: BY })
  await expect(made.calls.lists.take({ file, asked: {}, leaveOut: true, seen, by: BY })).rejects.toThrow(/has changed since this preview/)
  expect(await count()).toBe(5)
})

test('sent twice under one key it is imported once', async () => {
  const made = await aTable()
  const file = send('Name\nEmma\nEero')
  for (const _ of [1, 2]) await made.calls.lists.take({ file, asked: {}, leaveOut: false, by: BY, key: 'one' })
  expect((await made.calls.players.list()).map(({ number, name }) => `${number} ${name}`)).toEqual([
    ...(['1 Zofia', '2 Camille', '3 Haruto', '4 Jonas', '5 Emma', '6 Eero'] as const),
  ])
})

test('rounds get their times by this machine’s clock; importing them again changes the plan', async () => {
  const made = await aTable()
  const take = (text: string) => made.calls.lists.take({ file: send(text), asked: {}, leaveOut: false, by: BY })
  await take('Ronde;Jour;Début;Durée;Tables\n1;;9h30;90;\n2;Jour 2;14:00;1h30;3')
  const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute)
  const rounds = async () =>
    (await made.calls.rounds.list()).rounds.map(({ number, starts, minutes, tables }) => ({ number, starts, minutes, tables }))
  expect(await rounds()).toEqual([
    { number: 1, starts: at(21, 9, 30), minutes: 90, tables: 2 },
    { number: 2, starts: at(22, 14, 0), minutes: 90, tables: 3 },
  ])
  expect(await take('Round;Start;Minutes\n2;2:15 pm;75')).toMatchObject({ fresh: 0, changed: 1 })
  expect((await rounds())[1]).toEqual({ number: 2, starts: at(21, 14, 15), minutes: 75, tables: 3 })
})

test('a file of another program whose tournament has no day: a time without a day is not taken, and the line says so', async () => {
  const made = await aTable()
  const { open } = made.desk.context
  if (!open?.writable) throw new Error('no file')
  const other = { name: 'Open', place: '', date: 'in spring', rules: 'wrc-2015', edition: '2015', settings: [], sample: false }
  act(open.writable, { at: new Date(), by: BY }, (write) => write('tournament', other))
  const { plan } = await planned(made, 'Round;Start\n1;9:30\n2;2026-11-21 14:00')
  expect(plan.bad.map(({ line, text }) => [line, text.en])).toEqual([
    [2, 'found in spring, expected a day such as 2026-11-21 or 21/11/2026'],
  ])
})

test('referees are found by name, and only the head referee may import them where one has a code', async () => {
  const made = await aTable()
  const take = (text: string) => made.calls.lists.take({ file: send(text, 'referees.csv'), asked: {}, leaveOut: false, by: BY })
  expect(await take('Name\nPaweł Kamiński\nmichiko hayashi')).toMatchObject({ kind: 'referees', fresh: 1, same: 1 })
  const [head] = await made.calls.referees.list()
  expect(head).toMatchObject({ name: BY, head: true })
  await made.calls.referees.setCode({ referee: head?.id ?? '', code: 'jade47' })
  await expect(take('Name\nClaire Fontaine')).rejects.toThrow(/sign in first/)
})

test.each([
  ['Head referee', true],
  ['Chief Referee', true],
  ['Arbitre en chef', true],
  ['Arbitre principale', true],
  ['主審', true],
  ['Referee', false],
  ['Arbitre', false],
  ['Assistant to the head referee', false],
  ['Deputy head referee', false],
  ['副主審', false],
])('the role %s of a list: head referee %s', async (role, head) => {
  const made = await aTable()
  const file = send(`Referee;Role\nInès Moreau;${role}`, 'staff.csv')
  await made.calls.lists.take({ file, asked: {}, leaveOut: false, by: BY })
  expect((await made.calls.referees.list()).find(({ name }) => name === 'Inès Moreau')).toMatchObject({ head })
})

test('reading is told of, and whoever stops listening stops it', async () => {
  const made = await aTable()
  const file = send(`Number;Name\n${Array.from({ length: 20_000 }, (_, i) => `${i + 10};Player ${i}`).join('\n')}`)
  const kinds = new Set<string>()
  for await (const news of await made.calls.lists.preview({ file, asked: {} })) {
    kinds.add(news.kind)
    if (news.kind === 'read') expect(news.preview.counts).toMatchObject({ fresh: 20_000, bad: 0, entries: 20_000 })
  }
  expect([...kinds]).toEqual(['reading', 'read'])
  const stop = new AbortController()
  const heard = async () => {
    for await (const _ of await made.calls.lists.preview({ file, asked: {} }, { signal: stop.signal })) stop.abort()
  }
  await expect(heard()).rejects.toThrow()
})
