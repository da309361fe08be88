import { useTranslation } from 'react-i18next'
import type { SeatedTable } from '../../../desk/contract/seating.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Chord } from '../../keys/chord.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { focusOnMount } from '../../ui/fields/line-field.tsx'
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
        <button type="button" className="btn primary" ref={focusOnMount} onClick={onTake}>
          {t('seating.take')} <Chord of={keyOf('setup.take')} />
        </button>
        <button type="button" className="btn" onClick={onOther}>
          {t('seating.other')} <Chord of={keyOf('setup.propose')} />
        </button>
        <button type="button" className="btn quiet" onClick={onLeave}>
          {t('seating.leave')}
        </button>
        <p className="err" role="alert">
          {trouble}
        </p>
      </div>
    </section>
  )
}

const missing = (table: SeatedTable): number => SEATS.length - seatsTaken(table)
