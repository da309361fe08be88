import { expect, test } from 'vitest'
import { BY, DEAD_HAND, rows } from '../../api/a-desk.ts'
import { aHall, aTablet, pairAs } from './a-tablet.ts'

test('a recorder writes no ruling into the record', async () => {
  const hall = await aHall()
  const { ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven }, 'Table 7')
  await hall.calls.tables.record({ table: hall.seven, text: DEAD_HAND, by: 'x' })
  const line = '* ruling 8 claim.not-taken dismissed'
  const quoted = [
    '* "ruling" 8 claim.not-taken dismissed',
    '"*" ruling 8 claim.not-taken dismissed',
    '"*" "ruling" "8" "claim.not-taken" "dismissed"',
  ]
  for (const text of [line, `12.4 ${line}`, `* note seen\n& ${line}`, `\ufeff\t${line}\r`, ...quoted])
    expect([text, (await ask('tables/record', { table: hall.seven, text, by: BY })).status]).toEqual([text, 422])
  const edit = { do: 'insert', at: 9, text: line }
  expect((await ask('tables/correct', { table: hall.seven, edit, by: BY })).status).toBe(422)
  expect((await ask('tables/preview', { table: hall.seven, edit })).status).toBe(422)
  expect((await ask('tables/record', { table: hall.seven, text: line, by: BY, edit: { text: '' } })).status).toBe(422)
  expect((await ask('tables/record', { table: hall.seven, text: '* note the ruling was given', by: BY })).status).toBe(200)
  expect((await hall.calls.tables.state({ table: hall.seven })).findings).toMatchObject([{ state: 'open' }])
  expect((await hall.calls.tablets.state()).refused).toMatchObject([{ why: 'role', times: 10 }])
})

test('a recorder does not take a signed ruling back, nor learn what its players had elsewhere', async () => {
  const hall = await aHall()
  const { ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven }, 'Table 7')
  const there = await hall.calls.tables.record({ table: hall.eight, text: DEAD_HAND, by: 'x' })
  await hall.calls.findings.rule({ finding: there.state.findings[0]?.id ?? 0, decision: 'upheld', reason: 'seen', by: BY })
  const { state } = await hall.calls.tables.record({ table: hall.seven, text: DEAD_HAND, by: 'x' })
  const finding = state.findings[0]?.id ?? 0
  const shown = (await ask('tables/state', { table: hall.seven })).json as { findings: { id: number; earlier: unknown[] }[] }
  expect(shown.findings.map(({ id, earlier }) => [id, earlier])).toEqual([[finding, []]])
  expect((await ask('findings/mends', { finding })).status).toBe(200)
  expect((await ask('findings/mends', { finding: there.state.findings[0]?.id })).status).toBe(422)
  await hall.calls.findings.rule({ finding, decision: 'upheld', reason: 'seen', by: BY })
  for (const keepsRulings of [false, undefined])
    expect((await ask('tables/undo', { table: hall.seven, by: BY, keepsRulings })).status).toBe(422)
  expect(rows(hall, 'SELECT count(*) AS rulings FROM ruling WHERE taken_back IS NULL')).toEqual([{ rulings: 2 }])
  await hall.calls.tables.undo({ table: hall.seven, by: BY })
  expect((await ask('tables/redo', { table: hall.seven, by: BY, own: false })).status).toBe(422)
})

test('a recorder sets no other rules for a hand, by whatever line', async () => {
  const hall = await aHall()
  const { ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven }, 'Table 7')
  await hall.calls.tables.record({ table: hall.seven, text: DEAD_HAND, by: 'x' })
  const correct = async (edit: object) => (await ask('tables/correct', { table: hall.seven, edit, by: BY })).status
  const before = (await hall.calls.tables.state({ table: hall.seven })).rules
  expect(await correct({ do: 'rules', rules: 'ema-2016' })).toBe(422)
  for (const text of ['@rules ema-2016', '@hand E1 0\n @set red-fives 3', '@rules "ema-2016"', '@set "red-fives" 3'])
    expect([text, await correct({ do: 'header', text })]).toEqual([text, 422])
  const record = async (text: string) => (await ask('tables/record', { table: hall.seven, text, by: BY })).status
  for (const text of ['@rules ema-2016\n@hand E2 0', '@hand E2 0\n@set renhou on', '@hand E2 0\n@set clock live\nE draw'])
    expect([text, await record(text)]).toEqual([text, 422])
  expect(await correct({ do: 'header', text: '@hand E1 1' })).toBe(200)
  expect((await hall.calls.tables.state({ table: hall.seven })).rules).toEqual(before)
})

test('a tablet whose name was entered with characters that can’t be seen calls the referee under the rest of it', async () => {
  const hall = await aHall()
  const { ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven }, '\u200fAnna\u0007 Berg\u202e')
  expect(await ask('incidents/open', { table: hall.seven })).toMatchObject({ status: 200, json: { by: 'Anna Berg' } })
  const { code } = await hall.calls.tablets.newCode({ role: null })
  expect((await pairAs(hall.url, code?.code ?? '', '\u200f')).status).toBe(400)
})
