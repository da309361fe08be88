import type { ByLanguage } from '../../engine/language.ts'
import type { Taking } from '../contract/whole.ts'

type Text = ByLanguage<string>

const gigabytes = (bytes: number): Text => ({
  en: (bytes / 1e9).toLocaleString('en', { maximumFractionDigits: 1 }),
  fr: (bytes / 1e9).toLocaleString('fr', { maximumFractionDigits: 1 }),
})

const STEPS: Readonly<Record<Taking['step'], Text>> = {
  unpacking: { en: 'unpacking', fr: 'décompression' },
  checking: { en: 'checking the file', fr: 'contrôle du fichier' },
}

/** What is said about a tournament as one file. */
export const wholeFile = {
  refused: (name: string, why: Text): Text => ({
    en: `${name} was not taken: ${why.en}`,
    fr: `${name} n’a pas été repris : ${why.fr}`,
  }),
  /** Of the file itself, whose name while it is looked at says nothing to anybody. */
  inIt: (why: Text, file: string): Text => ({ en: why.en.replaceAll(file, 'it'), fr: why.fr.replaceAll(file, 'il') }),
  notPacked: (why: Text): Text => ({ en: `it can't be unpacked: ${why.en}`, fr: `il ne peut pas être décompressé : ${why.fr}` }),
  tooLarge: (most: number): Text => ({
    en: `it is larger than ${gigabytes(most).en} GB`,
    fr: `il dépasse ${gigabytes(most).fr} Go`,
  }),
  noRoom: (size: number, room: number): Text => ({
    en: `there is no room for it on the disk: ${gigabytes(size).en} GB, and ${gigabytes(Math.max(0, room)).en} GB can be filled`,
    fr: `il n’y a pas la place sur le disque : ${gigabytes(size).fr} Go, et ${gigabytes(Math.max(0, room)).fr} Go peuvent être remplis`,
  }),
  step: (step: Taking['step'], done: number, of: number): Text => ({
    en: `${STEPS[step].en}${done > 0 ? ` (${gigabytes(done).en} of ${gigabytes(of).en} GB)` : ''}`,
    fr: `${STEPS[step].fr}${done > 0 ? ` (${gigabytes(done).fr} Go sur ${gigabytes(of).fr})` : ''}`,
  }),
  wrongPart: {
    en: 'the parts of the file did not come one after the other',
    fr: 'les parties du fichier ne sont pas venues dans l’ordre',
  } as Text,
  inUse: { en: 'it is open here: close it first', fr: 'il est ouvert ici : fermez-le d’abord' } as Text,
  stopped: { en: 'it was stopped; nothing of it is left', fr: 'cela a été arrêté ; il n’en reste rien' } as Text,
  empty: { en: 'it holds no tournament', fr: 'il ne contient pas de tournoi' } as Text,
  received: (file: string): Text => ({ en: `ok: ${file}`, fr: `ok : ${file}` }),
}
