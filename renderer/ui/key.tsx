import { memo } from 'react'
import { useLanguage } from '../language/language.ts'
import { chordWords } from './chord-words.ts'
import { labelIn } from './key-label.ts'

/** One key by its English label, or several with blanks between them, as printed on a keyboard of the language. */
export const Key = ({ children }: { readonly children: string }) => <kbd>{labelIn(children, useLanguage())}</kbd>

/** The keys of a chord, as printed on a keyboard. */
export const Chord = memo(({ of }: { readonly of: string }) => chordWords(of).map((word) => <Key key={word}>{word}</Key>))
