import type { Text } from '../../engine/model/language.ts'
import { inType } from './in-type.ts'

/** Messages for an open file that can no longer be written: the trouble, the place of the copy, the next step. */
export const alarmWords = inType({
  copied: (why: Text, { file, entries }: { readonly file: string; readonly entries: number }): Text => ({
    en: `${why.en}. Nothing more is saved in it. All ${entries} entries that could be read were copied to ${file}: open that file to go on`,
    fr: `${why.fr}. Plus rien n’y est enregistré. Les ${entries} entrées encore lisibles ont été copiées dans ${file} : ouvrez ce fichier pour continuer`,
  }),
  notCopied: (why: Text, trouble: Text): Text => ({
    en: `${why.en}. Nothing more is saved in it, and no copy could be made (${trouble.en}): leave Shinpan open, free some space or plug in a USB stick, then try again`,
    fr: `${why.fr}. Plus rien n’y est enregistré, et aucune copie n’a pu être faite (${trouble.fr}) : laissez Shinpan ouvert, libérez de la place ou branchez une clé USB, puis réessayez`,
  }),
  withAct: (said: Text): Text => ({ en: `${said.en}. This act is in that copy`, fr: `${said.fr}. Cet acte est dans cette copie` }),
  withoutAct: (said: Text): Text => ({
    en: `${said.en}. This act came later and is not in that copy`,
    fr: `${said.fr}. Cet acte est venu après et n’est pas dans cette copie`,
  }),
})
