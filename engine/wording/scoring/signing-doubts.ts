import type { Language, Text } from '../../model/language.ts'

type Doubts = { readonly isRunning: boolean; readonly isUnsigned: boolean }

/** What speaks against signing a result as it is: its hand has not ended, or no player has signed it. Null: nothing. */
export const signingDoubts = ({ isRunning, isUnsigned }: Doubts, language: Language): string | null => {
  const said = [...(isRunning ? [RUNNING[language]] : []), ...(isUnsigned ? [UNSIGNED[language]] : [])]
  return said.length === 0 ? null : [...said, AGAIN[language]].join(' ')
}

const RUNNING: Text = { en: 'The hand has not ended.', fr: 'La donne n’est pas terminée.' }
const UNSIGNED: Text = { en: 'No player has signed.', fr: 'Aucun joueur n’a signé.' }
const AGAIN: Text = { en: 'Enter once more to sign all the same.', fr: 'Validez encore une fois pour signer malgré tout.' }
