import { newestHead } from '../../../db/log/read.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import type { Refusal } from '../../context/refusals.ts'

/**
 * Retries an act on a busy file as long as other programs append to the file, so that each of fifty recorders gets its turn. If another
 * program only blocks the file, the act is refused after one busy timeout.
 */
export const retryWhileBusy = <T>(desk: Pick<DeskContext, 'open'>, attempt: () => Result<T, Refusal>): Result<T, Refusal> => {
  for (;;) {
    const before = newestEntry(desk)
    const done = attempt()
    if (done.ok || !isBusy(done.error) || newestEntry(desk) === before) return done
  }
}

const isBusy = (error: Refusal): boolean => error.code === 'NOT_SAVED' && error.trouble === 'busy'

const newestEntry = ({ open }: Pick<DeskContext, 'open'>): number => (open ? (newestHead(open.db)?.seq ?? 0) : 0)
