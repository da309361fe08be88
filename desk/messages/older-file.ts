import type { Text } from '../../engine/model/language.ts'
import type { OlderState } from '../contract/saving.ts'
import { inType } from './in-type.ts'

type Older = Omit<OlderState, 'text'>

/** Messages about a file with fewer entries than this machine has seen. */
export const olderWords = inType({
  older: (file: string, { missing, since, until, holder }: Older): Text => ({
    en: `${file} is an older state of this tournament: ${missing} ${missing === 1 ? 'entry that this machine has seen is' : 'entries that this machine has seen are'} missing, made after ${moment(since)}, the last at ${moment(until)}. ${
      holder
        ? `${holder} has them: join that file into this one (Setup, Join a copy, or shinpan merge --into), or open it instead`
        : 'No copy or backup known here has them: before you go on, look for a newer file, also among the earlier versions of a sync folder'
    }`,
    fr: `${file} est un état antérieur de ce tournoi : ${missing} ${missing === 1 ? 'entrée que cette machine a vue manque' : 'entrées que cette machine a vues manquent'}, saisies après le ${moment(since)}, la dernière le ${moment(until)}. ${
      holder
        ? `${holder} les contient : réunissez ce fichier avec celui-ci (Préparation, Réunir une copie, ou shinpan merge --into), ou ouvrez-le à la place`
        : 'Aucune copie ni sauvegarde connue ici ne les contient : cherchez un fichier plus récent avant de continuer, aussi parmi les versions antérieures d’un dossier synchronisé'
    }`,
  }),
  goOn: {
    en: 'to go on without them: shinpan doctor --db FILE --go-on',
    fr: 'pour continuer sans elles : shinpan doctor --db FICHIER --go-on',
  },
  goesOn: (file: string): Text => ({
    en: `${file}: accepted as it is; the missing entries are not reported again`,
    fr: `${file} : accepté tel quel ; les entrées manquantes ne sont plus signalées`,
  }),
})

/** Messages about a file that is open in place of another one of the same tournament. */
export const copyWords = inType({
  backup: (at: Date, original: string): Text => ({
    en: `It was made at ${moment(at)} of ${original}. Nothing can be entered in it until you go on here`,
    fr: `Elle a été faite le ${moment(at)} de ${original}. Rien ne peut y être saisi tant que vous ne continuez pas ici`,
  }),
  shorter: (path: string, lacking: number): Text => ({
    en: `${path} has ${lacking} ${lacking === 1 ? 'entry that is' : 'entries that are'} missing here`,
    fr: `${path} contient ${lacking} ${lacking === 1 ? 'entrée qui manque' : 'entrées qui manquent'} ici`,
  }),
})

/** In the machine's own time, to the second. */
const moment = (at: Date): string => {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 19).replace('T', ' ')
}
