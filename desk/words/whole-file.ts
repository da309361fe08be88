import type { ByLanguage } from '../../engine/language.ts'

type Text = ByLanguage<string>

/** What is said about a tournament as one file. */
export const wholeFile = {
  refused: (name: string, why: Text): Text => ({
    en: `${name} was not taken: ${why.en}`,
    fr: `${name} n’a pas été repris : ${why.fr}`,
  }),
  notPacked: (why: Text): Text => ({ en: `it can't be unpacked: ${why.en}`, fr: `il ne peut pas être décompressé : ${why.fr}` }),
  tooLarge: { en: 'it is larger than 1 GB', fr: 'il dépasse 1 Go' } as Text,
  empty: { en: 'it holds no tournament', fr: 'il ne contient pas de tournoi' } as Text,
  received: (file: string): Text => ({ en: `ok: ${file}`, fr: `ok : ${file}` }),
}
