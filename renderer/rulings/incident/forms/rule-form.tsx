import { useState } from 'react'
import type { Incident, Proposal, Ruling, ShownFinding } from '../../../../desk/contract/rulings.ts'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { isConductId, isHouseConduct } from '../../../../engine/model/conduct.ts'
import { asDecided } from '../../../../engine/model/findings.ts'
import { isImposable, type Penalty } from '../../../../engine/model/penalties.ts'
import { doneStep, type StepWords, stepDone, stepsDone, stepsInBoth } from '../../../../engine/wording/findings/done-steps.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { useDraft, useFormDraft } from '../../../app-state/storage/drafts.ts'
import { findingWords } from '../../../language/finding-words.ts'
import { useWords } from '../../../language/language.ts'
import type { SeatedPeople } from '../../../language/names.ts'
import { Tick } from '../../../ui/fields/tick.tsx'
import { Sentence } from '../../../ui/tiles/said.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import { CircumstanceField, useIncidentProposal } from '../../fields/circumstance-field.tsx'
import { DecisionFields } from '../../fields/decision-fields.tsx'
import * as fieldsCss from '../../fields/fields.module.css'
import { firstLack, lackingPerson, SAID_AT_FIELD } from '../../fields/lacking.ts'
import { MinutesField, useLacksMinutes, useMinutes } from '../../fields/minutes-field.tsx'
import { choiceDrafts, lacksPenalty, leavesOpen } from '../../fields/picked-penalty.ts'
import { ProposalNote } from '../../fields/proposal-note.tsx'
import { RuleSelect } from '../../fields/rule-select.tsx'
import { SignedTextFields, useSignedTexts } from '../../fields/signed-texts.tsx'
import { usePickedPenalty } from '../../fields/use-picked-penalty.ts'
import { OTHER_PERSON, useWho, WhoFields } from '../../fields/who-fields.tsx'
import { useMilderThan } from '../../finding/use-milder.ts'
import { rulingInForce } from '../history.ts'
import { type DecisionChoice, decisionOf, formerRuling } from './ruling-decision.ts'

type RuleFormProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly shown: ShownFinding | undefined
  readonly people: SeatedPeople
  readonly onDone: () => void
}

/** Form to rule on an incident, with or without a finding. A ruling already in force is superseded with a reason and stays visible. */
export const RuleForm = ({ onDone, ...given }: RuleFormProps) => {
  const { t, language } = useWords()
  const { incident, people } = given
  const texts = useSignedTexts(`incident-${incident.ref}-rule`)
  const seen = useObservation(given)
  const { rule, onFinding, who, minutes, isRule } = seen
  const answer = useIncidentProposal({ incident: incident.id, ...seen.said }, isRule, formDraft(incident), rulingInForce(incident))
  const { asked, circumstance, isUnanswered, proposal } = answer
  const ruled = useDecision(given, seen, proposal)
  const { decision, penalty, steps, done, milder, picked } = ruled
  const isWhole = !onFinding && who.isWhole
  const former = isWhole
    ? undefined
    : formerRuling(incident, { finding: onFinding ? (given.shown?.id ?? null) : null, rule, player: who.named.name || null })
  // a decision that came while the form was open is said before this one takes its place
  const [known] = useState(() => incident.rulings.map(({ ref }) => ref))
  const isNew = (one: Ruling): boolean => !known.includes(one.ref) && one.takenBack === null && one.supersededBy === null
  const newer = former && isNew(former) ? former : incident.rulings.findLast(isNew)
  const { reason } = texts.said
  const lacksMinutes = useLacksMinutes(minutes, rule, asked) && decision !== 'dismissed'
  const lacks = decision === 'changed' && !ruled.isMilder ? lacksPenalty(proposal, picked) : null
  const lacking = firstLack(
    !isRule && t('act.noRule'),
    !onFinding && lackingPerson(t, who.named.name, who.newPerson),
    lacksMinutes && SAID_AT_FIELD,
    isUnanswered && decision !== 'dismissed' && t('act.noCircumstance'),
    lacks && t(lacks),
    reason === '' && t('ruling.noReason'),
  )
  const takeMilder = (): void => {
    ruled.choose('milder')
    if (ruled.milderReason !== '' && reason === '') texts.setReason(ruled.milderReason)
  }
  return (
    <ActForm
      title={t(former ? 'incident.ruleAnew' : 'incident.rule')}
      note={former && t('incident.supersedes', { decision: t(`incidents.decision.${former.decision}`), name: former.by })}
      submit={t('ruling.sign')}
      lacking={lacking}
      warning={
        newer ? { of: newer.ref, says: t(newer === former ? 'ruling.meanwhile' : 'incident.ruledMeanwhile', { name: newer.by }) } : null
      }
      drafts={[...texts.drafts, ...Object.values(draftsOf(incident))]}
      onSend={(said) => {
        const ruling = { ...said, ...seen.said, ...circumstance, incident: incident.ref, ...texts.said, decision }
        // every player has a proposal of its own; the form shows the first one's
        if (isWhole) return desk.incidents.ruleOnTable({ ...ruling, ...(decision === 'changed' && penalty && { penalty }) })
        return desk.incidents.rule({
          ...ruling,
          proposed: proposal?.penalty,
          remedies: decision === 'dismissed' ? [] : steps.flatMap((step, n) => (done.includes(n) ? [doneStep(step)] : [])),
          ...(penalty && { penalty }),
          ...(former && { supersedes: former.ref }),
        })
      }}
      onDone={onDone}
    >
      <div className="two">
        <div className={fieldsCss.fields}>
          <RuleSelect rule={rule} onRule={seen.setRule} found={seen.found} />
          {!onFinding && (
            <WhoFields
              label={t('incident.about')}
              nameLabel={t('penalties.who')}
              people={people}
              who={who}
              canBeWhole={people.length > 1}
            />
          )}
          {minutes.isAsked && <MinutesField minutes={minutes} lacks={lacksMinutes} />}
          {isRule && asked && asked.circumstances.length > 0 && (
            <CircumstanceField asked={asked} rule={rule} found={answer.found} onFound={answer.setFound} />
          )}
          {isRule && !isUnanswered && (asked !== undefined || !isConductId(rule)) && (
            <DecisionFields
              proposal={proposal}
              decision={decision}
              onDecision={ruled.choose}
              picked={picked}
              milder={milder && { penalty: milder, isTaken: ruled.isMilder, onTake: takeMilder }}
              first
            />
          )}
          {steps.length > 0 && decision !== 'dismissed' && (
            <fieldset className="field">
              <legend className="label">{t('incident.remedies')}</legend>
              {steps.map((step, n) => (
                <Tick key={step.en} checked={done.includes(n)} onTick={(on) => ruled.tick(step, on)}>
                  <Sentence text={step[language]} />
                </Tick>
              ))}
            </fieldset>
          )}
        </div>
        <div className="why">
          {proposal && isRule && <ProposalNote proposal={proposal} rule={rule} />}
          <SignedTextFields
            texts={texts}
            label={t(decision === 'changed' && !(proposal && leavesOpen(proposal)) ? 'act.whyOther' : 'ruling.reason')}
            lines={4}
          />
        </div>
      </div>
    </ActForm>
  )
}

/** The drafts of what is chosen in the form: a reason that is there again when the form is opened again belongs to it. */
const draftsOf = (incident: Incident) => ({
  rule: `${formDraft(incident)}-chosen`,
  player: `${formDraft(incident)}-player`,
  seat: `${formDraft(incident)}-seat`,
  decision: `${formDraft(incident)}-decision`,
  ...choiceDrafts(formDraft(incident)),
})
const formDraft = ({ ref }: Incident): string => `incident-${ref}-rule`

type Given = Omit<RuleFormProps, 'onDone'>
type Observation = ReturnType<typeof useObservation>

/** The rule, the person and the minutes of the case. `said`: the part of a request that names them. */
const useObservation = ({ incident, shown, people }: Given) => {
  const standing = rulingInForce(incident)
  const found = shown?.finding.rule ?? null
  const drafts = draftsOf(incident)
  const [rule, setRule] = useFormDraft<string>(drafts.rule, () => standing?.rule ?? found ?? '')
  const onFinding = shown !== undefined && rule === found
  const who = useWho(
    people,
    useFormDraft(drafts.player, () => standing?.player ?? ''),
    {
      seat: useDraft(drafts.seat),
      first: standing ? (people.find(({ name }) => name === standing.player)?.name ?? OTHER_PERSON) : undefined,
      known: standing?.player ?? undefined,
    },
  )
  const { sitting, named } = who
  const minutes = useMinutes(rule, formDraft(incident), standing?.minutes)
  return {
    rule,
    setRule,
    found,
    onFinding,
    who,
    minutes,
    isRule: rule !== '' && (!rule.startsWith('house.') || isHouseConduct(rule)),
    said: {
      rule,
      ...(!onFinding && sitting && { seat: sitting.seat }),
      ...(!onFinding && named.name !== '' && { player: named }),
      ...minutes.said,
    },
  }
}

/** The decision, its penalty, and the steps at the table that it asks for. */
const useDecision = ({ incident, state, shown }: Given, { rule, onFinding }: Observation, proposal: Proposal | undefined) => {
  const { t, language } = useWords()
  const [choice, choose] = useFormDraft<DecisionChoice>(draftsOf(incident).decision, () => null)
  const picked = usePickedPenalty(formDraft(incident))
  const [kept, setKept] = useState(() => rulingInForce(incident)?.remedies ?? [])
  const finding = onFinding ? shown?.finding : undefined
  const allowed = useMilderThan(proposal, rule, finding)
  const milder = allowed && isImposable(allowed.penalty) ? allowed.penalty : null
  const decided = decisionOf({ choice, proposal, milder, picked: picked.penalty })
  const words = (penalty: Penalty | null | undefined, one = language) =>
    finding && penalty && state ? findingWords(asDecided(finding, penalty), state.rules, one, { due: shown?.due ?? undefined }) : null
  const imposed = (decided.decision === 'changed' && decided.penalty) || (proposal?.penalty ?? shown?.proposed)
  const section = allowed?.section ? ` (${allowed.section})` : ''
  const what = words(milder)?.title
  const steps = stepsInBoth((one) => words(imposed, one)?.steps ?? [])
  return {
    ...decided,
    choose,
    picked,
    milder,
    /** The reason that the milder sanction suggests; empty if it needs the referee's own. */
    milderReason: what === undefined ? '' : t('ruling.asMilder', { section, what }),
    steps,
    done: finding && imposed ? stepsDone(kept, steps, asDecided(finding, imposed)) : [],
    tick: (step: StepWords, on: boolean): void =>
      setKept((now) => (on ? [...now, doneStep(step)] : now.filter((one) => stepDone(one)?.en !== step.en))),
  }
}
