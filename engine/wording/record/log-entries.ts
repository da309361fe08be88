import type { ByLanguage, Language } from '../../model/language.ts'

/** `one`: the name of an entry. `many`: what a preview counts it as. */
type EntryWords = { readonly one: ByLanguage<string>; readonly many: ByLanguage<string> }

const OTHER: ByLanguage<string> = { en: 'other', fr: 'autres' }

const WORDS = {
  tournament: { one: { en: 'Tournament data', fr: 'Données du tournoi' }, many: OTHER },
  'rule-set': { one: { en: 'House rules', fr: 'Règles maison' }, many: OTHER },
  referee: { one: { en: 'Referee', fr: 'Arbitre' }, many: OTHER },
  'referee-code': { one: { en: 'Code', fr: 'Code' }, many: OTHER },
  'sign-in': { one: { en: 'Signed in', fr: 'Identification' }, many: OTHER },
  'sign-out': { one: { en: 'Signed out', fr: 'Fin d’identification' }, many: OTHER },
  'sign-in-failed': { one: { en: 'Wrong code', fr: 'Code erroné' }, many: OTHER },
  player: { one: { en: 'Player', fr: 'Joueur' }, many: OTHER },
  withdrawal: { one: { en: 'Player withdrawn or back', fr: 'Retrait ou retour' }, many: OTHER },
  round: { one: { en: 'Round planned', fr: 'Ronde prévue' }, many: OTHER },
  'round-clock': { one: { en: 'Clock', fr: 'Horloge' }, many: OTHER },
  'time-added': { one: { en: 'Time added', fr: 'Temps ajouté' }, many: OTHER },
  table: { one: { en: 'Table', fr: 'Table' }, many: OTHER },
  'live-timing': { one: { en: 'Live timing', fr: 'Chronométrage' }, many: OTHER },
  seating: { one: { en: 'Seat', fr: 'Place' }, many: OTHER },
  'seats-changed': { one: { en: 'Seats changed', fr: 'Places changées' }, many: OTHER },
  'result-signed': { one: { en: 'Result signed', fr: 'Résultat signé' }, many: OTHER },
  'result-reopened': { one: { en: 'Result reopened', fr: 'Résultat rouvert' }, many: OTHER },
  import: { one: { en: 'Import', fr: 'Import' }, many: OTHER },
  hand: { one: { en: 'Hand begun', fr: 'Donne commencée' }, many: { en: 'hands', fr: 'donnes' } },
  event: { one: { en: 'Act', fr: 'Acte' }, many: { en: 'acts', fr: 'actes' } },
  'typed-apart': { one: { en: 'Crossed acts', fr: 'Actes croisés' }, many: OTHER },
  'fork-settled': { one: { en: 'Crossed acts resolved', fr: 'Actes croisés réglés' }, many: OTHER },
  'hands-settled': { one: { en: 'Crossed hands resolved', fr: 'Donnes croisées réglées' }, many: OTHER },
  'event-removed': { one: { en: 'Act removed', fr: 'Acte retiré' }, many: { en: 'acts removed', fr: 'actes retirés' } },
  finding: { one: { en: 'Finding', fr: 'Constat' }, many: { en: 'findings', fr: 'constats' } },
  'finding-gone': { one: { en: 'Finding gone', fr: 'Constat disparu' }, many: { en: 'findings gone', fr: 'constats disparus' } },
  incident: { one: { en: 'Incident opened', fr: 'Incident ouvert' }, many: { en: 'incidents', fr: 'incidents' } },
  'incident-filled': { one: { en: 'Incident filled in', fr: 'Incident complété' }, many: { en: 'details', fr: 'détails' } },
  'incident-closed': {
    one: { en: 'Incident closed or reopened', fr: 'Incident clos ou rouvert' },
    many: { en: 'closings', fr: 'clôtures' },
  },
  'call-answered': { one: { en: 'Call answered', fr: 'Réponse à un appel' }, many: OTHER },
  statement: { one: { en: 'Statement', fr: 'Déclaration' }, many: { en: 'statements', fr: 'déclarations' } },
  attachment: { one: { en: 'Picture', fr: 'Image' }, many: OTHER },
  ruling: { one: { en: 'Ruling', fr: 'Décision' }, many: { en: 'rulings', fr: 'décisions' } },
  appeal: { one: { en: 'Appeal', fr: 'Recours' }, many: { en: 'appeals', fr: 'recours' } },
  'appeal-decided': { one: { en: 'Appeal decided', fr: 'Recours tranché' }, many: { en: 'appeals decided', fr: 'recours tranchés' } },
  penalty: { one: { en: 'Penalty', fr: 'Pénalité' }, many: { en: 'penalties', fr: 'pénalités' } },
  'penalty-cancelled': { one: { en: 'Penalty cancelled', fr: 'Pénalité annulée' }, many: { en: 'cancellations', fr: 'annulations' } },
  reviewed: { one: { en: 'Ruling reviewed', fr: 'Décision réexaminée' }, many: { en: 'reviews', fr: 'révisions' } },
  undo: { one: { en: 'Undone', fr: 'Annulé' }, many: { en: 'undone', fr: 'annulés' } },
  redo: { one: { en: 'Redone', fr: 'Rétabli' }, many: { en: 'redone', fr: 'rétablis' } },
  export: { one: { en: 'Report created', fr: 'Rapport créé' }, many: OTHER },
} as const satisfies Readonly<Record<string, EntryWords>>

/**
 * The kinds of entries in the log of a tournament. Each record over this type must answer a new kind before anything compiles; `db/log/kinds.ts`
 * has their bodies.
 */
export type EntryKind = keyof typeof WORDS

export const isEntryKind = (kind: string): kind is EntryKind => Object.hasOwn(WORDS, kind)

/** The name of a kind of entry; a kind that this version does not know is shown as it is. */
export const entryName = (kind: string, language: Language): string => (isEntryKind(kind) ? WORDS[kind].one[language] : kind)

/** The word under which a preview counts entries of a kind; several kinds can have the same. */
export const countedAs = (kind: string, language: Language): string => (isEntryKind(kind) ? WORDS[kind].many[language] : OTHER[language])
