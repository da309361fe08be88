import type { EventOf, TableEvent, Verb } from '../events.ts'
import type { ByLanguage, Language } from '../language.ts'
import type { Seat } from '../seats.ts'
import type { Tile } from '../tiles.ts'
import { formatNumber } from './numbers.ts'
import { frenchOf, list, seatName } from './seats.ts'
import { tileName } from './tiles.ts'
import { typeset } from './typeset.ts'

/** An act as one says it aloud: `South discards 4 of dots, the drawn tile`. A short form is one act. */
export const sayAct = (events: readonly TableEvent[], language: Language): string => {
  const [first] = events
  if (!first) return ''
  return typeset(first.short ? sayShort(first, first.short, language) : say(first, language), language)
}

type Sentences = { readonly [V in Verb]: (event: EventOf<V>) => string }

const tiles = (all: readonly Tile[], language: Language): string =>
  list(
    all.map((tile) => tileName(tile, language)),
    language === 'en' ? 'and' : 'et',
  )
const who = (seat: Seat | '*', language: Language): string =>
  seat === '*' ? (language === 'en' ? 'The table' : 'La table') : seatName(seat, language)

/** What was seen beside an act. */
const ASIDES: ByLanguage<Readonly<Record<string, string>>> = {
  en: {
    fast: 'too fast',
    wrong: 'out of turn',
    mixed: 'mixed into the hand',
    rotated: 'sideways',
    meld: 'out of a group',
    nodraw: 'without a draw',
    slow: 'slowly',
    drawn: 'the drawn tile',
    hand: 'from the hand',
    left: 'on the left',
    middle: 'in the middle',
    right: 'on the right',
  },
  fr: {
    fast: 'trop vite',
    wrong: 'hors de son tour',
    mixed: 'mêlée à la main',
    rotated: 'tournée',
    meld: 'd’un groupe',
    nodraw: 'sans pioche',
    slow: 'lentement',
    drawn: 'la tuile piochée',
    hand: 'de la main',
    left: 'à gauche',
    middle: 'au milieu',
    right: 'à droite',
  },
}

const FACES: ByLanguage<Readonly<Record<'outer' | 'middle', string>>> = {
  en: { outer: 'the outer tiles face down', middle: 'the middle tiles face down' },
  fr: { outer: 'les tuiles extérieures cachées', middle: 'les tuiles du milieu cachées' },
}

const ENDS: ByLanguage<Readonly<Record<EventOf<'end'>['how'], string>>> = {
  en: {
    exhaustive: 'the wall is exhausted',
    win: 'a win',
    'nine-terminals': 'nine terminals',
    'four-winds': 'four winds',
    'four-riichi': 'four riichi',
    'four-kongs': 'four kongs',
    'three-wins': 'three wins',
    referee: 'the referee',
  },
  fr: {
    exhaustive: 'le mur est épuisé',
    win: 'une victoire',
    'nine-terminals': 'neuf terminales',
    'four-winds': 'quatre vents',
    'four-riichi': 'quatre riichi',
    'four-kongs': 'quatre kongs',
    'three-wins': 'trois victoires',
    referee: 'l’arbitre',
  },
}

const asides = (event: object, language: Language): string =>
  Object.entries(event)
    .map(([key, value]) => (value === true ? key : key === 'source' || key === 'side' ? String(value) : ''))
    .map((word) => ASIDES[language][word])
    .filter(Boolean)
    .map((word) => `, ${word}`)
    .join('')

const en: Sentences = {
  draw: ({ tile }) => `draws${tile ? ` ${tileName(tile, 'en')}` : ''}`,
  replace: ({ tile }) => `takes a replacement tile${tile ? `, ${tileName(tile, 'en')}` : ''}`,
  return: ({ tile }) => `puts ${tile ? tileName(tile, 'en') : 'the drawn tile'} back into the wall`,
  discard: ({ tile }) => `discards ${tileName(tile, 'en')}`,
  call: ({ call, tile }) => `calls ${call}${tile ? ` on ${tileName(tile, 'en')}` : ''}`,
  show: (event) => `shows ${tiles(event.tiles, 'en')}`,
  take: ({ tile }) => `takes ${tile ? tileName(tile, 'en') : 'the claimed tile'}`,
  retract: () => 'takes the call back',
  ankan: ({ tile, faces }) => `makes a concealed kong of ${tileName(tile, 'en')}${faces ? `, ${FACES.en[faces]}` : ''}`,
  kakan: ({ tile }) => `extends a pung with ${tileName(tile, 'en')}`,
  dora: ({ tile }) => `turns the dora indicator ${tileName(tile, 'en')}`,
  stick: () => 'pays the riichi stick',
  kita: () => 'sets a North aside',
  expose: (event) => `exposes ${tiles(event.tiles, 'en')}`,
  rearrange: () => 'moves tiles between groups',
  reveal: (event) => `reveals ${tiles(event.tiles, 'en')}`,
  count: ({ count }) => `has ${count} tiles in hand, counted`,
  tenpai: () => 'declares a waiting hand',
  noten: () => 'declares no waiting hand',
  ready: () => 'is ready',
  note: ({ text }) => `: ${text}`,
  answer: ({ event, word }) => `: answer to the question at act ${event}, ${word}`,
  ruling: ({ event, rule, decision }) => `: ruling on act ${event}, ${rule}, ${decision}`,
  dead: ({ seat }) => `: ${seatName(seat, 'en')}’s hand is declared dead`,
  ura: (event) => `: the indicators underneath are ${tiles(event.tiles, 'en')}`,
  scores: ({ points }) => `: scores ${points.map((each) => formatNumber(each, 'en')).join('; ')}`,
  end: ({ how }) => `: the hand is over, ${ENDS.en[how]}`,
}

const fr: Sentences = {
  draw: ({ tile }) => `pioche${tile ? ` ${tileName(tile, 'fr')}` : ''}`,
  replace: ({ tile }) => `prend une tuile de remplacement${tile ? `, ${tileName(tile, 'fr')}` : ''}`,
  return: ({ tile }) => `remet ${tile ? tileName(tile, 'fr') : 'la tuile piochée'} dans le mur`,
  discard: ({ tile }) => `écarte ${tileName(tile, 'fr')}`,
  call: ({ call, tile }) => `annonce ${call}${tile ? ` sur ${tileName(tile, 'fr')}` : ''}`,
  show: (event) => `montre ${tiles(event.tiles, 'fr')}`,
  take: ({ tile }) => `prend ${tile ? tileName(tile, 'fr') : 'la tuile réclamée'}`,
  retract: () => 'retire son annonce',
  ankan: ({ tile, faces }) => `fait un kong caché de ${tileName(tile, 'fr')}${faces ? `, ${FACES.fr[faces]}` : ''}`,
  kakan: ({ tile }) => `complète un pung avec ${tileName(tile, 'fr')}`,
  dora: ({ tile }) => `retourne l’indicateur de dora ${tileName(tile, 'fr')}`,
  stick: () => 'paie le bâton de riichi',
  kita: () => 'met un Nord de côté',
  expose: (event) => `laisse voir ${tiles(event.tiles, 'fr')}`,
  rearrange: () => 'déplace des tuiles entre groupes',
  reveal: (event) => `dévoile ${tiles(event.tiles, 'fr')}`,
  count: ({ count }) => `a ${count} tuiles en main, comptées`,
  tenpai: () => 'déclare une main en attente',
  noten: () => 'déclare une main sans attente',
  ready: () => 'a fini de ranger sa main',
  note: ({ text }) => ` : ${text}`,
  answer: ({ event, word }) => ` : réponse à la question de l’acte ${event}, ${word}`,
  ruling: ({ event, rule, decision }) => ` : décision sur l’acte ${event}, ${rule}, ${decision === 'upheld' ? 'confirmé' : 'écarté'}`,
  dead: ({ seat }) => ` : la main ${frenchOf(seat)} est déclarée morte`,
  ura: (event) => ` : les indicateurs du dessous sont ${tiles(event.tiles, 'fr')}`,
  scores: ({ points }) => ` : scores ${points.map((each) => formatNumber(each, 'fr')).join('; ')}`,
  end: ({ how }) => ` : la main est finie, ${ENDS.fr[how]}`,
}

const say = (event: TableEvent, language: Language): string => {
  const sentence = (language === 'en' ? en : fr)[event.verb] as (event: TableEvent) => string
  const words = sentence(event)
  return `${who(event.actor, language)}${/^ ?:/.test(words) ? '' : ' '}${words}${asides(event, language)}`
}

/** A claim that went right is said as the whole that it was. */
const sayShort = ({ actor }: TableEvent, { form, tiles: shown }: NonNullable<TableEvent['short']>, language: Language): string => {
  const seat = who(actor, language)
  const shownTiles = tiles(shown, language)
  if (form === 'riichi')
    return language === 'en' ? `${seat} declares riichi, discards ${shownTiles}` : `${seat} déclare riichi, écarte ${shownTiles}`
  const call = form === 'daiminkan' ? 'kan' : form
  return language === 'en' ? `${seat} claims ${call} with ${shownTiles}` : `${seat} réclame ${call} avec ${shownTiles}`
}
