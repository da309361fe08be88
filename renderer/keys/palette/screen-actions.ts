import { LANGUAGES } from '../../../engine/model/language.ts'
import { en } from '../../language/en.ts'
import { fr } from '../../language/fr.ts'

/** Something that the screen offers now. `also`: the same in the other language, to be found by it too. */
export type ScreenAction = {
  readonly id: string
  readonly text: string
  readonly also: string
  readonly keys: readonly string[]
  readonly run: () => void
}

/** What is not an action of its own: tiles, lines of lists, what waits to be completed, the palette itself. */
const NOT = '.palette, .padtiles, .acts, [role="listbox"], [role="menu"], [role="dialog"], .cap'

/**
 * All that can be pressed on the screen as it is, buttons and links, in their order, with the keys that stand on them. What the screen shows is what the
 * palette has: no screen needs to say it twice. Tables are named by their players instead (`table-actions.ts`).
 */
export const screenActions = (root: ParentNode = document): readonly ScreenAction[] => {
  const actions: ScreenAction[] = []
  for (const element of root.querySelectorAll<HTMLElement>('button, a[href]')) {
    if (
      element.closest(NOT) ||
      isTable(element.getAttribute('href') ?? '') ||
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

/** The words of a button without its keys; its title, where there are none. */
const wordsOf = (element: HTMLElement): string => {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('kbd, svg, [aria-hidden="true"]')) part.remove()
  // what stands in boxes of its own is not one word
  for (const part of copy.querySelectorAll(BOXES)) part.append(' ')
  const words = copy.textContent.replace(/\s+/g, ' ').trim()
  // a bare time or number says nothing by itself
  return /\p{L}/u.test(words) ? words : element.title || words
}

const flat = (texts: object, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? [[before + key, text] as const] : flat(text, `${before}${key}.`),
  )
const TEXTS = { en: new Map(flat(en)), fr: new Map(flat(fr)) }

/** A text of the window in all its languages; a text with names in it is only itself. */
const otherLanguage = (text: string): string =>
  LANGUAGES.flatMap((from) =>
    [...TEXTS[from]].filter(([, said]) => said === text).flatMap(([key]) => LANGUAGES.map((to) => TEXTS[to].get(key) ?? '')),
  )
    .filter((said, n, all) => said !== text && all.indexOf(said) === n)
    .join(' ')

/** A table as a whole, no hand or finding of one. */
export const isTable = (href: string): boolean => /^#\/table\/[^/]+$/.test(href)
