import { memo } from 'react'
import type { ReplayGame, ReplayHand } from '../../desk/contract/replay.ts'
import { ruleSetNameOf, ruleSetShort } from '../../engine/wording/terms/rule-sets.ts'
import { dotted } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { handName, handsShort } from '../language/names.ts'
import { useTableName } from '../language/use-names.ts'
import { Button } from '../ui/button.tsx'
import { Icon, levelIcon } from '../ui/icon.tsx'
import { colourOf } from './player/track-marks.ts'
import { findingsInForce } from './recorded-findings.ts'

type ReplayHeadProps = {
  readonly game: ReplayGame
  readonly hand: ReplayHand
  readonly onBack: () => void
  readonly onHand: (hand: string) => void
}

/** Table and hand on screen, and the other hands of the game, each with its worst finding. */
export const ReplayHead = memo(({ game, hand, onBack, onHand }: ReplayHeadProps) => {
  const { t, language } = useWords()
  const nameOf = useTableName()
  const short = handsShort(game.hands, t)
  return (
    <header className="head">
      <Button className="sm quiet" label={t('app.back')} chord="Escape" onClick={onBack} />
      <h1>{t('replay.title')}</h1>
      <span>
        {dotted(
          t('table.title', { table: nameOf(game.table) }),
          game.table.round !== null && t('clock.round', { round: game.table.round }),
          handName(hand, t),
        )}
      </span>
      <span className="q2">{ruleSetShort(ruleSetNameOf(hand.rules), language).name}</span>
      <nav className="push do" aria-label={t('replay.hands')}>
        {game.before !== null && (
          <Button className="sm quiet" title={t('replay.earlierGame')} onClick={() => onHand(game.before ?? '')}>
            <span aria-hidden="true">«</span>
            <span className="sr">{t('replay.earlierGame')}</span>
          </Button>
        )}
        {game.hands.length > 1 && <kbd>[</kbd>}
        {game.hands.length > 1 &&
          game.hands.map((one, at) => {
            const found = findingsInForce(one).filter(({ isDismissed }) => !isDismissed)
            const level = found.length > 0 ? colourOf(found) : null
            return (
              <Button
                key={one.id}
                className={one.id === hand.id ? 'sm on' : 'sm quiet'}
                aria-current={one.id === hand.id ? 'true' : undefined}
                onClick={() => onHand(one.id)}
              >
                {short[at]}
                {level && (
                  <span className={`lv ${level}`}>
                    <Icon name={levelIcon(level)} />
                    <span className="sr">{t(`level.${level}`)}</span>
                  </span>
                )}
              </Button>
            )
          })}
        {game.hands.length > 1 && <kbd>]</kbd>}
        {game.after !== null && (
          <Button className="sm quiet" title={t('replay.laterGame')} onClick={() => onHand(game.after ?? '')}>
            <span aria-hidden="true">»</span>
            <span className="sr">{t('replay.laterGame')}</span>
          </Button>
        )}
      </nav>
    </header>
  )
})
