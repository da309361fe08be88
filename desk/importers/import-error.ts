import type { ByLanguage } from '../../engine/model/language.ts'

/** Why a file can't be read: one line in every language, with the line number in the file if there is one. */
export type ImportError = { readonly line?: number; readonly message: string; readonly text: ByLanguage<string> }

/** Kind of error in an imported file. */
export type Complaint = keyof typeof COMPLAINTS

/** Position of an error in a file: line, column, and in JSON the path of the value, such as `log[3][5][2]`. */
export type FilePosition = { readonly line?: number; readonly column?: number; readonly path?: string }

/** Words an error; a bare number is a line. */
export const importError = (complaint: Complaint, about = '', at: number | FilePosition = {}): ImportError => {
  const place = typeof at === 'number' ? { line: at } : at
  const en = `${placeIn(place, EN)}${COMPLAINTS[complaint].en(about)}`
  const fr = `${placeIn(place, FR)}${COMPLAINTS[complaint].fr(about)}`
  return { ...(place.line === undefined ? {} : { line: place.line }), message: en, text: { en, fr } }
}

const EN = { line: 'line', column: 'column', colon: ': ' }
const FR = { line: 'ligne', column: 'colonne', colon: ' : ' }

const placeIn = ({ line, column, path }: FilePosition, words: typeof EN): string => {
  const parts = [
    ...(line === undefined ? [] : [`${words.line} ${line}`]),
    ...(column === undefined ? [] : [`${words.column} ${column}`]),
    ...(path ? [path] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}${words.colon}` : ''
}

/** The found value is JSON, cut short; empty if the value is missing. */
const expected = (en: string, fr: string): ByLanguage<(about: string) => string> => ({
  en: (found) => `found ${found || 'nothing'}, expected ${en}`,
  fr: (found) => `trouvé ${found || 'rien'}, attendu ${fr}`,
})

const COMPLAINTS = {
  gzip: { en: () => 'the gzip data is damaged or cut off', fr: () => 'les données gzip sont abîmées ou coupées' },
  'too-large': {
    en: () => 'larger than 64 MB unpacked: no record of a game is',
    fr: () => 'plus de 64 Mo une fois décompressé : aucune partie n’en fait autant',
  },
  database: {
    en: () => 'a database, not a record of a game: if it is a tournament of Shinpan, shinpan findings --db lists its findings',
    fr: () => 'une base de données, non le relevé d’une partie : d’un tournoi de Shinpan, shinpan findings --db énumère les constats',
  },
  'not-text': { en: () => 'not text in UTF-8', fr: () => 'pas du texte en UTF-8' },
  'utf-16': { en: () => 'text in UTF-16: save it as UTF-8', fr: () => 'du texte en UTF-16 : enregistrez-le en UTF-8' },
  unknown: {
    en: (what) => `the format of ${what} is not known: expected table notation, a Tenhou log, mjai or a kobalab paipu`,
    fr: (what) => `le format de ${what} est inconnu : attendu une notation de table, un journal Tenhou, mjai ou un paipu kobalab`,
  },
  json: {
    en: (found) => (found ? `not well-formed JSON: "${found}" can't stand here` : 'not well-formed JSON: it breaks off here'),
    fr: (found) => (found ? `JSON mal formé : « ${found} » ne peut pas se trouver ici` : 'JSON mal formé : il s’arrête ici'),
  },
  'json-deep': {
    en: () => 'brackets within brackets, deeper than any record has them',
    fr: () => 'des crochets imbriqués, plus que dans tout journal',
  },
  'json-large': { en: () => 'more values than any record has', fr: () => 'plus de valeurs que dans tout journal' },
  'json-twice': { en: (name) => `the name "${name}" comes twice`, fr: (name) => `le nom « ${name} » vient deux fois` },
  'json-name': { en: (name) => `the name "${name}" is not accepted`, fr: (name) => `le nom « ${name} » n’est pas accepté` },
  'expect-value': expected('another value', 'une autre valeur'),
  'expect-tile': expected('a tile', 'une tuile'),
  'expect-call': expected('a tile or a call', 'une tuile ou une annonce'),
  'expect-number': expected('a whole number in range', 'un nombre entier dans les limites'),
  'expect-seat': expected('a player, 0 to 3', 'un joueur, 0 à 3'),
  'expect-text': expected('text', 'du texte'),
  'expect-yes-no': expected('true or false', 'true ou false'),
  'expect-list': expected('a list of the right length', 'une liste de la bonne longueur'),
  'expect-object': expected('an object', 'un objet'),
  'expect-event': expected('an event of this format', 'un événement de ce format'),
  'expect-result': expected('how the hand ended', 'la fin de la donne'),
  'act-order': { en: (what) => `${what} can't stand here`, fr: (what) => `${what} ne peut pas se trouver ici` },
  'fifth-tile': { en: (what) => `a fifth ${what}`, fr: (what) => `une cinquième tuile ${what}` },
  'ura-count': {
    en: () => 'more indicators below than above',
    fr: () => 'plus d’indicateurs dessous que dessus',
  },
  'other-rules': {
    en: () => 'a game under other rules than the first one: only games under the same rules can stand in one file',
    fr: () => 'une partie sous d’autres règles que la première : un fichier ne tient que des parties sous les mêmes règles',
  },
  xml: { en: (what) => `not well-formed XML: ${what}`, fr: (what) => `XML mal formé : ${what}` },
  doctype: { en: () => 'a DOCTYPE is not accepted', fr: () => 'un DOCTYPE n’est pas accepté' },
  deep: { en: () => 'tags within tags: a Tenhou log has none', fr: () => 'des balises imbriquées : un journal Tenhou n’en a pas' },
  content: { en: () => 'text between tags: a Tenhou log has none', fr: () => 'du texte entre les balises : un journal Tenhou n’en a pas' },
  root: { en: (what) => `found <${what}>, expected <mjloggm>`, fr: (what) => `trouvé <${what}>, attendu <mjloggm>` },
  tag: { en: (what) => `<${what}> is not known in a Tenhou log`, fr: (what) => `<${what}> est inconnu dans un journal Tenhou` },
  order: { en: (what) => `<${what}> can't stand here`, fr: (what) => `<${what}> ne peut pas se trouver ici` },
  attribute: { en: (what) => `${what} is missing or can't be right`, fr: (what) => `${what} manque ou ne peut pas être juste` },
  'tile-twice': { en: (what) => `tile ${what} comes twice`, fr: (what) => `la tuile ${what} vient deux fois` },
  'tile-not-held': { en: (what) => `tile ${what} is not in that hand`, fr: (what) => `la tuile ${what} n’est pas dans cette main` },
  'hand-differs': {
    en: (what) => `the hand in <${what}> is not the one that was played`,
    fr: (what) => `la main dans <${what}> n’est pas celle qui a été jouée`,
  },
  'hand-shown-differs': {
    en: () => 'the hand shown is not the one that was played',
    fr: () => 'la main montrée n’est pas celle qui a été jouée',
  },
  'three-players': {
    en: () => 'a three-player game (sanma): not supported yet',
    fr: () => 'une partie à trois joueurs (sanma) : pas encore prise en charge',
  },
  'long-tag': { en: () => 'a tag that is longer than any of a log', fr: () => 'une balise plus longue que toutes celles d’un journal' },
  hands: { en: () => 'more than 200 hands in one game', fr: () => 'plus de 200 donnes dans une partie' },
  groups: {
    en: (most) => `more than ${most} claims and kongs in one hand`,
    fr: (most) => `plus de ${most} annonces et kongs dans une donne`,
  },
  'no-hand': { en: () => 'no hand in it', fr: () => 'aucune donne dedans' },
} as const satisfies Record<string, ByLanguage<(about: string) => string>>
