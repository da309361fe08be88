import { LANGUAGES } from '../../../engine/model/language.ts'
import { en } from '../../language/en.ts'
import { fr } from '../../language/fr.ts'

/** An action that the screen offers now. `also`: its label in the other languages, for searching. */
export type ScreenAction = {
  readonly id: string
  readonly text: string
  readonly also: string
  readonly keys: readonly string[]
  readonly run: () => void
}

/** Elements that are no actions of their own: tiles, lines of lists, completions, the palette itself. */
const NOT = '.palette, .padtiles, .acts, [role="listbox"], [role="menu"], [role="dialog"], .cap, #waiting a, tr.opens a'

/**
 * All buttons and links on the screen in their order, with their keys. The palette is built from them, so that no screen declares its
 * actions twice. Tables are listed by their players instead (`table-actions.ts`).
 */
export const screenActions = (root: ParentNode = document): readonly ScreenAction[] => {
  const actions: ScreenAction[] = []
  for (const element of root.querySelectorAll<HTMLElement>('button, a[href]')) {
    if (
      element.closest(NOT) ||
      isTableLink(element.getAttribute('href') ?? '') ||
      !isShown(element) ||
      element.getAttribute('aria-disabled') === 'true'
    )
      continue
    const keys = [...element.querySelectorAll('kbd')].map((key) => key.textContent)
    const text = wordsOf(element)
    if (text === '' || actions.some((other) => other.text === text && (keys.length === 0 || other.keys.join() === keys.join()))) continue
    actions.push({ id: `${actions.length}`, text, also: otherLanguage(text), keys, run: () => element.click() })
  }
  return actions
}

const BOXES = 'header, footer, div, p, li, i, em, b, header > span, div > span, span > span'

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

/** The label of a button without its keys; its title if it has no label. */
const wordsOf = (element: HTMLElement): string => {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('kbd, svg, [aria-hidden="true"]')) part.remove()
  // boxes within a button separate words
  for (const part of copy.querySelectorAll(BOXES)) part.append(' ')
  const words = copy.textContent.replace(/\s+/g, ' ').trim()
  // a bare time or number is no label
  return /\p{L}/u.test(words) ? words : element.title || words
}

const flat = (texts: object, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? [[before + key, text] as const] : flat(text, `${before}${key}.`),
  )
const TEXTS = { en: new Map(flat(en)), fr: new Map(flat(fr)) }

/** A text of the window in its other languages. A text with a name in it has no translation. */
const otherLanguage = (text: string): string =>
  LANGUAGES.flatMap((from) =>
    [...TEXTS[from]].filter(([, said]) => said === text).flatMap(([key]) => LANGUAGES.map((to) => TEXTS[to].get(key) ?? '')),
  )
    .filter((said, n, all) => said !== text && all.indexOf(said) === n)
    .join(' ')

/** A link to a table as a whole, not to a hand or finding of it. */
export const isTableLink = (href: string): boolean => /^#\/table\/[^/]+$/.test(href)
