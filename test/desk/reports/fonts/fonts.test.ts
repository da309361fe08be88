import { expect, test } from 'vitest'
import { fontsFor } from '../../../../desk/reports/fonts/embedded.ts'
import { servedFont } from '../../../../desk/reports/fonts/served.ts'

/** The families of some rules, and whether they contain a letter. */
const facesIn = (style: string) =>
  style.split('\n').map((rule) => ({
    family: /font-family: "([^"]*)"/.exec(rule)?.[1] ?? '',
    url: /url\(([^)]*)\)/.exec(rule)?.[1] ?? '',
    holds: (letter: string): boolean => {
      const code = letter.codePointAt(0) ?? 0
      const spans = /unicode-range: ([^;]*);/.exec(rule)?.[1]?.split(',') ?? []
      return spans.some((span) => {
        const [from = '', to = from] = span.trim().slice(2).split('-')
        return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16)
      })
    },
  }))

const NAMES: readonly (readonly [name: string, families: readonly string[]])[] = [
  ['Łukasz Żółkiewski', ['Noto Sans']],
  ['Nguyễn Thị Hương', ['Noto Sans']],
  ['Жданов Ольга', ['Noto Sans']],
  ['Παπαδόπουλος', ['Noto Sans']],
  ['髙橋 龍之介', ['Noto Sans', 'Noto Sans JP Variable']],
  ['王小明', ['Noto Sans JP Variable']],
  ['刘伟 陈军', ['Noto Sans', 'Noto Sans JP Variable', 'Noto Sans SC Variable']],
  ['김민준', ['Noto Sans KR Variable']],
]

test.each(NAMES)('%s prints on a machine without fonts: a page holds every letter of it, and no family more', (name, families) => {
  const faces = facesIn(fontsFor(name))
  for (const letter of name)
    expect(
      faces.some(({ holds }) => holds(letter)),
      letter,
    ).toBe(true)
  expect([...new Set(faces.map(({ family }) => family))]).toEqual(families)
  for (const { url } of faces) expect(url).toMatch(/^data:font\/woff2;base64,d09GMg/)
})

test.each(NAMES)('%s shows in the window: the desk has a file for every letter beyond those that the window brings along', (name) => {
  const style = servedFont('/fonts/names.css')
  const faces = facesIn(String(style?.content))
  for (const letter of name) {
    const face = faces.find(({ holds }) => holds(letter))
    if (!face) expect((letter.codePointAt(0) ?? 0) < 0x300, letter).toBe(true)
    else
      expect(
        Buffer.from(servedFont(face.url)?.content ?? '')
          .subarray(0, 4)
          .toString(),
        letter,
      ).toBe('wOF2')
  }
})

test.each(['/fonts/../package.json', '/fonts/noto-sans-latin-400-normal.woff2', '/fonts/unicode.json', '/fonts/'])(
  '%s is no font',
  (path) => {
    expect(servedFont(path)).toBeUndefined()
  },
)
