import type { Finding } from '../../model/findings.ts'
import type { Amendment, EventStep } from '../rule.ts'

/** A win that does not count costs more once its player has shown the hand. */
export const shownAfter = (findings: readonly Finding[], { event }: EventStep): readonly Amendment[] =>
  event.verb === 'reveal'
    ? findings
        .filter(
          ({ seat, level, facts }) => seat === event.actor && level === 'violation' && (facts.call === 'tsumo' || facts.call === 'ron'),
        )
        .map((finding) => ({ finding, row: 'shown' }))
    : []
