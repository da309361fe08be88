import type { Finding } from '../../model/findings.ts'
import type { Amendment, EventStep } from '../rule.ts'

/**
 * Findings that rest on how few tiles were left fall away when a further draw shows that the record has counted the wall wrong: after a draw from
 * a wall that seemed empty nobody knows the count.
 */
export const settleIfMiscounted = (findings: readonly Finding[], { before, after, event }: EventStep): readonly Amendment[] =>
  event.verb === 'draw' && before.wall === 0 && after.wall === null
    ? findings.filter(({ level, state }) => level === 'violation' && state === 'open').map((finding) => ({ finding, settled: true }))
    : []
