import { FILLED_TEXTS } from '../../../db/log/vocabulary.ts'
import { searchWordsIn, type WordChain } from '../../../db/projections/search/words-in.ts'
import type { Hit, HitPart } from '../../contract/incident-list.ts'
import type { Incident } from '../../contract/rulings.ts'
import { doneLater } from '../../contract/vocabulary.ts'

/** The text of an incident with the most search matches, cut to the surroundings of the first. */
export const hitIn = (incident: Incident, typed: readonly WordChain[]): Hit | null => {
  const best = textsOf(incident)
    .map((text) => ({ ...text, places: placesOf(text.text, typed) }))
    .map((text) => ({ ...text, found: new Set(text.places.map(({ chain }) => chain)).size }))
    .reduce<(Text & { readonly places: readonly Place[]; readonly found: number }) | null>(
      (most, text) => (text.found > (most?.found ?? 0) ? text : most),
      null,
    )
  return best && { what: best.what, who: best.who, parts: cut(best.text, best.places) }
}

type Text = Pick<Hit, 'what' | 'who'> & { readonly text: string }

/** All texts of an incident, the newest first of each kind: statements before decisions. */
const textsOf = ({ statements, attachments, fillings, rulings, appeals, closings }: Incident): readonly Text[] => {
  const standing = <T extends { readonly takenBack: unknown }>(rows: readonly T[]): readonly T[] =>
    rows.filter(({ takenBack }) => takenBack === null).toReversed()
  return [
    ...standing(statements).map(({ saidBy, text }) => ({ what: 'statement', who: saidBy, text }) as const),
    ...standing(attachments).map(({ addedBy, note }) => ({ what: 'picture', who: addedBy, text: note }) as const),
    ...standing(fillings).flatMap((filling) => FILLED_TEXTS.map((what) => ({ what, who: filling.by, text: filling[what] ?? '' }) as const)),
    ...standing(rulings).map(({ by, reason }) => ({ what: 'ruling', who: by, text: reason }) as const),
    ...standing(rulings).flatMap((ruling) =>
      doneLater(ruling).flatMap(({ act, by, texts }) => texts.map((text) => ({ what: act, who: by, text }) as const)),
    ),
    ...standing(appeals).map(({ appealedBy, grounds }) => ({ what: 'appeal', who: appealedBy, text: grounds }) as const),
    ...standing(appeals).flatMap(({ decided }) => (decided ? [{ what: 'decided', who: decided.by, text: decided.reason } as const] : [])),
    ...standing(closings).map(({ by, reason }) => ({ what: 'closing', who: by, text: reason }) as const),
  ]
}

type Place = { readonly from: number; readonly to: number }

/** The words of a text that begin like a search word, and the characters that follow each other as they were typed. */
const placesOf = (text: string, typed: readonly WordChain[]): readonly (Place & { readonly chain: WordChain })[] => {
  const places: (Place & { readonly chain: WordChain })[] = []
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const signs = signsOf(run)
    for (const chain of typed)
      for (let at = 0; at + chain.length <= signs.length; at++) {
        const isHere = chain.every((word, n) =>
          n === chain.length - 1 ? signs[at + n]?.word.startsWith(word) : signs[at + n]?.word === word,
        )
        if (isHere) places.push({ chain, from: index + (signs[at]?.from ?? 0), to: index + (signs[at + chain.length - 1]?.to ?? 0) })
      }
  }
  return places.sort((a, b) => a.from - b.from)
}

/** The words of a run of letters with their places in it: itself, or sign by sign where its script puts no spaces. */
const signsOf = (run: string): readonly (Place & { readonly word: string })[] => {
  const [word, ...more] = searchWordsIn(run)
  if (word === undefined) return []
  if (more.length === 0) return [{ word, from: 0, to: run.length }]
  const signs: (Place & { word: string })[] = []
  let from = 0
  for (const letter of run.match(/\P{M}\p{M}*/gu) ?? []) {
    const at = run.indexOf(letter, from)
    const [own = ''] = searchWordsIn(letter)
    const before = signs.at(-1)
    // letters between signs are one word
    if (before && ALPHABET.test(own) && ALPHABET.test(before.word))
      signs.splice(-1, 1, { ...before, word: before.word + own, to: at + letter.length })
    else if (own !== '') signs.push({ word: own, from: at, to: at + letter.length })
    from = at + letter.length
  }
  return signs
}

const ALPHABET = /^[[\p{L}\p{N}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]]+$/v

/** Characters displayed before the first match, and in all. */
const BEFORE = 40
const LONG = 160

/** Where a letter begins: none is cut in two. */
const letterAt = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at)

/** The last blank in the excerpt; undefined if its second half has none, as in scripts without blanks. */
const lastBlank = (text: string, start: number): number | undefined => {
  const at = text.lastIndexOf(' ', start + LONG)
  return at > start + LONG / 2 ? at : undefined
}

const cut = (text: string, places: readonly Place[]): readonly HitPart[] => {
  const [{ from: first, to: last } = { from: 0, to: 0 }] = places
  const blank = text.indexOf(' ', first - BEFORE) + 1
  const start = first <= BEFORE ? 0 : blank > 0 && blank <= first ? blank : letterAt(text, first - BEFORE)
  const whole = start + LONG >= text.length
  const end = whole ? text.length : Math.max(lastBlank(text, start) ?? letterAt(text, start + LONG), last)
  const parts: HitPart[] = start === 0 ? [] : [{ text: '…', hit: false }]
  let at = start
  for (const place of places) {
    if (place.from < at || place.to > end) continue
    if (place.from > at) parts.push({ text: text.slice(at, place.from), hit: false })
    parts.push({ text: text.slice(place.from, place.to), hit: true })
    at = place.to
  }
  parts.push({ text: `${text.slice(at, end)}${whole ? '' : '…'}`, hit: false })
  return parts.filter((part) => part.text !== '').map((part) => ({ ...part, text: part.text.replaceAll(/\s+/g, ' ') }))
}
