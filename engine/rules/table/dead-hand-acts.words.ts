import type { FindingParts } from '../../phrases/phrases.ts'

/** The declarations that a player with a dead hand can make, by the word of the notation. */
export const ENGLISH_ACTS = {
  chii: 'chii',
  pon: 'pon',
  kan: 'kan',
  ankan: 'a kong',
  kakan: 'a kong',
  ron: 'ron',
  tsumo: 'tsumo',
  riichi: 'riichi',
}
export const FRENCH_ACTS: typeof ENGLISH_ACTS = { ...ENGLISH_ACTS, ankan: 'un kong', kakan: 'un kong' }

/** The declaration that a finding is about; undefined where the engine does not say. */
export const namedAct = ({ word }: FindingParts, acts: Readonly<Record<string, string>>): string | undefined =>
  acts[word('act') ?? ''] ?? acts[word('call') ?? '']

/** The same with its article: `le pon`, `le kong`. */
export const theFrenchAct = (parts: FindingParts): string | undefined => {
  const act = namedAct(parts, FRENCH_ACTS)
  return act && `le ${act.replace('un ', '')}`
}
