import { head } from '../../../db/log/read.ts'
import type { News } from '../../contract/news.ts'
import type { Office } from '../context.ts'

/**
 * News from now on. A window that lost the line says the last it heard of; where the log went on meanwhile, it is told so first.
 * Listening begins before the log is looked at, so that nothing falls in between. A tablet is told to ask who it is: its role may be another.
 */
export const newsFrom = (office: Office, lastHeard: string | undefined, signal?: AbortSignal): AsyncGenerator<News> => {
  const news = office.news.listen(signal)
  const missed = lastHeard === undefined ? undefined : missedSince(office, Number(lastHeard))
  const first: readonly News[] = [...(office.station ? [{ kind: 'tablets' } as const] : []), ...(missed ? [missed] : [])]
  return first.length > 0 ? firstThen(first, news) : news
}

const missedSince = ({ open }: Office, lastHeard: number): News | undefined => {
  const seq = open ? (head(open.db)?.seq ?? 0) : 0
  return seq === lastHeard ? undefined : { kind: 'entry', seq, table: null }
}

async function* firstThen(first: readonly News[], rest: AsyncGenerator<News>): AsyncGenerator<News> {
  yield* first
  yield* rest
}
