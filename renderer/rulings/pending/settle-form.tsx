import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Conflict } from '../../../desk/contract/conflicts.ts'
import type { Review } from '../../../desk/contract/reviews.ts'
import type { ConflictChoice } from '../../../desk/contract/vocabulary.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { dotted } from '../../language/format.ts'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { ActForm } from '../fields/act-form.tsx'

/** The pending decision to sign. */
export type PendingDecision =
  | { readonly what: 'review'; readonly review: Review }
  | { readonly what: 'conflict'; readonly conflict: Conflict; readonly stands: ConflictChoice }

type SettleFormProps = { readonly deciding: PendingDecision; readonly onDone: () => void }

/** Signs that a ruling stays in force though its record changed, or chooses one of two conflicting entries; always with a reason. */
export const SettleForm = ({ deciding, onDone }: SettleFormProps) => {
  const { t } = useTranslation()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const headDecides = useHeadDecides()
  const draft =
    deciding.what === 'review'
      ? `review-${deciding.review.ref}`
      : `conflict-${deciding.conflict.one.seq}-${deciding.conflict.other.seq} ${tournament?.file}`
  const [text, setText] = useDraft(draft)
  const reason = text.trim()
  const note =
    deciding.what === 'conflict' && deciding.stands !== 'own'
      ? dotted(
          t('waiting.by', { name: deciding.conflict[deciding.stands].by, time: deciding.conflict[deciding.stands].says }),
          t('waiting.settling'),
          deciding.conflict.kind === 'ruling' && t('waiting.hangs'),
          headDecides,
        )
      : undefined
  return (
    <ActForm
      title={t(deciding.what === 'review' ? 'waiting.stands' : 'waiting.chooseOne')}
      note={note}
      submit={t('ruling.sign')}
      lacking={reason === '' ? t('act.noReason') : null}
      drafts={[draft]}
      onSend={async (said) => {
        if (deciding.what === 'review') await desk.reviews.settle({ ...said, ruling: deciding.review.ref, outcome: 'stands', reason })
        else {
          const { conflict, stands } = deciding
          await desk.conflicts.settle({ ...said, kind: conflict.kind, one: conflict.one.seq, other: conflict.other.seq, stands, reason })
        }
      }}
      onDone={onDone}
    >
      <TextField label={t('ruling.reason')} value={text} onValue={setText} first needed />
    </ActForm>
  )
}

/** Says that only the head referee may decide a conflict; undefined if the tournament has none. */
export const useHeadDecides = (): string | undefined => {
  const { t } = useTranslation()
  const { data: referees = [] } = useQuery(ask.referees.list.queryOptions())
  const head = referees.find((referee) => referee.head)
  return head && t('waiting.headDecides', { name: head.name })
}
