import { useTranslation } from 'react-i18next'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import type { Incident, ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import type { SeatedPeople } from '../../language/names.ts'
import { Key } from '../../ui/key.tsx'
import * as rulingsCss from '../rulings.module.css'
import { AppealDecisionForm } from './forms/appeal-decision-form.tsx'
import { CancelPenaltyForm } from './forms/cancel-penalty-form.tsx'
import { CloseForm } from './forms/close-form.tsx'
import { DetailsForm } from './forms/details-form.tsx'
import { PictureForm } from './forms/picture-form.tsx'
import { RuleForm } from './forms/rule-form.tsx'
import { AppealForm, StatementForm } from './forms/statement-form.tsx'
import { rulingInForce, undecidedAppeal } from './history.ts'
import * as css from './incident.module.css'
import { ReportButtons, ReportStatus } from './report-buttons.tsx'

export type IncidentMode =
  | 'statement'
  | 'picture'
  | 'fill'
  | 'rule'
  | 'appeal'
  | 'decide'
  | 'agreement'
  | 'closed'
  | 'reopened'
  | 'cancel'
  | null

type IncidentBarProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly shown: ShownFinding | undefined
  readonly people: SeatedPeople
  readonly at: number | null
  readonly penalty: LedgerRow | undefined
  readonly mode: IncidentMode
  /** A picture that was dropped or pasted. */
  readonly given: File | null
  readonly asksUndo: boolean
  readonly precedents: boolean
  /** Whether the page shows the comparison with other rule sets. */
  readonly comparing: boolean
  readonly onCompare: () => void
  readonly onPrecedents: () => void
  readonly onShow: () => void
  readonly onMode: (mode: IncidentMode) => void
  readonly onUndo: () => void
  readonly onKeep: () => void
}

/** Possible acts on the incident, each with its key. An open form replaces the buttons, and nothing covers the board. */
export const IncidentBar = (props: IncidentBarProps) => {
  const { t } = useTranslation()
  const { incident, mode, asksUndo, penalty, shown, at, precedents, comparing, onMode, onUndo, onKeep, onPrecedents, onCompare, onShow } =
    props
  if (mode !== null)
    return (
      <footer className={`bar2 ${rulingsCss.open} scroll`}>
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
            {t('penalties.keep')} <Key>Esc</Key>
          </button>
        </div>
      </footer>
    )
  const closed = incident.state === 'closed' || incident.state === 'closed-by-agreement'
  const off = incident.takenBack !== null
  const ruling = rulingInForce(incident)
  const appeal = undecidedAppeal(incident)
  const canShow = ruling !== null || shown !== undefined
  return (
    <footer className={`bar2 ${css.doings}`}>
      <div className="row">
        {!off && (
          <span className={`do ${css.group}`}>
            {!closed && appeal && <Do label={t('incident.decideIt')} on="a" look="btn primary" onDo={() => onMode('decide')} />}
            {!closed && (
              <Do
                label={t(ruling ? 'incident.ruleAnew' : 'incident.rule')}
                on="r"
                look={ruling ? 'btn' : 'btn primary'}
                onDo={() => onMode('rule')}
              />
            )}
            {!closed && ruling && !appeal && <Do label={t('incident.appeal')} on="a" look="btn" onDo={() => onMode('appeal')} />}
            {penalty && <Do label={t('penalties.cancel')} on="c" look="btn" onDo={() => onMode('cancel')} />}
            {closed && <Do label={t('incident.closing.reopened')} on="o" look="btn primary" onDo={() => onMode('reopened')} />}
          </span>
        )}
        {!off && (
          <span className={`do ${css.group}`}>
            <Do label={t('incident.addStatement')} on="s" onDo={() => onMode('statement')} />
            <Do label={t('picture.do')} on="f" onDo={() => onMode('picture')} />
            <Do label={t('incident.fillIn')} on="e" onDo={() => onMode('fill')} />
          </span>
        )}
        {canShow && (
          <span className="push">
            <Do label={t('ruling.show')} on="p" look="btn" onDo={onShow} />
          </span>
        )}
      </div>
      <div className="row">
        {!off && !closed && (
          <span className={`do ${css.group}`}>
            <Do label={t('incident.closing.agreement')} on="g" onDo={() => onMode('agreement')} />
            <Do label={t('incident.closing.closed')} on="x" onDo={() => onMode('closed')} />
          </span>
        )}
        <span className={`do ${css.group}`}>
          {shown && (
            <a className="btn quiet" href={`#${paths.finding(incident.tableId, incident.hand, shown.id)}`}>
              {t('incident.itsRuling')} <kbd>n</kbd>
            </a>
          )}
          {at !== null && (
            <a className="btn quiet" href={`#${paths.replay(incident.tableId, incident.hand, at)}`}>
              {t('replay.title')} <kbd>v</kbd>
            </a>
          )}
          {incident.tableId !== '' && (
            <a className="btn quiet" href={`#${paths.hand(incident.tableId, incident.hand)}`}>
              {t('table.title', { table: incident.table })} <kbd>t</kbd>
            </a>
          )}
          {shown && (
            <button type="button" className={comparing ? 'btn quiet on' : 'btn quiet'} aria-pressed={comparing} onClick={onCompare}>
              {t('rules.others')} <kbd>m</kbd>
            </button>
          )}
          <button type="button" className={precedents ? 'btn quiet on' : 'btn quiet'} aria-pressed={precedents} onClick={onPrecedents}>
            {t('precedents.show')} <kbd>b</kbd>
          </button>
        </span>
        <span className="push">
          <ReportButtons incident={incident.id} />
        </span>
        <ReportStatus incident={incident.id} />
      </div>
    </footer>
  )
}

type DoProps = { readonly label: string; readonly on: string; readonly look?: string; readonly onDo: () => void }

const Do = ({ label, on, look = 'btn quiet', onDo }: DoProps) => (
  <button type="button" className={look} onClick={onDo}>
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
  given,
  onMode,
}: IncidentBarProps & { readonly mode: NonNullable<IncidentMode> }) => {
  const done = (): void => onMode(null)
  const appeal = undecidedAppeal(incident)
  switch (mode) {
    case 'statement':
      return <StatementForm incident={incident} people={people} onDone={done} />
    case 'picture':
      return <PictureForm incident={incident} given={given} onDone={done} />
    case 'fill':
      return <DetailsForm incident={incident} state={state} people={people} at={at} onDone={done} />
    case 'rule':
      return <RuleForm incident={incident} state={state} shown={shown} people={people} onDone={done} />
    case 'appeal':
      return <AppealForm incident={incident} people={people} onDone={done} />
    case 'decide':
      return appeal ? <AppealDecisionForm incident={incident} appeal={appeal} onDone={done} /> : null
    case 'agreement':
    case 'closed':
    case 'reopened':
      return <CloseForm key={mode} incident={incident} how={mode} onDone={done} />
    case 'cancel':
      return penalty ? <CancelPenaltyForm penalty={penalty} onDone={done} /> : null
  }
}
