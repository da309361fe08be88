import { type ConductId, isConductId } from '../../model/conduct.ts'
import type { ByLanguage, Language } from '../../model/language.ts'

const NAMES: ByLanguage<Readonly<Record<ConductId, string>>> = {
  en: {
    'conduct.late': 'Late at the table',
    'conduct.absent': 'Absent',
    'conduct.phone': 'Phone',
    'conduct.information': 'Passing information',
    'conduct.obstruction': 'Obstruction',
    'conduct.behaviour': 'Behaviour',
    'conduct.wall': 'Wall or tiles disturbed',
    'conduct.wrong-table': 'Wrong table',
    'conduct.score-sheet': 'Score sheet',
    'conduct.all-last-sheet': 'All-last sheet filled in wrongly',
    'conduct.unsigned': 'Score sheet not signed',
    'conduct.spoilt-hand': 'Hand spoilt for others',
    'conduct.leaving': 'Leaving the table',
    'conduct.objects': 'Forbidden object',
    'conduct.peeking': 'Looking at hidden tiles',
    'conduct.mixed-tiles': 'Tiles mixed before settlement',
    'conduct.cheating': 'Cheating',
    'conduct.other': 'Other conduct',
  },
  fr: {
    'conduct.late': 'Retard à la table',
    'conduct.absent': 'Absence',
    'conduct.phone': 'Téléphone',
    'conduct.information': 'Information transmise',
    'conduct.obstruction': 'Obstruction',
    'conduct.behaviour': 'Comportement',
    'conduct.wall': 'Mur ou tuiles dérangés',
    'conduct.wrong-table': 'Mauvaise table',
    'conduct.score-sheet': 'Feuille de score',
    'conduct.all-last-sheet': 'Feuille de dernière donne mal remplie',
    'conduct.unsigned': 'Feuille de score non signée',
    'conduct.spoilt-hand': 'Donne gâchée pour les autres',
    'conduct.leaving': 'Départ de la table',
    'conduct.objects': 'Objet interdit',
    'conduct.peeking': 'Tuiles cachées regardées',
    'conduct.mixed-tiles': 'Tuiles mêlées avant le décompte',
    'conduct.cheating': 'Tricherie',
    'conduct.other': 'Autre conduite',
  },
}

/** The name of a conduct; an id that this version does not know (a house rule’s, for example) is shown as it is. */
export const conductName = (rule: string, language: Language): string => (isConductId(rule) ? NAMES[language][rule] : rule)
