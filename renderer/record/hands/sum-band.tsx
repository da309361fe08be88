import { memo } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { useLanguage } from '../../language/language.ts'
import * as recordCss from '../record.module.css'
import { linesDifference } from './header-sum.ts'

/** Shown above a hand whose starting scores don't add up. */
export const SumBand = memo(({ header, total }: Pick<TableState, 'header' | 'total'>) => {
  const language = useLanguage()
  const difference = linesDifference(header, total)
  return (
    difference && (
      <div className={`beside ${recordCss.past}`} role="status">
        <b>{sumDifferenceText(difference, language)}</b>
      </div>
    )
  )
})
