import { DIRECTION_MARKS, RIGHT_TO_LEFT, STACKED_MARKS } from '../../engine/wording/terms/characters.ts'

/**
 * Text as the window may draw it: without direction marks that affect the text around it and without piled-up diacritics. Isolates are
 * kept, each with its end. Only invisible signs differ from the file.
 */
export const harmlessText = (entered: string): string => {
  // a shortcut: most texts are short
  const text = entered.length > 30 ? entered.replaceAll(STACKED_MARKS, '$1') : entered
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

/** Harmless text for use within a sentence. Right-to-left text is isolated, so that a number after it keeps its place. */
export const isolatedText = (text: string): string => {
  const plain = harmlessText(text)
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}${CLOSE}` : plain
}

const OPENS = /[\u2066-\u2068]/
const CLOSE = '\u2069'

/** Makes the text children of an element harmless. A text beside others is isolated. */
export const withHarmlessTexts = <Props>(props: Props): Props => {
  const { children } = props as { readonly children?: unknown }
  if (typeof children === 'string') {
    const shown = harmlessText(children)
    return shown === children ? props : { ...props, children: shown }
  }
  if (!Array.isArray(children)) return props
  const shown = children.map((child: unknown) => (typeof child === 'string' ? isolatedText(child) : child))
  return shown.every((child, n) => child === children[n]) ? props : { ...props, children: shown }
}
