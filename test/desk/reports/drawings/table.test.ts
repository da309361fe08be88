import { expect, test } from 'vitest'
import { drawTable } from '../../../../desk/reports/drawings/table.ts'
import { voiceOf } from '../../../../desk/reports/pages/voice.ts'
import { viewOf } from '../../../../engine/judging/view/view-table.ts'
import { judged } from '../../../engine/judging/table-of.ts'

/** The printable width of A4, in CSS pixels; and 9 pt type on it. */
const PAPER = 688
const NINE_POINTS = 12
/** The type of names in the drawing's own units. */
const NAMES = 17

const river = (seat: string, kinds: readonly string[]) => `@river ${seat} ${kinds.join(' ')}`
const suit = (letter: string) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${letter}`)

const LONG = [
  '@from middle',
  river('E', [...suit('m'), ...suit('p')]),
  river('S', [...suit('s'), ...suit('m'), '1z', '2z']),
  '@meld W ankan 3z; @meld W kakan 4z E; @meld W pon 5z N; @meld W chii 1p2p3p 1p',
  'E discard 6z; S draw; S discard 7z',
].join('; ')

const SHOWN =
  '@from middle; @meld W ankan 3z; @meld W ankan 4z; E discard 6z; N call ron; N reveal 1m1m1m2m3m4m5m6m7m8m9m9m9m6z; W reveal 1p2p3p4p5p6p7p'

test.each([
  ['a hand that has just begun', '@from middle; E discard 1z'],
  ['rivers of four rows, four groups, kongs among them', LONG],
  ['hands shown, one beside two kongs', SHOWN],
])('the table in a report: %s', (_, table) => {
  const people = { E: 'Żaneta Wiśniewska', S: 'Ñandú', W: '山田 太郎', N: 'O' }
  const seated = (name: string) => ({ name, number: 1, country: null, id: name }) as never
  const svg = drawTable({
    view: viewOf(judged(table)),
    people: { E: seated(people.E), S: seated(people.S), W: seated(people.W), N: seated(people.N) },
    proof: [],
    voice: voiceOf('en'),
  })
  const [, left = '', , size = ''] = /viewBox="(\S+) (\S+) (\S+) \S+" width="\S+" role/.exec(svg) ?? []
  const width = Number(/viewBox="[^"]+" width="(\d+)"/.exec(svg)?.[1])
  expect(width).toBeLessThanOrEqual(PAPER)
  expect(width, 'most of the width of the paper').toBeGreaterThan(PAPER * 0.65)
  expect((NAMES * width) / Number(size)).toBeGreaterThanOrEqual(NINE_POINTS)
  expect(Number(left)).toBe(-Number(size) / 2)
  // East below, South at the right: lower on the page is further down
  const below = (name: string): number =>
    Number(new RegExp(`<text x="[^"]+" y="([^"]+)"[^>]*><tspan class="wind">.</tspan> ${name}`).exec(svg)?.[1])
  expect(below(people.E)).toBe(Math.max(...Object.values(people).map(below)))
  expect(svg.indexOf('rotate(0)')).toBeLessThan(svg.indexOf('rotate(-90)'))
})

test('a hand that was shown lies face up, with the groups of its player', () => {
  const svg = drawTable({
    view: viewOf(judged(SHOWN)),
    people: { E: null, S: null, W: null, N: null },
    proof: [],
    voice: voiceOf('en'),
  })
  const facesOf = (place: number) =>
    [...(svg.split('<g class="groups">')[place + 1]?.split('</g></g></g>')[0] ?? '').matchAll(/href="#t(\w\w)"/g)]
      .map(([, tile]) => tile)
      .join('')
  expect([0, 1, 2, 3].map(facesOf)).toEqual(['', '', '3z3z4z4z1p2p3p4p5p6p7p', '1m1m1m2m3m4m5m6m7m8m9m9m9m6z'])
})

test.each([
  ['dead', { dead: true }, ['<text[^>]*>(?:(?!</text>).)*dead hand', 'W/O *: dead hand · main morte']],
  ['dead once declared', { deadOnceDeclared: true }, ['dead once declared', 'W/O *: dead once declared · morte si déclarée']],
  ['in riichi, which is one word in both', { riichi: true }, ['>riichi<']],
] as const)('on paper in both languages a hand is called in both: %s', (_, marks, [ofOne, inBoth]) => {
  const view = viewOf(judged('@from middle; E discard 1z'))
  const seats = { ...view.seats, W: { ...view.seats.W, ...marks } }
  const drawn = (language: 'en' | 'both') =>
    drawTable({ view: { ...view, seats }, people: { E: null, S: null, W: null, N: null }, proof: [], voice: voiceOf(language) })
  expect(drawn('en')).toMatch(new RegExp(ofOne))
  expect(drawn('en')).not.toContain('*')
  const both = drawn('both').replaceAll(/<[^>]*>/g, '')
  expect(both).toContain('W/O')
  if (inBoth) expect(both).toContain(inBoth)
  else expect(both).not.toContain('*')
})

test('on French paper West is O', () => {
  const winds = (language: 'en' | 'fr') =>
    [
      ...drawTable({
        view: viewOf(judged('@from middle; E discard 1z')),
        people: { E: null, S: null, W: null, N: null },
        proof: [],
        voice: voiceOf(language),
      }).matchAll(/class="wind">([A-Z])</g),
    ].map(([, wind]) => wind)
  expect(winds('en')).toEqual(['E', 'S', 'W', 'N'])
  expect(winds('fr')).toEqual(['E', 'S', 'O', 'N'])
})
