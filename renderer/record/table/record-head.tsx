import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { handShort } from '../../language/names.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { Chord, Key } from '../../ui/key.tsx'
import { LastHands } from '../../ui/last-hands.tsx'
import { type OverflowRules, useShedToFit } from '../../ui/use-shed-to-fit.ts'
import { openCounts } from '../findings/notes.ts'
import * as css from './table.module.css'

type RecordHeadProps = Pick<TableState, 'live' | 'findings'> & {
  readonly table: string
  readonly title: string
  /** The name of the hand on screen; null if it has none. */
  readonly name: TableState['view']['hand']
  /** Place of that hand among the hands of the table, counted from 0; -1 before the first one. */
  readonly at: number
  /** Number of hands. */
  readonly hands: number
  /** Opens the form for the end of the hand. */
  readonly onEnd: (() => void) | null
  /** Opens the form for players and result. */
  readonly onPeople: (() => void) | null
  readonly onTurn: () => void
  readonly claimed: boolean
  readonly onClaimed: () => void
  /** Calls for a referee; null if a call is open. */
  readonly onCall: (() => void) | null
  /** Switches live timing. */
  readonly onLive: (() => void) | null
  /** Shows the hand at a place. */
  readonly onHand: (at: number) => void
  readonly onReplay: (() => void) | null
}

/** The parts that the head gives up where the record is narrow; the open findings stay. */
const SHEDDING: OverflowRules = { parts: ['hint', 'levels', 'hand-keys', 'keys', 'words', 'space', 'hands-left'] }

/** Table and hand on screen, with the number of open findings. An act that changes none of it does not render it again. */
export const RecordHead = memo((props: RecordHeadProps) => {
  const { table, title, name, at, hands, live, findings, onEnd, onPeople, onTurn, claimed, onClaimed, onCall, onLive, onHand, onReplay } =
    props
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  const head = useRef<HTMLElement>(null)
  useShedToFit(head, SHEDDING)
  const to = (place: number): void => {
    if (place >= 0 && place < hands) onHand(place)
  }
  useKeys({ [keyOf('table.earlier')]: () => to(at - 1), [keyOf('table.later')]: () => to(at + 1) })
  return (
    <header ref={head} className="beside nb">
      <h1 className="heading">
        {onPeople ? (
          <Button
            className={`sm quiet ${css.tablename}`}
            label={title}
            chord={keyOf('table.people')}
            aria-haspopup="true"
            onClick={onPeople}
            title={t('hands.peopleTitle')}
          />
        ) : (
          title
        )}
      </h1>
      {hands > 1 && (
        <span className={css.hands}>
          <Button
            className="sm quiet"
            title={t('do.table.earlier')}
            disabled={at <= 0}
            onClick={() => to(at - 1)}
            chord={keyOf('table.earlier')}
          >
            <span className="sr">{t('table.earlierHand')}</span> <span aria-hidden="true">‹</span>
          </Button>
          {at >= 0 && <span className="q2">{name ? handShort(name, t) : t('hand.none')}</span>}
          <Button
            className="sm quiet"
            title={t('do.table.later')}
            disabled={at >= hands - 1}
            onClick={() => to(at + 1)}
            chord={keyOf('table.later')}
          >
            <span className="sr">{t('table.laterHand')}</span> <span aria-hidden="true">›</span>
          </Button>
        </span>
      )}
      <span className={css.left}>
        <LastHands table={table} />
      </span>
      {onEnd && <Button className="sm quiet" label={t('hands.endShort')} chord={keyOf('table.end')} onClick={onEnd} />}
      {onCall && (
        <Button className={`sm ${css.callnow}`} title={t('calls.call')} onClick={onCall}>
          <Icon name="called" /> <span className="sr">{t('calls.call')}</span> <span aria-hidden="true">{t('calls.callShort')}</span>{' '}
          <Chord of={keyOf('table.call')} />
        </Button>
      )}
      <span className={css.boardkeys}>
        <Button className="sm quiet" title={t('do.table.turn')} onClick={onTurn} chord="b">
          <span className="sr">{t('do.table.turn')}</span> <Icon name="turn" />
        </Button>
        <Button className={claimed ? 'sm quiet on' : 'sm quiet'} aria-pressed={claimed} title={t('table.claimed')} onClick={onClaimed}>
          <span className="sr">{t('table.claimed')}</span> <Icon name="claimed" /> <kbd>B</kbd>
        </Button>
        {onReplay && (
          <Button className="sm quiet" title={t('do.table.replay')} onClick={onReplay} chord={keyOf('table.replay')}>
            <span className="sr">{t('replay.title')}</span> <Icon name="play" />
          </Button>
        )}
        {onLive && (
          <Button
            className={live ? `sm quiet on ${css.timing}` : `sm quiet ${css.timing}`}
            aria-pressed={live}
            title={t('table.liveTitle')}
            onClick={onLive}
            chord={keyOf('table.live')}
          >
            <span className="sr">{t('table.liveTiming')}</span> <Icon name="clock" />
            {live && <span aria-hidden="true">{t('table.liveOn')}</span>}
          </Button>
        )}
      </span>
      <span className={`do q2 ${css.pg}`}>
        <Key>PgUp</Key> <Key>PgDn</Key> {t('table.finding')}
      </span>
      <div className={`push ${css.find}`}>
        {openCounts(findings).map(({ level, count }) => (
          <span key={level} className={`lv ${level}`}>
            <Icon name={levelIcon(level)} />
            <span className={css.long}>{t(`counted.${level}`, { count })}</span>
            <span className="short" aria-hidden="true">
              {count}
            </span>
          </span>
        ))}
      </div>
    </header>
  )
})
