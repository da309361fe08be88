import type { TFunction } from 'i18next'
import type { PlayerAtTable } from '../../../desk/contract/people.ts'
import type { Round } from '../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { extraMinutes, formatTimer, formatWait, timeLeft } from '../../app-state/clock/clock-figures.ts'
import { mostUrgent, type WaitReason, waitClass, waitingSince } from '../../app-state/clock/urgent.ts'
import { useDeskNow } from '../../app-state/clock/use-rounds.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { othersAt, presentWords, usePresent } from '../../app-state/presence/who-is-here.ts'
import { formatMoment, formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { handShort, surname } from '../../language/names.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import * as listsCss from '../lists/lists.module.css'
import * as css from './tables.module.css'

// its words come with the rules, which the first screen does without
const LastHands = lazyWithRetry(async () => (await import('../../ui/last-hands.tsx')).LastHands, { isPart: true, ahead: 'at once' })

type TableCellProps = {
  readonly table: TableSummary
  readonly round: Round | undefined
  readonly nameOf: (player: PlayerAtTable) => string
  readonly picked: boolean
  /** Logs an incident here instead of opening the table, if one was begun. */
  readonly onIncident: ((table: TableSummary) => void) | null
}

/**
 * A table in the hall: number, hand, players and scores; at the foot its most urgent pending item and waiting time. A violation or a call
 * fills the cell.
 */
export const TableCell = ({ table, round, nameOf, picked, onIncident }: TableCellProps) => {
  const { t, language } = useWords()
  const wait = mostUrgent(table)
  const since = waitingSince(table)
  const accused = seatAccused(table, wait)
  const extra = extraMinutes(round, table.id)
  const look = [
    css.cell,
    wait && (wait === 'violation' || wait === 'called' ? css.hot : css.warm),
    wait && waitClass(wait),
    picked && css.picked,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <li className={look}>
      <a
        className="tinted"
        href={`#${paths.table(table.id)}`}
        onClick={(event) => {
          if (!onIncident) return
          event.preventDefault()
          onIncident(table)
        }}
      >
        <header>
          <b className="nb">{table.name}</b>
          <PeopleHere table={table.id} />
          {round && extra > 0 && !table.signed && <Extra round={round} minutes={extra} />}
          <LastHands table={table.id} />
          {since && (
            <span className={css.small} aria-hidden="true">
              <WaitingTime since={since} />
            </span>
          )}
          <span className={css.hand}>{table.signed ? t('hall.ended') : table.hand ? handShort(table.hand, t) : ''}</span>
        </header>
        <div className={`q2 ${css.names}`}>
          {SEATS.map((seat) => {
            const player = (table.signedFor ?? table.players)[seat]
            return (
              <span key={seat} className="nb" title={player?.name}>
                <i>{t(`letter.${seat}`)}</i>
                <span>{player ? nameOf(player) : ''}</span>
                {table.scores && <em>{formatNumber(table.scores[seat], language)}</em>}
              </span>
            )
          })}
        </div>
        <footer className="beside nb q2">
          {wait ? (
            <>
              <Icon name={wait} />
              <span className={css.long}>{longWords(table, wait, t)}</span>
              {accused && <b> · {t(`letter.${accused}`)}</b>}
              <span className="short" aria-hidden="true">
                {wait === 'called' ? t('hall.calledShort') : t(`level.${wait}`)}
              </span>
              {since && <WaitingTime since={since} />}
            </>
          ) : table.signed ? (
            <>
              <Icon name="check" />
              <span>{t('hall.signed')}</span>
              <span className="r">{formatMoment(table.signed, language)}</span>
            </>
          ) : (
            table.begun && (
              <>
                <Icon name="live" />
                <span className={css.long}>{t('hall.recording')}</span>
                <span className="r">{t('app.act', { act: table.inHand })}</span>
              </>
            )
          )}
        </footer>
      </a>
    </li>
  )
}

/** The seat of a table's only violation, which is not cut off in a small cell; other findings are counted. */
const seatAccused = ({ open, first }: TableSummary, wait: WaitReason | null): Seat | null =>
  wait === 'violation' && open.violation === 1 ? (first?.finding.seat ?? null) : null

const longWords = (table: TableSummary, wait: WaitReason, t: TFunction): string => {
  if (wait === 'called') return t('hall.calledShort')
  if (wait === 'record') return t('hall.toMend', { count: table.open.record })
  return seatAccused(table, wait) ? t('level.violation') : t(`counted.${wait}`, { count: table.open[wait] })
}

/** Waiting time by the desk's clock, updated every second. */
export const WaitingTime = ({ since }: { readonly since: Date }) => (
  <span className={`r ${listsCss.wait}`}>{formatWait(since.getTime(), useDeskNow())}</span>
)

/** A table's extra time; after the round's time is up, the rest of it. */
const Extra = ({ round, minutes }: { readonly round: Round; readonly minutes: number }) => {
  const { t } = useWords()
  const now = useDeskNow()
  const left = timeLeft(round, now)
  return (
    <span className={css.extra}>
      {left !== null && left < 0 && round.clock.state !== 'planned'
        ? t('hall.extraLeft', { left: formatTimer(timeLeft(round, now, minutes) ?? 0) })
        : t('clock.more', { minutes })}
    </span>
  )
}

/** Names the people who have the table open, in its cell of the hall. */
const PeopleHere = ({ table }: { readonly table: string }) => {
  const { t } = useWords()
  const others = othersAt(usePresent(), table)
  const [first] = others
  if (!first) return null
  const all = t('presence.here', { who: others.map((one) => presentWords(one, t)).join(' · ') })
  return (
    <span className={css.here} title={all}>
      <span className="sr">{all}</span>
      <span aria-hidden="true">
        {first.person === null ? (first.device ?? t('presence.laptop')) : surname(first.person)}
        {others.length > 1 && ` +${others.length - 1}`}
      </span>
    </span>
  )
}
