import type { ByLanguage, Language } from '../../model/language.ts'
import { SEMICOLON, typeset } from '../../phrases/typeset.ts'
import { handsLeft, type TimeLimitSettings } from '../../scoring/time-limit.ts'

const LEFT: ByLanguage<(left: LastHands) => string> = {
  en: (left) => (left === 'unknown' ? 'Signal given' : left === 0 ? 'No hand left' : left === 1 ? 'Last hand' : `${left} hands left`),
  fr: (left) =>
    left === 'unknown' ? 'Signal donné' : left === 0 ? 'Plus aucune donne' : left === 1 ? 'Dernière donne' : `Encore ${left} donnes`,
}
type LastHands = ReturnType<typeof handsLeft>

/** The hands that a table still plays after the signal, the present one included. */
export const handsLeftText = (left: LastHands, language: Language): string => LEFT[language](left)

type Words = {
  readonly before: (minutes: number) => string
  readonly atEnd: string
  readonly hands: Readonly<Record<1 | 2, string>>
  readonly chombo: Readonly<Record<Exclude<TimeLimitSettings['chombo-after-signal'], 'unknown'>, string>>
}

const WORDS: ByLanguage<Words> = {
  en: {
    before: (minutes) => `Signal with ${minutes} minutes left`,
    atEnd: 'Signal at the end',
    hands: { 1: 'Finish the hand', 2: 'Finish the hand, then one more' },
    chombo: { counts: 'a chombo counts as a hand', 'dealt-again': 'after a chombo, deal again' },
  },
  fr: {
    before: (minutes) => `Signal à ${minutes} minutes de la fin`,
    atEnd: 'Signal à la fin',
    hands: { 1: 'Finir la donne', 2: 'Finir la donne, puis encore une' },
    chombo: { counts: 'un chombo compte pour une donne', 'dealt-again': 'après un chombo, redistribuer' },
  },
}

/** When the signal of the time limit is given; null if the rule set does not say. */
export const signalText = ({ 'signal-minutes': minutes }: TimeLimitSettings, language: Language): string | null => {
  if (minutes === null) return null
  return typeset(minutes === 0 ? WORDS[language].atEnd : WORDS[language].before(minutes), language)
}

/** The hands played after the signal, and the effect of a chombo on them; null if the rule set does not say. */
export const afterSignalText = (limit: TimeLimitSettings, language: Language): string | null => {
  const hands = handsLeft({ at: 'during-hand', ended: [] }, limit)
  const words = WORDS[language]
  if (hands !== 1 && hands !== 2) return null
  const chombo = limit['chombo-after-signal']
  return typeset(
    chombo === 'unknown' ? words.hands[hands] : `${words.hands[hands]}; ${words.chombo[chombo]}`.replace(';', SEMICOLON[language]),
    language,
  )
}
