import type { Text } from '../../../engine/model/language.ts'
import { typeset } from '../../../engine/phrases/typeset.ts'
import type { How, PersonRole, Section } from '../../contract/vocabulary.ts'

const text = (en: string, fr: string): Text => ({ en, fr: typeset(fr, 'fr') })

/** The words of the report on the data that a file holds about a person. */
export const PERSON_WORDS = {
  title: text('What the file holds about a person', 'Ce que le fichier contient sur une personne'),
  names: text('Names in this file', 'Noms dans ce fichier'),
  number: text('Number', 'Numéro'),
  country: text('Country', 'Pays'),
  role: text('In the lists', 'Dans les listes'),
  overview: text('Number of entries', 'Nombre d’entrées'),
  all: text('All', 'Total'),
  entry: text('Entry', 'Entrée'),
  where: text('Where', 'Où'),
  what: text('What', 'Quoi'),
  why: text('Why it is here', 'Pourquoi ici'),
  entered: text('Entered by this person', 'Saisi par cette personne'),
  device: text('Device', 'Appareil'),
  count: text('Entries', 'Entrées'),
  first: text('First', 'Première'),
  last: text('Last', 'Dernière'),
  nothing: text('The file holds nothing about a person with this name.', 'Le fichier ne contient rien sur une personne de ce nom.'),
  takenBack: text('undone', 'annulé'),
  earlier: text('no longer in force', 'n’est plus en vigueur'),
  forget: text(
    'An entry of the log is never changed or removed: the hashes of later entries cover it. To be forgotten, a person asks for a new file with a pseudonym (“Personal data” in the window, shinpan pseudonyms --player). The new file verifies; the old one can be deleted with its backups.',
    'Une entrée du journal n’est jamais modifiée ni supprimée : les empreintes des entrées suivantes la couvrent. Pour l’oubli, on demande un nouveau fichier avec un pseudonyme (« Données personnelles » dans la fenêtre, shinpan pseudonyms --player). Il se vérifie ; l’ancien peut être supprimé avec ses sauvegardes.',
  ),
} as const

export const ROLE_WORDS: Readonly<Record<PersonRole, Text>> = {
  player: text('player', 'joueur'),
  referee: text('referee', 'arbitre'),
  named: text('in no list', 'dans aucune liste'),
}

export const SECTION_WORDS: Readonly<Record<Section, Text>> = {
  names: text('Lists: name, number, country', 'Listes : nom, numéro, pays'),
  seats: text('Seats', 'Places'),
  results: text('Results and signatures', 'Résultats et signatures'),
  incidents: text('Incidents and notes', 'Incidents et notes'),
  statements: text('Statements', 'Déclarations'),
  rulings: text('Rulings', 'Décisions'),
  penalties: text('Penalties', 'Pénalités'),
  appeals: text('Appeals', 'Recours'),
  findings: text('Findings', 'Constats'),
  acts: text('Acts that name this person', 'Actes qui nomment cette personne'),
  signing: text('Signing in', 'Identification'),
  imports: text('Imported files', 'Fichiers importés'),
  tournament: text('Tournament, rounds, tables', 'Tournoi, rondes, tables'),
  undone: text('Undone and redone', 'Annulé et rétabli'),
  reports: text('Reports that left the file', 'Rapports sortis du fichier'),
}

export const HOW_WORDS: Readonly<Record<How, Text>> = {
  id: text('from the list', 'de la liste'),
  name: text('named', 'nommé'),
  text: text('named in the text', 'nommé dans le texte'),
  perhaps: text('perhaps named: a word like it', 'peut-être nommé : un mot semblable'),
  belongs: text('belongs to something about this person', 'dépend de ce qui concerne cette personne'),
  entered: text('entered by this person', 'saisi par cette personne'),
}
