import Majiang from '@kobalab/majiang-core'
import { type Kind, kindOf } from '../tiles.ts'
import { type Hand, kindFrom, paper } from './paper.ts'

/**
 * What a hand waits for between turns: the kinds that complete it, with or without a yaku. `fifth`: it would wait, but only for a fifth tile of
 * its kind, which there is not.
 */
export type Waits = { readonly kinds: readonly Kind[]; readonly fifth: boolean }

/** The waits of a hand of 13 tiles (less three for each group); none where it is not one tile from complete. */
export const waitsOf = (hand: Hand): Waits => {
  const shape = paper(hand)
  if (Majiang.Util.xiangting(shape) !== 0) return { kinds: [], fifth: false }
  const kinds = (Majiang.Util.tingpai(shape) ?? []).map(kindFrom).filter((kind) => ownTiles(hand, kind) < 4)
  return { kinds, fifth: kinds.length === 0 }
}

/** Whether a hand of 13 tiles waits; `fifth`: only for a fifth tile of its kind. Cheaper than the waits themselves. */
export const isWaiting = (hand: Hand): 'yes' | 'no' | 'fifth' => {
  if (Majiang.Util.xiangting(paper(hand)) !== 0) return 'no'
  const holdsFour = hand.concealed.some((tile) => ownTiles(hand, kindOf(tile)) === 4)
  return holdsFour && waitsOf(hand).fifth ? 'fifth' : 'yes'
}

/** Which of some kinds complete a hand of 13 tiles; far from every tile of the hand none can. */
export const completing = (hand: Hand, kinds: Iterable<Kind>): readonly Kind[] =>
  [...new Set(kinds)].filter(
    (kind) => isNear(hand, kind) && ownTiles(hand, kind) < 4 && isComplete({ ...hand, concealed: [...hand.concealed, kind] }),
  )

/** A tile can only complete what lies at most two ranks off; of Thirteen Orphans, what ends a suit or is an honour. */
const isNear = ({ concealed, melds }: Hand, kind: Kind): boolean => {
  if (melds.length === 0 && (kind[1] === 'z' || kind[0] === '1' || kind[0] === '9')) return true
  return concealed.some((tile) => tile[1] === kind[1] && Math.abs(Number(kindOf(tile)[0]) - Number(kind[0])) <= (kind[1] === 'z' ? 0 : 2))
}

/** Whether 14 tiles (less three for each group) are a winning hand. */
export const isComplete = (hand: Hand): boolean => {
  const last = hand.concealed.at(-1)
  return last !== undefined && Majiang.Util.xiangting(paper({ ...hand, concealed: hand.concealed.slice(0, -1) }, last)) === -1
}

/** Whether 14 tiles are Thirteen Orphans (kokushi musou). */
export const isThirteenOrphans = (hand: Hand): boolean => {
  const kinds = hand.concealed.map(kindOf)
  const orphans = kinds.filter((kind) => kind[1] === 'z' || kind[0] === '1' || kind[0] === '9')
  return hand.melds.length === 0 && kinds.length === 14 && orphans.length === 14 && new Set(orphans).size === 13
}

/**
 * Whether three tiles of a kind can be read otherwise than as a pung in some way of completing the hand: then a kong of them after riichi is not
 * allowed (ema-pre-2016 3.3.12).
 */
export const canReadOtherwise = (hand: Hand, kind: Kind): boolean =>
  waitsOf(hand).kinds.some((wait) =>
    Majiang.Util.hule_mianzi(paper(hand), `${wait[1]}${wait[0]}=`).some((reading) => !reading.some((group) => isPungOf(group, kind))),
  )

const isPungOf = (group: string, kind: Kind): boolean => group.startsWith(`${kind[1]}${kind[0]?.repeat(3)}`)

const ownTiles = ({ concealed, melds }: Hand, kind: Kind): number =>
  concealed.filter((tile) => kindOf(tile) === kind).length +
  melds.filter((meld) => meld[0] === kind[1]).reduce((sum, meld) => sum + (meld.replaceAll('0', '5').split(kind[0] ?? '').length - 1), 0)
