import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The colour tokens, each in the light and the dark theme. */
const TOKENS: Readonly<Record<string, readonly [light: string, dark: string]>> = Object.fromEntries(
  [
    ...readFileSync('renderer/ui/styles/tokens.css', 'utf8').matchAll(
      /--([\w-]+): (?:var\(--system-\w+, )?(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}))\)?;/g,
    ),
  ].map(([, name = '', light, dark, both = '']) => [name, [light ?? both, dark ?? both]]),
)

/** The colours in tile faces. White is the tile's body. */
const INKS = new Set(
  globSync('renderer/ui/tiles/faces/*.svg').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:fill|stroke)="(#[0-9a-f]{3,6})"/g)].flatMap(([, ink = '']) =>
      ink === '#fff' ? [] : [ink],
    ),
  ),
)

const light = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** The relative luminance of WCAG 2. */
const luminance = (colour: string): number => {
  const hex = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1)
  const [r, g, b] = [0, 2, 4].map((at) => light(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** Pairs of tokens with too little contrast, in either theme. */
const tooClose = (pairs: readonly (readonly [string, string])[], least: number): readonly string[] =>
  pairs.flatMap(([one, other]) =>
    ([0, 1] as const).flatMap((theme) => {
      const ratio = contrast(TOKENS[one]?.[theme] ?? '', TOKENS[other]?.[theme] ?? '')
      return ratio >= least ? [] : [`${one} on ${other}, ${theme === 0 ? 'light' : 'dark'}: ${ratio.toFixed(2)}`]
    }),
  )
const each = (ones: readonly string[], others: readonly string[]): readonly (readonly [string, string])[] =>
  ones.flatMap((one) => others.map((other) => [one, other] as const))

const GROUNDS = ['paper', 'sheet', 'sunken', 'mat', 'mat-edge', 'ai-soft']
const LEVELS = ['violation', 'question', 'advice', 'record', 'info']
const soft = (level: string): string => `${level}-soft`

test('the tokens were read', () => expect(Object.keys(TOKENS).length).toBeGreaterThan(25))

describe('AA for all text', () => {
  test('text on every ground', () => expect(tooClose(each(['ink', 'ink-2', 'ink-3'], GROUNDS), 4.5)).toEqual([]))
  test('the saved mark, and where one is', () => expect(tooClose(each(['saved', 'ai'], GROUNDS), 4.5)).toEqual([]))
  test('text on fills', () => expect(tooClose(each(['on-ink'], ['ink', 'ai', ...LEVELS]), 4.5)).toEqual([]))
})

describe('AAA for findings', () => {
  test('a level’s word on every ground that it stands on, its own included', () =>
    expect(tooClose([...each(LEVELS, ['sheet', 'paper']), ...LEVELS.map((level) => [level, soft(level)] as const)], 7)).toEqual([]))
  test('the sentence of a finding', () => expect(tooClose(each(['ink', 'ink-2'], LEVELS.map(soft)), 7)).toEqual([]))
  test('a level’s fill and the text on it', () => expect(tooClose(each(['on-ink'], LEVELS), 7)).toEqual([]))
  test('the countdown', () => expect(tooClose([['on-ink', 'ink']], 7)).toEqual([]))
})

describe('AAA for tiles', () => {
  test('inks were found', () => expect(INKS.size).toBeGreaterThan(4))
  test('every ink of every face on the body', () => {
    const weak = [...INKS].flatMap((ink) =>
      (TOKENS.tile ?? []).map((body) => [ink, contrast(ink, body)] as const).filter(([, ratio]) => ratio < 7),
    )
    expect(weak).toEqual([])
  })
  test('the corner of a red five', () => expect(tooClose([['red-five', 'tile']], 7)).toEqual([]))
})

describe('3:1 for what is not text', () => {
  test('edges of buttons, keys and fields', () => expect(tooClose(each(['line-strong'], ['sheet', 'paper']), 3)).toEqual([]))
  test('marks around tiles, the focus', () => expect(tooClose(each(['ai', 'ink', 'violation'], ['mat', 'sheet', 'paper']), 3)).toEqual([]))
  test('a tile on the table: by its edge by day, by its body at night', () => {
    const [day = ''] = TOKENS.mat ?? []
    expect(contrast(TOKENS['tile-edge']?.[0] ?? '', day)).toBeGreaterThan(3)
    expect(contrast(TOKENS.tile?.[1] ?? '', TOKENS.mat?.[1] ?? '')).toBeGreaterThan(7)
  })
  test('face-down tiles and racks', () => expect(tooClose(each(['tile-back'], ['mat', 'mat-edge', 'sheet']), 3)).toEqual([]))
})
