import type { ByLanguage } from '../../engine/language.ts'
import { visibly } from '../../engine/notation/found.ts'

type Text = ByLanguage<string>
type Wrong = { readonly line: number; readonly path: string; readonly found: Text; readonly expected: Text }

/** What is said of house rules that can't be read or taken over. */
export const houseWords = {
  ofFile: (file: string, why: Text): Text => ({ en: `${file}: ${why.en}`, fr: `${file} : ${why.fr}` }),
  tooLarge: { en: 'larger than 1 MB: no house-rules file is', fr: 'plus de 1 Mo : aucun fichier de règles maison n’en fait autant' },
  notText: { en: 'not text in UTF-8', fr: 'pas du texte en UTF-8' },
  refused: ({ line, path, found, expected }: Wrong): Text => ({
    en: `line ${line}${path && `, ${visibly(path)}`}: found ${visibly(found.en)}, expected ${expected.en}`,
    fr: `ligne ${line}${path && `, ${visibly(path)}`} : trouvé ${visibly(found.fr)}, attendu ${expected.fr}`,
  }),
  otherContent: (id: string, edition: string): Text => ({
    en: `this tournament has other house rules as ${id}, edition ${edition}: what changes gets another edition`,
    fr: `ce tournoi a d’autres règles maison sous ${id}, édition ${edition} : ce qui change prend une autre édition`,
  }),
  twice: (id: string): Text => ({ en: `two rule sets are called ${id}`, fr: `deux règlements s’appellent ${id}` }),
}
