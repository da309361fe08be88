import { RIGHT_TO_LEFT } from '../../../engine/wording/terms/characters.ts'
import { fontsFor } from '../fonts/embedded.ts'
import { EASTERN_NAMES } from '../fonts/families.ts'
import { type Markup, markup } from './markup.ts'
import { REPORT_STYLE } from './report-style.ts'
import type { Voice } from './voice.ts'

export type Page = {
  readonly voice: Voice
  readonly title: string
  /** The footer of every printed page, beside its number. */
  readonly foot: string
  readonly body: readonly Markup[]
  /** Rules of this report alone. */
  readonly style?: string
}

/** A report as one HTML file: nothing outside it, no script, its fonts within, every text escaped; printed, its pages are numbered. */
export const pageOf = ({ voice, title, foot, body, style = '' }: Page): string => {
  const inside = body.map((part) => part.html).join('\n')
  const language = voice.languages[0] ?? 'en'
  const fonts = fontsFor(`${inside} ${foot} ·/0123456789`)
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>${title}</title><style>${{ html: `${fonts}${REPORT_STYLE}${style}${footStyle(foot)}` }}</style></head>
<body class="${voice.language}">${{ html: inside }}</body></html>
`.html
}

/** Page numbers in the page's own style, so that a browser prints them too. */
const footStyle = (foot: string): string => `
@page { @bottom-left { content: ${quoted(foot)}; width: 88%; text-align: left; font: 400 7.5pt "Noto Sans", ${EASTERN_NAMES}, sans-serif; color: #3a4247; }
  @bottom-right { content: counter(page) " / " counter(pages); text-align: right; font: 400 7.5pt "Noto Sans", sans-serif; color: #3a4247; } }`

/** Text as a string of CSS: every sign that could mean anything there by its number. */
const quoted = (text: string): string =>
  `"${Array.from(apart(shortened(text)), (sign) => (/[\p{L}\p{N} ]/u.test(sign) ? sign : `\\${(sign.codePointAt(0) ?? 32).toString(16)} `)).join('')}"`

/** Isolates each part, as `html` does: a right-to-left name does not move the number beside it. */
const apart = (text: string): string =>
  text
    .split(BETWEEN)
    .map((part) => (RIGHT_TO_LEFT.test(part) ? `\u2068${part}\u2069` : part))
    .join(BETWEEN)

const BETWEEN = ' · '

/** Removes characters that would turn or end the line; the longest part is shortened, so that the hash stays complete. */
const shortened = (text: string): string => {
  const parts = text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ').split(BETWEEN)
  const over = widthOf(parts.join(BETWEEN)) - WIDEST
  if (over <= 0) return parts.join(BETWEEN)
  const longest = parts.reduce((one, other) => (widthOf(other) > widthOf(one) ? other : one))
  const signs = Array.from(longest)
  let left = widthOf(longest) - over - 1
  const fits = signs.filter((sign) => {
    left -= widthOf(sign)
    return left >= 0
  })
  return parts.map((part) => (part === longest ? `${fits.join('').trim()}…` : part)).join(BETWEEN)
}

/** Capacity of a footer line, in letters of the alphabet; an East Asian character is as wide as two. */
const WIDEST = 120
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, sign) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3ffff}]|\p{Extended_Pictographic}/u.test(
        sign,
      )
        ? 2
        : 1),
    0,
  )

/** A name in a title, unescaped: it is escaped on insertion. */
export const titleOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(BETWEEN)
