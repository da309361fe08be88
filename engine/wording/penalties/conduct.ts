import { type ConductId, isConductId } from '../../model/conduct.ts'
import type { ByLanguage, Language } from '../../model/language.ts'

const NAMES: Readonly<Record<ConductId, ByLanguage<string>>> = {
  'conduct.late': { en: 'Late at the table', fr: 'Retard à la table' },
  'conduct.absent': { en: 'Absent', fr: 'Absence' },
  'conduct.phone': { en: 'Phone', fr: 'Téléphone' },
  'conduct.information': { en: 'Passing information', fr: 'Information transmise' },
  'conduct.obstruction': { en: 'Obstruction', fr: 'Obstruction' },
  'conduct.behaviour': { en: 'Behaviour', fr: 'Comportement' },
  'conduct.wall': { en: 'Wall or tiles disturbed', fr: 'Mur ou tuiles dérangés' },
  'conduct.wrong-table': { en: 'Wrong table', fr: 'Mauvaise table' },
  'conduct.score-sheet': { en: 'Score sheet', fr: 'Feuille de score' },
  'conduct.all-last-sheet': { en: 'All-last sheet filled in wrongly', fr: 'Feuille de dernière donne mal remplie' },
  'conduct.unsigned': { en: 'Score sheet not signed', fr: 'Feuille de score non signée' },
  'conduct.spoilt-hand': { en: 'Hand spoilt for others', fr: 'Donne gâchée pour les autres' },
  'conduct.leaving': { en: 'Leaving the table', fr: 'Départ de la table' },
  'conduct.objects': { en: 'Forbidden object', fr: 'Objet interdit' },
  'conduct.peeking': { en: 'Looking at hidden tiles', fr: 'Tuiles cachées regardées' },
  'conduct.mixed-tiles': { en: 'Tiles mixed before settlement', fr: 'Tuiles mêlées avant le décompte' },
  'conduct.cheating': { en: 'Cheating', fr: 'Tricherie' },
  'conduct.other': { en: 'Other conduct', fr: 'Autre conduite' },
}

/** The name of a conduct; an id that this version does not know (a house rule’s, for example) is shown as it is. */
export const conductName = (rule: string, language: Language): string => (isConductId(rule) ? NAMES[rule][language] : rule)
