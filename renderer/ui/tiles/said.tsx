import { Fragment } from 'react'
import type { Language } from '../../../engine/model/language.ts'
import { withTerms } from '../../../engine/wording/terms/terms.ts'
import { useJapanese } from '../../language/japanese.ts'
import { useLanguage } from '../../language/language.ts'
import { useRussian } from '../../language/own-terms.tsx'
import { WithTiles } from './with-tiles.tsx'

type SaidProps = {
  readonly text: string
  /** If it isn't the reader's. */
  readonly language?: Language
  readonly size?: 's28' | 's36'
}

/** A sentence with its tiles drawn. If the reader wants it, each term is followed by its Japanese name; under Russian rules, by its Russian one too. */
export const Sentence = ({ text, language, size = 's28' }: SaidProps) => {
  const reader = useLanguage()
  const japanese = useJapanese()
  const russian = useRussian()
  if (!japanese) return <WithTiles text={text} size={size} language={language} />
  return withTerms(text, language ?? reader).map(({ text, term }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
    <Fragment key={place}>
      <WithTiles text={text} size={size} language={language} />
      {term && ' '}
      {term && (
        <span className="term" lang="ja">
          {term.script} <span lang="ja-Latn">{term.romaji}</span>
          {russian && term.russian && ' '}
          {russian && term.russian && <span lang="ru">{term.russian}</span>}
        </span>
      )}
    </Fragment>
  ))
}
