import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Player } from '../../../desk/contract/people.ts'
import type { Round } from '../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { isHouseConduct } from '../../../engine/model/conduct.ts'
import { isImposable } from '../../../engine/model/penalties.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { isUnderWay } from '../../app-state/clock/clock-figures.ts'
import { useRounds } from '../../app-state/clock/use-rounds.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useDraft, useFormDraft } from '../../app-state/storage/drafts.ts'
import { dotted } from '../../language/format.ts'
import { PersonField, useNewPerson } from '../../ui/fields/form-fields.tsx'
import { readPerson } from '../../ui/fields/read-person.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { ActForm } from '../fields/act-form.tsx'
import { CircumstanceField, lacksCircumstance, useCircumstance } from '../fields/circumstance-field.tsx'
import * as fieldsCss from '../fields/fields.module.css'
import { firstLack, lackingPerson, SAID_AT_FIELD } from '../fields/lacking.ts'
import { MinutesField, useLacksMinutes, useMinutes } from '../fields/minutes-field.tsx'
import { PenaltyPick } from '../fields/penalty-pick.tsx'
import { choiceDrafts, lacksPenalty, leavesOpen, proposesNone } from '../fields/picked-penalty.ts'
import { ProposalNote } from '../fields/proposal-note.tsx'
import { RuleSelect } from '../fields/rule-select.tsx'
import { SignedTextFields, useSignedTexts } from '../fields/signed-texts.tsx'
import { typedFrom } from '../fields/typed-penalty.ts'
import { usePickedPenalty } from '../fields/use-picked-penalty.ts'

type ImposeFormProps = { readonly onDone: () => void }

/** Form for a penalty without an act: under the conduct list or a house rule, for any player. */
export const ImposeForm = ({ onDone }: ImposeFormProps) => {
  const { t } = useTranslation()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const drafts = draftsOf(`penalty ${tournament?.file}`)
  const [rule, setRule] = useDraft(drafts.rule)
  const [name, setName] = useDraft(drafts.who)
  /** Null: nobody has chosen one. */
  const [chosenTable, setTable] = useFormDraft<string | null>(drafts.table, () => null)
  const [everyone, setEveryone] = useFormDraft(drafts.everyone, () => false)
  const minutes = useMinutes(rule, drafts.form)
  const picked = usePickedPenalty(drafts.form)
  const { found, circumstance, setFound } = useCircumstance(rule, drafts.form)
  const texts = useSignedTexts(`penalty-reason ${tournament?.file}`)
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const { data: tables = [] } = useQuery(ask.tables.list.queryOptions())
  const { rounds } = useRounds()
  const typed = readPerson(name, players)
  const listed = players.find(({ id }) => id === typed.id)
  const table = chosenTable ?? (listed && tableNow(listed, tables, rounds)?.id) ?? ''
  const at = tables.find(({ id }) => id === table)
  const seated = SEATS.flatMap((seat) => at?.players[seat] ?? [])
  const [first] = seated
  const isWhole = everyone && first !== undefined
  // every player has a proposal of its own; the form shows the first one's
  const player = isWhole ? readPerson(String(first.number ?? first.name), players) : typed
  const newPerson = useNewPerson(isWhole ? '' : name, players)
  const isRule = rule !== '' && (!rule.startsWith('house.') || isHouseConduct(rule))
  const seen = {
    rule,
    player,
    ...(table !== '' && { table }),
    ...minutes.said,
  }
  const isAsked = isRule && player.name !== '' && !newPerson.isAmbiguous
  const { data: asked } = useQuery({ ...ask.penalties.propose.queryOptions({ input: seen }), enabled: isAsked })
  const { data: inCircumstance } = useQuery({
    ...ask.penalties.propose.queryOptions({ input: { ...seen, ...circumstance } }),
    enabled: isAsked && circumstance !== null,
  })
  const isUnanswered = asked !== undefined && lacksCircumstance(asked, rule, found)
  const proposal = isUnanswered ? undefined : circumstance === null ? asked : inCircumstance
  const lacksMinutes = useLacksMinutes(minutes, rule, asked)
  const isNone = proposal !== undefined && proposesNone(proposal)
  const proposed = proposal && !isNone && !leavesOpen(proposal) && isImposable(proposal.penalty) ? proposal.penalty : null
  const chosen = picked.typed === null && proposed ? { ...picked, typed: typedFrom(proposed), penalty: proposed } : picked
  const { penalty } = chosen
  const lacks = lacksPenalty(proposal, chosen)
  const lacking = firstLack(
    !isRule && t('act.noRule'),
    lackingPerson(t, player.name, newPerson),
    lacksMinutes && SAID_AT_FIELD,
    isUnanswered && t('act.noCircumstance'),
    lacks && t(lacks),
    texts.said.reason === '' && t('act.noReason'),
  )
  return (
    <ActForm
      title={t('penalties.impose')}
      note={t('penalties.imposeNote')}
      submit={t('ruling.sign')}
      lacking={lacking}
      drafts={[...texts.drafts, ...Object.values(drafts)]}
      onSend={(said) =>
        isWhole
          ? desk.penalties.imposeOnTable({
              ...said,
              ...seen,
              table,
              ...circumstance,
              ...texts.said,
              ...(picked.penalty && { penalty: picked.penalty }),
            })
          : desk.penalties.impose({
              ...said,
              ...seen,
              ...circumstance,
              ...texts.said,
              proposed: proposal?.penalty,
              ...(penalty && { penalty }),
            })
      }
      onDone={onDone}
    >
      <div className="two">
        <div className={fieldsCss.fields}>
          <div className="picks">
            <RuleSelect rule={rule} onRule={setRule} />
            {!isWhole && <PersonField label={t('penalties.who')} value={name} onValue={setName} newPerson={newPerson} needed />}
            <SelectField
              label={t('penalties.where')}
              options={[
                { value: '', label: t('incident.noTable') },
                ...tables.map(({ id, round, name: table }) => ({
                  value: id,
                  label: round === null ? table : `${t('penalties.round', { round })} · ${table}`,
                })),
              ]}
              value={table}
              onValue={setTable}
            />
            {minutes.isAsked && <MinutesField minutes={minutes} lacks={lacksMinutes} />}
          </div>
          {seated.length > 0 && (
            <Tick
              checked={everyone}
              onTick={(whole) => {
                setTable(table)
                setEveryone(whole)
              }}
            >
              {dotted(t('penalties.wholeTable'), seated.map((one) => one.name).join(', '))}
            </Tick>
          )}
          {asked && asked.circumstances.length > 0 && <CircumstanceField asked={asked} rule={rule} found={found} onFound={setFound} />}
          {proposal && <PenaltyPick key={found} proposal={proposal} picked={chosen} evenNone={isNone} />}
        </div>
        {proposal && isRule && <ProposalNote proposal={proposal} rule={rule} />}
      </div>
      <SignedTextFields texts={texts} label={t('ruling.reason')} />
    </ActForm>
  )
}

const draftsOf = (form: string) => ({
  form,
  rule: `${form}-rule`,
  who: `${form}-who`,
  table: `${form}-table`,
  everyone: `${form}-everyone`,
  ...choiceDrafts(form),
})

/** The table at which the player sits in a round under way. In a break nobody sits at a table. */
const tableNow = (player: Player, tables: readonly TableSummary[], rounds: readonly Round[]): TableSummary | undefined => {
  const played = new Set(rounds.filter(isUnderWay).map(({ number }) => number))
  return tables.find(
    ({ round, players }) =>
      round !== null &&
      played.has(round) &&
      SEATS.some((seat) => players[seat]?.name === player.name && players[seat].number === player.number),
  )
}
