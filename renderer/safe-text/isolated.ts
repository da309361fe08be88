import { DIRECTION_MARKS, PILED, RIGHT_TO_LEFT } from '../../engine/wording/terms/unsafe-characters.ts'

/**
 * Text as the window draws it: without marks that turn the direction of what stands around it, or that are piled up on a letter; isolates stay where each is closed.
 * What is drawn differs then from what is in the file only by signs that do not show.
 */
export const harmless = (entered: string): string => {
  // most texts are short
  const text = entered.length > 30 ? entered.replaceAll(PILED, '$1') : entered
  if (!DIRECTION_MARKS.test(text)) return text
  let open = 0
  let kept = ''
  for (const letter of text) {
    if (OPENS.test(letter)) open++
    else if (letter === CLOSE && open > 0) open--
    else if (DIRECTION_MARKS.test(letter)) continue
    kept += letter
  }
  return kept + CLOSE.repeat(open)
}

/** The same as a part of a sentence: what is written from right to left keeps its order to itself, so that a number behind it stays there. */
export const isolated = (text: string): string => {
  const plain = harmless(text)
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}${CLOSE}` : plain
}

const OPENS = /[\u2066-\u2068]/
const CLOSE = '\u2069'

/** What an element is made of, each text in it as it may be drawn; texts beside others keep their direction to themselves. */
export const textsIn = <Props>(props: Props): Props => {
  const { children } = props as { readonly children?: unknown }
  if (typeof children === 'string') {
    const shown = harmless(children)
    return shown === children ? props : { ...props, children: shown }
  }
  if (!Array.isArray(children)) return props
  const shown = children.map((child: unknown) => (typeof child === 'string' ? isolated(child) : child))
  return shown.every((child, n) => child === children[n]) ? props : { ...props, children: shown }
}
