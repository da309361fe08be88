import { handsLeftText } from '../../engine/wording/scoring/time-limit.ts'
import { useLastHands } from '../app-state/clock/use-last-hands.ts'
import { useLanguage } from '../language/language.ts'

/** The hands that a table still plays once the signal of the time limit has been given. */
export const LastHands = ({ table }: { readonly table: string }) => {
  const language = useLanguage()
  const found = useLastHands(table)
  return found ? <span className="tag">{handsLeftText(found.left, language)}</span> : null
}
