import type { Text } from '../../engine/model/language.ts'
import type { PseudonymsMade, TouchedText } from '../contract/personal.ts'
import { entriesOf } from './command-line.ts'

const STEPS = {
  checking: { en: 'checking', fr: 'contrôle' },
  reading: { en: 'reading', fr: 'lecture' },
  writing: { en: 'writing', fr: 'écriture' },
} as const satisfies Readonly<Record<string, Text>>

type Progress = { readonly step: keyof typeof STEPS; readonly done: number; readonly of: number }

/** Doubtful words, each with the people it may mean. */
const wordsOf = (doubts: TouchedText['doubts'], or: string): string =>
  doubts.map(({ word, candidates }) => (candidates.length === 0 ? word : `${word} (${candidates.join(` ${or} `)}?)`)).join(', ')

/** Messages about people's data. */
export const personal = {
  exists: (file: string): Text => ({
    en: `${file} already exists and was left as it is`,
    fr: `${file} existe déjà et a été laissé tel quel`,
  }),
  step: ({ step, done, of }: Progress): Text => ({
    en: `${STEPS[step].en} (${done} of ${of} entries)`,
    fr: `${STEPS[step].fr} (${done} entrées sur ${of})`,
  }),
  notWritten: (file: string, { en, fr }: Text): Text => ({
    en: `${file} could not be written: ${en}`,
    fr: `${file} n’a pas pu être écrit : ${fr}`,
  }),
  newer: {
    en: 'the file holds entries of a newer version of Shinpan, and this version can’t find people in them: update Shinpan first',
    fr: 'le fichier contient des entrées d’une version plus récente de Shinpan, et cette version ne peut pas y trouver les personnes : mettez d’abord Shinpan à jour',
  },
  warning: ({ en, fr }: Text): Text => ({ en: `note: ${en}`, fr: `à noter : ${fr}` }),
  nobody: { en: 'there is no one to give a pseudonym to', fr: 'il n’y a personne à qui donner un pseudonyme' } as Text,
  noSuchPlayer: (asked: string): Text => ({
    en: `there is no player, or more than one, with the number or name ${asked}`,
    fr: `aucun joueur, ou plusieurs, n’ont le numéro ou le nom ${asked}`,
  }),
  toRead: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'text' : 'texts'} may still identify a person. Read ${count === 1 ? 'it' : 'them'}, then repeat with --read, with --edits FILE to decide word by word, or with --texts left-out; nothing was written`,
    fr: `textes où une personne peut encore se reconnaître : ${count}. Lisez-les, puis recommencez avec --read, avec --edits FICHIER pour décider mot par mot, ou avec --texts left-out ; rien n’a été écrit`,
  }),
  stillThere: (seq: number): Text => ({
    en: `a name is still found in entry ${seq}; the new file was deleted`,
    fr: `un nom se trouve encore dans l’entrée ${seq} ; le nouveau fichier a été supprimé`,
  }),
  text: ({ seq, kind, before, after, doubts }: TouchedText): Text => ({
    en: `entry ${seq} (${kind})${doubts.length > 0 ? `, look at ${wordsOf(doubts, 'or')}` : ''}: ${before} → ${after}`,
    fr: `entrée ${seq} (${kind})${doubts.length > 0 ? `, voyez ${wordsOf(doubts, 'ou')}` : ''} : ${before} → ${after}`,
  }),
  editsWritten: (file: string, count: number): Text => ({
    en: `${file}: ${count} ${count === 1 ? 'text' : 'texts'} to decide; change "after" or fill in "who", then run the same command again. Nothing else was written. Delete the file when you are done: it reveals the pseudonyms`,
    fr: `${file} : textes à trancher : ${count} ; modifiez « after » ou remplissez « who », puis relancez la même commande. Rien d’autre n’a été écrit. Supprimez ce fichier à la fin : il révèle les pseudonymes`,
  }),
  editsWrong: (file: string, why: string): Text => ({
    en: `${file} is not a file of edits that this command wrote: ${why}`,
    fr: `${file} n’est pas un fichier de décisions écrit par cette commande : ${why}`,
  }),
  editsOther: (file: string): Text => ({
    en: `${file} was written for another file, other people or another language: expected the same --db, --player, --referees, --texts and --lang`,
    fr: `${file} a été écrit pour un autre fichier, d’autres personnes ou une autre langue : attendus les mêmes --db, --player, --referees, --texts et --lang`,
  }),
  made: ({ file, people, of, head, entries }: PseudonymsMade): Text => ({
    en: `ok: ${file}: ${people} ${people === 1 ? 'person' : 'people'} under pseudonyms, ${entriesOf(entries).en}, head ${head}; made from head ${of}, which is not in it`,
    fr: `ok : ${file} : ${people} ${people < 2 ? 'personne' : 'personnes'} sous pseudonyme, ${entriesOf(entries).fr}, tête ${head} ; fait à partir de la tête ${of}, qui n’y figure pas`,
  }),
}
