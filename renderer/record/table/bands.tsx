import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { TableState } from '../../../desk/contract/tables.ts'
import { SIGNAL_NOTE } from '../../../engine/scoring/time-limit.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { type CalledHere, CallHere } from '../calls/call-here.tsx'
import type { RecordLine } from '../correct/lines.ts'
import { PickedBand } from '../correct/picked-band.tsx'
import type { Correcting } from '../correct/use-correcting.ts'
import { ForkBand } from '../forks/fork-band.tsx'
import { NextSeatsBand } from '../hands/next-seats-band.tsx'
import { SignalBand } from '../hands/signal-band.tsx'
import { SumBand } from '../hands/sum-band.tsx'
import { lineItem } from '../optimistic/view.ts'
import { AlsoHere } from './also-here.tsx'
import { OpenElsewhereBand } from './open-elsewhere-band.tsx'
import { PastBand } from './past-band.tsx'
import * as css from './table.module.css'

const HandsBand = lazyWithRetry(async () => (await import('../forks/hands-band.tsx')).HandsBand, { isPart: true })

type BandsProps = {
  readonly state: TableState
  /** An earlier hand than the one in play. */
  readonly isEarlier: boolean
  readonly called: CalledHere
  readonly correcting: Correcting
  /** Number of the act after which the board is shown; null: the current state. */
  readonly past: number | null
  /** The hands of the table with open findings, without this one. */
  readonly elsewhere: TableState['table']['openIn']
  /** PgDn leads to the first of them. */
  readonly leadsElsewhere: boolean
  readonly home: () => void
}

/** Above the list of acts: whatever a recorder should know or decide now, one band each. */
export const Bands = ({ state, isEarlier, called, correcting, past, elsewhere, leadsElsewhere, home }: BandsProps) => {
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
      <SumBand header={header} total={state.total} />
      <NextSeatsBand next={state.next} ended={state.view.ended} />
      {!isEarlier && hand !== '' && (
        <SignalBand table={table.id} isNoted={state.acts.some(({ text }) => text === SIGNAL_NOTE)} onNote={noteSignal} onDone={home} />
      )}
      <OpenElsewhereBand table={table.id} others={elsewhere} onKey={leadsElsewhere} />
      {correcting.line ? (
        <PickedBand correcting={correcting} past={past} act={actAt(correcting.line, state)} />
      ) : (
        isEarlier && <PastBand text={t('table.pastHand')} onNow={() => go(paths.table(table.id))} />
      )}
    </div>
  )
}

const actAt = (line: RecordLine, { acts }: TableState) =>
  line.kind === 'act' ? acts.find(({ number }) => number === line.row.from) : undefined
