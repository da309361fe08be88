import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Fast } from './fast/use-fast.ts'

type MoreVerbsProps = {
  readonly fast: Fast
  readonly onText: (text: string) => void
  readonly onEnter: (line: string) => void
  readonly onBack: () => void
}

const FAULTS = ['tooFast', 'notTaken', 'noDraw', 'putBack', 'slow', 'retract'] as const
/** Possible numbers of concealed tiles: hands with 0 to 4 groups before and after the draw, and a hand whose first draw was forgotten. */
const COUNTS = [4, 5, 7, 8, 10, 11, 12, 13, 14] as const

/** Tablet buttons for irregular acts: one press each, three for a count. */
export const MoreVerbs = ({ fast, onText, onEnter, onBack }: MoreVerbsProps) => {
  const { t } = useTranslation()
  const [counting, setCounting] = useState<string | null>(null)
  const done = (act: () => void) => () => {
    onBack()
    act()
  }
  const back = (
    <button type="button" onClick={onBack}>
      {t('table.back')}
    </button>
  )
  if (counting !== null)
    return (
      <>
        {counting === ''
          ? SEATS.map((seat) => (
              <button key={seat} type="button" onClick={() => setCounting(`${seat} count`)}>
                {seat} count
              </button>
            ))
          : COUNTS.map((count) => (
              <button key={count} type="button" onClick={done(() => onEnter(`${counting} ${count}`))}>
                {count}
              </button>
            ))}
        {back}
      </>
    )
  return (
    <>
      {FAULTS.map((key) => (
        <button key={key} type="button" onClick={done(() => fast.press(key))}>
          {t(`do.fast.${key}`)}
        </button>
      ))}
      <button type="button" onClick={() => setCounting('')}>
        {t('do.fast.count')}
      </button>
      <button type="button" onClick={done(() => onText('* dora '))}>
        {t('do.fast.dora')}
      </button>
      {back}
    </>
  )
}
