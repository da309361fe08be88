import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Conflict } from '../../../desk/contract/conflicts.ts'
import type { Ruling } from '../../../desk/contract/rulings.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useDraft, useFormDraft } from '../../app-state/storage/drafts.ts'
import { dotted } from '../../language/format.ts'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { ActForm } from '../fields/act-form.tsx'
import { DecisionFields } from '../fields/decision-fields.tsx'
import { firstLack } from '../fields/lacking.ts'
import { choiceDrafts, lacksPenalty } from '../fields/picked-penalty.ts'
import { usePickedPenalty } from '../fields/use-picked-penalty.ts'
import { useHeadDecides } from './settle-form.tsx'

type OwnRulingFormProps = { readonly conflict: Conflict; readonly onDone: () => void }

/** Form for the head referee to replace two conflicting rulings by a third; both stay visible above. */
export const OwnRulingForm = ({ conflict, onDone }: OwnRulingFormProps) => {
  const { t } = useTranslation()
  const { kind, one, other } = conflict
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const draft = `conflict-${one.seq}-${other.seq} ${tournament?.file}`
  const headDecides = useHeadDecides()
  const [decision, setDecision] = useFormDraft<Ruling['decision']>(`${draft}-decision`, () => 'changed')
  const picked = usePickedPenalty(draft)
  const [text, setText] = useDraft(draft)
  const rule = one.ruling?.rule ?? ''
  const player = one.ruling?.player
  const { circumstance, minutes } = one.ruling ?? {}
  const { data: proposal } = useQuery({
    ...ask.incidents.propose.queryOptions({
      input: {
        incident: one.incident ?? 0,
        rule,
        ...(player && { player: { name: player } }),
        ...(circumstance && { circumstance }),
        ...(minutes && { minutes }),
      },
    }),
    enabled: one.incident !== null && rule !== '',
  })
  const reason = text.trim()
  const { penalty } = picked
  const lacks = decision === 'changed' ? lacksPenalty(proposal, picked) : null
  const lacking = firstLack(lacks && t(lacks), reason === '' && t('act.noReason'))
  return (
    <ActForm
      title={t('waiting.own')}
      note={dotted(t('waiting.hangs'), headDecides)}
      submit={t('ruling.sign')}
      lacking={lacking}
      drafts={[draft, `${draft}-decision`, ...Object.values(choiceDrafts(draft))]}
      onSend={async (said) => {
        const own = { decision, ...(decision === 'changed' && penalty && { penalty }) }
        await desk.conflicts.settle({ ...said, kind, one: one.seq, other: other.seq, stands: 'own', own, reason })
      }}
      onDone={onDone}
    >
      <DecisionFields proposal={proposal} decision={decision} onDecision={setDecision} picked={picked} first />
      <TextField label={t('ruling.reason')} value={text} onValue={setText} needed />
    </ActForm>
  )
}
