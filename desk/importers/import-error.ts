import type { ByLanguage } from '../../engine/language.ts'

/** Why a file can't be read: one line in every language, which names the line of the file where there is one. */
export type ImportError = { readonly line?: number; readonly message: string; readonly text: ByLanguage<string> }

/** Something that is wrong with a file, and the piece of it that it is about. */
export type Complaint = keyof typeof COMPLAINTS

/** Words a complaint. */
export const importError = (complaint: Complaint, about = '', line?: number): ImportError => {
  const en = `${line === undefined ? '' : `line ${line}: `}${COMPLAINTS[complaint].en(about)}`
  const fr = `${line === undefined ? '' : `ligne ${line} : `}${COMPLAINTS[complaint].fr(about)}`
  return { ...(line === undefined ? {} : { line }), message: en, text: { en, fr } }
}

const COMPLAINTS = {
  gzip: { en: () => 'the gzip data is damaged or cut off', fr: () => 'les données gzip sont abîmées ou coupées' },
  'too-large': {
    en: () => 'larger than 64 MB unpacked: no record of a game is',
    fr: () => 'plus de 64 Mo une fois décompressé : aucune partie n’en fait autant',
  },
  'not-text': { en: () => 'not text in UTF-8', fr: () => 'pas du texte en UTF-8' },
  'not-yet': { en: (what) => `${what} is not read yet`, fr: (what) => `${what} n’est pas encore lu` },
  unknown: {
    en: (what) => `the format of ${what} is not known: expected table notation or a Tenhou log`,
    fr: (what) => `le format de ${what} est inconnu : attendu une notation de table ou un journal Tenhou`,
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
  'three-players': {
    en: () => 'a three-player game (sanma): not supported yet',
    fr: () => 'une partie à trois joueurs (sanma) : pas encore prise en charge',
  },
  hands: { en: () => 'more than 200 hands in one game', fr: () => 'plus de 200 mains dans une partie' },
  'no-hand': { en: () => 'no hand in it', fr: () => 'aucune main dedans' },
} as const satisfies Record<string, ByLanguage<(about: string) => string>>
