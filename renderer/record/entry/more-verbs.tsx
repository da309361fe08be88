import { useState } from 'react'
import { SEATS } from '../../../engine/model/seats.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { fastKeyWords } from '../../keys/action-words.ts'
import { FLAGS_ON_KEYS } from '../../keys/fast-keys.ts'
import { useWords } from '../../language/language.ts'
import type { FastMode } from './fast/use-fast.ts'

type MoreVerbsProps = {
  readonly fast: FastMode
  readonly onText: (text: string) => void
  readonly onEnter: (line: string) => void
  readonly onBack: () => void
}

const FAULTS = ['tooFast', 'notTaken', 'noDraw', 'putBack', ...FLAGS_ON_KEYS.map(({ flag }) => flag), 'retract', 'touch'] as const
/** Possible numbers of concealed tiles: hands with 0 to 4 groups before and after the draw, and a hand whose first draw was forgotten. */
const COUNTS = [4, 5, 7, 8, 10, 11, 12, 13, 14] as const

/** Tablet buttons for irregular acts: one press each, two for a dead hand, three for a count. Each says which act it enters or marks. */
export const MoreVerbs = ({ fast, onText, onEnter, onBack }: MoreVerbsProps) => {
  const { t, language } = useWords()
  const [lines, setLines] = useState<readonly string[] | null>(null)
  const done = (act: () => void) => () => {
    onBack()
    act()
  }
  const back = (
    <button type="button" onClick={onBack}>
      {t('app.back')}
    </button>
  )
  if (lines !== null)
    return (
      <>
        {lines.map((line) => (
          <button
            key={line}
            type="button"
            onClick={line.endsWith('count') ? () => setLines(COUNTS.map((count) => `${line} ${count}`)) : done(() => onEnter(line))}
          >
            {line}
          </button>
        ))}
        {back}
      </>
    )
  return (
    <>
      {FAULTS.map((key) => {
        const effect = fast.effectOf(key)
        return (
          <button key={key} type="button" onClick={done(() => fast.press(key))}>
            {fastKeyWords(key, { t, language })} {effect !== null && <code>{effect}</code>}
          </button>
        )
      })}
      <button type="button" onClick={() => setLines(SEATS.map((seat) => `${seat} count`))}>
        {t('do.fast.count')}
      </button>
      {mayCall('findings/rule') && (
        <button type="button" onClick={() => setLines(SEATS.map((seat) => `* dead ${seat}`))}>
          {t('do.table.dead')}
        </button>
      )}
      <button type="button" onClick={done(() => onText('* dora '))}>
        {t('do.fast.dora')}
      </button>
      {back}
    </>
  )
}
