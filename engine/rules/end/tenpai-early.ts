import type { Finding } from '../../model/findings.ts'
import { isPlayGoingOn } from '../../table/moments.ts'
import { type Amendment, type EventStep, rule } from '../rule.ts'
import { isLastToDeclare, partOfTheDraw } from './draws.ts'

/** Tenpai or noten declared before the last discard: it tells the others about the hand while they still play. */
export const tenpaiEarly = rule({
  id: 'tenpai.early',
  on: ['tenpai', 'noten'],
  remedies: ['point-out'],

  judge: ({ table, number }, { actor: seat, verb }) => {
    if (!isPlayGoingOn(table) || table.players[seat].announced) return null
    // The last one of all to declare: the hand is over.
    if (isLastToDeclare(table, seat)) return null
    return { seat, because: [number], facts: { act: verb, left: table.wall ?? undefined } }
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),
  amend: (findings, step) => [
    ...partOfTheDraw(findings, step).map((finding) => ({ finding, settled: true as const })),
    ...shownSince(findings, step),
  ],

  examples: [
    ['tenpai, with tiles left to draw', '@from middle; @wall 5; E discard 1z; S tenpai', 'S', 'wrc-2025'],
    ['tenpai, with tiles left, and it is pointed out', '@from middle; @wall 5; E discard 1z; S tenpai', 'S', 'ema-2025', 'advice'],
    ['noten, before the last discard', '@from middle; @wall 1; S draw; W noten; S discard 1z', 'W', 'wrc-2025'],
    ['tenpai, and the hand is shown', '@from middle; @wall 5; E discard 1z; S tenpai; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z', 'S', 'rrc-1.5'],
    ['after the last discard', '@from middle; @wall 1; S draw; S discard 1z; W tenpai', 'nobody', 'wrc-2025'],
    ['after a win was called, which ends the play', '@from middle; @wall 5; E discard 1z; W ron; S tenpai', 'nobody', 'wrc-2025'],
    ['after a win on which play went on', '@from middle; @wall 5; E discard 1z; W ron; S draw; S tenpai', 'S', 'wrc-2025'],
    ['after the end', '@from middle; @wall 5; S draw; S discard 1z; * end exhaustive; W tenpai', 'nobody', 'wrc-2025'],
    [
      'before the end, to which the record lacks a turn',
      '@from middle; @wall 5; S draw; S discard 1z; W tenpai; * end exhaustive',
      'nobody',
      'wrc-2025',
    ],
    ['nobody knows how many tiles are left', '@from middle; S draw; S discard 1z; W tenpai', 'nobody', 'wrc-2025'],
    [
      'tenpai, with tiles left to draw, where a transcription does not accuse',
      '@from middle; @set transcribed question; @wall 5; E discard 1z; S tenpai',
      'S',
      'wrc-2025',
      'question',
    ],
    [
      'tenpai, with tiles left to draw, and the referee lets it pass',
      '@from middle; @set transcribed question; @wall 5; E discard 1z; S tenpai; * answer 2 allowed',
      'nobody',
      'wrc-2025',
    ],
    ['tenpai, with tiles left to draw, where no text speaks of it', '@from middle; @wall 5; E discard 1z; S tenpai', 'nobody'],
  ],
})

/** A hand shown after an early declaration: its own penalty, or the fault becomes one of exposed tiles. */
const shownSince = (findings: readonly Finding[], { before, event, rules }: EventStep): readonly Amendment[] => {
  if (event.verb !== 'reveal' || !isPlayGoingOn(before)) return []
  const { handShownEarly } = rules.practice
  const size = before.players[event.actor].hand.size ?? event.tiles.length
  return findings.flatMap((finding): readonly Amendment[] => {
    const isOwn = finding.seat === event.actor
    if (!isOwn && handShownEarly !== 'any-hand') return []
    if (handShownEarly === 'tiles-exposed') return [{ finding, settled: true }]
    if (finding.level !== 'violation') return []
    return handShownEarly === 'any-hand' || 2 * event.tiles.length > size ? [{ finding, row: 'shown' }] : []
  })
}
