import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appeal, Incident } from '../../../../desk/contract/rulings.ts'
import { CHOICES } from '../../../../desk/contract/vocabulary.ts'
import { penaltyName } from '../../../../engine/wording/penalties/penalties.ts'
import { ask, desk } from '../../../app-state/desk/client.ts'
import { useSigner } from '../../../app-state/identity/use-signer.ts'
import { forgetDraft, useDraft } from '../../../app-state/storage/drafts.ts'
import { useLanguage } from '../../../language/language.ts'
import { ChoiceField, TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import { PenaltyPick } from '../../fields/penalty-pick.tsx'
import { lacksPenalty, usePickedPenalty } from '../../fields/picked-penalty.ts'
import { AppealContext } from '../appeal-context.tsx'

type AppealDecisionFormProps = { readonly incident: Incident; readonly appeal: Appeal; readonly onDone: () => void }
type Outcome = NonNullable<Appeal['decided']>['outcome']

/** Form for the outcome of an appeal: upheld, another penalty, or reversed. The first decision stays visible. */
export const AppealDecisionForm = ({ incident, appeal, onDone }: AppealDecisionFormProps) => {
  const { t } = useTranslation()
  const { by } = useSigner()
  const language = useLanguage()
  const draft = `incident-${incident.ref}-decide`
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const picked = usePickedPenalty()
  const [text, setText] = useDraft(draft)
  const ruling = incident.rulings.find(({ id }) => id === appeal.ruling)
  const { data: proposal } = useQuery({
    ...ask.incidents.propose.queryOptions({
      input: {
        incident: incident.id,
        rule: ruling?.rule ?? '',
        ...(ruling?.player && { player: { name: ruling.player } }),
        ...(ruling?.circumstance && { circumstance: ruling.circumstance }),
      },
    }),
    enabled: ruling !== undefined,
  })
  const reason = text.trim()
  const dismissed = ruling?.decision === 'dismissed'
  const asksPenalty = outcome === 'changed' || (outcome === 'overturned' && dismissed)
  const { penalty } = picked
  const lacks = asksPenalty ? lacksPenalty(proposal, picked) : null
  const own = ruling !== undefined && ruling.by === by.trim()
  const lacking = outcome === null ? t('act.noOutcome') : lacks ? t(lacks) : reason === '' ? t('act.noReason') : null
  return (
    <ActForm
      title={t('incident.decideAppeal', { name: appeal.appealedBy ?? '' })}
      note={
        ruling &&
        t('incident.against', {
          decision: t(`incidents.decision.${ruling.decision}`),
          penalty: penaltyName(ruling.imposed, language),
          name: ruling.by,
        })
      }
      submit={t('ruling.sign')}
      lacking={lacking}
      onSend={(said) =>
        (outcome === null
          ? Promise.reject(new Error(t('act.noOutcome')))
          : desk.incidents.decideAppeal({ ...said, incident: incident.ref, outcome, reason, ...(asksPenalty && penalty && { penalty }) })
        ).then(() => forgetDraft(draft))
      }
      onDone={onDone}
    >
      <AppealContext incident={incident} appeal={appeal} />
      <ChoiceField
        label={t('incident.outcome')}
        choices={CHOICES.appealOutcome
          .filter((value) => value !== 'changed' || !dismissed)
          .map((value) => ({
            value,
            label:
              value !== 'overturned'
                ? t(`incident.outcomeIs.${value}`)
                : t(dismissed ? 'incident.overturnWith' : 'incident.overturnedTo.none'),
          }))}
        value={outcome}
        onValue={setOutcome}
        first
        needed
      />
      {own && <p className="q2">{t('incident.ownRuling')}</p>}
      {asksPenalty && proposal && <PenaltyPick proposal={proposal} picked={picked} evenNone={outcome === 'changed'} />}
      <TextField label={t('ruling.reason')} value={text} onValue={setText} needed />
    </ActForm>
  )
}
