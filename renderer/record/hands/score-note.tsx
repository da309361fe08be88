import { useQuery } from '@tanstack/react-query'
import type { TableState } from '../../../desk/contract/tables.ts'
import { type BySeat, SEATS } from '../../../engine/model/seats.ts'
import { type SumDifference, sumDifference } from '../../../engine/scoring/score-sum.ts'
import { scoreCorrectionText } from '../../../engine/wording/scoring/score-corrections.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { NoteBox } from '../findings/note-box.tsx'
import { correctionAct } from '../optimistic/items.ts'
import { hasUnanswered } from '../optimistic/predict-table.ts'

/** The code that counts scores comes with the form of the end, before which nobody reports any: no first screen waits for it. */
const COUNTING = {
  queryKey: ['scores-by-record'],
  queryFn: () => import('./scores-by-record.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: true,
} as const

/** Difference of reported scores: their act; the scores by the record, if they differ (else null); and the sum, if it is wrong. */
export type ScoreDifference = {
  readonly act: number
  readonly reported: BySeat<number>
  readonly computed: BySeat<number> | null
  readonly sum: SumDifference | null
}

/**
 * The difference between the scores reported after a hand and the record, or a wrong sum; null if there is none or it can't be computed.
 */
export const useScoreDifference = (state: TableState): ScoreDifference | null => {
  const act = state.acts.findLast(({ text }) => text.startsWith('* scores '))
  const asked = ask.tables.value.queryOptions({ input: { table: state.table.id, hand: state.hand } })
  const { data } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, act && state.seq],
    enabled: act !== undefined && !hasUnanswered(state),
    gcTime: 0,
  })
  const { data: counting } = useQuery({ ...COUNTING, enabled: act !== undefined })
  if (!act || !counting) return null
  const computed = data ? counting.scoresByRecord(state, data.values) : null
  const [, , ...points] = act.text.split(' ').map(Number)
  const reported = { E: points[0] ?? 0, S: points[1] ?? 0, W: points[2] ?? 0, N: points[3] ?? 0 }
  const differs = computed && SEATS.some((seat) => reported[seat] !== computed[seat]) ? computed : null
  const sum =
    state.total && state.view.ended !== null
      ? sumDifference({ scores: SEATS.map((seat) => reported[seat]), sticks: counting.sticksByRecord(state), final: false }, state.total)
      : null
  return differs || sum ? { act: act.number, reported, computed: differs, sum } : null
}

type ScoreNoteProps = {
  readonly state: TableState
  readonly difference: ScoreDifference
  readonly top: number
  readonly onLeave: () => void
  readonly onStep: (by: 1 | -1) => void
}

/** A note beside the scores: which ones differ from the record. The reported scores stay in force until changed. */
export const ScoreNote = ({ state, difference: { act, reported, computed, sum }, top, onLeave, onStep }: ScoreNoteProps) => {
  const { t, language } = useWords()
  const { by } = useSigner()
  const limit = scoreCorrectionText(state.start.rules, language)
  const list = (by: BySeat<number>): string =>
    SEATS.filter((seat) => reported[seat] !== by[seat])
      .map((seat) =>
        t('hands.scoresDifferOne', {
          seat: t(`seat.${seat}`),
          reported: formatNumber(reported[seat], language),
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
  return (
    <NoteBox
      look="record"
      icon="record"
      head={t('level.record')}
      rule={t('hands.scoresRule')}
      href={null}
      actions={[]}
      mends={computed ? [{ label: t('hands.scoresMend'), key: 'm', look: 'plain', act: () => mend(computed) }] : []}
      top={top}
      onLeave={onLeave}
      onStep={onStep}
    >
      {computed && <p>{t('hands.scoresDiffer', { list: list(computed) })}</p>}
      {computed && limit && <p>{limit}</p>}
      {sum && <p>{sumDifferenceText(sum, language)}</p>}
    </NoteBox>
  )
}
