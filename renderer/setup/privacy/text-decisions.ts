import { useState } from 'react'
import type { DoubtfulWord, TextEdit, TouchedText } from '../../../desk/contract/personal.ts'

type Decision = { readonly after: string | null; readonly meant: Readonly<Record<number, string>> }
const NONE: Decision = { after: null, meant: {} }

/** The user's decisions about the texts of the preview, by text. */
export type TextDecisions = {
  readonly wordingOf: (text: TouchedText) => string
  readonly meantBy: (text: TouchedText, word: DoubtfulWord) => string | undefined
  readonly isDecided: (text: TouchedText) => boolean
  readonly edit: (text: TouchedText, after: string) => void
  readonly choose: (text: TouchedText, word: DoubtfulWord, who: string | undefined) => void
  readonly forget: () => void
  readonly edits: readonly TextEdit[]
}

export const useTextDecisions = (): TextDecisions => {
  const [decided, setDecided] = useState<Readonly<Record<string, Decision>>>({})
  const of = ({ before }: TouchedText): Decision => decided[before] ?? NONE
  const set = (text: TouchedText, next: Partial<Decision>): void =>
    setDecided((all) => ({ ...all, [text.before]: { ...(all[text.before] ?? NONE), ...next } }))
  return {
    wordingOf: (text) => of(text).after ?? chosen(text, of(text)),
    meantBy: (text, { at }) => of(text).meant[at],
    isDecided: (text) => of(text).after !== null || text.doubts.every(({ at }) => of(text).meant[at] !== undefined),
    // editing back to the proposed wording removes the edit
    edit: (text, after) => set(text, { after: after === chosen(text, of(text)) ? null : after }),
    choose: (text, { at }, who) => {
      const { [at]: _, ...rest } = of(text).meant
      set(text, { meant: who === undefined ? rest : { ...rest, [at]: who }, after: null })
    },
    forget: () => setDecided({}),
    edits: Object.entries(decided).map(([before, { after, meant }]) => ({
      before,
      after,
      meant: Object.entries(meant).map(([at, who]) => ({ at: Number(at), who })),
    })),
  }
}

/** The proposed wording with the user's choices filled in. */
const chosen = ({ pieces, doubts }: TouchedText, { meant }: Decision): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const doubt = doubts[piece]
      if (!doubt) return ''
      const who = meant[doubt.at]
      return who === undefined ? doubt.now : who || doubt.word
    })
    .join('')
