import { memo } from 'react'
import { chordWords } from './chord.ts'

/** The keys to be pressed together, as they stand on the keyboard. */
export const Chord = memo(({ of }: { readonly of: string }) => chordWords(of).map((word) => <kbd key={word}>{word}</kbd>))
