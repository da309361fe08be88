import type { Cleaned, DoubtfulWord } from '../../contract/personal.ts'
import type { NameOwner } from './names-of.ts'

/** The person behind each doubtful word, by its position: a pseudonym, or `NOBODY_MEANT`. */
export type NameMeanings = ReadonlyMap<number, string>
/** The word is no name that is replaced: it stays as it was written. */
const NOBODY_MEANT = ''

export const NOTHING_CHOSEN: NameMeanings = new Map()

/** Cuts a text at the words that are replaced or doubtful, in their order. */
export const cutAtNames = (text: string, meant: NameMeanings) => {
  const doubts: DoubtfulWord[] = []
  const pieces: (string | number)[] = []
  let plain = ''
  let from = 0
  const replace = (at: number, end: number, by: string): void => {
    plain += text.slice(from, at) + by
    from = end
  }
  const doubt = (at: number, end: number, whose: ReadonlySet<NameOwner>, now = text.slice(at, end)): void => {
    const candidates = [...whose].filter((one) => one !== null)
    const chosen = meant.get(at)
    if (chosen !== undefined && (chosen === NOBODY_MEANT || candidates.includes(chosen))) {
      replace(at, end, chosen === NOBODY_MEANT ? text.slice(at, end) : chosen)
      return
    }
    pieces.push(plain + text.slice(from, at), doubts.length)
    plain = ''
    from = end
    doubts.push({ at, word: text.slice(at, end), now, candidates })
  }
  const cleaned = (): Cleaned => {
    const all = [...pieces, plain + text.slice(from)]
    return { text: all.map((one) => (typeof one === 'string' ? one : doubts[one]?.now)).join(''), doubts, pieces: all }
  }
  return { replace, doubt, cleaned }
}
