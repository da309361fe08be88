import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../desk/contract.ts'
import { type BySeat, SEATS } from '../../engine/seats.ts'
import { correction } from '../correct/correction.ts'
import { ask } from '../desk/client.ts'
import { whole } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { queue } from '../outgoing/use-outgoing.ts'
import { useSigner } from '../shell/use-signer.ts'
import { NoteBox } from '../table/note-box.tsx'
import { scoresByRecord } from './scores-by-record.ts'

/** Scores that the players report and the record does not come to: at which act, and what the record comes to. */
export type ScoreDifference = { readonly act: number; readonly reported: BySeat<number>; readonly computed: BySeat<number> }

/** Where the scores that were reported after a hand are not what the record comes to; null where they are, or nobody can tell. */
export const useScoreDifference = (state: TableState): ScoreDifference | null => {
  const act = state.acts.findLast(({ text }) => text.startsWith('* scores '))
  const asked = ask.tables.value.queryOptions({ input: { table: state.table.id, hand: state.hand } })
  const { data } = useQuery({ ...asked, queryKey: [...asked.queryKey, act && state.seq], enabled: act !== undefined, gcTime: 0 })
  const computed = act && data ? scoresByRecord(state, data.values) : null
  if (!act || !computed) return null
  const [, , ...points] = act.text.split(' ').map(Number)
  const reported = { E: points[0] ?? 0, S: points[1] ?? 0, W: points[2] ?? 0, N: points[3] ?? 0 }
  return SEATS.every((seat) => reported[seat] === computed[seat]) ? null : { act: act.number, reported, computed }
}

type ScoreNoteProps = {
  readonly state: TableState
  readonly difference: ScoreDifference
  readonly top: number
  readonly onLeave: () => void
  readonly onStep: (by: 1 | -1) => void
}

/** Beside the scores: whose differ from what the record comes to. What the players report stands until somebody changes it. */
export const ScoreNote = ({ state, difference: { act, reported, computed }, top, onLeave, onStep }: ScoreNoteProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { by } = useSigner()
  const text = `* scores ${SEATS.map((seat) => computed[seat]).join(' ')}`
  const list = SEATS.filter((seat) => reported[seat] !== computed[seat])
    .map((seat) =>
      t('hands.scoresDifferOne', {
        seat: t(`seat.${seat}`),
        reported: whole(reported[seat], language),
        computed: whole(computed[seat], language),
      }),
    )
    .join(language === 'fr' ? '\u202f; ' : '; ')
  const mend = (): void =>
    queue.enter({
      table: state.table.id,
      by,
      act: correction(state, { do: 'replace', at: act, count: 1, text }, { says: text }),
    })
  return (
    <NoteBox
      look="record"
      icon="record"
      head={t('level.record')}
      rule={t('hands.scoresRule')}
      href={null}
      actions={[]}
      mends={[{ label: t('hands.scoresMend'), key: 'm', look: 'plain', act: mend }]}
      top={top}
      onLeave={onLeave}
      onStep={onStep}
    >
      <p>{t('hands.scoresDiffer', { list })}</p>
    </NoteBox>
  )
}
