import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import type { PenaltyRow as Penalty } from '../../../desk/contract/penalty-fields.ts'
import { type DoneLater, doneLater, isStruckLater } from '../../../desk/contract/vocabulary.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords, type Words } from '../../language/language.ts'
import { ruledUnder, ruleName } from '../../language/rule-name.ts'
import { isolatedText } from '../../safe-text/isolated.ts'
import { Button } from '../../ui/button.tsx'
import { StruckThrough } from '../../ui/struck-through.tsx'
import { laterLine } from '../later-line.ts'
import * as rulingsCss from '../rulings.module.css'
import { signedLines } from '../signed-lines.ts'
import { CancelForm } from './cancel-form.tsx'
import * as css from './penalties.module.css'

/** A column of the ledger. `wide`: only on wide screens. `look`: the class of its cells. */
type LedgerColumn = {
  readonly head: ByLanguage<string>
  readonly wide?: true
  readonly look?: 'q2' | 'why'
  readonly cell: (row: LedgerRow, words: Words) => ReactNode
}

/** Whether a penalty no longer counts because somebody said so. */
const isOff = (row: LedgerRow): boolean => isStruckLater(row) || row.takenBack !== null

/** Every field of a penalty: its column of the ledger, or the field in whose column it is shown. A missing field does not compile. */
const LEDGER: Readonly<Record<keyof Penalty, LedgerColumn | keyof Penalty | null>> = {
  id: null,
  at: {
    head: { en: 'When', fr: 'Quand' },
    look: 'q2',
    cell: ({ at, incident }, { t, language }) => (
      <a className="link" data-stop href={`#${paths.incident(incident)}`} title={t('incident.title', { incident })}>
        {formatMoment(at, language)}
      </a>
    ),
  },
  player: {
    head: { en: 'Player', fr: 'Joueur' },
    cell: (row, { t }) => (
      <StruckThrough off={isOff(row)}>
        <b>
          {row.signedFor !== null && `${row.signedFor} → `}
          {row.player === null ? (
            row.seat && t(`seat.${row.seat}`)
          ) : (
            <a className="link" href={`#${paths.person(row.player)}`} title={t('person.title')}>
              {row.player}
            </a>
          )}
        </b>{' '}
        {row.number !== null && <span className="q2">{row.number}</span>}
      </StruckThrough>
    ),
  },
  signedFor: 'player',
  seat: 'player',
  table: { head: { en: 'Table', fr: 'Table' }, cell: ({ table }) => table },
  round: { head: { en: 'Round', fr: 'Ronde' }, look: 'q2', cell: ({ round }) => (round === null ? '' : `R${round}`) },
  hand: null,
  event: null,
  incident: 'at',
  rule: {
    head: { en: 'Rule', fr: 'Règle' },
    cell: (row, { language }) => (
      <>
        {ruleName(row.rule, language)}
        <br />
        <span className="q2">
          {ruledUnder(row, language)} <code>{row.rule}</code>
        </span>
      </>
    ),
  },
  rules: 'rule',
  edition: 'rule',
  sections: 'rule',
  proposed: {
    head: { en: 'Proposed', fr: 'Proposé' },
    wide: true,
    look: 'q2',
    cell: ({ proposed }, { language }) => penaltyName(proposed, language),
  },
  penalty: {
    head: { en: 'Imposed', fr: 'Pénalité infligée' },
    cell: (row, { t, language }) => (
      <>
        <StruckThrough off={isOff(row) || row.supersededBy !== null}>
          <b>{penaltyName(row.penalty, language)}</b>
        </StruckThrough>
        {signedLines(row, row.penalty, language).map((line) => (
          <div key={line} className="q2">
            {line}
          </div>
        ))}
        {row.void && <div className="q2">{t('penalties.void')}</div>}
        {row.review && <div className={rulingsCss.waitsfor}>{t('waiting.rests')}</div>}
      </>
    ),
  },
  step: 'penalty',
  worth: null,
  decision: null,
  state: 'penalty',
  review: 'penalty',
  ruling: null,
  reason: {
    head: { en: 'Reason', fr: 'Motif' },
    look: 'why',
    cell: (row) => <Reason row={row} />,
  },
  cancelled: 'reason',
  by: { head: { en: 'Signed by', fr: 'Signé par' }, wide: true, cell: ({ by }) => by },
}

/** The columns of the ledger, in their order, each with its field. */
export const LEDGER_COLUMNS: readonly (LedgerColumn & { readonly field: string })[] = Object.entries(LEDGER).flatMap(([field, column]) =>
  column !== null && typeof column === 'object' ? [{ field, ...column }] : [],
)

type PenaltyRowProps = { readonly row: LedgerRow }

/**
 * The reason for a penalty, and each act about it since. A ruling that replaces it, which is a row of its own, cancels it in the same moment.
 */
const Reason = ({ row }: PenaltyRowProps) => {
  const { t, language } = useWords()
  const { data: all = [] } = useQuery(ask.penalties.list.queryOptions())
  const isReplacedBy = ({ at }: DoneLater): boolean =>
    row.supersededBy !== null && all.some((one) => one.incident === row.incident && one.at.getTime() === at.getTime())
  return (
    <>
      {row.reason}
      {doneLater(row).map((done) => {
        const time = formatMoment(done.at, language)
        const [reason = ''] = done.texts
        return (
          <div key={done.act} className="q2">
            {isReplacedBy(done)
              ? t('ruling.supersededBy', { name: isolatedText(done.by), time, reason: isolatedText(reason) })
              : `${time} ${laterLine(done, { t, language })}`}
          </div>
        )
      })}
      {row.takenBack && (
        <div className="q2">{t('penalties.takenBack', { time: formatMoment(row.takenBack.at, language), name: row.takenBack.by })}</div>
      )}
    </>
  )
}

/** One penalty of the ledger. A cancelled or undone penalty is struck through and names the person who did it. */
export const PenaltyRow = ({ row }: PenaltyRowProps) => {
  const { t, language } = useWords()
  const [asking, setAsking] = useState(false)
  const line = useRef<HTMLTableRowElement>(null)
  const off = isOff(row)
  const close = (): void => {
    setAsking(false)
    line.current?.querySelector('a')?.focus()
  }
  return (
    <>
      <tr className="opens" ref={line} data-cancelled={off}>
        {LEDGER_COLUMNS.map(({ field, head, wide, look, cell }) => (
          <td
            key={field}
            className={[wide && css.opt, look].filter(Boolean).join(' ')}
            data-head={field === 'table' ? head[language] : undefined}
          >
            {cell(row, { t, language })}
          </td>
        ))}
        <td>
          <div className="do">
            {!off && !asking && <Button className="sm quiet" label={t('penalties.cancel')} onClick={() => setAsking(true)} />}
          </div>
        </td>
      </tr>
      {asking && !off && (
        <tr>
          <td colSpan={LEDGER_COLUMNS.length + 1}>
            <CancelForm penalty={row} onDone={close} />
          </td>
        </tr>
      )}
    </>
  )
}
