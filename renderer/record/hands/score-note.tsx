import { forwardRef } from 'react'
import { useLocation } from 'wouter'
import type { TableState } from '../../../desk/contract/tables.ts'
import { type BySeat, SEATS } from '../../../engine/model/seats.ts'
import { scoreCorrectionText } from '../../../engine/wording/scoring/score-corrections.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { handName } from '../../language/names.ts'
import { NoteBox } from '../findings/note-box.tsx'
import { noteLetters } from '../findings/notes.ts'
import { correctionAct } from '../optimistic/items.ts'
import type { NextScores, ScoreDifference } from './score-difference.ts'

type ScoreNoteProps = {
  readonly state: TableState
  readonly difference: ScoreDifference
  readonly top: number
  readonly onLeave: () => void
  readonly onStep: (by: 1 | -1) => void
}

/**
 * A note beside the scores: which ones differ from the record or from those of the next hand. The reported scores, and the beginning of
 * the next hand, stay in force until changed.
 */
export const ScoreNote = forwardRef<HTMLElement, ScoreNoteProps>(({ state, difference, top, onLeave, onStep }, ref) => {
  const { act, reported, computed, sum, next } = difference
  const { t, language } = useWords()
  const { by } = useSigner()
  const limit = scoreCorrectionText(state.start.rules, language)
  const [, go] = useLocation()
  const list = (scores: BySeat<number>, by: BySeat<number>): string =>
    SEATS.filter((seat) => scores[seat] !== by[seat])
      .map((seat) =>
        t('hands.scoresDifferOne', {
          seat: t(`seat.${seat}`),
          reported: formatNumber(scores[seat], language),
          computed: formatNumber(by[seat], language),
        }),
      )
      .join(t('app.semicolon'))
  const mend = (to: BySeat<number>): void => {
    const text = `* scores ${SEATS.map((seat) => to[seat]).join(' ')}`
    outbox.enter({
      table: state.table.id,
      by,
      act: correctionAct(state, { do: 'replace', at: act, count: 1, text }, { says: text }),
    })
  }
  /** Changes the beginning of the next hand, and goes there: its own scores may differ now. */
  const carry = ({ hand, headed, line, header }: NextScores): void => {
    const said = correctionAct(state, { do: 'header', text: header }, { says: line })
    outbox.enter({ table: state.table.id, by, act: { ...said, hand, seen: { header: headed ?? undefined } } })
    go(paths.hand(state.table.id, hand))
  }
  const name = next ? handName(next.name, t) : ''
  const mends = [
    ...(computed ? [{ label: t('hands.scoresMend'), act: () => mend(computed) }] : []),
    ...(next ? [{ label: t('hands.scoresCarry', { hand: name }), act: () => carry(next) }] : []),
  ]
  const letters = noteLetters({ answers: [], mends: mends.map(({ label }) => label), taken: [] }).mends
  return (
    <NoteBox
      ref={ref}
      look="record"
      icon="record"
      head={t('level.record')}
      rule={t('hands.scoresRule')}
      href={null}
      actions={[]}
      mends={mends.map((one, i) => ({ ...one, look: 'plain', key: letters[i] ?? '' }))}
      top={top}
      onLeave={onLeave}
      onStep={onStep}
    >
      {computed && <p>{t('hands.scoresDiffer', { list: list(reported, computed) })}</p>}
      {computed && limit && <p>{limit}</p>}
      {sum && <p>{sumDifferenceText(sum, language)}</p>}
      {next && <p>{t('hands.scoresNext', { hand: name, list: list(next.begins, next.carried) })}</p>}
    </NoteBox>
  )
})
