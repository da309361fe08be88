import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { stepLine } from '../../../engine/wording/penalties/ladder-note.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { ruleCitation, ruleName } from '../../language/rule-name.ts'
import { StruckThrough } from '../../ui/struck-through.tsx'
import * as rulingsCss from '../rulings.module.css'
import { CancelForm } from './cancel-form.tsx'
import { type DrawnInLedger, isDrawn, LEDGER_COLUMNS } from './ledger-columns.ts'
import * as css from './penalties.module.css'

type PenaltyRowProps = { readonly row: LedgerRow }

/** One penalty of the ledger. A cancelled or undone penalty is struck through and names the person who did it. */
export const PenaltyRow = ({ row }: PenaltyRowProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const off = row.cancelled !== null || row.takenBack !== null
  const drawn: Readonly<Record<DrawnInLedger, ReactNode>> = {
    at: (
      <td className="q2">
        <a className="link" data-stop href={`#${paths.incident(row.incident)}`} title={t('incident.title', { incident: row.incident })}>
          {formatMoment(row.at, language)}
        </a>
      </td>
    ),
    player: (
      <td>
        <StruckThrough off={off}>
          <b>
            {row.player === null ? (
              row.seat && t(`seat.${row.seat}`)
            ) : (
              <a className="link" href={`#${paths.person(row.player)}`} title={t('person.title')}>
                {row.player}
              </a>
            )}
          </b>
        </StruckThrough>
      </td>
    ),
    rule: (
      <td>
        {ruleName(row.rule, language)}
        <br />
        <span className="q2">
          {ruleCitation(row, language)} <code>{row.rule}</code>
        </span>
      </td>
    ),
    penalty: (
      <td>
        <StruckThrough off={off || row.supersededBy !== null}>
          <b>{penaltyName(row.penalty, language)}</b>
        </StruckThrough>
        {row.step && <div className="q2">{stepLine(row.step, row.penalty, language)}</div>}
        {row.void && <div className="q2">{t('penalties.void')}</div>}
        {row.review && <div className={rulingsCss.waitsfor}>{t('waiting.rests')}</div>}
      </td>
    ),
    reason: (
      <td className="why">
        {row.reason}
        {row.cancelled && (
          <div className="q2">
            {t('penalties.cancelled', {
              time: formatMoment(row.cancelled.at, language),
              name: row.cancelled.by,
              reason: row.cancelled.reason,
            })}
          </div>
        )}
        {row.takenBack && (
          <div className="q2">{t('penalties.takenBack', { time: formatMoment(row.takenBack.at, language), name: row.takenBack.by })}</div>
        )}
      </td>
    ),
  }
  return (
    <>
      <tr className="opens" data-cancelled={off}>
        {LEDGER_COLUMNS.map(({ field, wide, muted, text }) =>
          isDrawn(field) ? (
            <Fragment key={field}>{drawn[field]}</Fragment>
          ) : (
            <td key={field} className={[wide && css.opt, muted && 'q2'].filter(Boolean).join(' ')}>
              {text?.(row, language)}
            </td>
          ),
        )}
        <td>
          <div className="do">
            {!off && !asking && (
              <button type="button" className="btn sm quiet" onClick={() => setAsking(true)}>
                {t('penalties.cancel')}
              </button>
            )}
          </div>
        </td>
      </tr>
      {asking && !off && (
        <tr>
          <td colSpan={LEDGER_COLUMNS.length + 1}>
            <CancelForm penalty={row.id} onDone={() => setAsking(false)} />
          </td>
        </tr>
      )}
    </>
  )
}
