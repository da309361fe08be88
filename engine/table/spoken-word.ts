import type { CallEvent } from '../model/events.ts'

type Call = CallEvent['call']

/** Each call's own word as recorders spell it: in Roman letters, in Cyrillic, in Japanese. */
const SPELLINGS: Readonly<Record<Call, readonly string[]>> = {
  chii: ['chii', 'chi', 'чии', 'чи', 'チー'],
  pon: ['pon', 'пон', 'ポン'],
  kan: ['kan', 'кан', 'カン'],
  ron: ['ron', 'рон', 'ロン'],
  tsumo: ['tsumo', 'цумо', 'ツモ'],
  riichi: ['riichi', 'richi', 'риичи', 'ричи', 'リーチ'],
}

/** The words of a remark on speech, without case, accents and punctuation: "Ron, ron!" is "ron" twice. */
const wordsOf = (said: string): readonly string[] =>
  said
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const spellingsOf = (call: Call): readonly string[] => SPELLINGS[call].flatMap(wordsOf)

/** Whether nothing was said but a call's own word, once or several times, or one of other words that are as good. */
export const isOnlyWord = (said: string, call: Call, asGood: readonly string[] = []): boolean => {
  const words = wordsOf(said)
  const allowed = [...spellingsOf(call), ...asGood]
  return words.length > 0 && words.every((word) => allowed.includes(word))
}

/** Whether a call's own word is among what was said: a wrong word put right in the same breath. */
export const hasWord = (said: string, call: Call): boolean => {
  const spellings = spellingsOf(call)
  return wordsOf(said).some((word) => spellings.includes(word))
}
