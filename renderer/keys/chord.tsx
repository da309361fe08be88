import { memo } from 'react'
import { Key } from '../ui/key.tsx'
import { chordWords } from './chord-words.ts'

/** The keys of a chord, as printed on a keyboard. */
export const Chord = memo(({ of }: { readonly of: string }) => chordWords(of).map((word) => <Key key={word}>{word}</Key>))
