import type { Text } from '../../engine/model/language.ts'
import { makeVisible } from '../../engine/notation/errors/found.ts'

type Wrong = { readonly line: number; readonly path: string; readonly found: Text; readonly expected: Text }

/** Messages about house rules that can't be read or taken over. */
export const houseWords = {
  ofFile: (file: string, why: Text): Text => ({ en: `${file}: ${why.en}`, fr: `${file} : ${why.fr}` }),
  tooLarge: { en: 'larger than 1 MB, too large for a house-rules file', fr: 'plus de 1 Mo : trop grand pour un fichier de règles maison' },
  notText: { en: 'not text in UTF-8', fr: 'pas du texte en UTF-8' },
  refused: ({ line, path, found, expected }: Wrong): Text => ({
    en: `line ${line}${path && `, ${makeVisible(path)}`}: found ${makeVisible(found.en)}, expected ${expected.en}`,
    fr: `ligne ${line}${path && `, ${makeVisible(path)}`} : trouvé ${makeVisible(found.fr)}, attendu ${expected.fr}`,
  }),
  otherContent: (id: string, edition: string): Text => ({
    en: `this tournament already has different house rules as ${id}, edition ${edition}: give the changed rules another edition`,
    fr: `ce tournoi a déjà d’autres règles maison sous ${id}, édition ${edition} : donnez une autre édition aux règles changées`,
  }),
  twice: (id: string): Text => ({ en: `two rule sets are called ${id}`, fr: `deux règlements s’appellent ${id}` }),
}
