import { newestHead } from '../../../db/log/read.ts'
import type { News } from '../../contract/contract.ts'
import type { DeskContext } from '../context.ts'
import { type Position, withPosition } from './events.ts'

/**
 * Streams events from now on. Each carries the log position up to which the window has heard as its id; a reconnecting window sends the last one
 * that it received. If the log has grown since, the stream starts with an event for that; if the log is shorter by now, another file or an older
 * state was opened, and the window asks for everything again. The stream subscribes before it reads the log, so that nothing is lost in between.
 * A tablet is first told to ask for its role, which may have changed.
 */
export const streamEvents = (desk: DeskContext, lastHeard: string | undefined, signal?: AbortSignal): AsyncGenerator<News> => {
  const position = { heard: lastHeard === undefined ? undefined : Number(lastHeard) }
  const news = desk.events.subscribe(signal, position)
  const newest = desk.open ? (newestHead(desk.open.db)?.seq ?? 0) : 0
  position.heard ??= newest
  const first: readonly News[] = [
    ...(desk.station ? [{ kind: 'tablets' } as const] : []),
    ...(position.heard < newest ? [{ kind: 'entry', seq: newest, table: null } as const] : []),
    ...(position.heard > newest ? [{ kind: 'everything' } as const] : []),
  ]
  return first.length > 0 ? firstThen(first, news, position) : news
}

async function* firstThen(first: readonly News[], rest: AsyncGenerator<News>, position: Position): AsyncGenerator<News> {
  for (const item of first) yield withPosition(item, position)
  yield* rest
}
