import { useTranslation } from 'react-i18next'
import { penaltyName } from '../../engine/words/penalties.ts'
import { Icon, shapeOf } from '../icons/icon.tsx'
import { clock } from '../language/format.ts'
import { handName } from '../language/hand-name.ts'
import { setLanguage, useLanguage } from '../language/language.ts'
import { nameAt } from '../language/people.ts'
import { Struck } from '../shell/struck.tsx'
import { letters } from '../table/notes.ts'
import { WithTiles } from '../tiles/with-tiles.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { Earlier } from './earlier.tsx'
import type { RulingProps } from './ruling-screen.tsx'
import { Steps } from './steps.tsx'
import { TakenBackRulings } from './taken-back-rulings.tsx'
import type { Words } from './use-words.ts'

type RulingTextProps = RulingProps & {
  readonly words: Words
  readonly done: readonly number[]
  readonly onTick: (step: number) => void
  readonly onAnswer: ((word: string) => void) | null
}

/** What happened in one sentence, the rule, what to do, what is proposed. */
export const RulingText = ({ state, shown, words, done, onTick, onAnswer }: RulingTextProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { level, rule, event, seat } = shown.finding
  const act = state.acts.find(({ number }) => number === event)
  const { ruling } = shown
  const where = [
    t('table.title', { table: state.table.name }),
    state.view.hand && handName(state.view.hand, t),
    t('ruling.act', { act: event }),
    act && clock(act.at, language),
  ]
  const player = seat && nameAt(seat, state.view, state.table.players)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={`doc scroll ${level}`} tabIndex={0}>
      <div className="who">
        <span className={`lv fill ${level}`}>
          <Icon name={shapeOf(level)} />
          {t(`level.${level}`)}
        </span>
        <span>{where.filter(Boolean).join(' · ')}</span>
        <code className="q3 push">{rule}</code>
      </div>
      <h1>
        <WithTiles text={words.headline} />{' '}
        {ruling ? (
          <span className="tag done">
            {t('ruling.signed', { state: t(`state.${shown.state}`), name: ruling.by, time: clock(ruling.at, language) })}
          </span>
        ) : (
          level === 'violation' && <span className="tag">{t('ruling.proposed')}</span>
        )}
      </h1>
      <p className="fact">
        <WithTiles text={words.fact} />
      </p>
      <div className="why">
        <h2>
          {[words.citation, words.name].filter(Boolean).join(' · ')}
          <button type="button" onClick={() => setLanguage(language === 'en' ? 'fr' : 'en')}>
            <kbd>f</kbd> <span lang={language === 'en' ? 'fr' : 'en'}>{t('ruling.french')}</span>
          </button>
        </h2>
        <p>{words.law}</p>
        {words.wouldChange && <p className="q2">{t('ruling.wouldChange', { what: words.wouldChange })}</p>}
      </div>
      <div className="cols">
        <div>
          {onAnswer && (
            <AnswerButtons
              answers={words.answers}
              keys={letters(
                words.answers.map(({ label }) => label),
                ['l', 'f', 'p', 'c', 'd'],
              )}
              onAnswer={onAnswer}
            />
          )}
          <Steps steps={words.steps} done={done} onTick={onTick} />
        </div>
        <div>
          <h2>{t(ruling ? 'ruling.imposed' : 'ruling.penalty')}</h2>
          <p className="pprop">
            <Struck off={Boolean(ruling?.cancelled)}>{penaltyName(ruling ? ruling.imposed : shown.proposed, language)}</Struck>
          </p>
          {ruling?.cancelled && <p>{t('incidents.penaltyCancelled', { name: ruling.cancelled.by, reason: ruling.cancelled.reason })}</p>}
          {ruling && <p className="q2">{ruling.reason}</p>}
          {!ruling && words.citation && <p className="q2">{words.citation}</p>}
          <TakenBackRulings rulings={shown.takenBack} />
          {player && <Earlier player={player} rule={rule} earlier={shown.earlier} />}
        </div>
      </div>
    </section>
  )
}
