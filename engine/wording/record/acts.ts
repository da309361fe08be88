import { type EventOf, isBareClaimForm, type TableEvent, type Verb } from '../../model/events.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { ImposedKind } from '../../model/penalties.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import type { Tile } from '../../model/tiles.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { englishOwner, frenchOf, seatName } from '../../phrases/seats.ts'
import { capitalized, typeset } from '../../phrases/typeset.ts'
import { imposedKindName } from '../penalties/penalties.ts'
import { answerLabel } from '../rules/answers.ts'
import { anyRuleName } from '../rules/rule-table.ts'
import { theTile, theTiles } from '../terms/tiles.ts'
import { circumstanceWords } from './circumstances.ts'

/** An act as a referee says it: `South discards the 4 of dots, the drawn tile`. A short form is one act. */
export const sayAct = (events: readonly TableEvent[], language: Language): string => {
  const [first] = events
  if (!first) return ''
  return typeset(first.short ? sayShort(first, first.short, language) : say(first, language), language)
}

type Sentences = { readonly [V in Verb]: (event: EventOf<V>) => string }

const FACES: ByLanguage<Readonly<Record<'outer' | 'middle', string>>> = {
  en: { outer: 'the outer tiles face down', middle: 'the middle tiles face down' },
  fr: { outer: 'les tuiles extérieures cachées', middle: 'les tuiles du milieu cachées' },
}

const ENDS: Readonly<Record<EventOf<'end'>['how'], ByLanguage<string>>> = {
  exhaustive: { en: 'the wall is exhausted', fr: 'le mur est épuisé' },
  win: { en: 'a win', fr: 'une victoire' },
  'nine-terminals': { en: 'nine terminals and honours', fr: 'neuf terminales et honneurs' },
  'four-winds': { en: 'four winds', fr: 'quatre vents' },
  'four-riichi': { en: 'four riichi', fr: 'quatre riichi' },
  'four-kongs': { en: 'four kongs', fr: 'quatre kongs' },
  'three-wins': { en: 'three wins', fr: 'trois victoires' },
  referee: { en: 'stopped by the referee', fr: 'arrêtée par l’arbitre' },
}

const WHOSE: ByLanguage<Readonly<Record<string, string>>> = {
  en: { own: 'from the player’s own hand', wall: 'from the wall', 'dead-wall': 'from the dead wall' },
  fr: { own: 'de sa main', wall: 'du mur', 'dead-wall': 'du mur mort' },
}

const exposed = ({ whose }: EventOf<'expose'>, language: Language): string => {
  if (whose === undefined) return ''
  const seat = SEATS.find((one) => one === whose)
  if (!seat) return `, ${WHOSE[language][whose]}`
  return { en: `, from ${englishOwner(seat)} hand`, fr: `, de la main ${frenchOf(seat)}` }[language]
}

/** Where a tile was drawn from, if not from the right place. */
const drawnFrom = ({ verb, from }: EventOf<'draw' | 'replace'>, language: Language): string => {
  if (from === undefined) return ''
  const seat = SEATS.find((one) => one === from)
  if (seat) return { en: `, from ${englishOwner(seat)} hand`, fr: `, de la main ${frenchOf(seat)}` }[language]
  const isOfRightWall = from === (verb === 'draw' ? 'wall' : 'dead-wall')
  return `, ${isOfRightWall ? WRONG_PLACE[language][verb] : WHOSE[language][from]}`
}

const WRONG_PLACE: ByLanguage<Readonly<Record<'draw' | 'replace', string>>> = {
  en: { draw: 'from the wrong place of the wall', replace: 'from the wrong place of the dead wall' },
  fr: { draw: 'du mauvais endroit du mur', replace: 'du mauvais endroit du mur mort' },
}

/** The word that was said instead of the call's own. */
const saying = ({ said }: EventOf<'call'>, language: Language): string => {
  if (said === undefined) return ''
  if (said === '?') return { en: ', not clearly', fr: ', pas clairement' }[language]
  return { en: `, saying “${said}”`, fr: `, en disant « ${said} »` }[language]
}

/** Circumstances that the recorder noted with an act. */
const asides = (event: TableEvent, language: Language): string => {
  const words = circumstanceWords(event.verb)
  return Object.entries(event)
    .filter(([key]) => key !== 'said')
    .map(([key, value]) => (value === true ? key : String(value)))
    .flatMap((word) => (Object.hasOwn(words, word) ? (words[word]?.aside?.[language] ?? []) : []))
    .map((aside) => `, ${aside}`)
    .join('')
}

const en: Sentences = {
  touch: ({ actor }) => `${who(actor, 'en')} touches the next tile of the wall`,
  draw: (event) => `${who(event.actor, 'en')} draws${event.tile ? ` ${theTile(event.tile, 'en')}` : ''}${drawnFrom(event, 'en')}`,
  replace: (event) =>
    `${who(event.actor, 'en')} takes a replacement tile${event.tile ? `, ${theTile(event.tile, 'en')}` : ''}${drawnFrom(event, 'en')}`,
  return: ({ actor, tile }) => `${who(actor, 'en')} puts ${tile ? theTile(tile, 'en') : 'the drawn tile'} back into the wall`,
  discard: ({ actor, tile }) => `${who(actor, 'en')} discards ${theTile(tile, 'en')}`,
  call: (event) =>
    `${who(event.actor, 'en')} calls ${event.call}${event.tile ? ` on ${theTile(event.tile, 'en')}` : ''}${saying(event, 'en')}`,
  show: ({ actor, tiles }) => `${who(actor, 'en')} shows ${theTiles(tiles, 'en')}`,
  take: ({ actor, tile }) => `${who(actor, 'en')} takes ${tile ? theTile(tile, 'en') : 'the claimed tile'}`,
  retract: ({ actor, tile }) => `${who(actor, 'en')} ${tile ? `takes back ${theTile(tile, 'en')}` : 'withdraws the call'}`,
  ankan: ({ actor, tile, faces }) =>
    `${who(actor, 'en')} makes a concealed kong with ${theTile(tile, 'en')}${faces ? `, ${FACES.en[faces]}` : ''}`,
  kakan: ({ actor, tile }) => `${who(actor, 'en')} extends a pung with ${theTile(tile, 'en')}`,
  dora: ({ tile }) => `dora indicator turned: ${theTile(tile, 'en')}`,
  stick: ({ actor }) => `${who(actor, 'en')} pays the riichi stick`,
  kita: ({ actor }) => `${who(actor, 'en')} sets a North aside`,
  expose: (event) => `${who(event.actor, 'en')} exposes ${theTiles(event.tiles, 'en')}${exposed(event, 'en')}`,
  rearrange: ({ actor }) => `${who(actor, 'en')} moves tiles between groups`,
  reveal: ({ actor, tiles }) => `${who(actor, 'en')} reveals ${theTiles(tiles, 'en')}`,
  count: ({ actor, count }) => `${who(actor, 'en')} has ${count} ${count === 1 ? 'tile' : 'tiles'} in hand at the count`,
  tenpai: ({ actor }) => `${who(actor, 'en')} declares tenpai`,
  noten: ({ actor }) => `${who(actor, 'en')} declares noten`,
  ready: ({ actor }) => `${who(actor, 'en')} is ready`,
  note: ({ actor, text }) => `${who(actor, 'en')}: ${text}`,
  answer: ({ event, rule, word }) => `answer to the question on act ${event}: ${answerLabel(word, rule, 'en')}`,
  ruling: ({ event, rule, decision, imposed }) =>
    `ruling on act ${event}, “${anyRuleName(rule, 'en')}”: ${decision === 'upheld' ? 'confirmed' : 'dismissed'}${imposedName(imposed, 'en')}`,
  dead: ({ seat }) => `${seatName(seat, 'en')}’s hand is declared dead`,
  ura: ({ tiles }) => `ura dora indicators: ${theTiles(tiles, 'en')}`,
  scores: ({ points }) => `scores: ${pointsOf(points, 'en')}`,
  end: ({ how }) => `the hand is over: ${ENDS[how].en}`,
}

const fr: Sentences = {
  touch: ({ actor }) => `${who(actor, 'fr')} touche la tuile suivante du mur`,
  draw: (event) => `${who(event.actor, 'fr')} pioche${event.tile ? ` ${theTile(event.tile, 'fr')}` : ''}${drawnFrom(event, 'fr')}`,
  replace: (event) =>
    `${who(event.actor, 'fr')} prend une tuile de remplacement${event.tile ? `, ${theTile(event.tile, 'fr')}` : ''}${drawnFrom(event, 'fr')}`,
  return: ({ actor, tile }) => `${who(actor, 'fr')} remet ${tile ? theTile(tile, 'fr') : 'la tuile piochée'} dans le mur`,
  discard: ({ actor, tile }) => `${who(actor, 'fr')} écarte ${theTile(tile, 'fr')}`,
  call: (event) =>
    `${who(event.actor, 'fr')} annonce ${event.call}${event.tile ? ` sur ${theTile(event.tile, 'fr')}` : ''}${saying(event, 'fr')}`,
  show: ({ actor, tiles }) => `${who(actor, 'fr')} montre ${theTiles(tiles, 'fr')}`,
  take: ({ actor, tile }) => `${who(actor, 'fr')} prend ${tile ? theTile(tile, 'fr') : 'la tuile réclamée'}`,
  retract: ({ actor, tile }) => `${who(actor, 'fr')} ${tile ? `reprend ${theTile(tile, 'fr')}` : 'retire son annonce'}`,
  ankan: ({ actor, tile, faces }) =>
    `${who(actor, 'fr')} fait un kong caché avec ${theTile(tile, 'fr')}${faces ? `, ${FACES.fr[faces]}` : ''}`,
  kakan: ({ actor, tile }) => `${who(actor, 'fr')} complète un pung avec ${theTile(tile, 'fr')}`,
  dora: ({ tile }) => `indicateur de dora : ${theTile(tile, 'fr')} est ${isOfNoFace(tile) ? 'retournée' : 'retourné'}`,
  stick: ({ actor }) => `${who(actor, 'fr')} pose le bâton de riichi`,
  kita: ({ actor }) => `${who(actor, 'fr')} met un Nord de côté`,
  expose: (event) => `${who(event.actor, 'fr')} laisse voir ${theTiles(event.tiles, 'fr')}${exposed(event, 'fr')}`,
  rearrange: ({ actor }) => `${who(actor, 'fr')} déplace des tuiles entre groupes`,
  reveal: ({ actor, tiles }) => `${who(actor, 'fr')} dévoile ${theTiles(tiles, 'fr')}`,
  count: ({ actor, count }) => `${who(actor, 'fr')} a ${count} ${count < 2 ? 'tuile' : 'tuiles'} en main au comptage`,
  tenpai: ({ actor }) => `${who(actor, 'fr')} déclare tenpai`,
  noten: ({ actor }) => `${who(actor, 'fr')} déclare noten`,
  ready: ({ actor }) => `${who(actor, 'fr')} a fini de trier sa main`,
  note: ({ actor, text }) => `${who(actor, 'fr')} : ${text}`,
  answer: ({ event, rule, word }) => `réponse à la question de l’acte ${event} : ${answerLabel(word, rule, 'fr')}`,
  ruling: ({ event, rule, decision, imposed }) =>
    `décision sur l’acte ${event}, « ${anyRuleName(rule, 'fr')} » : ${decision === 'upheld' ? 'confirmé' : 'rejeté'}${imposedName(imposed, 'fr')}`,
  dead: ({ seat }) => `la main ${frenchOf(seat)} est déclarée morte`,
  ura: ({ tiles }) => `indicateurs d’ura dora : ${theTiles(tiles, 'fr')}`,
  scores: ({ points }) => `scores : ${pointsOf(points, 'fr')}`,
  end: ({ how }) => `la donne est finie : ${ENDS[how].fr}`,
}

const imposedName = (imposed: ImposedKind | undefined, language: Language): string =>
  imposed ? `, ${imposedKindName(imposed, language)}` : ''

const who = (seat: Seat | '*', language: Language): string =>
  seat === '*' ? { en: 'noted', fr: 'noté' }[language] : seatName(seat, language)

const isOfNoFace = (tile: Tile): boolean => tile === '?'

/** The scores in the order of the seats. */
const pointsOf = (points: readonly number[], language: Language): string =>
  SEATS.map((seat, i) => `${seatName(seat, language)} ${formatNumber(points[i] ?? 0, language)}`).join(', ')

const say = (event: TableEvent, language: Language): string => {
  const sentence = { en, fr }[language][event.verb] as (event: TableEvent) => string
  return `${capitalized(sentence(event))}${asides(event, language)}`
}

/** A claim or riichi in short form is said in one sentence. */
const sayShort = ({ actor }: TableEvent, short: NonNullable<TableEvent['short']>, language: Language): string => {
  const { form, tiles } = short
  const seat = who(actor, language)
  const shown = theTiles(tiles, language)
  if (form === 'riichi')
    return { en: `${seat} declares riichi, discards ${shown}`, fr: `${seat} déclare riichi, écarte ${shown}` }[language]
  const call = form === 'daiminkan' ? 'kan' : form
  // The record does not say whether the tile was taken.
  if (isBareClaimForm(short))
    return { en: `${seat} calls ${call}; the tile counts as taken`, fr: `${seat} annonce ${call} ; la tuile compte comme prise` }[language]
  return { en: `${seat} calls ${call} and takes the tile with ${shown}`, fr: `${seat} annonce ${call} et prend la tuile avec ${shown}` }[
    language
  ]
}
