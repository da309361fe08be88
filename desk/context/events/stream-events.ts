import { withEventMeta } from '@orpc/server'
import { newestHead } from '../../../db/log/read.ts'
import type { News } from '../../contract/contract.ts'
import type { DeskContext } from '../context.ts'

/**
 * Streams events from now on. Each carries the log position up to which the window has heard as its id; a reconnecting window sends the last one
 * that it received, and if the log has grown since, the stream starts with an event for that. It subscribes before it reads the log, so that
 * nothing is lost in between. A tablet is first told to ask for its role, which may have changed.
 */
export const streamEvents = (desk: DeskContext, lastHeard: string | undefined, signal?: AbortSignal): AsyncGenerator<News> => {
  const news = desk.events.subscribe(signal)
  const newest = desk.open ? (newestHead(desk.open.db)?.seq ?? 0) : 0
  const heard = lastHeard === undefined ? newest : Number(lastHeard)
  const first: readonly News[] = [
    ...(desk.station ? [{ kind: 'tablets' } as const] : []),
    ...(heard === newest ? [] : [{ kind: 'entry', seq: newest, table: null } as const]),
  ]
  return withPositions(firstThen(first, news), heard)
}

async function* firstThen(first: readonly News[], rest: AsyncGenerator<News>): AsyncGenerator<News> {
  yield* first
  yield* rest
}

/** An event that names no entry carries the position too: the line may break before the first entry. */
async function* withPositions(news: AsyncGenerator<News>, begins: number): AsyncGenerator<News> {
  let heard = begins
  for await (const item of news) {
    if (item.kind === 'entry') heard = item.seq
    yield withEventMeta(item, { id: String(heard), retry: 200 })
  }
}
