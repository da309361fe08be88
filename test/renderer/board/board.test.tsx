import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FOUR_PLAYERS } from '../../../engine/model/game-form.ts'
import { bySeat } from '../../../engine/model/seats.ts'
import type { GroupTile, SeatView, TableView, UntakenTile } from '../../../engine/table/table-view.ts'
import { Board } from '../../../renderer/board/board.tsx'
import { setLanguage } from '../../../renderer/language/language.ts'
import '../../../renderer/ui/styles/tokens.css'
import '../../../renderer/ui/styles/base.css'
import '../../../renderer/ui/tiles/tiles.css'
import '../../../renderer/board/board.module.css'
import '../../../renderer/board/centre.module.css'
import '../../../renderer/board/plate.module.css'
import '../../../renderer/board/countdown.module.css'

const seat: SeatView = {
  river: [],
  groups: [],
  concealed: 13,
  known: [],
  shown: null,
  drawn: null,
  riichi: false,
  dead: false,
  deadOnceDeclared: false,
  announced: null,
  score: 25_000,
  name: null,
}
const tile = (part: Partial<GroupTile>): GroupTile => ({
  tile: '1z',
  rotated: false,
  faceDown: false,
  missing: false,
  stacked: false,
  ...part,
})
const lies = { event: 1, lies: [], drawn: false, claimedBy: null, called: false }

/** West has called pon on East's east wind and not taken it; North is in riichi; South's hand is dead. */
const view: TableView = {
  form: FOUR_PLAYERS,
  event: 6,
  hand: { wind: 'E', number: 3, counters: 1, sticks: 1 },
  wall: 34,
  dora: ['2p', '8m'],
  indicator: null,
  replacements: 3,
  turn: { seat: 'E', due: 'draw' },
  seats: {
    ...bySeat(() => seat),
    E: {
      ...seat,
      river: [
        { ...lies, tile: '9m' },
        { ...lies, tile: '1z', event: 2, called: true },
      ],
    },
    S: { ...seat, dead: true, river: [{ ...lies, tile: '7p', claimedBy: 'N' }] },
    W: {
      ...seat,
      groups: [
        { kind: 'pon', tiles: [tile({}), tile({ rotated: true, missing: true }), tile({})], from: 'E', side: 'middle' },
        {
          kind: 'kakan',
          tiles: [
            tile({ tile: '5z' }),
            tile({ tile: '5z' }),
            tile({ tile: '5z', rotated: true }),
            tile({ tile: '5z', rotated: true, stacked: true }),
          ],
          from: 'N',
          side: 'right',
        },
      ],
    },
    N: { ...seat, riichi: true, river: [{ ...lies, tile: '0s', lies: ['rotated'], event: 3 }] },
  },
  toReturn: null,
  windows: null,
  untaken: [{ seat: 'W', tile: '1z', from: 'E', called: 2, discardsLeft: 1, discardsAllowed: 2, outcome: 'dead' }],
  last: { seat: 'N', event: 3 },
  from: 'deal',
  won: [],
  ended: null,
  dealerStays: false,
}

const shown = async (language: 'en' | 'fr') => {
  await setLanguage(language)
  return render(<Board view={view} table="7" players={bySeat(() => null)} bottom="E" size="lg" />)
}

test('an untaken tile lies dashed in its river, its place is dashed in the group, and the countdown says what follows', async () => {
  const { container } = await shown('en')
  expect(container.querySelectorAll('.p0 .river .called')).toHaveLength(1)
  expect(container.querySelectorAll('.p2 .groups .rotated > .ghost')).toHaveLength(1)
  expect(container.querySelector('.notice.c2')?.textContent).toContain(
    'West has not taken the 1z. At the next discard, West’s hand is dead.',
  )
})

test('the countdown says what the rules in force make of a tile that is not taken', async () => {
  const says = async (outcome: UntakenTile['outcome'], language: 'en' | 'fr') => {
    await setLanguage(language)
    const untaken = view.untaken.map((one) => ({ ...one, outcome }))
    const { container } = await render(<Board view={{ ...view, untaken }} table="7" players={bySeat(() => null)} bottom="E" size="lg" />)
    return container.querySelector('.notice.c2')?.textContent
  }
  expect(await says('can-be-declared-dead', 'en')).toContain('At the next discard, West’s hand can be declared dead.')
  expect(await says('too-late', 'en')).toContain('At the next discard it is too late to take the tile.')
  expect(await says('too-late', 'fr')).toContain('Au prochain écart, il sera trop tard pour prendre la tuile.')
})

test('two players of one surname have their whole names on their plates', async () => {
  await setLanguage('en')
  const names = { E: 'Émile García', S: 'Hugo Moreau', W: 'Inès García', N: '' }
  const seated = { ...view, seats: bySeat((wind) => ({ ...view.seats[wind], name: names[wind] || null })) }
  const { container } = await render(<Board view={seated} table="7" players={bySeat(() => null)} bottom="E" size="lg" />)
  const plates = [...container.querySelectorAll('.plate-name')].map((plate) => plate.textContent)
  expect(plates).toEqual(['Émile García', 'Moreau', 'Inès García', 'North'])
})

test('a claimed tile is gone from the river, a riichi tile lies sideways, an extended kong is stacked', async () => {
  const { container } = await shown('en')
  expect(container.querySelectorAll('.seat.p1 .river .t')).toHaveLength(0)
  expect(container.querySelectorAll('.seat.p3 .river .rotated > .last')).toHaveLength(1)
  expect(container.querySelectorAll('.seat.p2 .stack > .rotated')).toHaveLength(2)
})

test.each([
  ['en', ['red 5 of bamboos, sideways', 'East wind, called and not yet taken', 'white dragon, claimed from North', 'dead hand', 'riichi']],
  [
    'fr',
    [
      '5 rouge de bambous, tuile tournée',
      'vent d’Est, réclamée et pas encore prise',
      'dragon blanc, réclamée à Nord',
      'main morte',
      'riichi',
    ],
  ],
] as const)('the table is a list in words: %s', async (language, words) => {
  const { container } = await shown(language)
  const text = container.querySelector('section.sr')?.textContent ?? ''
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})

test('claimed tiles are shown in their places when asked for, and listed with who has them', async () => {
  await setLanguage('en')
  const { container } = await render(<Board view={view} table="7" players={bySeat(() => null)} bottom="E" size="lg" claimed />)
  expect(container.querySelectorAll('.seat.p1 .river .was > .t-7p')).toHaveLength(1)
  expect(container.querySelector('section.sr')?.textContent).toContain('7 of dots, claimed by North')
})

test('a hand that was shown lies face up beside the groups, and is in the list; the others stay slabs', async () => {
  await setLanguage('en')
  const south: SeatView = { ...seat, concealed: 4, shown: ['3m', '3m', '0p', '?'] }
  const { container } = await render(
    <Board view={{ ...view, seats: { ...view.seats, S: south } }} table="7" players={bySeat(() => null)} bottom="E" size="md" />,
  )
  const faces = [...container.querySelectorAll('.seat.p1 .rack .t')].map((tile) => tile.className)
  expect(faces).toEqual(['t t-3m', 't t-3m', 't t-0p red', 't unknown'])
  expect(container.querySelectorAll('.seat.p1 .rack > i:not(.t)')).toHaveLength(0)
  expect(container.querySelectorAll('.seat.p3 .rack > i')).toHaveLength(13)
  expect(container.querySelector('section.sr')?.textContent).toContain(
    '4 in hand: 3 of characters, 3 of characters, red 5 of dots, unknown tile',
  )
})

test('a table just opened lies still: nothing moves in it', async () => {
  const { container } = await shown('en')
  expect(container.querySelectorAll('.fresh')).toHaveLength(0)
})

test('a click on a plate turns the board there', async () => {
  const turned: string[] = []
  const { container } = await render(
    <Board view={view} table="7" players={bySeat(() => null)} bottom="E" size="lg" onTurn={(seat) => turned.push(seat)} />,
  )
  container.querySelector<HTMLElement>('.plate.p2')?.click()
  expect(turned).toEqual(['W'])
})
