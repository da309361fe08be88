import { expect, test } from 'vitest'
import { act } from '../../../../db/writing/act.ts'
import { aTable, BY, ruled } from '../../api/a-desk.ts'

const POINTS = { kind: 'points', amount: 2000, unit: 'table' } as const
const SHEET = {
  rule: 'conduct.score-sheet',
  circumstance: 'not-from-sheets',
  decision: 'upheld',
  reason: 'The sums are wrong.',
  by: BY,
} as const
const PLAYERS = ['Zofia', 'Camille', 'Haruto', 'Jonas']

/** A referee was called to the table, before any hand. */
const called = async () => {
  const made = await aTable('ema-2025')
  await made.calls.incidents.open({ table: made.table, note: 'The sheet', by: BY })
  return made
}
const csvOf = async ({ calls }: Pick<Awaited<ReturnType<typeof called>>, 'calls'>): Promise<string> => {
  for await (const news of await calls.reports.make({ what: 'incidents', format: 'csv', language: 'en' })) {
    if (news.kind === 'file') return news.file.content
  }
  return ''
}
const signLines = (html: string): string[] => [...html.matchAll(/<p>Player: ([^<]+)</g)].flatMap(([, name]) => name ?? [])

test('a fine of the whole table is ruled on in the incident that has its note and picture, a ruling for each player (EMA 2025, 7.5)', async () => {
  const { calls } = await called()
  const done = await calls.incidents.ruleOnTable({ ...SHEET, incident: 1, key: 'sheet' })
  expect(done.rulings.map(({ player, imposed, decision }) => [player, imposed, decision])).toEqual(
    PLAYERS.map((player) => [player, POINTS, 'upheld']),
  )
  expect((await calls.incidents.ruleOnTable({ ...SHEET, incident: 1, key: 'sheet' })).rulings, 'sent again').toEqual(done.rulings)
  expect((await calls.penalties.list()).map(({ incident, player }) => [incident, player])).toEqual(PLAYERS.map((player) => [1, player]))
  const { rows } = await calls.incidents.find({ filter: {} })
  expect(rows.map(({ player }) => player)).toEqual([PLAYERS.join(', ')])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(
    (await calls.penalties.list()).map(({ stands }) => stands),
    'each is undone alone',
  ).toEqual([true, true, true, false])
})

test('nothing is written where one of the players is ruled on already', async () => {
  const { calls } = await called()
  await calls.incidents.rule({ ...SHEET, incident: 1, player: { name: 'Haruto' } })
  await expect(calls.incidents.ruleOnTable({ ...SHEET, incident: 1 })).rejects.toThrow(`${BY} already decided this for Haruto, in ruling 1`)
  expect((await calls.incidents.get({ incident: 1 })).rulings.map(({ player }) => player)).toEqual(['Haruto'])
})

test('another penalty, and a dismissal, are given to every player; a finding of the incident is not touched', async () => {
  const { calls } = await ruled('ema-2025')
  const notice = { ...SHEET, rule: 'conduct.other', circumstance: undefined, incident: 1 } as const
  await expect(calls.incidents.ruleOnTable(notice)).rejects.toThrow('does not say which penalty')
  const changed = await calls.incidents.ruleOnTable({ ...notice, decision: 'changed', penalty: { kind: 'notice' } })
  expect(changed.rulings.slice(1).map(({ player, imposed, finding }) => [player, imposed.kind, finding])).toEqual(
    changed.rulings.slice(1).map(({ player }) => [player, 'notice', null]),
  )
  expect(new Set(changed.rulings.slice(1).map(({ player }) => player))).toEqual(new Set(PLAYERS))
  const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect(content.match(/Other conduct/g)?.length ?? 0, 'its rule is named').toBeGreaterThan(3)
  const dismissed = await calls.incidents.ruleOnTable({ ...SHEET, incident: 1, decision: 'dismissed' })
  expect(dismissed.rulings.slice(5).map(({ decision }) => decision)).toEqual(PLAYERS.map(() => 'dismissed'))
})

test('each of the players can appeal, and each penalty be cancelled', async () => {
  const { calls } = await called()
  const { rulings } = await calls.incidents.ruleOnTable({ ...SHEET, incident: 1 })
  const [ofZofia, ofCamille] = rulings
  await calls.incidents.appeal({ incident: 1, ruling: ofCamille?.ref, who: { name: 'Camille' }, grounds: 'I had signed.', by: BY })
  const { appeals } = await calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'She had.', by: BY })
  expect(appeals).toMatchObject([{ ruling: ofCamille?.id, decided: { outcome: 'overturned' } }])
  await expect(
    calls.incidents.appeal({ incident: 1, ruling: ofCamille?.ref, who: { name: 'Camille' }, grounds: 'x', by: BY }),
    'it is no longer in force',
  ).rejects.toThrow('already decided this')
  await calls.incidents.appeal({ incident: 1, ruling: ofZofia?.ref, who: { name: 'Zofia' }, grounds: 'So had I.', by: BY })
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'upheld', reason: 'Not so.', by: BY })
  const standing = (await calls.penalties.list()).filter(({ stands }) => stands).map(({ player }) => player)
  expect(standing).toEqual(['Zofia', 'Haruto', 'Jonas'])
  const [row] = (await calls.incidents.find({ filter: {} })).rows
  expect(row, 'the row is about the ruling that was appealed against').toMatchObject({ appeal: 'upheld', ruling: { player: 'Zofia' } })
  expect(row?.others.map(({ player, decision }) => [player, decision])).toEqual([
    ['Haruto', 'upheld'],
    ['Jonas', 'upheld'],
    ['Camille', 'dismissed'],
  ])
  await calls.incidents.appeal({ incident: 1, ruling: rulings[2]?.ref, who: { name: 'Haruto' }, grounds: 'And I.', by: BY })
  expect((await calls.incidents.find({ filter: { state: 'appealed' } })).rows[0]).toMatchObject({ ruling: { player: 'Haruto' } })
  const cases = await calls.precedents.here({ rule: 'conduct.score-sheet' })
  expect(new Map(cases.map(({ player, appeal }) => [player, appeal]))).toEqual(
    new Map([
      ['Zofia', 'upheld'],
      ['Camille', 'overturned'],
      ['Haruto', 'undecided'],
      ['Jonas', null],
    ]),
  )
})

test('paper and tables name all of them, and the ruling that is appealed against', async () => {
  const made = await called()
  const { rulings } = await made.calls.incidents.ruleOnTable({ ...SHEET, incident: 1 })
  await made.calls.incidents.appeal({ incident: 1, ruling: rulings[0]?.ref, who: { name: 'Zofia' }, grounds: 'Not mine.', by: BY })
  await made.calls.incidents.appeal({ incident: 1, ruling: rulings[1]?.ref, who: { name: 'Jonas' }, grounds: 'Not hers.', by: BY })
  const { content } = await made.calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  const [head = ''] = content.split('</section>')
  expect(PLAYERS.filter((player) => head.includes(`${player}</span> ·`) || head.includes(`${player} ·`))).toEqual(PLAYERS)
  expect(signLines(content)).toEqual(PLAYERS)
  for (const who of ['Zofia', 'Camille']) expect(content).toContain(`Appeal (${who}): Not decided yet`)
  expect(content.match(/<tr class="who">/g), 'all are involved').toHaveLength(4)
  expect(content).toContain('Camille · Score sheet · 2,000 table points')
  let tournament = ''
  for await (const news of await made.calls.reports.make({ what: 'tournament', format: 'html', language: 'en' }))
    if (news.kind === 'file') tournament = news.file.content
  expect(tournament).toContain(`<td>${PLAYERS.join(', ')}</td>`)
  expect(tournament).toMatch(/Zofia<br>Confirmed.*Jonas<br>Confirmed/)
  expect(tournament).toContain('Appeal (Camille): undecided')
  const csv = await csvOf(made)
  expect(csv).toContain(PLAYERS.join(' / '))
  expect(csv).toContain(PLAYERS.map(() => 'in force').join(' / '))
})

test('an appeal that came with a copy waits, though one lodged after it is decided', async () => {
  const made = await called()
  const { calls } = made
  const { rulings, ref } = await calls.incidents.ruleOnTable({ ...SHEET, incident: 1 })
  const db = made.desk.context.open?.writable
  const [ofZofia, ofCamille] = rulings
  if (!db || !ofZofia || !ofCamille) throw new Error('no rulings')
  await calls.incidents.appeal({ incident: 1, ruling: rulings[3]?.ref, who: { name: 'Jonas' }, grounds: 'And I.', by: BY })
  await expect(
    calls.incidents.appeal({ incident: 1, ruling: rulings[3]?.ref, who: { name: 'Jonas' }, grounds: 'And I.', by: BY }),
    'twice against one ruling',
  ).rejects.toThrow('not decided yet')
  await calls.incidents.undo({ incident: 1, by: BY })
  for (const [ruling, playerName] of [
    [ofZofia.ref, 'Zofia'],
    [ofCamille.ref, 'Camille'],
  ] as const) {
    const body = { incident: ref, ruling, player: null, playerName, grounds: 'I had signed.' }
    act(db, { at: new Date(), by: BY }, (write) => write('appeal', body))
  }
  const { appeals } = await calls.incidents.get({ incident: 1 })
  await calls.incidents.decideAppeal({ incident: 1, appeal: appeals.at(-1)?.ref, outcome: 'upheld', reason: 'No.', by: BY })
  const { found, rows } = await calls.incidents.find({ filter: { state: 'appealed' } })
  expect([found, rows[0]?.ruling?.player, rows[0]?.appeal]).toEqual([1, 'Zofia', 'undecided'])
})
