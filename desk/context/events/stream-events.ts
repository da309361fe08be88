import { newestHead } from '../../../db/log/read.ts'
import type { News } from '../../contract/contract.ts'
import type { DeskContext } from '../context.ts'

/**
 * Streams events from now on. A reconnecting window sends the last event id it received; if the log has grown since, the stream starts with
 * an event for that. It subscribes before it reads the log, so that nothing is lost in between. A tablet is first told to ask for its role,
 * which may have changed.
 */
export const streamEvents = (desk: DeskContext, lastHeard: string | undefined, signal?: AbortSignal): AsyncGenerator<News> => {
  const news = desk.events.subscribe(signal)
  const missed = lastHeard === undefined ? undefined : missedSince(desk, Number(lastHeard))
  const first: readonly News[] = [...(desk.station ? [{ kind: 'tablets' } as const] : []), ...(missed ? [missed] : [])]
  return first.length > 0 ? firstThen(first, news) : news
}

const missedSince = ({ open }: DeskContext, lastHeard: number): News | undefined => {
  const seq = open ? (newestHead(open.db)?.seq ?? 0) : 0
  return seq === lastHeard ? undefined : { kind: 'entry', seq, table: null }
}

async function* firstThen(first: readonly News[], rest: AsyncGenerator<News>): AsyncGenerator<News> {
  yield* first
  yield* rest
}
