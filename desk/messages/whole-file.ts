import type { Text } from '../../engine/model/language.ts'

const gigabytes = (bytes: number): Text => ({
  en: (bytes / 1e9).toLocaleString('en', { maximumFractionDigits: 1 }),
  fr: (bytes / 1e9).toLocaleString('fr', { maximumFractionDigits: 1 }),
})

const STEPS = {
  unpacking: { en: 'unpacking', fr: 'décompression' },
  checking: { en: 'checking the file', fr: 'contrôle du fichier' },
} as const satisfies Readonly<Record<string, Text>>

/** Messages about a tournament as one file. */
export const wholeFile = {
  refused: (name: string, why: Text): Text => ({
    en: `the file ${name} was not imported: ${why.en}`,
    fr: `le fichier ${name} n’a pas été importé : ${why.fr}`,
  }),
  /** A file of ours that does not verify, and what can be done about it. */
  damaged: (why: Text, folder: string): Text => ({
    en: `${why.en}. Copy it again from where it comes from. If that one is damaged too, put it into ${folder} and choose it in the list of files: Shinpan then looks for a good backup, or saves what can be read.`,
    fr: `${why.fr}. Copiez-le de nouveau depuis son origine. S’il y est endommagé aussi, mettez-le dans ${folder} et choisissez-le dans la liste des fichiers : Shinpan cherche alors une bonne sauvegarde, ou sauve ce qui est lisible.`,
  }),
  notPacked: (why: Text): Text => ({ en: `it can't be unpacked: ${why.en}`, fr: `il ne peut pas être décompressé : ${why.fr}` }),
  tooLarge: (most: number): Text => ({
    en: `it is larger than ${gigabytes(most).en} GB`,
    fr: `il dépasse ${gigabytes(most).fr} Go`,
  }),
  noRoom: (size: number, room: number): Text => ({
    en: `there is not enough space on the disk: it needs ${gigabytes(size).en} GB, and ${gigabytes(Math.max(0, room)).en} GB are available`,
    fr: `il n’y a pas assez de place sur le disque : il faut ${gigabytes(size).fr} Go, et ${gigabytes(Math.max(0, room)).fr} Go sont disponibles`,
  }),
  step: (step: keyof typeof STEPS, done: number, of: number): Text => ({
    en: `${STEPS[step].en}${done > 0 ? ` (${gigabytes(done).en} of ${gigabytes(of).en} GB)` : ''}`,
    fr: `${STEPS[step].fr}${done > 0 ? ` (${gigabytes(done).fr} Go sur ${gigabytes(of).fr})` : ''}`,
  }),
  wrongPart: {
    en: 'the parts of the file arrived out of order',
    fr: 'les parties du fichier sont arrivées dans le désordre',
  } as Text,
  inUse: { en: 'it is open here: close it first', fr: 'il est ouvert ici : fermez-le d’abord' } as Text,
  stopped: { en: 'it was stopped; nothing was left behind', fr: 'cela a été arrêté ; il n’en reste rien' } as Text,
  empty: { en: 'it holds no tournament', fr: 'il ne contient pas de tournoi' } as Text,
  received: (file: string): Text => ({ en: `ok: ${file}`, fr: `ok : ${file}` }),
}
