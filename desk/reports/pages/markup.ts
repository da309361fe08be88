import { escapeHtml } from '../../context/escape-html.ts'

/** A piece of a page: whatever went into it as text was escaped on the way. */
export type Markup = { readonly html: string }
type Part = Markup | string | number | null | readonly Markup[]

/** Template tag of a page: the template is markup; inserted parts are escaped as text unless they are markup already. */
export const markup = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: fixed.map((text, i) => text + (i < parts.length ? written(parts[i] ?? null) : '')).join(''),
})

/** Wraps text that is markup already, such as a drawing. */
export const asMarkup = (text: string): Markup => ({ html: text })

export const NO_MARKUP: Markup = { html: '' }

/**
 * Text with its line ends; several blank lines are printed as one, since thousands would be a hundred empty pages. The JSON has them all.
 */
export const linesOfText = (text: string): Markup => ({ html: escapeHtml(text).replaceAll(BLANK_LINES, '\n\n').replaceAll('\n', '<br>') })

const BLANK_LINES = /\n(?:[^\S\n]*\n){2,}/g

/** Pieces with something between them. */
export const joinMarkup = (parts: readonly Markup[], between: string): Markup => ({
  html: parts
    .map(({ html }) => html)
    .filter((part) => part !== '')
    .join(escapeHtml(between)),
})

/** Texts in one line with a separator, each isolated: a right-to-left place does not move the date. */
export const joinTexts = (parts: readonly string[], between: string): Markup =>
  joinMarkup(
    parts.map((part) => ({ html: escapeHtml(part) })),
    between,
  )

const written = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(part)
  return 'html' in part ? part.html : part.map(({ html }) => html).join('')
}
