import { useTranslation } from 'react-i18next'
import type { SeatedTable } from '../../../desk/contract/seating.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Button } from '../../ui/button.tsx'
import { focusAtEnd } from '../../ui/fields/line-field.tsx'
import { Alert } from '../../ui/status.tsx'
import * as css from './seating.module.css'
import { repeatMeetings, seatsTaken } from './seating.ts'
import type { DrawnSeats as Proposal } from './use-seats.ts'

type SeatProposalProps = {
  readonly proposal: Proposal
  readonly trouble: string
  readonly onTake: () => void
  readonly onOther: () => void
  readonly onLeave: () => void
}

/** Summary of proposed seats before they are accepted: players who meet again, seats that need a substitute. */
export const SeatProposal = ({ proposal, trouble, onTake, onOther, onLeave }: SeatProposalProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  useKeys({ [keyOf('setup.take')]: onTake, [keyOf('setup.propose')]: onOther })
  const again = proposal.tables.flatMap((table) => repeatMeetings(table, proposal.meetings)).length
  const short = proposal.tables.filter((table) => missing(table) % SEATS.length !== 0)
  const wanted = short.reduce((sum, table) => sum + missing(table), 0)
  return (
    <section className={`blocks ${css.seatproposal}`} aria-label={t('seating.proposal')}>
      <p role="status">
        <b>{t('seating.proposed')}</b> {t(proposal.meetings.length === 0 ? 'seating.byLot' : 'seating.again', { count: again })}{' '}
        {wanted > 0 && <b>{t('seating.substitutes', { count: wanted, tables: short.map(({ name }) => name).join(', ') })}</b>}
      </p>
      <div className="row">
        <Button className="primary" label={t('seating.take')} chord={keyOf('setup.take')} ref={focusAtEnd} onClick={onTake} />
        <Button label={t('seating.other')} chord={keyOf('setup.propose')} onClick={onOther} />
        <Button className="quiet" label={t('seating.leave')} chord="Escape" onClick={onLeave} />
        <Alert says={trouble} />
      </div>
    </section>
  )
}

const missing = (table: SeatedTable): number => SEATS.length - seatsTaken(table)
