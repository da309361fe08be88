import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { ListAsked } from '../../../../../desk/setup/lists/preview.ts'
import { aDesk, BY, rows } from '../../../api/a-desk.ts'

const PLAYERS = [
  ['N°', 'Prénom', 'Nom', 'Pays'],
  [1, 'Zofia', 'Żółkiewska', 'POL'],
  [2, 'Jan', 'van den Berg', 'NED'],
  [3, 'さくら', '中村', 'JPN'],
  [4, 'Anaïs', 'd’Aubigné', 'FRA'],
  ['five', 'Nobody', 'Known', 'FRA'],
]
const SEATING = [
  ['Ronde', 'Table', 'Est', 'Sud', 'Ouest', 'Nord'],
  [1, 1, 1, 2, 3, 4],
  [2, 1, 4, 3, 2, 1],
]
const ROUNDS = [
  ['Ronde', 'Début', 'Minutes'],
  [1, '2026-11-21 09:30', 90],
  [2, '2026-11-21 11:30', 90],
]
const NOTES = [['Bring the clocks'], ['and coffee']]

const workbook = async () => ({
  name: 'tournoi.xlsx',
  base64: (
    await writeXlsxFile([
      { data: NOTES, sheet: 'Notes' },
      { data: SEATING, sheet: 'Placement' },
      { data: PLAYERS, sheet: 'Joueurs' },
      { data: ROUNDS, sheet: 'Horaire' },
    ]).toBuffer()
  ).toString('base64'),
})

const made = async () => {
  const desk = aDesk()
  await desk.calls.tournaments.create({ name: 'Test', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 0, referee: BY })
  const file = await workbook()
  const look = async (asked: ListAsked[]) => {
    const news = []
    for await (const item of await desk.calls.lists.preview({ file, asked: asked as never })) news.push(item)
    const last = news.at(-1)
    if (last?.kind !== 'read') throw new Error('not read')
    return last.previews
  }
  return { ...desk, file, look }
}

test('a workbook comes in one go: sheets are known by their headings, players before who sits where, a line is corrected on the way', async () => {
  const { calls, file, look, ...desk } = await made()
  const before = rows(desk, 'SELECT count(*) AS entries FROM entry')
  const proposed = await look([])
  expect(proposed.map(({ sheet, kind, counts }) => [sheet, kind, counts.fresh, counts.bad])).toEqual([
    ['Placement', 'seating', 2, 0],
    ['Joueurs', 'players', 4, 1],
    ['Horaire', 'rounds', 2, 0],
  ])
  // looking writes nothing
  expect(rows(desk, 'SELECT count(*) AS entries FROM entry')).toEqual(before)

  const parts = (edits: ListAsked['edits']): ListAsked[] =>
    proposed.map(({ sheet, kind }) => ({ sheet: sheet ?? '', kind, ...(kind === 'players' && { edits }) }))
  await expect(calls.lists.take({ file, asked: parts([]) as never, leaveOut: false, by: BY })).rejects.toThrow('1 line can')
  expect(rows(desk, 'SELECT count(*) AS entries FROM entry')).toEqual(before)

  const edits = [{ line: 6, cells: ['5', 'Somebody', 'Known', 'FRA'] }]
  const again = await look(parts(edits))
  const seen = again.map((one) => one.seen).join(' ')
  await calls.lists.take({ file, asked: parts(edits) as never, leaveOut: false, seen, by: BY })
  expect(rows(desk, 'SELECT number, name FROM player ORDER BY number')).toEqual([
    { number: 1, name: 'Zofia Żółkiewska' },
    { number: 2, name: 'Jan van den Berg' },
    { number: 3, name: 'さくら 中村' },
    { number: 4, name: 'Anaïs d’Aubigné' },
    { number: 5, name: 'Somebody Known' },
  ])
  expect(rows(desk, 'SELECT count(*) AS seats FROM seating')).toEqual([{ seats: 8 }])
  expect(rows(desk, 'SELECT number, minutes FROM round ORDER BY number')).toEqual([
    { number: 1, minutes: 90 },
    { number: 2, minutes: 90 },
  ])
  expect(
    rows(desk, "SELECT body ->> '$.corrected' AS corrected FROM entry WHERE kind = 'import' AND body ->> '$.what' = 'players'"),
  ).toEqual([{ corrected: 1 }])
  // the same again has nothing new; undo takes all of it back
  expect((await look(parts(edits))).map(({ counts }) => counts.entries)).toEqual([0, 0, 0])
  await calls.tournaments.undo({ by: BY })
  expect(rows(desk, 'SELECT count(*) AS players FROM player')).toEqual([{ players: 0 }])
  expect(rows(desk, 'SELECT count(*) AS seats FROM seating')).toEqual([{ seats: 0 }])
})

test('a line that is left out knowingly keeps nothing out, and the log says that it was', async () => {
  const { calls, file, ...desk } = await made()
  const asked = [{ sheet: 'Joueurs', kind: 'players' as const, without: [6] }]
  const taken = await calls.lists.take({ file, asked, leaveOut: false, by: BY })
  expect(taken).toMatchObject({ kind: 'players', fresh: 4, leftOut: 1 })
  expect(rows(desk, 'SELECT lines, left_out FROM imports')).toEqual([{ lines: 4, left_out: 1 }])
})

test('where one sheet can’t be taken, none is: what was written of the others is taken back', async () => {
  const { calls, file, ...desk } = await made()
  const asked = [
    { sheet: 'Joueurs', kind: 'players' as const, without: [6] },
    { sheet: 'Placement', kind: 'rounds' as const },
    { sheet: 'Notes', kind: 'seating' as const },
  ]
  await expect(calls.lists.take({ file, asked, leaveOut: true, by: BY })).rejects.toThrow('no column was recognized for the players')
  expect(rows(desk, 'SELECT (SELECT count(*) FROM player) + (SELECT count(*) FROM round) AS there')).toEqual([{ there: 0 }])
})
