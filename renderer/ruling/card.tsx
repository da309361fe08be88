import i18next from 'i18next'
import { useState } from 'react'
import { LANGUAGES } from '../../engine/language.ts'
import { penaltyName } from '../../engine/words/penalties.ts'
import { useKeys } from '../keys/use-keys.ts'
import { moment } from '../language/format.ts'
import { handName } from '../language/hand-name.ts'
import { useLanguage } from '../language/language.ts'
import { nameAt } from '../language/people.ts'
import { useSigner } from '../shell/use-signer.ts'
import { WithTiles } from '../tiles/with-tiles.tsx'
import type { RulingProps } from './ruling-screen.tsx'
import { wordsOf } from './use-words.ts'

type CardProps = RulingProps & { readonly onClose: () => void }

const inBoth = LANGUAGES.map((language) => ({ language, t: i18next.getFixedT(language) }))

/** The ruling for the players, proposed until it is signed: what, whom, why, in both languages. What the referee is to do stands elsewhere. */
export const Card = ({ state, shown, onClose }: CardProps) => {
  const reader = useLanguage()
  const { signer } = useSigner()
  const [zoom, setZoom] = useState(1)
  const [opened] = useState(() => new Date())
  const t = i18next.getFixedT(reader)
  useKeys({ '+': () => setZoom((z) => Math.min(1.6, z + 0.1)), '-': () => setZoom((z) => Math.max(0.6, z - 0.1)) })
  const { seat } = shown.finding
  const name = seat && nameAt(seat, state.view, state.table.players)
  const both = (text: (each: (typeof inBoth)[number]) => string): string => [...new Set(inBoth.map(text))].join(' · ')
  return (
    <section className="card" style={{ '--zoom': zoom } as React.CSSProperties} aria-label={t('ruling.show')}>
      <header>
        <span>{both(({ t }) => t('card.table', { table: state.table.name }))}</span>
        {state.table.round !== null && <span className="q2">{both(({ t }) => t('card.round', { round: state.table.round ?? '' }))}</span>}
        <span className="push q2">{state.view.hand && both(({ t }) => (state.view.hand ? handName(state.view.hand, t) : ''))}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="two" tabIndex={0}>
        {inBoth.map(({ language, t }) => {
          const words = wordsOf(shown.finding, state.rules, language)
          const imposed = shown.ruling?.imposed ?? shown.proposed
          const title = imposed.kind === 'none' || imposed.kind === 'discretion' ? words.headline : penaltyName(imposed, language)
          return (
            <article key={language} lang={language}>
              <h1 className={title.length > 16 ? 'long' : ''}>{title}</h1>
              <p className="wh">
                {seat && [t(`seat.${seat}`), name].filter(Boolean).join(', ')}{' '}
                {!shown.ruling && <span className="tag">{t('ruling.proposed')}</span>}
              </p>
              <p className={words.fact.length > 130 ? 'f long' : 'f'}>
                <WithTiles text={words.fact} size="s36" />
              </p>
              <p className="n">{words.law}</p>
              <p className="ru">{words.citation}</p>
            </article>
          )
        })}
      </div>
      <footer>
        <span>{shown.ruling?.by ?? signer?.name}</span>
        <span>{moment(shown.ruling?.at ?? opened, reader)}</span>
        <span className="push">
          <button type="button" aria-label={`${t('card.typeSize')} +`} onClick={() => setZoom((z) => Math.min(1.6, z + 0.1))}>
            <kbd>+</kbd>
          </button>
          <button type="button" aria-label={`${t('card.typeSize')} −`} onClick={() => setZoom((z) => Math.max(0.6, z - 0.1))}>
            <kbd>−</kbd>
          </button>
          {t('card.typeSize')}
          <button type="button" className="btn quiet" onClick={onClose}>
            <kbd>Esc</kbd> {t('card.back')}
          </button>
        </span>
      </footer>
    </section>
  )
}
