import { useTranslation } from 'react-i18next'
import { paths } from '../../app-state/navigation/paths.ts'
import { dotted } from '../../language/format.ts'
import { Button } from '../../ui/button.tsx'
import * as rulingsCss from '../rulings.module.css'
import { AppealDecisionForm } from './forms/appeal-decision-form.tsx'
import { CancelPenaltyForm } from './forms/cancel-penalty-form.tsx'
import { CloseForm } from './forms/close-form.tsx'
import { DetailsForm } from './forms/details-form.tsx'
import { PictureForm } from './forms/picture-form.tsx'
import { RuleForm } from './forms/rule-form.tsx'
import { AppealForm, StatementForm } from './forms/statement-form.tsx'
import { undecidedAppeal } from './history.ts'
import * as css from './incident.module.css'
import { type IncidentForm, keyOfForm } from './page-state.ts'
import { ReportButtons, ReportStatus } from './report-buttons.tsx'
import type { OpenIncident } from './use-incident-page.ts'

/** Possible acts on the incident, each with its key. An open form replaces the buttons, and nothing covers the board. */
export const IncidentBar = ({ open }: { readonly open: OpenIncident }) => {
  const { t } = useTranslation()
  const { incident, state, ruling, shown, forms, page, at, change, toggle } = open
  if (page.form !== null)
    return (
      <footer className={`bar2 ${rulingsCss.open} scroll`}>
        <OpenForm open={open} form={page.form} />
      </footer>
    )
  if (page.asksUndo)
    return (
      <footer className="bar2">
        <div className="row" role="alert">
          <b>{dotted(t('incident.asksUndo'), open.undoes)}</b>
          <Button className="lg primary" onClick={open.undo}>
            {t('table.takeBack')} <kbd>Ctrl Z</kbd>
          </Button>
          <Button className="lg" label={t('table.keepIt')} chord="Escape" onClick={() => change({ asksUndo: false })} />
        </div>
      </footer>
    )
  const opens = (form: IncidentForm, label: string, look = 'btn quiet') =>
    forms.includes(form) && (
      <button type="button" className={look} onClick={() => open.openForm(form)}>
        {label} <kbd>{keyOfForm(form, forms)}</kbd>
      </button>
    )
  const shows = (part: 'comparing' | 'precedents', label: string, key: string) => (
    <Button className={page[part] ? 'quiet on' : 'quiet'} aria-pressed={page[part]} onClick={() => toggle(part)}>
      {label} <kbd>{key}</kbd>
    </Button>
  )
  return (
    <footer className={`bar2 ${css.doings}`}>
      <div className="row">
        {forms.length > 0 && (
          <>
            <span className={`do ${css.group}`}>
              {opens('decide', t('incident.decideIt'), 'btn primary')}
              {opens('rule', t(ruling ? 'incident.ruleAnew' : 'incident.rule'), ruling ? 'btn' : 'btn primary')}
              {opens('appeal', t('incident.appeal'), 'btn')}
              {opens('cancel', t('penalties.cancel'), 'btn')}
              {opens('reopened', t('incident.closing.reopened'), 'btn primary')}
            </span>
            <span className={`do ${css.group}`}>
              {opens('statement', t('incident.addStatement'))}
              {opens('picture', t('picture.do'))}
              {opens('fill', t('incident.fillIn'))}
            </span>
          </>
        )}
        {open.canShowCard && (
          <span className="push">
            <Button label={t('ruling.show')} chord="p" onClick={() => toggle('card')} />
          </span>
        )}
      </div>
      <div className="row">
        {forms.includes('closed') && (
          <span className={`do ${css.group}`}>
            {opens('agreement', t('incident.closing.agreement'))}
            {opens('closed', t('incident.closing.closed'))}
          </span>
        )}
        <span className={`do ${css.group}`}>
          {shown && (
            <a className="btn quiet" href={`#${paths.finding(incident.tableId, incident.hand, shown.id)}`}>
              {t('incident.itsRuling')} <kbd>n</kbd>
            </a>
          )}
          {state && (
            <a className="btn quiet" href={`#${paths.replay(incident.tableId, incident.hand, at)}`}>
              {t('replay.title')} <kbd>v</kbd>
            </a>
          )}
          {incident.tableId !== '' && (
            <a className="btn quiet" href={`#${paths.hand(incident.tableId, incident.hand)}`}>
              {t('table.title', { table: incident.table })} <kbd>t</kbd>
            </a>
          )}
          {shown && shows('comparing', t('rules.others'), 'o')}
          {shows('precedents', t('precedents.show'), 'b')}
        </span>
        <span className="push">
          <ReportButtons incident={incident.id} />
        </span>
        <ReportStatus incident={incident.id} />
      </div>
    </footer>
  )
}

type OpenFormProps = { readonly open: OpenIncident; readonly form: IncidentForm }

const OpenForm = ({ open: { incident, state, shown, people, at, cancellable, page, openForm }, form }: OpenFormProps) => {
  const done = (): void => openForm(null)
  const appeal = undecidedAppeal(incident)
  switch (form) {
    case 'statement':
      return <StatementForm incident={incident} people={people} onDone={done} />
    case 'picture':
      return <PictureForm incident={incident} given={page.given} onDone={done} />
    case 'fill':
      return <DetailsForm incident={incident} state={state} people={people} at={state ? at : null} onDone={done} />
    case 'rule':
      return <RuleForm incident={incident} state={state} shown={shown} people={people} onDone={done} />
    case 'appeal':
      return <AppealForm incident={incident} people={people} onDone={done} />
    case 'decide':
      return appeal ? <AppealDecisionForm key={appeal.ref} incident={incident} appeal={appeal} onDone={done} /> : null
    case 'agreement':
    case 'closed':
    case 'reopened':
      return <CloseForm key={form} incident={incident} how={form} onDone={done} />
    case 'cancel':
      return <CancelPenaltyForm incident={incident} penalties={cancellable} onDone={done} />
  }
}
