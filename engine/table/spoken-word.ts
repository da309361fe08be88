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

/** Mahjong as recorders spell it: mah-jong, mah jongg, majong. */
const MAHJONG = /\bmah?[\s-]?jongg?\b/gu

/** The words of a remark on speech, without case, accents and punctuation: "Ron, ron!" is "ron" twice. */
const wordsOf = (said: string): readonly string[] =>
  said
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(MAHJONG, 'mahjong')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const spellingsOf = (call: Call): readonly string[] => SPELLINGS[call].flatMap(wordsOf)

const CALLS = Object.keys(SPELLINGS) as readonly Call[]

/** The calls whose word makes another one doubtful. At a win "riichi" is not a call but a yaku: "tsumo, riichi". */
const otherCalls = (call: Call): readonly Call[] =>
  CALLS.filter((other) => other !== call && !(other === 'riichi' && (call === 'ron' || call === 'tsumo')))

/** Whether a call's own word was said, or one that is as good, and no other call's: "Ron, ron!", "well, riichi". */
export const isOwnWord = (said: string, call: Call, asGood: readonly string[] = []): boolean => {
  const words = wordsOf(said)
  const own = [...spellingsOf(call), ...asGood]
  const others = otherCalls(call).flatMap(spellingsOf)
  return words.some((word) => own.includes(word)) && !words.some((word) => others.includes(word))
}

/** Whether a call's own word is among what was said, or no word at all: that is not another word. */
export const isUnclear = (said: string, call: Call): boolean => {
  const words = wordsOf(said)
  const spellings = spellingsOf(call)
  return words.length === 0 || words.some((word) => spellings.includes(word))
}
