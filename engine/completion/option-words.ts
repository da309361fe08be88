import { CALL_WITH_FLAGS, CHOICE_WORDS, type VerbWithWords } from '../model/circumstances.ts'
import type { TableEvent, Verb } from '../model/events.ts'
import type { ByLanguage } from '../model/language.ts'
import { SEATS } from '../model/seats.ts'
import { parseLine } from '../notation/parse/parse-line.ts'
import { englishOwner, frenchOf } from '../phrases/seats.ts'
import { CIRCUMSTANCE_WORDS, circumstanceWords } from '../wording/record/circumstances.ts'
import { foldText } from '../wording/terms/characters.ts'

/** A whole line, and the meaning of its last words. A line that ends in a blank needs one more word. */
type LineWithWord = readonly [line: string, explains: ByLanguage<string>]

/** A word, its meaning as it is offered, and what is said of it beside an act. */
type Offer = readonly [word: string, offer: ByLanguage<string>, aside?: ByLanguage<string> | undefined]

/** Whether a line is a complete act. */
export const isWhole = (line: string): boolean => {
  const read = parseLine(line)
  return read.ok && read.value.kind === 'events' && !line.endsWith(' ')
}

/** The words that can follow the act that a text begins with. After two words only once a blank is typed, since most acts need none. */
export const wordsAfter = (text: string): readonly LineWithWord[] => {
  const words = text.trimEnd().split(' ')
  const isBare = words.length === 2 && !text.endsWith(' ')
  const heads = words.map((_, n) => words.slice(0, words.length - n).join(' ')).filter((head, n) => !(isBare && n === 0) && isWhole(head))
  const found = heads.map((head) => following(head, text.slice(head.length)))
  return found.find((lines) => lines.length > 0) ?? []
}

/** By the beginning of the word in the notation; if there is none, the one that is meant by these words in either language. */
const following = (head: string, rest: string): readonly LineWithWord[] => {
  const tail = rest.trim()
  const read = parseLine(head)
  const event = read.ok && read.value.kind === 'events' ? read.value.events[0] : undefined
  if (!event) return []
  const lines = [...offersOf(event.verb), ...handsOf(event), ...(event.verb === 'call' && rest !== '' ? SAID : [])]
    .filter(([word]) => isWhole(`${head} ${word}`) || (word.endsWith(' ') && isWhole(`${head} ${word}?`)))
    .map(([word, explains, aside = explains]) => ({
      word,
      line: `${head} ${word}`,
      explains,
      says: [explains.en, explains.fr, aside.en, aside.fr],
    }))
  const begun = lines.filter(({ word }) => word.startsWith(tail))
  const meant = lines.filter(({ says }) => says.some((sentence) => isIn(tail, sentence)))
  const fits = begun.length > 0 || meant.length > 1 ? begun : meant
  return fits.map(({ line, explains }) => [line, explains])
}

const LEAST = 4

/** Whether some words of a sentence begin with these, whatever their accents. */
const isIn = (words: string, sentence: string): boolean =>
  words.length >= LEAST && ` ${foldText(sentence).replaceAll(/[’']/g, ' ')}`.includes(` ${foldText(words).replaceAll(/[’']/g, ' ')}`)

const offersOf = (verb: Verb): readonly Offer[] =>
  Object.entries(circumstanceWords(verb)).map(([word, { offer, aside }]) => [written(verb, word), offer, aside])

/** The hands of the other players, where an act can take or show a tile of one. */
const handsOf = ({ verb, actor }: Pick<TableEvent, 'verb' | 'actor'>): readonly Offer[] =>
  verb === 'draw' || verb === 'replace' || verb === 'expose'
    ? SEATS.filter((seat) => seat !== actor).map((seat) => [
        verb === 'expose' ? seat : `${CHOICE_WORDS[verb]} ${seat}`,
        { en: `of ${englishOwner(seat)} hand`, fr: `de la main ${frenchOf(seat)}` },
      ])
    : []

/** A choice after the word that it is written after, any other word as it is. */
const written = (verb: Verb, word: string): string => {
  const before = (verb === 'draw' || verb === 'replace') && (word === 'wall' || word === 'dead-wall') ? CHOICE_WORDS[verb] : undefined
  return before === undefined ? word : `${before} ${word}`
}

/** Every word that can follow an act, after the acts that it can follow, with its meaning. */
export const optionWords = (): readonly { readonly words: string; readonly explains: ByLanguage<string> }[] => {
  const all = (Object.keys(CIRCUMSTANCE_WORDS) as VerbWithWords[]).flatMap((verb) =>
    offersOf(verb).map(([word, offer]) => ({ act: verb === 'call' ? `call ${CALL_WITH_FLAGS}` : verb, word, offer })),
  )
  const hands = (['draw', 'replace', 'expose'] as const).flatMap((verb) =>
    handsOf({ verb, actor: 'E' }).flatMap(([word, offer], n) => (n === 0 ? [{ act: verb, word, offer }] : [])),
  )
  const said = SAID.map(([word, offer]) => ({ act: 'call', word: word.trim(), offer }))
  const rows = [...all, ...hands, ...said]
  const first = rows.filter((row, i) => rows.findIndex((other) => isSame(row, other)) === i)
  return first.map((row) => {
    const acts = rows.filter((other) => isSame(row, other)).map(({ act }) => act)
    return { words: `${acts.join(', ')} … ${row.word}`, explains: row.offer }
  })
}

type OptionWord = { readonly word: string; readonly offer: ByLanguage<string> }
const isSame = (a: OptionWord, b: OptionWord): boolean => a.word === b.word && a.offer.en === b.offer.en

/** The word that was said instead of the word of a call. */
const SAID: readonly Offer[] = [
  ['said ', { en: 'said with another word, which follows', fr: 'dit avec un autre mot, qui suit' }],
  ['said ?', { en: 'the word was not clear', fr: 'le mot n’était pas clair' }],
]
