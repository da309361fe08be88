import type { Play } from '../../../engine/judging/play.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Mend } from '../../../engine/repair/mends/mend.ts'
import { mendsFor } from '../../../engine/repair/mends/mends-for.ts'

/** Maximum number of repairs shown for a finding. */
const MOST_SAID = 3

/** Each repair is tried by judging the hand again: limits this to hands of normal length with few such findings. */
const MOST_EVENTS = 500
const MOST_FINDINGS = 8

/** The likely repairs of the impossible places in a hand, best first, by finding. */
export const didYouMean = (play: Play): ReadonlyMap<Finding, readonly Mend[]> => {
  if (play.number > MOST_EVENTS) return new Map()
  const wrong = play.findings.filter(({ level, state }) => level === 'record' && state === 'open').slice(0, MOST_FINDINGS)
  return new Map(wrong.map((finding) => [finding, mendsFor(play, finding).slice(0, MOST_SAID)]))
}
