import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident, Ruling, ShownFinding } from '../../../../desk/contract/rulings.ts'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { isConductId, isHouseConduct } from '../../../../engine/model/conduct.ts'
import { asDecided } from '../../../../engine/model/findings.ts'
import { isImposable } from '../../../../engine/model/penalties.ts'
import { SEATS, type Seat } from '../../../../engine/model/seats.ts'
import { ask, desk } from '../../../app-state/desk/client.ts'
import { useDraft } from '../../../app-state/storage/drafts.ts'
import { findingWords } from '../../../language/finding-words.ts'
import { useLanguage } from '../../../language/language.ts'
import type { SeatedPeople } from '../../../language/names.ts'
import { stepIndexes, storedSteps } from '../../../record/findings/ruling-state.ts'
import { ChoiceField, PersonField, TextField, useNewPerson } from '../../../ui/fields/form-fields.tsx'
import { readPerson } from '../../../ui/fields/read-person.ts'
import { Tick } from '../../../ui/fields/tick.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import { CircumstanceField, useIncidentProposal } from '../../fields/circumstance-field.tsx'
import { DecisionFields } from '../../fields/decision-fields.tsx'
import * as fieldsCss from '../../fields/fields.module.css'
import { firstLack, SAID_AT_FIELD } from '../../fields/lacking.ts'
import { MinutesField, useLacksMinutes, useMinutes } from '../../fields/minutes-field.tsx'
import { lacksPenalty, leavesOpen, usePickedPenalty } from '../../fields/picked-penalty.ts'
import { ProposalNote } from '../../fields/proposal-note.tsx'
import { RuleSelect } from '../../fields/rule-select.tsx'
import { useMilderThan } from '../../finding/use-milder.ts'
import { rulingInForce } from '../history.ts'

type RuleFormProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly shown: ShownFinding | undefined
  readonly people: SeatedPeople
  readonly onDone: () => void
}
type Decision = Ruling['decision']
const OTHER = 'other'

/** Form to rule on an incident, with or without a finding. A ruling already in force is superseded with a reason and stays visible. */
export const RuleForm = ({ incident, state, shown, people, onDone }: RuleFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const draft = `incident-${incident.ref}-rule`
  const standing = rulingInForce(incident)
  const found = shown?.finding.rule ?? null
  const [rule, setRule] = useState<string>(standing?.rule ?? found ?? '')
  const [seat, setSeat] = useState<string>(
    () => people.find(({ name }) => name === standing?.player)?.seat ?? (standing || people.length === 0 ? OTHER : ''),
  )
  const [name, setName] = useState(standing?.player ?? '')
  const minutes = useMinutes(rule)
  const [decision, setDecision] = useState<Decision | 'milder' | null>(null)
  const picked = usePickedPenalty()
  const [done, setDone] = useState<readonly number[]>(() => stepIndexes(standing?.remedies ?? []))
  const [text, setText] = useDraft(draft)
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const onFinding = shown !== undefined && rule === found
  const sits = people.find((person) => person.seat === seat)
  const player = sits ? { name: sits.name } : name.trim() === '' ? undefined : readPerson(name, players)
  const newPerson = useNewPerson(sits || onFinding ? '' : name, players, standing?.player ?? '')
  const seen = {
    rule,
    ...(!onFinding && isSeat(seat) && { seat }),
    ...(!onFinding && player && { player }),
    ...minutes.said,
  }
  const isRule = rule !== '' && (!rule.startsWith('house.') || isHouseConduct(rule))
  const answer = useIncidentProposal({ incident: incident.id, ...seen }, isRule, standing)
  const { asked, circumstance, isUnanswered, proposal } = answer
  const isOpen = proposal !== undefined && leavesOpen(proposal)
  const allowed = useMilderThan(proposal, rule, onFinding ? shown.finding : undefined)
  const milder = allowed && isImposable(allowed.penalty) ? { ...allowed, penalty: allowed.penalty } : null
  const isMilder = decision === 'milder' && milder !== null
  const penalty = isMilder ? milder.penalty : picked.penalty
  const chooses = isMilder || (isOpen && decision !== 'dismissed')
  const says: Decision = chooses ? 'changed' : decision === null || decision === 'milder' ? 'upheld' : decision
  const takeMilder = (): void => {
    setDecision('milder')
    if (onFinding && state && milder && text.trim() === '') {
      const { headline } = findingWords(asDecided(shown.finding, milder.penalty), state.rules, language)
      setText(t('ruling.asMilder', { section: milder.section ? ` (${milder.section})` : '', what: headline }))
    }
  }
  const former = incident.rulings.findLast(
    (one) =>
      one.takenBack === null &&
      one.supersededBy === null &&
      (onFinding ? one.finding === shown.id : one.finding === null && one.rule === rule && one.player === (player?.name ?? null)),
  )
  const reason = text.trim()
  const lacksMinutes = useLacksMinutes(minutes, rule, asked) && says !== 'dismissed'
  const lacks = says === 'changed' && !isMilder ? lacksPenalty(proposal, picked) : null
  const lacking = firstLack(
    !isRule && t('act.noRule'),
    !onFinding && !player && !isSeat(seat) && t('act.noName'),
    newPerson.lacks && t('act.unlisted', { name: name.trim() }),
    lacksMinutes && SAID_AT_FIELD,
    isUnanswered && says !== 'dismissed' && t('act.noCircumstance'),
    lacks && t(lacks),
    reason === '' && t('ruling.noReason'),
  )
  const chosen = (says === 'changed' && penalty) || (proposal?.penalty ?? shown?.proposed)
  const decided = onFinding && chosen ? asDecided(shown.finding, chosen) : null
  const steps = decided && state ? findingWords(decided, state.rules, language, { due: shown?.due ?? undefined }).steps : []
  return (
    <ActForm
      title={t(former ? 'incident.ruleAnew' : 'incident.rule')}
      note={former && t('incident.supersedes', { decision: t(`incidents.decision.${former.decision}`), name: former.by })}
      submit={t('ruling.sign')}
      lacking={lacking}
      drafts={[draft]}
      onSend={(said) =>
        desk.incidents.rule({
          ...said,
          ...seen,
          ...circumstance,
          incident: incident.ref,
          decision: says,
          reason,
          remedies: says === 'dismissed' ? [] : storedSteps(done.filter((step) => step < steps.length)),
          ...(says === 'changed' && penalty && { penalty }),
          ...(says === 'upheld' && proposal && isImposable(proposal.penalty) && { penalty: proposal.penalty }),
          ...(former && { supersedes: former.ref }),
        })
      }
      onDone={onDone}
    >
      <div className="two">
        <div className={fieldsCss.fields}>
          <RuleSelect rule={rule} onRule={setRule} found={found} />
          {!onFinding && (
            <>
              {people.length > 0 && (
                <ChoiceField
                  label={t('incident.about')}
                  choices={[
                    ...people.map((person) => ({ value: person.seat as string, label: `${t(`letter.${person.seat}`)} ${person.name}` })),
                    { value: OTHER, label: t('act.someoneElse') },
                  ]}
                  value={seat}
                  onValue={setSeat}
                  needed
                />
              )}
              {(seat === OTHER || people.length === 0) && (
                <PersonField label={t('penalties.who')} value={name} onValue={setName} newPerson={newPerson} needed />
              )}
            </>
          )}
          {minutes.isAsked && <MinutesField minutes={minutes} lacks={lacksMinutes} />}
          {isRule && (
            <>
              {asked && asked.circumstances.length > 0 && (
                <CircumstanceField asked={asked} rule={rule} found={answer.found} onFound={answer.setFound} />
              )}
              {!isUnanswered && (asked !== undefined || !isConductId(rule)) && (
                <DecisionFields
                  proposal={proposal}
                  decision={says}
                  onDecision={setDecision}
                  picked={picked}
                  milder={milder && { penalty: milder.penalty, isTaken: isMilder, onTake: takeMilder }}
                />
              )}
            </>
          )}
          {steps.length > 0 && says !== 'dismissed' && (
            <fieldset className="field">
              <legend className="label">{t('incident.remedies')}</legend>
              {steps.map((step, n) => (
                <Tick
                  key={step}
                  checked={done.includes(n)}
                  onTick={(on) => setDone((now) => (on ? [...now, n] : now.filter((one) => one !== n)))}
                >
                  {step}
                </Tick>
              ))}
            </fieldset>
          )}
        </div>
        <div className="why">
          {proposal && isRule && <ProposalNote proposal={proposal} rule={rule} />}
          <TextField
            label={t(says === 'changed' && !isOpen ? 'act.whyOther' : 'ruling.reason')}
            value={text}
            onValue={setText}
            lines={4}
            needed
          />
        </div>
      </div>
    </ActForm>
  )
}

const isSeat = (word: string): word is Seat => SEATS.some((seat) => seat === word)
