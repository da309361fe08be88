/** Mistakes of a recorder that can make a rule raise something that did not happen. */
export type RecordMistake =
  | 'doubled-line'
  | 'stray-line'
  | 'seat'
  | 'turn-left-out'
  | 'exchanged-discards'
  | 'claim-left-out'
  | 'earlier-claim-left-out'
  | 'any-claim-left-out'
  | 'step-left-out'
  | 'take-left-out'
  | 'tile-of-hand'
  | 'tile-of-kind'
  | 'tile-of-claim'
  | 'displaced-claim'
  | 'tile-of-win'
  | 'tile-of-furiten'
  | 'turn-before-win'
  | 'kind-of-kong'
  | 'kind-of-call'
  | 'word-of-win'
  | 'tile-of-call'
  | 'drawn-in-riichi'
  | 'riichi-left-out'
  | 'riichi-too-much'
  | 'rotated-left-out'
  | 'wall'
  | 'early-end'
  | 'hand-count'

type Mistakes = readonly RecordMistake[]
/** Mistakes that are looked for under a rule that names none. */
export const ANY_MISTAKE: Mistakes = ['doubled-line', 'stray-line', 'seat']
export const TURN_MISTAKES: Mistakes = [...ANY_MISTAKE, 'turn-left-out', 'claim-left-out', 'exchanged-discards']
export const HAND_MISTAKES: Mistakes = ['doubled-line', 'seat', 'tile-of-hand', 'turn-left-out']
export const CLAIM_MISTAKES: Mistakes = [...ANY_MISTAKE, 'tile-of-claim', 'kind-of-call', 'turn-left-out']
export const WIN_MISTAKES: Mistakes = ['doubled-line', 'tile-of-win', 'turn-before-win']
