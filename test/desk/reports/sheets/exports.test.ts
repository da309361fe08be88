import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import readExcel from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { requireOpenFile } from '../../../../desk/context/errors.ts'
import { EXPORT_FORMATS, EXPORTS, type Export, type ExportFormat } from '../../../../desk/contract/vocabulary.ts'
import { makeReport } from '../../../../desk/reports/make-report.ts'
import { fileOf } from '../../../../desk/reports/send-report.ts'
import { csvOf } from '../../../../desk/reports/sheets/csv.ts'
import { publishedSchema } from '../../../../desk/reports/sheets/schemas.ts'
import { readList } from '../../../../desk/setup/lists/read/read-list.ts'
import { type ADesk, aTable, DEAD_HAND, rows } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'

/** Texts that an unguarded spreadsheet would run or misread. */
const HOSTILE = [
  '=HYPERLINK("http://example.org","Zofia")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1:A9)',
  '＝1+1',
  'a,b;"c"\nd',
  '<b>&amp;]]></b>',
  'Wiśniewska 田中 \u202Egnol\u202C',
]

/** A tournament with every kind of entry: findings ruled, cancelled, changed, statements, an appeal; hostile names in all of them. */
const everything = async (): Promise<ADesk & { readonly table: string }> => {
  const made = await aTable('ema-2025')
  const { calls, table } = made
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: BY })
  const finding = state.findings.find(({ finding }) => finding.rule === 'claim.not-taken')?.id ?? 0
  await calls.findings.rule({ finding, decision: 'upheld', reason: '=1+1', by: BY, remedies: ['dead-hand'] })
  await calls.incidents.addStatement({ incident: 1, role: 'player', who: { name: HOSTILE[0] ?? '' }, text: HOSTILE.join('\n'), by: BY })
  await calls.incidents.appeal({ incident: 1, who: { name: 'Haruto' }, grounds: '@me', by: BY })
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'changed', penalty: { kind: 'notice' }, reason: '-x', by: BY })
  for (const name of HOSTILE)
    await calls.penalties.impose({ rule: 'conduct.late', minutes: 3, table, player: { name }, reason: name, by: BY })
  await calls.penalties.cancel({ penalty: 4, reason: '=wrong', by: BY })
  return made
}

const made = async ({ desk }: ADesk, what: Export, format: ExportFormat, language: 'en' | 'fr' | 'both' = 'en'): Promise<Buffer> => {
  const file = await fileOf(makeReport(desk.context, requireOpenFile(desk.context), { what, format, language }))
  expect(file.name).toBe(`${what}.${format}`)
  return Buffer.from(file.content, file.encoding === 'base64' ? 'base64' : 'utf8')
}

test('each as JSON is valid against its published schema, which is what the program writes by', async () => {
  const desk = await everything()
  for (const what of EXPORTS) {
    const published = readFileSync(join(import.meta.dirname, `../../../../docs/schemas/${what}.json`), 'utf8')
    expect(JSON.parse(published), 'npm run tool schemas').toEqual(JSON.parse(publishedSchema(what)))
    const validate = new Ajv2020({ strict: true }).compile(JSON.parse(published) as object)
    const data = JSON.parse((await made(desk, what, 'json')).toString()) as object
    validate(data)
    expect(validate.errors, what).toBeNull()
    expect(validate({ ...data, more: 1 }), what).toBe(false)
  }
})

test.each([
  ['en', ','],
  ['fr', ';'],
] as const)('CSV in %s: every row whole between its %j, nothing in it a formula', async (language, delimiter) => {
  const csv = await made(await everything(), 'penalties', 'csv', language)
  expect(csv.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const rows = parse(csv, { bom: true, delimiter })
  expect(rows).toHaveLength(1 + 2 + HOSTILE.length)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([32]))
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@\t\r＝＋－＠]/u)
  const player = rows[0]?.indexOf(language === 'en' ? 'Player' : 'Joueur') ?? -1
  expect(rows.slice(3).map((row) => row[player])).toEqual([
    ...HOSTILE.slice(0, 5).map((name) => `'${name}`),
    ...HOSTILE.slice(5, 7),
    'Wiśniewska 田中 gnol',
  ])
})

test('in both languages what is in words has a column in each, what is not stands once under both headings', async () => {
  const desk = await everything()
  const rows = parse(await made(desk, 'penalties', 'csv', 'both'), { bom: true })
  const [heads = [], first = []] = rows
  const under = (head: string) => first[heads.indexOf(head)]
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([32 + 8]))
  expect([under('Rule'), under('Règle')]).toEqual(['Claimed tile not taken', 'Tuile réclamée non prise'])
  expect([under('Imposed'), under('Infligée')]).toEqual(['Dead hand', 'Main morte'])
  expect([under('Round / Ronde'), under('Table'), under('Rule id / Identifiant de la règle')]).toEqual(['1', '7', 'claim.not-taken'])
  expect(new Set(heads).size).toBe(heads.length)
  for (const what of EXPORTS) {
    const sheets = await readExcel(await made(desk, what, 'xlsx', 'both'))
    expect(sheets.at(-1)?.sheet).toBe('About · À propos')
    for (const { data } of sheets) expect(new Set(data.map((row) => row.length)).size).toBe(1)
  }
})

test('XLSX holds text and numbers, and never a formula', async () => {
  const desk = await everything()
  for (const what of EXPORTS) {
    const bytes = await made(desk, what, 'xlsx')
    for (const [name, content] of Object.entries(unzipSync(bytes)))
      if (name.startsWith('xl/worksheets/')) expect(strFromU8(content)).not.toMatch(/<f[ >/]|<hyperlink|externalLink/)
    const cells = (await readExcel(bytes)).flatMap(({ data }) => data.flat())
    if (what !== 'incidents') expect(cells, what).toEqual(expect.arrayContaining(HOSTILE.slice(2, 7)))
  }
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\n=1"],
  [' \u00a0=1', "' \u00a0=1"],
  ['\u0000=1', "'=1"],
  ['\u202E=1', "'=1"],
  [-1, '-1'],
  ['1-1', '1-1'],
  ['\ud800', '\ufffd'],
])('a cell %j is written as %j', (cell, written) => {
  for (const [language, delimiter] of [
    ['en', ','],
    ['fr', ';'],
  ] as const) {
    const csv = csvOf({ name: 'x', heads: ['a'], widths: [1], rows: [{ cells: [cell] }] }, language)
    expect(parse(csv, { bom: true, delimiter })).toEqual([['a'], [written]])
  }
})

test('in French a CSV is what Excel reads there: semicolons, decimal commas; a sign that could part fields stands in quotation marks', () => {
  const sheet = { name: 'x', heads: ['a', 'b', 'c'], widths: [1, 1, 1], rows: [{ cells: [-1.5, 'Dupont, Léa', 'x;y'] }] }
  expect(csvOf(sheet, 'fr')).toBe('\uFEFFa;b;c\r\n"-1,5";"Dupont, Léa";"x;y"\r\n')
  expect(csvOf(sheet, 'en')).toBe('\uFEFFa,b,c\r\n-1.5,"Dupont, Léa","x;y"\r\n')
  expect(csvOf(sheet, 'both')).toBe(csvOf(sheet, 'en'))
})

test.each(['en', 'fr', 'both'] as const)('the list of players that leaves as CSV in %s is read as a list again', async (language) => {
  const list = await readList(await made(await everything(), 'players', 'csv', language), {}, () => undefined)
  expect(list.ok && { by: list.value.separator, encoding: list.value.encoding, heads: list.value.lines[0]?.cells.slice(0, 2) }).toEqual({
    by: language === 'fr' ? ';' : ',',
    encoding: 'utf-8',
    heads: { en: ['Player no.', 'Player'], fr: ['N° du joueur', 'Joueur'], both: ['Player no. / N° du joueur', 'Player / Joueur'] }[
      language
    ],
  })
})

test('a sheet has what the ledger has: rows, sums, struck through what was cancelled', async () => {
  const desk = await everything()
  const [sheet] = await readExcel(await made(desk, 'penalties', 'xlsx'))
  const [heads = [], ...rows] = sheet?.data ?? []
  const column = (head: string) => rows.map((row) => row[heads.indexOf(head)])
  const ledger = await desk.calls.penalties.list()
  expect(column('No.')).toEqual(ledger.map(({ id }) => id))
  expect(column('Time (UTC)')).toEqual(ledger.map(({ at }) => at))
  expect(column('State').map((state) => state === 'in force')).toEqual(ledger.map(({ stands }) => stands))
  expect(column('Table points deducted')).toEqual(ledger.map(({ worth }) => (worth?.unit === 'table' ? worth.amount : null)))
  const [incidents] = await readExcel(await made(desk, 'incidents', 'xlsx'))
  const [names = [], ...each] = incidents?.data ?? []
  const states = each.map((row) => [row[names.indexOf('No.')], row[names.indexOf('Penalty state')]])
  const newest = new Map(ledger.map(({ incident, stands }) => [incident, stands ? 'in force' : 'cancelled']))
  expect(states).toEqual(states.map(([id]) => [id, newest.get(id as number) ?? null]))
  expect(states.map(([, state]) => state)).toContain('cancelled')
  const files = unzipSync(await made(desk, 'penalties', 'xlsx'))
  expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).toContain('<strike')
})

test('a sheet in French has the seats, the hand and the colons of French', async () => {
  const desk = await everything()
  const csv = async (what: Export) => (await made(desk, what, 'csv', 'fr')).toString()
  expect(await csv('players')).toMatch(/;"?\S+ O\b/)
  const [heads = '', ...rows] = (await csv('incidents')).split('\r\n')
  expect(heads).toContain(';Donne;Acte;Place;')
  expect(rows.find((row) => row.includes('claim.not-taken'))).toMatch(/;O;.* : /s)
  expect(await csv('penalties')).toContain(';Donne;Acte;Place;')
})

test('the incidents of two players of one name are told apart by their numbers', async () => {
  const desk = await aTable('ema-2025')
  const { calls } = desk
  await calls.lists.take({ file: { name: 'a.csv', text: 'No;Name\n81;Anna Li\n82;Anna Li' }, asked: {}, leaveOut: false, by: BY })
  const namesakes = (await calls.players.list()).filter(({ name }) => name === 'Anna Li')
  const penalty = { rule: 'conduct.phone', penalty: { kind: 'notice' }, reason: 'it rang', by: BY } as const
  for (const player of [...namesakes.map(({ id, name }) => ({ id, name })), { name: 'Stranger' }])
    await calls.penalties.impose({ ...penalty, player })
  // a name alone is neither of them
  await expect(calls.penalties.impose({ ...penalty, player: { name: 'Anna Li' } })).rejects.toThrow(
    'several people are called Anna Li (81, 82): give the number',
  )
  const incidents = parse(await made(desk, 'incidents', 'csv'), { columns: true, bom: true }) as Record<string, string>[]
  expect(incidents.map((row) => [row['Player no.'], row.Player])).toEqual([
    ['81', 'Anna Li'],
    ['82', 'Anna Li'],
    ['', 'Stranger'],
  ])
})

test('what the scores say of each player is what the totals say, and each penalty that makes it up', async () => {
  const desk = await everything()
  const { players } = JSON.parse((await made(desk, 'scores', 'json')).toString()) as {
    players: readonly { player: string; penalties: number; tablePoints: number; each: readonly { worth: { amount: number } | null }[] }[]
  }
  const totals = await desk.calls.penalties.totals()
  for (const { player, tablePoints, penalties } of totals) {
    const row = players.find((one) => one.player === player)
    expect(row).toMatchObject({ tablePoints, penalties, each: { length: penalties } })
    expect(row?.each.reduce((sum, { worth }) => sum + (worth?.amount ?? 0), 0)).toBe(tablePoints)
  }
  expect(players.map(({ player }) => player)).toEqual(expect.arrayContaining(['Zofia', 'Camille', 'Haruto', 'Jonas']))
})

test('docs/scores-out.md names every column of the scores', async () => {
  const [row = {}] = parse(await made(await everything(), 'scores', 'csv'), { columns: true, bom: true }) as Record<string, string>[]
  const named = readFileSync(join(import.meta.dirname, '../../../../docs/scores-out.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z][^|]*) \|/.exec(line)?.[1]?.split(', ') ?? [])
  expect(new Set(named)).toEqual(new Set(Object.keys(row).filter((column) => !/, round /.test(column))))
})

test('players without a name are summed each by their place, which the totals say in the reader’s language', async () => {
  const desk = await aTable('ema-2025')
  const { calls } = desk
  for (const name of ['8', '9']) {
    const { id } = await calls.tables.create({ name, players: { E: '', S: '', W: '', N: '' } })
    const { state } = await calls.tables.record({ table: id, text: `@hand E1 0\n${DEAD_HAND}`, by: BY })
    const finding = state.findings.find((one) => one.finding.rule === 'claim.not-taken')?.id ?? 0
    await calls.findings.rule({ finding, decision: 'upheld', reason: 'seen', by: BY, remedies: [] })
  }
  const place = { hand: 'E1 0', seat: 'W' }
  expect(await calls.penalties.totals()).toMatchObject([
    { player: null, nameless: { table: '8', ...place }, deadHands: 1 },
    { player: null, nameless: { table: '9', ...place }, deadHands: 1 },
  ])
  expect(rows(desk, 'SELECT player, nameless_table, nameless_hand, nameless_seat, dead_hands FROM penalty_totals')).toEqual([
    { player: null, nameless_table: '8', nameless_hand: place.hand, nameless_seat: place.seat, dead_hands: 1 },
    { player: null, nameless_table: '9', nameless_hand: place.hand, nameless_seat: place.seat, dead_hands: 1 },
  ])
  const players = async (language: 'en' | 'fr') => {
    const rows = parse(await made(desk, 'scores', 'csv', language), { columns: true, bom: true, delimiter: [',', ';'] }) as Record<
      string,
      string
    >[]
    return rows.map((row) => row.Player ?? row.Joueur).slice(-2)
  }
  expect(await players('en')).toEqual(['West, table 8, E1 0', 'West, table 9, E1 0'])
  expect(await players('fr')).toEqual(['Ouest, table 8, E1 0', 'Ouest, table 9, E1 0'])
})

test('the same entries give the same bytes, however often and whenever they are written', async () => {
  const desk = await everything()
  for (const what of EXPORTS)
    for (const format of EXPORT_FORMATS) {
      const first = await made(desk, what, format)
      expect((await made(desk, what, format)).equals(first), `${what}.${format}`).toBe(true)
    }
  const before = await made(desk, 'penalties', 'json')
  await desk.calls.penalties.cancel({ penalty: 5, reason: 'x', by: BY })
  expect((await made(desk, 'penalties', 'json')).equals(before)).toBe(false)
})

test('that something left is in the log, by whom and what', async () => {
  const desk = await everything()
  await made(desk, 'players', 'csv')
  expect(
    desk.desk.context.open?.db
      .prepare("SELECT by, body ->> '$.what' AS what, body ->> '$.format' AS format FROM entry WHERE kind = 'export'")
      .all(),
  ).toEqual([{ by: 'desk', what: 'players-data', format: 'csv' }])
})

test('a penalty that a change of seats has given to another player says for whom it was signed; the list of players has who sat where', async () => {
  const swapped = await aTable('wrc-2015')
  const { calls, table } = swapped
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: BY })
  await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'upheld', reason: 'seen', by: BY })
  const why = { reason: 'They sat the other way round.', by: BY }
  await calls.seats.swap({ table, hand: null, seats: ['W', 'N'], ...why })
  await calls.seats.substitute({ table, seat: 'E', player: { name: 'Rémi' }, reason: 'a fever', by: BY })
  const csv = (what: Export, language: 'en' | 'fr'): Promise<readonly Record<string, string>[]> =>
    made(swapped, what, 'csv', language).then((file) => parse(file, { bom: true, columns: true, delimiter: language === 'fr' ? ';' : ',' }))
  const said = await csv('penalties', 'en')
  expect(said.map((row) => [row.Player, row['Signed for'], row['To be reviewed']])).toEqual([
    ['Jonas', 'Haruto', 'the record has changed since it was signed'],
  ])
  expect((await csv('incidents', 'en')).map((row) => [row.Player, row['Signed for'], row['To be reviewed']])).toEqual(
    said.map((row) => [row.Player, row['Signed for'], row['To be reviewed']]),
  )
  const [deducted] = (await csv('scores', 'en')).filter((row) => row.Player === 'Jonas')
  expect(deducted?.Reason).toMatch(/, Dead hand \(the record has changed since it was signed\)$/)
  const seats = await csv('players', 'en')
  expect(Object.fromEntries(seats.map((row) => [row.Player, row['Round 1']]))).toMatchObject({
    Haruto: '7 N',
    Jonas: '7 W',
    Rémi: '7 E',
    Zofia: '7 E',
  })

  const sheet = async ({ desk }: ADesk) =>
    (await fileOf(makeReport(desk.context, requireOpenFile(desk.context), { what: 'penalties', format: 'html', language: 'fr' }))).content
  const content = await sheet(swapped)
  expect(content).toMatch(/Signée pour\s:\s(<[^>]*>)*Haruto/)
  expect(content).toMatch(/À revoir\s:\s(<[^>]*>)*le relevé a changé depuis la signature/)
  expect(await sheet(await aTable('rrc-1.5')), 'whose name begins with the word before it').toContain('<p>Règlement russe 1.5</p>')
})
