import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BODY_LIMITS, mostBytes } from '../../../../desk/api/limits/request-size.ts'
import { ACTS_PER_BATCH, inBatches } from '../../../../desk/context/limits/batches.ts'
import { MOST_ACTS } from '../../../../desk/context/limits/hands-and-acts.ts'
import { PROCEDURES } from '../../../../desk/contract/procedures.ts'
import { EMPTY_HEADER } from '../../../../engine/notation/header.ts'
import { aHall, aTablet } from '../../network/tablets/a-tablet.ts'
import { aTable, rows } from '../a-desk.ts'

const notes = (count: number): string => Array.from({ length: count }, (_, n) => `E note ${n}`).join('\n')

describe('what one request may bring (20 I)', () => {
  test('a tablet sends more acts than one request may have: one refusal in both languages, and nothing is written', async () => {
    const hall = await aHall()
    const tablet = await aTablet(hall, { kind: 'recorder', table: hall.seven })
    const { status, json } = await tablet.ask('tables/record', { table: hall.seven, text: notes(MOST_ACTS + 1), by: 'x' })
    expect(status).toBe(422)
    expect(json).toMatchObject({
      data: { message: expect.stringMatching('more than 500 lines at once'), fr: expect.stringMatching('plus de 500 lignes à la fois') },
    })
    expect((await hall.calls.tables.state({ table: hall.seven })).acts).toEqual([])
  })

  test('a text of a million letters is refused before anybody looks for a ruling in it', async () => {
    const hall = await aHall()
    const tablet = await aTablet(hall, { kind: 'recorder', table: hall.seven })
    const text = '"* \n'.repeat(350_000)
    const began = performance.now()
    const { status } = await tablet.ask('tables/record', { table: hall.seven, text, by: 'x' })
    // once took minutes
    expect(performance.now() - began).toBeLessThan(20_000)
    expect([400, 413, 422]).toContain(status)
  })

  test('a call that is none of its role is refused by that, whatever is sent with it', async () => {
    const hall = await aHall()
    const tablet = await aTablet(hall, { kind: 'recorder', table: hall.seven })
    expect(await tablet.ask('tournaments/create', { name: 7 })).toMatchObject({ status: 422 })
  })

  test('lines that are as many as a request may have are entered, in order, while others are answered', async () => {
    const { calls, table, desk } = await aTable()
    let answered = 0
    const entering = calls.tables.record({ table, text: `@hand E1 0\n${notes(MOST_ACTS - 1)}`, by: 'x', key: 'long' })
    const looking = (async () => {
      for (let n = 0; n < 5; n++) {
        await calls.tables.names()
        answered++
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const during = await Promise.race([entering.then(() => 'done'), looking.then(() => 'answered')])
    expect(during).toBe('answered')
    expect(answered).toBe(5)
    const { state, written } = await entering
    expect(state.acts.map(({ text }) => text)).toEqual(notes(MOST_ACTS - 1).split('\n'))
    expect(written).toBe(state.acts.at(-1)?.ref)
    expect((await calls.tables.record({ table, text: notes(MOST_ACTS), by: 'x', key: 'long' })).state.acts).toHaveLength(MOST_ACTS - 1)
    rows({ desk }, 'SELECT * FROM event')
  })

  test('one line that does not read keeps all of them out', async () => {
    const { calls, table } = await aTable()
    const text = `@hand E1 0\n${notes(200)}\nE nonsense`
    await expect(calls.tables.record({ table, text, by: 'x', key: 'long' })).rejects.toMatchObject({
      code: 'NOTATION',
      data: { line: 202 },
    })
    expect((await calls.tables.state({ table })).acts).toEqual([])
  })

  test('what another tablet enters between two portions stands beside them, and nothing is lost', async () => {
    const { calls, table } = await aTable()
    await calls.tables.record({ table, text: '@hand E1 0\nE note first', by: 'a' })
    const entering = calls.tables.record({ table, text: notes(ACTS_PER_BATCH * 3), by: 'a', key: 'long' })
    await new Promise((resolve) => setImmediate(resolve))
    await calls.tables.record({ table, text: 'S note between', by: 'b' })
    const { state } = await entering
    const texts = state.acts.map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith('E note')).length).toBe(ACTS_PER_BATCH * 3 + 1)
    expect(texts).toContain('S note between')
  })
})

test('every call has a limit on its bytes that is kept', () => {
  for (const call of PROCEDURES) expect(BODY_LIMITS).toContain(mostBytes(call))
})

test('portions hold all acts in order, begin each hand once, and part no line', () => {
  const note = { actor: 'E', verb: 'note', text: 'x' } as never
  const chapter = (lines: number, width: number) => ({
    begins: true,
    game: 1,
    header: EMPTY_HEADER,
    lines: Array.from({ length: lines }, () => Array.from({ length: width }, () => note)),
  })
  const chapters = [chapter(7, 3), chapter(0, 0), chapter(300, 3), chapter(1, 200)]
  const portions = inBatches(chapters)
  expect(portions.flat().filter(({ begins }) => begins)).toHaveLength(4)
  expect(portions.flat().flatMap(({ lines }) => lines)).toHaveLength(308)
  for (const portion of portions)
    if (portion.length > 1 || (portion[0]?.lines.length ?? 0) > 1)
      expect(portion.flatMap(({ lines }) => lines.flat()).length).toBeLessThanOrEqual(ACTS_PER_BATCH + 3)
})

describe('games of a file (20 I)', () => {
  const acts = Array.from({ length: 100 }, (_, n) => `${'ESWN'[(n >> 1) % 4]} ${n % 2 ? 'discard' : 'draw'} ${1 + (n % 9)}m`).join('\n')
  const game = `${Array.from({ length: 12 }, () => `@hand E1 0\n${acts}`).join('\n')}\n`

  test('are entered in order while others are answered, once under one key, and undone as a whole', async () => {
    const { calls, table, desk } = await aTable()
    await calls.tables.record({ table, text: '@hand E1 0\nE note before', by: 'b' })
    const importing = calls.tables.import({ table, file: { name: 'game.table', text: game }, by: 'a', key: 'once' })
    let isDone = false
    let answered = 0
    const look = async (): Promise<void> => {
      while (!isDone) {
        await calls.tables.names()
        answered++
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const looking = look()
    const { state, imported } = await importing
    isDone = true
    await looking
    // at most one batch of the game is entered between two answers
    expect(answered).toBeGreaterThan(12)
    expect(imported).toEqual({ format: 'table', games: 1, hands: 12, acts: 1200 })
    expect(state.hands.map(({ acts: count }) => count)).toEqual([1, ...Array.from({ length: 12 }, () => 100)])
    const again = await calls.tables.import({ table, file: { name: 'game.table', text: game }, by: 'a', key: 'once' })
    expect(again.state.hands).toHaveLength(13)
    const { state: without } = await calls.tables.undo({ table, by: 'a' })
    expect(without.hands).toHaveLength(1)
    rows({ desk }, 'SELECT * FROM event')
  })

  test('of 60 MB in one attribute are refused, and others are answered meanwhile', async () => {
    const { calls, table } = await aTable()
    const xml = `<mjloggm ver="2.3"><SHUFFLE seed="${'x'.repeat(60_000_000)}" /></mjloggm>`
    const refused = calls.tables.import({ table, file: { name: 'log.xml', base64: gzipSync(xml).toString('base64') }, by: 'a' })
    const first = await Promise.race([refused.catch(() => 'refused'), calls.tables.names().then(() => 'answered')])
    expect(first).toBe('answered')
    await expect(refused).rejects.toMatchObject({ data: { message: /longer than any of a log/, fr: /plus longue/ } })
  })
})

test('a whole check that somebody asks for goes on beside acts (20 I)', async () => {
  const { calls, table } = await aTable()
  const verified = calls.log.verify()
  const first = await Promise.race([verified, calls.tables.record({ table, text: 'E note x', by: 'a' }).then(() => 'saved')])
  expect(first).toBe('saved')
  expect(await verified).toMatchObject({ ok: true })
})
