import type { Finding } from '../../model/findings.ts'
import { shortDiscard } from '../../table/turn.ts'
import type { Amendment, EventStep } from '../rule.ts'

/** A forgotten draw that is made up for at once: it is one act with the discard, and no tile is missing. */
export const settledByDraw = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  if (!((event.verb === 'draw' && !event.wrong) || event.verb === 'replace')) return []
  const short = shortDiscard(before, event.actor)
  return findings
    .filter(({ event: at, state, decision }) => at === short && state === 'open' && !decision)
    .map((finding) => ({ finding, settled: true }))
}
