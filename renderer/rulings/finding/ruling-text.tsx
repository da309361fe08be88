import { nextLanguage } from '../../../engine/model/language.ts'
import { judgedWhen } from '../../../engine/wording/findings/pending.ts'
import { tilesNamed } from '../../../engine/wording/terms/tiles-in.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import type { FindingWords } from '../../language/finding-words.ts'
import { dotted, formatTime } from '../../language/format.ts'
import { setLanguage, useWords } from '../../language/language.ts'
import { handName, nameAt } from '../../language/names.ts'
import { useTableName } from '../../language/use-names.ts'
import { buttonLetters } from '../../record/findings/notes.ts'
import { decidedAs, levelShown, type RulingProps } from '../../record/findings/ruling-state.ts'
import { needsReview, useReview } from '../../record/findings/use-review.ts'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { Chord } from '../../ui/key.tsx'
import { StruckThrough } from '../../ui/struck-through.tsx'
import { Sentence } from '../../ui/tiles/said.tsx'
import { Comparison } from '../comparison/comparison.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { EarlierRulings } from './earlier-rulings.tsx'
import { PastRulings } from './past-rulings.tsx'
import { Proposal } from './proposal.tsx'
import { ReviewBand } from './review-band.tsx'
import * as css from './ruling.module.css'
import { Steps } from './steps.tsx'

type RulingTextProps = RulingProps & {
  readonly words: FindingWords
  readonly done: readonly number[]
  readonly onTick: (step: number) => void
  readonly onAnswer: ((word: string) => void) | null
  /** Whether the comparison with other rule sets replaces the steps. */
  readonly comparing: boolean
  readonly onCompare: () => void
  /** Whether a signature is being sent. */
  readonly busy: boolean
  readonly onStands: () => void
  readonly onAnew: () => void
}

/** Letters with an action on this screen for every finding; no answer gets one of them. */
const RESERVED_KEYS = [
  'later',
  'language',
  'show',
  'change',
  'dismiss',
  'compare',
  'rule',
  'stands',
  'incident',
  'appeal',
  'html',
  'json',
  'replay',
  'milder',
] as const

/** The fact in one sentence, the rule, the steps and the proposal. */
export const RulingText = (props: RulingTextProps) => {
  const { state, shown, words, done, onTick, onAnswer, comparing, onCompare, busy, onStands, onAnew } = props
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  const review = useReview(shown)
  const { rule, event, seat } = shown.finding
  const pending = shown.finding.state === 'pending'
  const level = pending ? 'pending' : shown.finding.level
  const colour = pending ? 'watch' : levelShown(shown)
  const act = state.acts.find(({ number }) => number === event)
  const { ruling } = shown
  const nameOf = useTableName()
  const where = [
    t('table.title', { table: nameOf(state.table) }),
    state.view.hand ? handName(state.view.hand, t) : t('hand.none'),
    t('app.act', { act: event }),
    act && formatTime(act.at),
  ]
  const player = seat && nameAt(seat, state.view, state.table.players)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={`${css.doc} scroll ${colour}`} tabIndex={0}>
      <div className="row q2">
        <span className={`lv fill ${colour}`}>
          <Icon name={pending ? 'watch' : levelIcon(shown.finding.level)} />
          {t(`level.${level}`)}
        </span>
        <span>{dotted(...where)}</span>
        <code className="q3 push">{rule}</code>
      </div>
      <h1 className="headline">
        <StruckThrough off={ruling?.decision === 'dismissed'}>
          <Sentence text={words.headline} />
        </StruckThrough>{' '}
        {ruling ? (
          <span className={`tag ${css.done}`}>
            {t('ruling.signed', { state: t(`state.${decidedAs(ruling)}`), name: ruling.by, time: formatTime(ruling.at) })}
          </span>
        ) : (
          level === 'violation' && <span className="tag">{t('ruling.proposed')}</span>
        )}{' '}
        {needsReview(review) && <span className="tag">{t('review.waits')}</span>}
      </h1>
      {ruling?.decision === 'dismissed' && <p className="q2">{t('incident.wasFound')}</p>}
      <p className="fact">
        <Sentence text={words.fact} />
      </p>
      {review && <ReviewBand state={state} shown={shown} review={review} busy={busy} onStands={onStands} onAnew={onAnew} />}
      <div className="why">
        <h2 className="label">{dotted(words.citation, words.name)}</h2>
        <p>
          <Sentence text={words.law} />
        </p>
        {pending && <p>{judgedWhen(shown.finding, state.rules, language)}</p>}
        {words.wouldChange && <p className="q2">{t('ruling.wouldChange', { what: tilesNamed(words.wouldChange, language) })}</p>}
        <p className={`cluster ${css.ways}`}>
          <a className="link" href={`#${paths.rule(rule)}`}>
            <Chord of={keyOf('ruling.rule')} /> {t('ruling.rulebook')}
          </a>
          <a className="link" href={`#${paths.replay(state.table.id, state.hand, event)}`}>
            <Chord of={keyOf('ruling.replay')} /> {t('replay.title')}
          </a>
          <button type="button" aria-pressed={comparing} onClick={onCompare}>
            <Chord of={keyOf('ruling.compare')} /> {t(comparing ? 'ruling.backToSteps' : 'ruling.compare')}
          </button>
          <button type="button" onClick={() => void setLanguage(nextLanguage(language))}>
            <Chord of={keyOf('ruling.language')} /> <span lang={nextLanguage(language)}>{t('ruling.french')}</span>
          </button>
        </p>
      </div>
      {comparing ? (
        <Comparison state={state} shown={shown} />
      ) : (
        <div className="two">
          <div>
            {onAnswer ? (
              <AnswerButtons
                answers={words.answers}
                keys={buttonLetters(
                  words.answers.map(({ label }) => label),
                  RESERVED_KEYS.map((name) => keyOf(`ruling.${name}`)),
                )}
                onAnswer={onAnswer}
              />
            ) : (
              <Steps steps={words.steps} done={done} onTick={onTick} />
            )}
          </div>
          <div>
            <Proposal state={state} shown={shown} />
            <PastRulings shown={shown} />
            {player && <EarlierRulings state={state} shown={shown} player={player} />}
          </div>
        </div>
      )}
    </section>
  )
}
