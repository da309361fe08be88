import { RULE_SET_IDS } from '../../engine/editions/index.ts'
import { ANSWERS, RULE_IDS } from '../../engine/model/rule-ids.ts'
import { SEATS } from '../../engine/model/seats.ts'
import { SETTING_NAMES } from '../../engine/model/settings.ts'

export type Draw = <T>(list: readonly T[]) => T
export const drawerOf =
  (chance: () => number): Draw =>
  (list) => {
    const one = list[Math.floor(chance() * list.length)]
    if (one === undefined) throw new Error('an empty list')
    return one
  }

/**
 * A text of table notation from the grammar, with changes that a reader and a guard may interpret differently. `acts`: number of acts in
 * the hand so far.
 */
export const decisiveText = (draw: Draw, acts: number): string => {
  const lines = Array.from({ length: draw([1, 2, 4, 6, 10, 14, 18]) }, (_, i) => {
    if (i === 0 || draw([true, false, false])) return mutated(draw, decisive(draw, acts))
    const line = plain(draw, acts)
    return draw([true, false, false, false, false, false, false, false]) ? mutated(draw, line) : line
  })
  const separator = draw([...Array(12).fill('\n'), '\r\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\n\n', '\\n'])
  return `${draw([...Array(9).fill(''), '\ufeff', '\n', '# "\n', '\ufeff\ufeff'])}${lines.join(separator)}${draw(['', '', '', '\n', '\r', ' '])}`
}

/** Header lines of one hand, with rule sets and settings among them. */
export const headerText = (draw: Draw): string =>
  Array.from({ length: draw([1, 2, 3]) }, () => mutated(draw, draw([setup, setup, header])(draw, 0))).join(
    draw(['\n', '\n', '\n', '\r\n', '\u2028', '\r']),
  )

type Line = (draw: Draw, acts: number) => string

const decisive: Line = (draw, acts) => {
  const number = 1 + Math.floor(draw([0, 0.2, 0.5, 0.9, 0.99]) * Math.max(1, acts))
  switch (draw(['ruling', 'ruling', 'answer', 'dead', 'setup'] as const)) {
    case 'ruling':
      return `* ruling ${number} ${draw(RULE_IDS)} ${draw(['upheld', 'dismissed'])}`
    case 'answer': {
      const rule = draw(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])
      return `* answer ${number} ${draw([`${rule} `, ''])}${draw(ANSWERS[rule])}`
    }
    case 'dead':
      return `* dead ${draw(SEATS)}`
    case 'setup':
      return `${setup(draw, acts)}\n@hand ${draw(SEATS)}${draw([1, 2, 3, 4])} 0`
  }
}

const VALUES = ['0', '3', '1.0', 'on', 'off', 'unknown', 'nearest', 'all', 'ask', 'en', 'exact', 'live', '20']
const setup: Line = (draw) => (draw([true, false]) ? `@rules ${draw(RULE_SET_IDS)}` : `@set ${draw(SETTING_NAMES)} ${draw(VALUES)}`)
const header: Line = (draw) =>
  draw(['@hand E1 0', '@hand S2 1 1', '@from middle', '@wall 40', '@scores 25000 25000 25000 25000', '@dora 4p', '@game'])

const plain: Line = (draw) => {
  const seat = draw(SEATS)
  const tile = `${draw([1, 5, 9])}${draw(['m', 'p', 's'])}`
  return draw([
    `${seat} discard ${tile}`,
    `${seat} draw`,
    `${seat} call pon`,
    `* note ${draw(['ruling 5 dismissed', '* ruling 1 claim.not-taken dismissed', '“dead”', '@rules'])}`,
    `${seat} note * dead S`,
    `# * ruling 1 claim.not-taken dismissed`,
    '* end exhaustive',
    '@expect wrc-2015 none',
    '',
  ])
}

/** Applies none, one or two changes; most of them do not alter the reader's result. */
const mutated = (draw: Draw, line: string): string => {
  let text = line
  for (let times = draw([0, 0, 1, 1, 2, 3]); times > 0; times--)
    text = draw(draw([READ, READ, READ, READ, READ, READ, READ, OTHER]))(draw, text)
  return text
}

type Change = (draw: Draw, text: string) => string

const words = (text: string): string[] => text.split(' ')
const atAny = (draw: Draw, text: string, put: (before: string, after: string) => string): string => {
  const at = draw([...Array(text.length + 1).keys()])
  return put(text.slice(0, at), text.slice(at))
}
const onWord = (draw: Draw, text: string, change: (word: string) => string): string => {
  const all = words(text)
  const at = draw([...all.keys()])
  return all.with(at, change(all[at] ?? '')).join(' ')
}
const quoted: (draw: Draw, text: string) => string = (draw, text) => onWord(draw, text, (word) => `"${word}"`)
const BLANKS = ['\u00a0', '\u2003', '\u3000', '\u0085', '\u2028', '\u200b', '\u00ad', '\v', '\f', '\0', '\u180e', '\ufeff']

/** Changes that mostly leave the reader's result as it is. */
const READ: readonly Change[] = [
  quoted,
  quoted,
  quoted,
  (_, text) =>
    words(text)
      .map((word) => (/^["@]/.test(word) || word === '' ? word : `"${word}"`))
      .join(' '),
  (draw, text) => words(text).join(draw(['  ', '\t', ' \t '])),
  (draw, text) => `${draw([' ', '\t', '   '])}${text}`,
  (draw, text) => `${text}${draw([' ', '\t', '\r', ' \r', ' # said', ' # "', '\t#', ' # * note'])}`,
  // as a Japanese keyboard types them
  (_, text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (draw, text) => words(text).join(draw(['\u3000', '\u00a0'])),
  (draw, text) => `${draw(['99998 ', '99999 ', '& ', '99999 & ', '0099999 ', '"99999" ', '"&" '])}${text}`,
]

/** Changes that mostly alter the reader's result. */
const OTHER: readonly Change[] = [
  (draw, text) =>
    onWord(
      draw,
      text,
      (word) => `"${word.replaceAll(/[\s\S]/gu, (letter) => (draw([true, false, false, false]) ? `\\${letter}` : letter))}"`,
    ),
  (draw, text) =>
    onWord(draw, text, (word) => draw([word.toUpperCase(), word.toLowerCase(), `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`])),
  (draw, text) => onWord(draw, text, (word) => word.replace('*', '＊').replace('@', '＠').replace('a', 'а').replace('i', 'ı')),
  (draw, text) => words(text).join(draw(BLANKS)),
  (draw, text) => atAny(draw, text, (before, after) => before + draw(BLANKS) + after),
  (draw, text) => `${text} ${draw(['x', '"', '1', 'upheld', '@set', '""'])}`,
  (draw, text) => atAny(draw, text, (before, after) => before + draw(['"', '\\', '#', ' #', '*', '@', '&', '\n', '\r\n', '\r']) + after),
]
