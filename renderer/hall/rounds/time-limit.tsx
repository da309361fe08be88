import { useQuery } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { afterSignalText, signalText } from '../../../engine/wording/scoring/time-limit.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useTournamentRules } from '../../app-state/desk/use-rule-set.ts'
import { useLanguage } from '../../language/language.ts'
import * as css from './round-clock.module.css'

/** `left`: of the round, in ms. */
type TimeLimitProps = { readonly left: number }

/** The time limit by the rules: the signal that is to come, or the hands still played after it. */
export const TimeLimit = ({ left }: TimeLimitProps) => {
  const language = useLanguage()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const rules = useTournamentRules(tournament)
  if (!rules) return null
  const { settings } = rules
  const signal = settings['signal-minutes']
  const isOver = signal !== null && left <= minutesToMilliseconds(signal)
  const text = isOver ? afterSignalText(settings, language) : signalText(settings, language)
  return text === null ? null : <span className={css.limit}>{text}</span>
}
