import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { TableState } from '../../../desk/contract/tables.ts'
import { SIGNAL_NOTE } from '../../../engine/scoring/time-limit.ts'
import { entryName } from '../../../engine/wording/record/log-entries.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { toFinding } from '../../app-state/navigation/left-note.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { othersAt, presentWords, usePresent } from '../../app-state/presence/who-is-here.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Key } from '../../ui/key.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { type CalledHere, CallHere } from '../calls/call-here.tsx'
import type { RecordLine } from '../correct/lines.ts'
import type { CorrectingState } from '../correct/use-correcting.ts'
import { linesDifference } from '../hands/header-sum.ts'
import { SignalBand } from '../hands/signal-band.tsx'
import { lineItem } from '../optimistic/view.ts'
import * as recordCss from '../record.module.css'
import * as css from './table.module.css'

const ForkBand = lazyWithRetry(async () => (await import('../forks/fork-band.tsx')).ForkBand, { isPart: true })
const PickedBand = lazyWithRetry(async () => (await import('../correct/picked-band.tsx')).PickedBand, { isPart: true, ahead: 'at once' })
const HandsBand = lazyWithRetry(async () => (await import('../forks/hands-band.tsx')).HandsBand, { isPart: true })

type BandsProps = {
  readonly state: TableState
  /** An earlier hand than the one in play. */
  readonly isEarlier: boolean
  readonly called: CalledHere
  readonly correcting: CorrectingState
  /** Number of the act after which the board is shown; null: the current state. */
  readonly past: number | null
  /** Number of the act before which a line is being written. */
  readonly before: number | null
  /** The hands of the table with open findings, without this one. */
  readonly elsewhere: TableState['table']['openIn']
  /** PgDn leads to the first of them. */
  readonly leadsElsewhere: boolean
  readonly home: () => void
}

/** Above the list of acts: whatever a recorder should know or decide now, one band each. */
export const Bands = ({ state, isEarlier, called, correcting, past, before, elsewhere, leadsElsewhere, home }: BandsProps) => {
  const { table, hand, header } = state
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { by } = useSigner()
  const noteSignal = useLatest((): void => outbox.enter({ ...lineItem(state, SIGNAL_NOTE), table: table.id, by }))
  return (
    <div className={css.over}>
      <AlsoHere table={table.id} />
      {(called.call || called.isHeld) && <CallHere table={table.id} call={called.call} isHeld={called.isHeld} />}
      {state.handsApart > 0 && mayCall('forks/hands') ? (
        <HandsBand state={state} onDone={home} />
      ) : (
        state.forks > 0 && mayCall('forks/at') && <ForkBand state={state} onDone={home} />
      )}
      <SignedBand at={table.signed} />
      <SumBand header={header} total={state.total} />
      <NextSeatsBand next={state.next} ended={state.view.ended} />
      {!isEarlier && hand !== '' && (
        <SignalBand table={table.id} isNoted={state.acts.some(({ text }) => text === SIGNAL_NOTE)} onNote={noteSignal} onDone={home} />
      )}
      <OpenElsewhereBand table={table.id} others={elsewhere} onKey={leadsElsewhere} />
      {correcting.line ? (
        <PickedBand correcting={correcting} past={past} before={before} act={actAt(correcting.line, state)} />
      ) : (
        isEarlier && <PastBand text={t('table.pastHand')} onNow={() => go(paths.table(table.id))} />
      )}
    </div>
  )
}

const actAt = (line: RecordLine, { acts }: TableState) =>
  line.kind === 'act' ? acts.find(({ number }) => number === line.row.from) : undefined

type PastBandProps = { readonly text: string; readonly onNow: () => void }

/** Shown while the board shows an earlier moment. */
const PastBand = ({ text, onNow }: PastBandProps) => {
  const { t } = useTranslation()
  useKeys({ Escape: onNow })
  return (
    <div className={`beside ${recordCss.past}`} role="status">
      <b>{text}</b>
      <Button className="sm push" label={t('table.now')} chord="Escape" onClick={onNow} />
    </div>
  )
}

/** The others who have this table open, and whether they record. */
const AlsoHere = ({ table }: { readonly table: string }) => {
  const { t } = useTranslation()
  const others = othersAt(usePresent(), table)
  if (others.length === 0) return null
  const all = t('presence.alsoHere', { who: others.map((one) => presentWords(one, t)).join(' · ') })
  return (
    <p className={`truncate q2 ${css.alsohere}`} title={all}>
      {all}
    </p>
  )
}

type OpenElsewhereBandProps = {
  readonly table: string
  readonly others: TableState['table']['openIn']
  /** PgDn leads there, because no finding is open in this hand. */
  readonly onKey: boolean
}

/** Says that findings are open in other hands of the table, and leads to them. */
const OpenElsewhereBand = ({ table, others, onKey }: OpenElsewhereBandProps) => {
  const { t } = useTranslation()
  const [first] = others
  if (!first) return null
  const { path, leave } = toFinding({ table, ...first })
  return (
    <div className={`beside ${recordCss.past}`} role="status">
      <b>{t('table.openElsewhere', { count: others.length })}</b>
      <a className="btn sm push" href={`#${path}`} onClick={leave}>
        {t('table.showOpen')} {onKey && <Key>PgDn</Key>}
      </a>
    </div>
  )
}

type NextSeatsBandProps = { readonly next: TableState['next'] | undefined; readonly ended: TableState['view']['ended'] }

/** After the end of a hand: the players who come or go with the next one. The plates still show who played the hand. */
const NextSeatsBand = memo(({ next, ended }: NextSeatsBandProps) => {
  const { t } = useTranslation()
  return next && ended !== null ? (
    <div className={`beside ${recordCss.past}`} role="status">
      <b>{t('hands.next')}</b>
      <span>{next.map(({ seat, player }) => `${t(`letter.${seat}`)} · ${player ?? t('hands.whats.leave')}`).join(', ')}</span>
    </div>
  ) : null
})

/** The result of the table is signed: acts entered now are not in it. */
const SignedBand = memo(({ at }: { readonly at: Date | null }) => {
  const language = useLanguage()
  return (
    at && (
      <div className={`beside ${recordCss.past}`} role="status">
        <b>{entryName('result-signed', language)}</b>
        <span>{formatMoment(at, language)}</span>
      </div>
    )
  )
})

/** Shown above a hand whose starting scores don't add up. */
const SumBand = memo(({ header, total }: Pick<TableState, 'header' | 'total'>) => {
  const language = useLanguage()
  const difference = linesDifference(header, total)
  return (
    difference && (
      <div className={`beside ${recordCss.past}`} role="status">
        <b>{sumDifferenceText(difference, language)}</b>
      </div>
    )
  )
})
