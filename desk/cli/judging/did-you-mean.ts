import type { Play } from '../../../engine/judging/play.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Mend } from '../../../engine/repair/mends/mend.ts'
import { mendsFor } from '../../../engine/repair/mends/mends-for.ts'

/** How many mends are said with a finding. */
const MOST_SAID = 3

/** Each one is tried by judging the hand again: not in a record that is no hand's any more, nor for every finding of one that is wrong throughout. */
const MOST_EVENTS = 500
const MOST_FINDINGS = 8

/** The likely mends for what in a hand can't be right, best first, by finding. */
export const didYouMean = (play: Play): ReadonlyMap<Finding, readonly Mend[]> => {
  if (play.number > MOST_EVENTS) return new Map()
  const wrong = play.findings.filter(({ level, state }) => level === 'record' && state === 'open').slice(0, MOST_FINDINGS)
  return new Map(wrong.map((finding) => [finding, mendsFor(play, finding).slice(0, MOST_SAID)]))
}
