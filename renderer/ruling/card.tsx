import i18next from 'i18next'
import { useLayoutEffect, useRef, useState } from 'react'
import { LANGUAGES } from '../../engine/language.ts'
import { outcomeFor } from '../../engine/words/outcome.ts'
import { penaltyName } from '../../engine/words/penalties.ts'
import type { Due } from '../../engine/words/steps.ts'
import { useKeys } from '../keys/use-keys.ts'
import { moment } from '../language/format.ts'
import { handName } from '../language/hand-name.ts'
import { useLanguage } from '../language/language.ts'
import { nameAt } from '../language/people.ts'
import { useSigner } from '../shell/use-signer.ts'
import { Said } from '../tiles/said.tsx'
import type { RulingProps } from './ruling-screen.tsx'
import { useRuleSet } from './use-rule-set.ts'
import { wordsOf } from './use-words.ts'

type CardProps = RulingProps & {
  /** Whose turn it is, where play goes on. */
  readonly due: Due | undefined
  readonly onClose: () => void
}

const STEP = 0.1
const LEAST = 0.6

const inBoth = LANGUAGES.map((language) => ({ language, t: i18next.getFixedT(language) }))

/** The ruling for the players, proposed until it is signed: what, whom, why, what follows, in both languages. What the referee is to do stands elsewhere. */
export const Card = ({ state, shown, due, onClose }: CardProps) => {
  const reader = useLanguage()
  const rules = useRuleSet(state.rules)
  const { signer, by } = useSigner()
  const [zoom, setZoom] = useState(1)
  const [opened] = useState(() => new Date())
  const t = i18next.getFixedT(reader)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDialogElement>(null)
  // nothing behind it can be used while it is shown
  useLayoutEffect(() => {
    const { current } = frame
    current?.showModal()
    return () => current?.close()
  }, [])
  const [chosen, setChosen] = useState(false)
  const resize = (by: number) => () => {
    setChosen(true)
    setZoom((z) => Math.min(1.6, Math.max(LEAST, z + by)))
  }
  const larger = resize(STEP)
  const smaller = resize(-STEP)
  // what does not fit is set smaller, until the reader chooses a size
  useLayoutEffect(() => {
    const { current } = box
    if (!chosen && current && zoom > LEAST && current.scrollHeight > current.clientHeight + 1) setZoom(Math.max(LEAST, zoom - STEP / 2))
  }, [zoom, chosen])
  useKeys({ '+': larger, '=': larger, '-': smaller })
  const { finding, ruling } = shown
  const { seat } = finding
  const name = seat && nameAt(seat, state.view, state.table.players)
  const both = (text: (each: (typeof inBoth)[number]) => string): string => [...new Set(inBoth.map(text))].join(' · ')
  const signs = ruling?.by ?? signer?.name ?? by
  const isHead = signer?.head === true && signs === signer.name
  const penalty = ruling?.imposed ?? shown.proposed
  const dismissed = ruling?.decision === 'dismissed'
  return (
    <dialog
      ref={frame}
      className="card"
      style={{ '--zoom': zoom } as React.CSSProperties}
      aria-label={t('ruling.show')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <span>{both(({ t }) => t('card.table', { table: state.table.name }))}</span>
        {state.table.round !== null && <span className="q2">{both(({ t }) => t('card.round', { round: state.table.round ?? '' }))}</span>}
        <span className="push q2">{state.view.hand && both(({ t }) => (state.view.hand ? handName(state.view.hand, t) : ''))}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="two" tabIndex={0} ref={box}>
        {inBoth.map(({ language, t }) => {
          const words = wordsOf(finding, state.rules, language)
          const isNamed = finding.level === 'violation' && penalty.kind !== 'none' && penalty.kind !== 'discretion'
          const title = dismissed ? t('card.dismissed') : isNamed ? penaltyName(penalty, language) : words.headline
          const follows =
            finding.level === 'question' && finding.state === 'open'
              ? words.answers.map(({ label, follows }) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${follows}`)
              : outcomeFor({ finding, decision: ruling?.decision ?? 'proposed', penalty, rules, due }, language)
          return (
            <article key={language} lang={language} className={title.length > 34 ? 'longest' : title.length > 16 ? 'long' : ''}>
              <h1>
                <Said text={title} language={language} size="s36" />
              </h1>
              <p className="wh">
                {seat && [t(`seat.${seat}`), name].filter(Boolean).join(', ')}{' '}
                {!ruling && finding.level === 'violation' && <span className="tag">{t('ruling.proposed')}</span>}
              </p>
              <p className={words.fact.length > 130 ? 'f long' : 'f'}>
                <Said text={words.fact} language={language} size="s36" />
              </p>
              {follows.length > 0 && (
                <ol className={follows.join(' ').length > 150 ? 'n long' : 'n'}>
                  {follows.map((line) => (
                    <li key={line}>
                      <span>
                        <Said text={line} language={language} />
                      </span>
                    </li>
                  ))}
                </ol>
              )}
              <p className="ru">{words.citation}</p>
            </article>
          )
        })}
      </div>
      <footer>
        <span>{[signs, isHead && both(({ t }) => t('signs.head'))].filter(Boolean).join(', ')}</span>
        <span>{moment(ruling?.at ?? opened, reader)}</span>
        <span className="push">
          <button type="button" className="btn quiet" aria-label={`${t('card.typeSize')} +`} onClick={larger}>
            <kbd>+</kbd>
          </button>
          <button type="button" className="btn quiet" aria-label={`${t('card.typeSize')} −`} onClick={smaller}>
            <kbd>−</kbd>
          </button>
          {t('card.typeSize')}
          <button type="button" className="btn quiet" onClick={onClose}>
            <kbd>Esc</kbd> {t('card.back')}
          </button>
        </span>
      </footer>
    </dialog>
  )
}
