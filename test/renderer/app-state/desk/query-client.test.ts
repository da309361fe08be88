import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '../../../../renderer/app-state/desk/query-client.ts'

/** A query whose answers a test gives, in the order in which they were asked for. */
const aQuery = () => {
  const client = createQueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  const asked: PromiseWithResolvers<string>[] = []
  const options = {
    queryKey: ['list'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      asked.push(answer)
      return answer.promise
    },
  }
  const watch = (): void => onTestFinished(new QueryObserver(client, options).subscribe(() => undefined))
  return { client, asked, options, watch, shown: () => client.getQueryData(['list']) }
}

test('a first answer that was on its way when its query was invalidated is asked for again, once', async () => {
  const { client, asked, watch, shown } = aQuery()
  watch()
  const news = [client.invalidateQueries({ queryKey: ['list'] }), client.invalidateQueries()]
  expect(asked).toHaveLength(1)
  asked[0]?.resolve('before the news')
  await expect.poll(() => asked.length).toBe(2)
  expect(shown(), 'shown until the newer one has come').toBe('before the news')
  asked[1]?.resolve('after the news')
  await Promise.all(news)
  expect(shown()).toBe('after the news')
  expect(asked).toHaveLength(2)
})

test('so is one that nobody looks at any more, when somebody does again', async () => {
  const { client, asked, options, watch, shown } = aQuery()
  const left = client.prefetchQuery(options)
  const news = client.invalidateQueries()
  asked[0]?.resolve('before the news')
  await Promise.all([left, news])
  expect(asked).toHaveLength(1)
  watch()
  asked[1]?.resolve('after the news')
  await expect.poll(shown).toBe('after the news')
})

test('a first answer that fails is asked for again too; of later ones the newest counts', async () => {
  const { client, asked, watch, shown } = aQuery()
  watch()
  const news = client.invalidateQueries()
  asked[0]?.reject(new Error('away'))
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve('the first that came')
  await news
  void client.invalidateQueries()
  void client.invalidateQueries()
  expect(asked).toHaveLength(4)
  asked[2]?.resolve('cancelled')
  asked[3]?.resolve('the newest')
  await expect.poll(shown).toBe('the newest')
})
