import type { ByLanguage, Language } from '../../model/language.ts'
import { GLOSSARY } from './glossary.ts'

/** A term with its Japanese name, in script and rōmaji, and its Russian one. */
export type Term = { readonly script: string; readonly romaji: string; readonly russian: string }

/** One row of the glossary: its columns. */
export const glossaryRows = (chapter: keyof typeof GLOSSARY): readonly (readonly string[])[] =>
  GLOSSARY[chapter]
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((column) => column.trim()))

/** The forms in sentences of the terms that have a Japanese name, by the beginning of their row in the glossary. */
const SAID: Readonly<Record<string, ByLanguage<readonly string[]>>> = {
  'live wall': { en: ['live wall'], fr: ['mur vivant'] },
  'dead wall': { en: ['dead wall'], fr: ['mur mort'] },
  'replacement tile': { en: ['replacement tile'], fr: ['tuile de remplacement'] },
  'red five': { en: ['red five'], fr: ['cinq rouge'] },
  'ura dora': { en: ['ura dora'], fr: ['ura dora'] },
  river: { en: ['river'], fr: ['rivière'] },
  discard: { en: ['discard'], fr: ['écart'] },
  'concealed hand': { en: ['concealed hand'], fr: ['main fermée'] },
  'claim, call': { en: ['call', 'claim'], fr: ['appel', 'réclamation'] },
  chow: { en: ['chow', 'chii'], fr: ['chow', 'chii'] },
  pung: { en: ['pung', 'pon'], fr: ['pung', 'pon'] },
  kong: { en: ['kong', 'kan'], fr: ['kong', 'kan'] },
  'claimed kong': { en: ['claimed kong', 'open kong'], fr: ['grand kong exposé'] },
  'extended kong': { en: ['extended kong', 'extended pung'], fr: ['petit kong'] },
  'concealed kong': { en: ['concealed kong'], fr: ['kong caché'] },
  'swap-calling': { en: ['swap-calling'], fr: ['kuikae', 'appel d’échange'] },
  'robbing a kong': { en: ['robbing a kong'], fr: ['voler un kong'] },
  liability: { en: ['liability'], fr: ['responsabilité'] },
  riichi: { en: ['riichi'], fr: ['riichi'] },
  'riichi stick': { en: ['riichi stick'], fr: ['bâton de riichi'] },
  'waiting hand': { en: ['waiting hand'], fr: ['main en attente'] },
  waits: { en: ['waits'], fr: ['attentes'] },
  furiten: { en: ['furiten'], fr: ['furiten'] },
  'win on a discard': { en: ['ron', 'win on a discard'], fr: ['ron', 'victoire sur un écart'] },
  'self-draw win': { en: ['self-draw win'], fr: ['tsumo', 'victoire par pioche'] },
  'Thirteen Orphans': { en: ['Thirteen Orphans'], fr: ['Treize Orphelins'] },
  'exhaustive draw': { en: ['exhaustive draw'], fr: ['mur épuisé', 'mur est épuisé'] },
  'abortive draw': { en: ['abortive draw'], fr: ['donne annulée', 'donne est annulée'] },
  'dead hand': {
    en: ['dead hand', 'hand is dead'],
    fr: ['main morte', 'main est morte', ...['d’Est', 'de Sud', 'd’Ouest', 'de Nord'].map((whose) => `main ${whose} est morte`)],
  },
  chombo: { en: ['chombo'], fr: ['chombo'] },
  referee: { en: ['referee'], fr: ['arbitre'] },
}

const rows = (Object.keys(GLOSSARY) as (keyof typeof GLOSSARY)[]).flatMap(glossaryRows)

/** The first Japanese name of a row, in its usual spelling: `agari hōki 和了放棄`, `pon ポン`; and its first Russian one. */
const namesOf = (start: string): Term => {
  const row = rows.find(([english = '']) => english === start || english.startsWith(`${start} `) || english.startsWith(`${start},`))
  const [, romaji, scripts] = /^([\p{Script=Latin}\p{M} -]+) ([^\p{Script=Latin},]+)/u.exec(row?.[2] ?? '') ?? []
  const script = scripts?.trim().split(' ').at(-1)
  if (romaji === undefined || script === undefined) throw new Error(`the glossary has no Japanese for ${start}`)
  return { romaji, script, russian: row?.[3]?.split(',')[0] ?? '' }
}

const found = (language: Language) => {
  const forms = Object.entries(SAID).flatMap(([start, said]) => said[language].map((form) => [form.toLowerCase(), namesOf(start)] as const))
  const longest = forms.toSorted(([a], [b]) => b.length - a.length)
  const words = longest.map(([form]) => form.replaceAll(/[-’]/gu, '.'))
  return { terms: new Map(longest), pattern: new RegExp(`(?<![\\p{L}-])(${words.join('|')})(?=s?(?![\\p{L}-]))s?`, 'giu') }
}
const FOUND = { en: found('en'), fr: found('fr') } as const

/** Splits a text so that each term has its Japanese name where it first occurs. */
export const withTerms = (text: string, language: Language): readonly { readonly text: string; readonly term: Term | null }[] => {
  const { terms, pattern } = FOUND[language]
  const seen = new Set<string>()
  const parts: { text: string; term: Term | null }[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const term = terms.get((match[1] ?? '').toLowerCase())
    if (!term || seen.has(term.script)) continue
    seen.add(term.script)
    const to = match.index + match[0].length
    parts.push({ text: text.slice(from, to), term })
    from = to
  }
  return from < text.length ? [...parts, { text: text.slice(from), term: null }] : parts
}

/** Every name of the terms in a text: in English, French, Japanese and Russian. For a search by the word that a reader knows. */
export const namesOfTerms = (text: string, language: Language): readonly string[] => {
  const words = text.toLowerCase()
  return Object.entries(SAID)
    .filter(([, said]) => said[language].some((form) => words.includes(form.toLowerCase())))
    .flatMap(([start, { en, fr }]) => {
      const { romaji, russian } = namesOf(start)
      return [...en, ...fr, romaji, ...(russian === '' ? [] : [russian])]
    })
}
