import { useTranslation } from 'react-i18next'
import type { Incident, LedgerRow, ShownFinding, TableState } from '../../desk/contract.ts'
import { paths } from '../shell/paths.ts'
import { CancelPenaltyForm } from './cancel-penalty-form.tsx'
import { CloseForm } from './close-form.tsx'
import { DecideForm } from './decide-form.tsx'
import { FillForm } from './fill-form.tsx'
import { standingRuling, undecidedAppeal } from './history.ts'
import type { People } from './people.ts'
import { ReportButtons } from './report-buttons.tsx'
import { RuleForm } from './rule-form.tsx'
import { AppealForm, StatementForm } from './statement-form.tsx'

export type IncidentMode = 'statement' | 'fill' | 'rule' | 'appeal' | 'decide' | 'agreement' | 'closed' | 'reopened' | 'cancel' | null

type IncidentBarProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly shown: ShownFinding | undefined
  readonly people: People
  readonly at: number | null
  readonly penalty: LedgerRow | undefined
  readonly mode: IncidentMode
  readonly asksUndo: boolean
  readonly precedents: boolean
  readonly onPrecedents: () => void
  readonly onMode: (mode: IncidentMode) => void
  readonly onUndo: () => void
  readonly onKeep: () => void
}

/** What can be done about it now, each by its key; a form takes the place of the buttons, nothing covers the board. */
export const IncidentBar = (props: IncidentBarProps) => {
  const { t } = useTranslation()
  const { incident, mode, asksUndo, penalty, shown, at, precedents, onMode, onUndo, onKeep, onPrecedents } = props
  if (mode !== null)
    return (
      <footer className="bar2 open scroll">
        <ModeForm {...props} mode={mode} />
      </footer>
    )
  if (asksUndo)
    return (
      <footer className="bar2">
        <div className="row" role="alert">
          <b>{t('incident.asksUndo')}</b>
          <button type="button" className="btn lg primary" onClick={onUndo}>
            {t('table.takeBack')} <kbd>Ctrl Z</kbd>
          </button>
          <button type="button" className="btn lg" onClick={onKeep}>
            {t('penalties.keep')} <kbd>Esc</kbd>
          </button>
        </div>
      </footer>
    )
  const closed = incident.state === 'closed' || incident.state === 'closed-by-agreement'
  const off = incident.takenBack !== null
  const ruling = standingRuling(incident)
  const appeal = undecidedAppeal(incident)
  return (
    <footer className="bar2">
      <div className="row">
        {!off && !closed && (
          <>
            {appeal ? (
              <Do label={t('incident.decideIt')} on="a" primary onDo={() => onMode('decide')} />
            ) : (
              <Do label={t(ruling ? 'incident.ruleAnew' : 'incident.rule')} on="r" primary={!ruling} onDo={() => onMode('rule')} />
            )}
            {appeal && <Do label={t('incident.ruleAnew')} on="r" onDo={() => onMode('rule')} />}
            {ruling && !appeal && <Do label={t('incident.appeal')} on="a" onDo={() => onMode('appeal')} />}
          </>
        )}
        {!off && <Do label={t('incident.addStatement')} on="s" onDo={() => onMode('statement')} />}
        {!off && <Do label={t('incident.fillIn')} on="e" onDo={() => onMode('fill')} />}
        {penalty && <Do label={t('penalties.cancel')} on="c" onDo={() => onMode('cancel')} />}
        {!off && !closed && <Do label={t('incident.closing.agreement')} on="g" onDo={() => onMode('agreement')} />}
        {!off && !closed && <Do label={t('incident.close.closed')} on="x" onDo={() => onMode('closed')} />}
        {closed && <Do label={t('incident.close.reopened')} on="o" primary onDo={() => onMode('reopened')} />}
        <span className="push do">
          <button type="button" className={precedents ? 'btn quiet on' : 'btn quiet'} aria-pressed={precedents} onClick={onPrecedents}>
            {t('precedents.show')} <kbd>b</kbd>
          </button>
          {shown && (
            <a className="btn quiet" href={`#${paths.finding(incident.tableId, incident.hand, shown.id)}`}>
              {t('table.openRuling')}
            </a>
          )}
          {at !== null && (
            <a className="btn quiet" href={`#${paths.replay(incident.tableId, incident.hand, at)}`}>
              {t('replay.open')} <kbd>p</kbd>
            </a>
          )}
          {incident.tableId !== '' && (
            <a className="btn quiet" href={`#${paths.hand(incident.tableId, incident.hand)}`}>
              {t('hall.open', { table: incident.table })} <kbd>t</kbd>
            </a>
          )}
          <ReportButtons incident={incident.id} />
        </span>
      </div>
    </footer>
  )
}

type DoProps = { readonly label: string; readonly on: string; readonly primary?: boolean; readonly onDo: () => void }

const Do = ({ label, on, primary = false, onDo }: DoProps) => (
  <button type="button" className={primary ? 'btn primary' : 'btn'} onClick={onDo}>
    {label} <kbd>{on}</kbd>
  </button>
)

const ModeForm = ({
  incident,
  state,
  shown,
  people,
  at,
  penalty,
  mode,
  onMode,
}: IncidentBarProps & { readonly mode: NonNullable<IncidentMode> }) => {
  const done = (): void => onMode(null)
  const appeal = undecidedAppeal(incident)
  switch (mode) {
    case 'statement':
      return <StatementForm incident={incident} people={people} onDone={done} />
    case 'fill':
      return <FillForm incident={incident} state={state} people={people} at={at} onDone={done} />
    case 'rule':
      return <RuleForm incident={incident} state={state} shown={shown} people={people} onDone={done} />
    case 'appeal':
      return <AppealForm incident={incident} people={people} onDone={done} />
    case 'decide':
      return appeal ? <DecideForm incident={incident} appeal={appeal} onDone={done} /> : null
    case 'agreement':
    case 'closed':
    case 'reopened':
      return <CloseForm key={mode} incident={incident} how={mode} onDone={done} />
    case 'cancel':
      return penalty ? <CancelPenaltyForm penalty={penalty} onDone={done} /> : null
  }
}
