import { useState } from 'react'
import { isSeat } from '../../../engine/model/seats.ts'
import { seatLetter } from '../../../engine/phrases/seats.ts'
import { useLanguage, useWords } from '../../language/language.ts'
import { labelIn } from '../../ui/key-label.ts'
import { endsInClaim } from './fast/lines.ts'
import type { FastMode } from './fast/use-fast.ts'
import { MoreVerbs } from './more-verbs.tsx'
import { callChoices, proposedLines, SPOKEN_CALLS, type SpokenCall } from './spoken-calls.ts'

export type PadCallsProps = {
  /** The line of the first button: the act that is due, or the completed text. */
  readonly line: string | null
  readonly onText: (text: string) => void
  readonly onEnter: (line: string) => void
  readonly fast: FastMode
  readonly onDraw: () => void
  readonly onUndo: () => void
}

/** The buttons above the tiles of the pad: the act that is due, the calls, and the lines that a call may mean. */
export const PadCalls = ({ line, onText, onEnter, fast, onDraw, onUndo }: PadCallsProps) => {
  const { t, language } = useWords()
  const [call, setCall] = useState<{ readonly name: SpokenCall; readonly steps: boolean } | null>(null)
  const [more, setMore] = useState(false)
  const { now, view } = fast
  if (more) return <MoreVerbs fast={fast} onText={onText} onEnter={onEnter} onBack={() => setMore(false)} />
  const choose = (choice: string): void => {
    setCall(null)
    if (choice.endsWith(' ')) onText(choice)
    else onEnter(choice)
  }
  if (call) {
    const { lines, hasSteps } = callChoices(view, call)
    return (
      <>
        {lines.map((choice) => (
          <button key={choice} type="button" onClick={() => choose(choice)}>
            <Line line={choice} />
          </button>
        ))}
        {hasSteps && (
          <button type="button" onClick={() => setCall({ ...call, steps: true })}>
            {t('table.stepByStep')}
          </button>
        )}
        <button type="button" onClick={() => setCall(null)}>
          {t('app.back')}
        </button>
      </>
    )
  }
  return (
    <>
      <button type="button" className="primary" onClick={() => onEnter(line ?? '')}>
        {line === null ? labelIn('Enter', language) : <Line line={line} />}
      </button>
      {proposedLines(now.acts.at(-1)?.text, view)
        .filter((one) => one !== line)
        .map((one) => (
          <button key={one} type="button" className="whole" onClick={() => choose(one)}>
            <Line line={one} />
          </button>
        ))}
      {endsInClaim(now.acts) && (
        <button type="button" onClick={() => fast.press('notTaken')}>
          {t('do.fast.notTaken')}
        </button>
      )}
      <button type="button" onClick={onDraw}>
        {t('table.draw')}
      </button>
      {SPOKEN_CALLS.map((name) => (
        <button key={name} type="button" onClick={() => setCall({ name, steps: false })}>
          {name}
        </button>
      ))}
      <button type="button" onClick={onUndo}>
        {t('table.undo')}
      </button>
      <button type="button" onClick={() => setMore(true)}>
        {t('fast.more')}
      </button>
    </>
  )
}

/** A line in notation, as it will be in the record; with the letter that the board gives its seat, where that is another (O for W). */
const Line = ({ line }: { readonly line: string }) => {
  const language = useLanguage()
  const [seat = ''] = line.split(' ')
  const letter = isSeat(seat) ? seatLetter(seat, language) : seat
  return (
    <>
      {line}
      {letter !== seat && <span aria-hidden="true"> ({letter})</span>}
    </>
  )
}
