import type { TableEvent } from '../../../engine/model/events.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { TextReading } from '../../../engine/notation/parse/read-text.ts'
import { refusals } from '../../messages/refusals.ts'
import { MAX_GROUPS, tooManyGroups } from './groups.ts'

/** Upper bound of acts in one request. A typing user never reaches it; a longer record is imported as a file or in batches. */
export const MOST_ACTS = 500

/** Upper bound of hands that one request may begin. */
const MOST_HANDS = 16

/** Upper bound of acts in a hand; the longest hands have some 250. Each correction judges the whole hand again. */
export const MOST_IN_HAND = 800

/** Why a text has too much at once, or makes a hand too long to judge; `before`: the acts of the hand that it continues. */
export const chaptersTrouble = ({ chapters }: TextReading, before: readonly TableEvent[] = []): ByLanguage<string> | undefined => {
  const acts = chapters.flatMap(({ lines }) => lines).reduce((sum, events) => sum + events.length, 0)
  const begun = chapters.filter(({ begins }) => begins).length
  if (acts > MOST_ACTS || begun > MOST_HANDS) return refusals.tooManyAtOnce(MOST_ACTS, MOST_HANDS)
  for (const { begins, lines } of chapters) {
    const [added, there] = [lines.flat(), begins ? [] : before]
    if (added.length > 0 && added.length + there.length > MOST_IN_HAND) return refusals.longHand(MOST_IN_HAND)
    if (tooManyGroups(added, there)) return refusals.groups(MAX_GROUPS)
  }
  return undefined
}
