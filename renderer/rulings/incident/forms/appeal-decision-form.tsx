import { useQuery } from '@tanstack/react-query'
import type { Appeal, Incident } from '../../../../desk/contract/rulings.ts'
import { CHOSEN_WORDS } from '../../../../desk/contract/vocabulary.ts'
import { penaltyName } from '../../../../engine/wording/penalties/penalties.ts'
import { ask, desk } from '../../../app-state/desk/client.ts'
import { useSigner } from '../../../app-state/identity/use-signer.ts'
import { useDraft, useFormDraft } from '../../../app-state/storage/drafts.ts'
import { dotted, formatMoment } from '../../../language/format.ts'
import { useWords } from '../../../language/language.ts'
import { ChoiceField, TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import { CircumstanceField, useIncidentProposal } from '../../fields/circumstance-field.tsx'
import * as fieldsCss from '../../fields/fields.module.css'
import { firstLack, SAID_AT_FIELD } from '../../fields/lacking.ts'
import { MinutesField, useMinutes } from '../../fields/minutes-field.tsx'
import { PenaltyPick } from '../../fields/penalty-pick.tsx'
import { choiceDrafts, lacksPenalty, proposesNone } from '../../fields/picked-penalty.ts'
import { ProposalNote } from '../../fields/proposal-note.tsx'
import { usePickedPenalty } from '../../fields/use-picked-penalty.ts'
import { apartIn } from '../../rulings-in-force.ts'
import * as css from '../incident.module.css'

type AppealDecisionFormProps = { readonly incident: Incident; readonly appeal: Appeal; readonly onDone: () => void }
type Outcome = NonNullable<Appeal['decided']>['outcome']

/** Form for the outcome of an appeal: upheld, another penalty, or reversed. The first decision stays visible. */
export const AppealDecisionForm = ({ incident, appeal, onDone }: AppealDecisionFormProps) => {
  const { t, language } = useWords()
  const { by } = useSigner()
  const { data: referees = [] } = useQuery(ask.referees.list.queryOptions())
  const draft = `appeal-${appeal.ref}-decide`
  const [outcome, setOutcome] = useFormDraft<Outcome | null>(`${draft}-outcome`, () => null)
  const picked = usePickedPenalty(draft)
  const [text, setText] = useDraft(draft)
  const ruling = incident.rulings.find(({ id }) => id === appeal.ruling)
  const later = incident.rulings.find(({ id }) => id === ruling?.supersededBy)
  const since = later
    ? ` · ${t('incident.superseded', { time: formatMoment(later.at, language), name: later.by, reason: later.reason })}`
    : ruling?.cancelled
      ? ` · ${t('precedents.cancelled')}`
      : ''
  const rule = ruling?.rule ?? ''
  const minutes = useMinutes(rule, draft, ruling?.minutes)
  const counted = minutes.said
  const answer = useIncidentProposal(
    { incident: incident.id, rule, ...(ruling?.player && { player: { name: ruling.player } }), ...counted },
    ruling !== undefined,
    draft,
    ruling,
  )
  const { asked, found, isUnanswered, proposal } = answer
  const reason = text.trim()
  const dismissed = ruling?.decision === 'dismissed'
  const asksPenalty = outcome === 'changed' || (outcome === 'overturned' && dismissed)
  const { penalty } = picked
  const lacks = asksPenalty ? lacksPenalty(proposal, picked) : null
  const circumstance = asked && asked.circumstances.length > 0 ? { circumstance: found === 'none' ? null : found } : {}
  const own = ruling !== undefined && ruling.by === by.trim()
  const head = own ? undefined : referees.find(({ head, name }) => head && name === ruling?.by)
  const lacking = firstLack(
    outcome === null && t('act.noOutcome'),
    asksPenalty && minutes.isAsked && minutes.isWrong && SAID_AT_FIELD,
    asksPenalty && isUnanswered && t('act.noCircumstance'),
    lacks && t(lacks),
    reason === '' && t('act.noReason'),
  )
  return (
    <ActForm
      title={t('incident.decideAppeal', { name: appeal.appealedBy ?? '' })}
      note={
        ruling &&
        dotted(
          apartIn(incident.rulings, language)(ruling),
          t('incident.against', {
            decision: t(`incidents.decision.${ruling.decision}`),
            penalty: penaltyName(ruling.imposed, language),
            name: ruling.by,
          }) + since,
        )
      }
      submit={t('ruling.sign')}
      lacking={lacking}
      drafts={[draft, `${draft}-outcome`, ...Object.values(choiceDrafts(draft))]}
      onSend={(said) =>
        outcome === null
          ? Promise.reject(new Error(t('act.noOutcome')))
          : desk.incidents.decideAppeal({
              ...said,
              incident: incident.ref,
              appeal: appeal.ref,
              outcome,
              reason,
              ...counted,
              ...(asksPenalty && penalty && { penalty, ...circumstance }),
            })
      }
      onDone={onDone}
    >
      <AppealContext incident={incident} appeal={appeal} />
      <ChoiceField
        label={t('incident.outcome')}
        choices={CHOSEN_WORDS.appealOutcome
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
      {head && (
        <p>
          <b>{t('incident.headsRuling', { name: head.name })}</b>
        </p>
      )}
      {asksPenalty && (
        <div className="two" ref={bringIntoView}>
          <div className={fieldsCss.fields}>
            {minutes.isAsked && <MinutesField minutes={minutes} lacks={minutes.isWrong} />}
            {asked && asked.circumstances.length > 0 && (
              <CircumstanceField asked={asked} rule={rule} found={found} onFound={answer.setFound} />
            )}
            {proposal && (
              <PenaltyPick key={found} proposal={proposal} picked={picked} evenNone={outcome === 'changed' || proposesNone(proposal)} />
            )}
          </div>
          {proposal && <ProposalNote proposal={proposal} rule={rule} />}
        </div>
      )}
      <TextField label={t('ruling.reason')} value={text} onValue={setText} needed />
    </ActForm>
  )
}

/** Brings the fields of an outcome into view once it is chosen. */
const bringIntoView = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' })

type AppealContextProps = { readonly incident: Incident; readonly appeal: Appeal }

/** Everything that the appeal body weighs: the reason of the appeal, the reason of the ruling, and all statements. */
const AppealContext = ({ incident, appeal }: AppealContextProps) => {
  const { t } = useWords()
  const ruling = incident.rulings.find(({ id }) => id === appeal.ruling)
  const said = incident.statements.filter(({ takenBack }) => takenBack === null)
  const unknown = t('incident.unknown')
  const heard: readonly (readonly [who: string, text: string])[] = [
    [t('incident.appealBy', { name: appeal.appealedBy ?? unknown }), appeal.grounds],
    ...(ruling && ruling.reason !== '' ? [[t('incident.ruledBecause', { name: ruling.by }), ruling.reason] as const] : []),
    ...said.map(
      ({ saidBy, role, text }) => [t('incident.statement', { name: saidBy ?? unknown, role: t(`incident.role.${role}`) }), text] as const,
    ),
  ]
  return (
    <section className={`apart ${css.heard}`} aria-label={t('incident.heard')}>
      <dl className="blocks">
        {heard.map(([who, text]) => (
          <div key={`${who} ${text}`}>
            <dt className="label">{who}</dt>
            <dd>{t('incident.quote', { text })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
