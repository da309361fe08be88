import type { ByLanguage } from '../../engine/language.ts'
import type { TouchedText } from '../personal/change-entry.ts'
import type { PersonalProgress, PersonalStep } from '../personal/in-thread.ts'
import type { PseudonymsMade } from '../personal/pseudonyms.ts'

type Text = ByLanguage<string>

const STEPS: Readonly<Record<PersonalStep, Text>> = {
  checking: { en: 'checking', fr: 'contrôle' },
  reading: { en: 'reading', fr: 'lecture' },
  writing: { en: 'writing', fr: 'écriture' },
}

/** What is said about people's data. */
export const personal = {
  exists: (file: string): Text => ({
    en: `${file} is there already and was left as it is`,
    fr: `${file} existe déjà et a été laissé tel quel`,
  }),
  step: ({ step, done, of }: PersonalProgress): Text => ({
    en: `${STEPS[step].en} (${done} of ${of} entries)`,
    fr: `${STEPS[step].fr} (${done} entrées sur ${of})`,
  }),
  notWritten: (file: string, { en, fr }: Text): Text => ({
    en: `${file} could not be written: ${en}`,
    fr: `${file} n’a pas pu être écrit : ${fr}`,
  }),
  newer: {
    en: 'the file holds entries of a newer version of Shinpan, and what they say of people is not known here: update Shinpan first',
    fr: 'le fichier contient des entrées d’une version plus récente de Shinpan, et ce qu’elles disent des personnes est inconnu ici : mettez d’abord Shinpan à jour',
  },
  nobody: { en: 'there is nobody to give a pseudonym to', fr: 'il n’y a personne à qui donner un pseudonyme' } as Text,
  noSuchPlayer: (asked: string): Text => ({
    en: `there is no player, or more than one, with the number or name ${asked}`,
    fr: `aucun joueur, ou plusieurs, n’ont le numéro ou le nom ${asked}`,
  }),
  toRead: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'text' : 'texts'} may still tell who is meant: read ${count === 1 ? 'it' : 'them'}, then ask again with --read, or with --texts left-out; nothing was written`,
    fr: `textes qui peuvent encore dire de qui il s’agit : ${count} ; lisez-les, puis demandez de nouveau avec --read, ou avec --texts left-out ; rien n’a été écrit`,
  }),
  stillThere: (seq: number): Text => ({
    en: `a name is still found in entry ${seq}; nothing was kept of the new file`,
    fr: `un nom se trouve encore dans l’entrée ${seq} ; rien n’a été gardé du nouveau fichier`,
  }),
  text: ({ seq, kind, before, after, doubts }: TouchedText): Text => ({
    en: `entry ${seq} (${kind})${doubts.length > 0 ? `, look at ${doubts.join(', ')}` : ''}: ${before} → ${after}`,
    fr: `entrée ${seq} (${kind})${doubts.length > 0 ? `, voyez ${doubts.join(', ')}` : ''} : ${before} → ${after}`,
  }),
  made: ({ file, people, of, head, entries }: PseudonymsMade): Text => ({
    en: `ok: ${file}: ${people} people under pseudonyms, ${entries} entries, head ${head}; made from head ${of}`,
    fr: `ok : ${file} : ${people} personnes sous pseudonyme, ${entries} entrées, tête ${head} ; fait à partir de la tête ${of}`,
  }),
}
