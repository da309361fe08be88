import type { PlayerVerb, TableVerb } from '../model/events.ts'
import { isSeat, type Seat } from '../model/seats.ts'
import type { ShortVerb } from '../notation/verbs.ts'
import type { TableView } from '../table/table-view.ts'
import { foldText } from '../wording/terms/characters.ts'
import { CLOCK_PREFIX } from './typed-readings.ts'

/** A line in words of the notation. `said`: the typed word that the notation does not know. */
export type RewordedLine = { readonly text: string; readonly said: string }

/**
 * The lines that a French, Japanese or everyday word for a seat or verb may mean: `pioche`, `Ouest jette 9m`, `chi 4p6p`. Three letters of
 * a verb are enough. A win in the own turn, without further words, is a self-draw win.
 */
export const rewordToNotation = (typed: string, { turn }: Pick<TableView, 'turn'>): readonly RewordedLine[] => {
  const before = CLOCK_PREFIX.exec(typed)?.[0] ?? ''
  const [first = '', ...others] = typed.slice(before.length).split(' ')
  const actor = first === '*' || isSeat(first) ? first : others.length > 0 ? SEAT_WORDS.get(foldText(first)) : undefined
  const act = actor ? others : [first, ...others]
  const start = actor ? `${before}${actor} ` : before
  const dead = actor === '*' ? null : deadHand(typed.slice(before.length))
  if (dead) return [{ text: `${before}${dead}`, said: typed.slice(before.length) }]
  const found = reworded(act, actor === '*' ? TABLE_WORDS : PLAYER_WORDS).map(({ text, said }) => ({ text: start + text, said }))
  if (found.length === 0 && actor !== undefined && actor !== first) return [{ text: start + act.join(' '), said: first }]
  const isOwnTurn = turn?.due === 'discard' && (actor === undefined || actor === turn.seat)
  return isOwnTurn && found.length > 1 ? found.toReversed() : found
}

/** The declaration that a player’s hand is dead, with the seat before or after it: `W dead`, `main morte Ouest`. */
const deadHand = (typed: string): string | null => {
  const words = typed.trim().split(' ')
  const seats = words.map((word) => (isSeat(word) ? word : SEAT_WORDS.get(foldText(word))))
  const at = seats.findIndex((seat) => seat !== undefined)
  return DEAD.has(foldText(words.filter((_, n) => n !== at).join(' '))) ? `* dead ${seats[at] ?? ''}` : null
}
const DEAD: ReadonlySet<string> = new Set([
  ...(['dead', 'is dead', 'hand dead', 'hand is dead', 'dead hand'] as const),
  ...(['mort', 'morte', 'est morte', 'main morte', 'main est morte'] as const),
])

const LEAST = 3

/**
 * The readings by the longest phrase that the words begin with; if there is none, by the first phrase that the words are the beginning of.
 * `has called` and `a jeté` are read by their last word.
 */
const reworded = (typed: readonly string[], list: Phrases): readonly RewordedLine[] => {
  const words = typed.length > 1 && HAS.has(typed[0] ?? '') ? typed.slice(1) : typed
  for (let n = Math.min(words.length, MOST_WORDS); n > 0; n--) {
    const said = words.slice(0, n).join(' ')
    const verbs = list.get(foldText(said))
    if (verbs) return verbs.map((verb) => ({ text: [verb, ...object(verb, words.slice(n))].join(' '), said }))
  }
  const said = words.join(' ')
  const begun = foldText(said)
  const all = [...list]
  // `tsumo` is not the beginning of `tsumogiri`
  if (begun.length < LEAST || all.some(([, verbs]) => verbs.includes(begun))) return []
  const [, verbs = []] = all.find(([phrase]) => phrase.startsWith(begun)) ?? []
  return verbs.map((text) => ({ text, said }))
}

const HAS: ReadonlySet<string> = new Set(['a', 'has'])
const ARTICLES: ReadonlySet<string> = new Set(['le', 'la', 'les', 'un', 'une', 'sa', 'son', 'the', 'a'])
/** The words after a verb, without an article. Of a call only the notation's word, without the tile or seat it was called on. */
const object = (verb: string, words: readonly string[]): readonly string[] => {
  if (verb !== 'call') return withoutArticle(words)
  const [said = '', ...others] = withoutArticle(words)
  const [call = said] = PLAYER_WORDS.get(foldText(said)) ?? []
  const on = others.findIndex((word) => ON.has(foldText(word)))
  return said === '' ? [] : [call, ...(on < 0 ? others : others.slice(0, on))]
}
/** Prepositions before the seat whose discard is called: the notation derives that seat from the acts. */
const ON: ReadonlySet<string> = new Set(['on', 'from', 'for', 'sur', 'de', 'du'])
const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : words

type Phrases = ReadonlyMap<string, readonly string[]>

const phrases = <Word extends string>(list: Readonly<Record<Word, string>>): Phrases => {
  const found = new Map<string, string[]>()
  for (const [verb, said] of Object.entries<string>(list))
    for (const phrase of said.split(', ')) found.set(phrase, [...(found.get(phrase) ?? []), verb])
  return found
}

const SEAT_WORDS: ReadonlyMap<string, Seat> = new Map([
  ...(['est', 'east', 'ton'] as const).map((word) => [word, 'E'] as const),
  ...(['sud', 'south', 'nan'] as const).map((word) => [word, 'S'] as const),
  ...(['o', 'ouest', 'west', 'sha'] as const).map((word) => [word, 'W'] as const),
  ...(['nord', 'north', 'pei'] as const).map((word) => [word, 'N'] as const),
])

/** Words for a player's acts, without accents. If one word has two meanings, both are listed, the likelier one first. */
const PLAYER_WORDS = phrases<Exclude<PlayerVerb, 'kita'> | ShortVerb | 'kan'>({
  touch: 'touche, toucher, touches, touched, touche le mur, touches the wall',
  draw: 'pioche, piocher, tire, tirer, draws, picks, pick, drew, picked',
  discard:
    'ecarte, ecarter, jette, jeter, defausse, defausser, rejette, rejeter, discards, discarded, throws, throw, threw, drops, drop, dropped, sutehai, tsumogiri, tedashi',
  ron: 'gagne, gagner, victoire, agari, hora, wins, win, won',
  tsumo: 'gagne, gagner, victoire, agari, hora, wins, win, won',
  pon: 'pung, pong',
  chii: 'chow, chi',
  riichi: 'reach, richi, declare riichi, declares riichi, declared riichi',
  take: 'prend, prendre, ramasse, ramasser, recupere, pris, takes, took, picks up, pick up, picked up',
  replace: 'remplace, remplacer, rinshan, rinshanpai, replaces',
  return: 'remet, remettre, repose, reposer, returns, puts back, put back',
  show: 'montre, montrer, shows, showed',
  call: 'annonce, annoncer, appelle, appeler, reclame, reclamer, dit, calls, called, claim, claims, claimed, says, say, said, declares, declare, declared, call',
  retract: 'retire, retirer, retracte, reprend, retracts, takes back, took back',
  kan: 'kong',
  daiminkan: 'grand kong, grand kong expose, minkan',
  kakan: 'petit kong, petit kong expose, complete, shominkan, shouminkan',
  ankan: 'kong cache, concealed kong',
  reveal: 'devoile, devoiler, revele, reveler, etale, etaler, ouvre, reveals',
  tenpai: 'tempai, en attente, waiting',
  noten: 'pas en attente, notempai, not waiting',
  stick: 'paie, paye, payer, baton, pays',
  count: 'compte, compter, counts',
  expose: 'laisse voir, exposes',
  rearrange: 'deplace, deplacer, rearranges',
  ready: 'pret, prete',
  note: 'remarque, notes',
})

const TABLE_WORDS = phrases<Exclude<TableVerb, 'ura'> | 'end exhaustive' | 'end abort'>({
  'end exhaustive': 'mur epuise, epuise, ryukyoku',
  'end abort': 'annulee, main annulee',
  end: 'fin, ends',
  dead: 'morte, mort, main morte',
  dora: 'indicateur',
  scores: 'points',
  answer: 'reponse',
  ruling: 'decision',
  note: 'remarque',
})

const MOST_WORDS = 3
