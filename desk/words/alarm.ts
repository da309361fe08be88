import type { ByLanguage } from '../../engine/language.ts'

type Text = ByLanguage<string>

/** What is said where an open file can be written in no more: what happened to it, where everything is, what to do. */
export const alarmWords = {
  copied: (why: Text, { file, entries }: { readonly file: string; readonly entries: number }): Text => ({
    en: `${why.en}. Nothing more is saved in it. All ${entries} entries that could be read were copied to ${file}: open that file to go on`,
    fr: `${why.fr}. Plus rien n’y est enregistré. Les ${entries} entrées encore lisibles ont été copiées dans ${file} : ouvrez ce fichier pour continuer`,
  }),
  notCopied: (why: Text, trouble: Text): Text => ({
    en: `${why.en}. Nothing more is saved in it, and no copy could be made (${trouble.en}): leave Shinpan open, make room or plug a stick in, and try again`,
    fr: `${why.fr}. Plus rien n’y est enregistré, et aucune copie n’a pu être faite (${trouble.fr}) : laissez Shinpan ouvert, faites de la place ou branchez une clé, puis réessayez`,
  }),
  withAct: (said: Text): Text => ({ en: `${said.en}. This act is in that copy`, fr: `${said.fr}. Cet acte est dans cette copie` }),
  withoutAct: (said: Text): Text => ({
    en: `${said.en}. This act came later and is not in that copy`,
    fr: `${said.fr}. Cet acte est venu après et n’est pas dans cette copie`,
  }),
}
