import { getEventMeta } from '@orpc/server'
import { expect, test } from 'vitest'
import { MAX_UNREAD } from '../../../../desk/context/events/events.ts'
import { streamEvents } from '../../../../desk/context/events/stream-events.ts'
import type { News } from '../../../../desk/contract/contract.ts'
import { aDesk, aTable } from '../../api/a-desk.ts'
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
  const news = streamEvents(desk.context, String(seq))
  expect(await entryHeard(news)).toEqual({ kind: 'entry', seq: seq + 2, table: null })
  await news.return(undefined)
})

test('a window whose line breaks before it has heard of any act is told of those it missed', async () => {
  const { calls, table, desk } = await aTable()
  const first = streamEvents(desk.context, undefined)
  desk.context.events.publish({ kind: 'presence', here: [] })
  const { value } = await first.next()
  const { id } = getEventMeta(value) ?? {}
  expect([value, id]).toEqual([{ kind: 'presence', here: [] }, String((await calls.saving()).seq)])
  await first.return(undefined)
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  const again = streamEvents(desk.context, id)
  expect(await entryHeard(again)).toMatchObject({ kind: 'entry', table: null })
  await again.return(undefined)
})

test('a window that has heard of another file is told of its acts, whatever its log position was in the one before', async () => {
  const { desk } = await aTable()
  const news = streamEvents(desk.context, undefined)
  desk.context.events.publish({ kind: 'everything' })
  const { id } = getEventMeta((await news.next()).value) ?? {}
  await news.return(undefined)
  const again = streamEvents(desk.context, id)
  expect(await entryHeard(again)).toMatchObject({ kind: 'entry', table: null })
  await again.return(undefined)
})

test('a window that lost the line, and then heard of more than the log has, asks for everything again: the file is another, or an older state', async () => {
  const { calls, desk } = await aTable()
  const { seq } = await calls.saving()
  const news = streamEvents(desk.context, String(seq + 1))
  expect((await news.next()).value).toEqual({ kind: 'everything' })
  await news.return(undefined)
})

test('every window hears that another file was opened', async () => {
  const { calls } = await aTable()
  const news = await calls.news()
  await calls.tournaments.create({
    name: 'Autumn Open',
    place: '',
    date: '2026-11-22',
    rules: 'wrc-2015',
    tables: 1,
    referee: 'Marta Olsen',
  })
  for await (const { kind } of news) if (kind === 'everything') break
})

test('a window that goes away is no longer told', async () => {
  const { desk } = await aTable()
  const gone = new AbortController()
  const news = streamEvents(desk.context, undefined, gone.signal)
  const waiting = news.next()
  gone.abort()
  expect(await waiting).toMatchObject({ done: true })
  expect(desk.context.events.listeners()).toBe(0)
})

test('a window that hangs up before it has heard anything is no longer told', async () => {
  const { desk } = await aTable()
  for (const lastHeard of [undefined, '0']) {
    const [before, meanwhile] = [new AbortController(), new AbortController()]
    before.abort()
    const news = [streamEvents(desk.context, lastHeard, before.signal), streamEvents(desk.context, lastHeard, meanwhile.signal)]
    meanwhile.abort()
    for (const one of news) await one.return(undefined)
  }
  expect(desk.context.events.listeners()).toBe(0)
})

test('who reads nothing for an hour of acts hears in short how it stands then, and what comes after', async () => {
  const { desk, table } = await aTable()
  const { publish: tell, subscribe: listen } = desk.context.events
  const left = new AbortController()
  const [one, all] = [listen(left.signal), listen(left.signal)]
  for (let seq = 1; seq <= 10_000; seq++) {
    tell({ kind: 'entry', seq, table: seq % 2 === 0 ? table : 'other' })
    tell({ kind: 'presence', here: [] })
  }
  const heard: News[] = []
  for await (const news of one) {
    heard.push(news)
    if (news.kind === 'entry' && news.seq === 10_000) break
  }
  expect(heard.length).toBeLessThanOrEqual(MAX_UNREAD)
  // condensed events name no table
  expect(heard.find(({ kind }) => kind === 'entry')).toMatchObject({ table: null })
  tell({ kind: 'tablets' })
  for await (const { kind } of all) if (kind === 'tablets') break
  left.abort()
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
