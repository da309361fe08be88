import i18next from 'i18next'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { LANGUAGES, type Language } from '../../../engine/model/language.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { dotted } from '../../language/format.ts'
import { useLanguage, type Words } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Key } from '../../ui/key.tsx'
import { Sentence } from '../../ui/tiles/said.tsx'
import * as css from './card.module.css'

/** The text of the card in one language. */
export type CardText = {
  readonly title: string
  /** The player concerned, by seat and name. */
  readonly who: ReactNode
  readonly fact: ReactNode
  /** Length of the fact in characters; determines its font size. */
  readonly length: number
  /** Consequences, step by step. */
  readonly follows: readonly string[]
  readonly citation: string
}

type CardFrameProps = {
  /** Table, round and hand, in both languages. */
  readonly head: (both: (text: (words: Words) => string) => string) => {
    readonly where: string
    readonly round: string
    readonly hand: string
  }
  readonly text: (words: Words) => CardText
  readonly signs: (both: (text: (words: Words) => string) => string) => string
  /** Time of signing; `opened` if nothing is signed yet. */
  readonly at: (opened: Date) => string
  readonly onClose: () => void
}

const STEP = 0.1
const LEAST = 0.6

const inBoth: readonly Words[] = LANGUAGES.map((language) => ({ language, t: i18next.getFixedT(language) }))
const both = (text: (words: Words) => string): string => dotted(...new Set(inBoth.map(text)))

/** Large-type card for the players, in both languages. Text that does not fit is scaled down until the user chooses a size. */
export const CardFrame = ({ head, text, signs, at, onClose }: CardFrameProps) => {
  const t = i18next.getFixedT(useLanguage())
  const [zoom, setZoom] = useState(1)
  const [opened] = useState(() => new Date())
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDialogElement>(null)
  // modal: the page below can't be used
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
  useLayoutEffect(() => {
    const { current } = box
    if (!chosen && current && zoom > LEAST && current.scrollHeight > current.clientHeight + 1) setZoom(Math.max(LEAST, zoom - STEP / 2))
  }, [zoom, chosen])
  useKeys({ '+': larger, '=': larger, '-': smaller })
  const { where, round, hand } = head(both)
  return (
    <dialog
      ref={frame}
      className={css.card}
      style={{ '--zoom': zoom } as React.CSSProperties}
      aria-label={t('ruling.show')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="beside nb">
        <span>{where}</span>
        {round !== '' && <span className="q2">{round}</span>}
        <span className="push q2">{hand}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="two" tabIndex={0} ref={box}>
        {inBoth.map((half) => (
          <Half key={half.language} language={half.language} text={text(half)} />
        ))}
      </div>
      <footer className="beside q2">
        <span>{signs(both)}</span>
        <span>{at(opened)}</span>
        <span className="beside push">
          <Button className="quiet" aria-label={`${t('card.typeSize')} +`} onClick={larger}>
            <kbd>+</kbd>
          </Button>
          <Button className="quiet" aria-label={`${t('card.typeSize')} −`} onClick={smaller}>
            <kbd>−</kbd>
          </Button>
          {t('card.typeSize')}
          <Button className="quiet" onClick={onClose}>
            <Key>Esc</Key> {t('do.ruling.back')}
          </Button>
        </span>
      </footer>
    </dialog>
  )
}

const Half = ({ language, text }: { readonly language: Language; readonly text: CardText }) => {
  const { title, who, fact, length, follows, citation } = text
  return (
    <article lang={language} className={title.length > 34 ? css.longest : title.length > 16 ? css.long : ''}>
      <h1>
        <Sentence text={title} language={language} size="s36" />
      </h1>
      <p className={css.wh}>{who}</p>
      <p className={length > 130 ? `${css.f} ${css.long}` : css.f}>{fact}</p>
      {follows.length > 0 && (
        <ol className={follows.join(' ').length > 150 ? `blocks ${css.n} ${css.long}` : `blocks ${css.n}`}>
          {follows.map((line) => (
            <li key={line}>
              <span>
                <Sentence text={line} language={language} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className={`q2 ${css.ru}`}>{citation}</p>
    </article>
  )
}
