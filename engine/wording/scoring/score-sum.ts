import type { Language } from '../../model/language.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { typeset } from '../../phrases/typeset.ts'
import type { SumDifference } from '../../scoring/score-sum.ts'

/** A wrong sum of scores in one or two sentences: the sum, the difference and its direction, and the expected sum. */
export const sumDifferenceText = ({ by, counted, expected, points, from }: SumDifference, language: Language): string => {
  const number = (value: number): string => formatNumber(value, language)
  const deducted = points - expected
  const text = {
    en: `Scores and riichi sticks add up to ${number(counted)}: ${number(Math.abs(by))} too ${by > 0 ? 'many' : 'few'}. ${
      from === 'starting-points'
        ? `With these starting points they should add up to ${number(points)}`
        : `Before, they added up to ${number(points)}`
    }${deducted > 0 ? `, less ${number(deducted)} in penalties` : ''}.`,
    fr: `Scores et bâtons de riichi font ${number(counted)} : ${by > 0 ? `${number(by)} de trop` : `il manque ${number(-by)}`}. ${
      from === 'starting-points'
        ? `D’après les points de départ, il en faut ${number(points)}`
        : `Auparavant, ils faisaient ${number(points)}`
    }${deducted > 0 ? `, moins ${number(deducted)} de pénalités` : ''}.`,
  }[language]
  return typeset(text, language)
}
