import { expect, test } from 'vitest'
import { newsFrom } from '../../desk/news-from.ts'
import { aDesk, aTable } from './a-desk.ts'
import { entryHeard } from './heard.ts'

test('what happens between subscribing and listening is heard', async () => {
  const { calls, table } = await aTable()
  const news = await calls.news()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  expect(await entryHeard(news)).toMatchObject({ kind: 'entry', table })
  await news.return(undefined)
})

test('every window hears every act, in the order of the log', async () => {
  const { calls, table } = await aTable()
  const windows = [await calls.news(), await calls.news()]
  for (const text of ['E discard 1z', 'S draw', 'S discard 2z']) await calls.tables.record({ table, text, by: '' })
  for (const news of windows) {
    const seqs = [await entryHeard(news), await entryHeard(news), await entryHeard(news)].map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    await news.return(undefined)
  }
})

test('a window that lost the line is told that there was more', async () => {
  const { calls, table, desk } = await aTable()
  const { seq } = await calls.saving()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  const news = newsFrom(desk.office, String(seq))
  expect(await entryHeard(news)).toEqual({ kind: 'entry', seq: seq + 2, table: null })
  await news.return(undefined)
})

test('a window that goes away is no longer told', async () => {
  const { desk } = await aTable()
  const gone = new AbortController()
  const news = newsFrom(desk.office, undefined, gone.signal)
  const waiting = news.next()
  gone.abort()
  expect(await waiting).toMatchObject({ done: true })
  expect(desk.office.news.listeners()).toBe(0)
})

test('what another program writes into the file is heard too', async () => {
  const { calls, table, path, file } = await aTable()
  const news = await calls.news()
  const other = aDesk({ folder: path })
  await other.calls.tournaments.open({ file })
  const heard = entryHeard(news)
  await other.calls.tables.record({ table, text: 'E discard 1z', by: 'elsewhere' })
  expect(await heard).toMatchObject({ kind: 'entry' })
  expect((await calls.tables.state({ table })).acts.map(({ by }) => by)).toEqual(['elsewhere'])
  await news.return(undefined)
})
