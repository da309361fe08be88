import { expect, test } from 'vitest'
import { judged } from '../judging/table-of.ts'

const wallAfter = (text: string): number | null => judged(text).table.wall
const sizesAfter = (text: string): readonly (number | null)[] => {
  const { players } = judged(text).table
  return [players.E.hand.size, players.S.hand.size, players.W.hand.size, players.N.hand.size]
}

test.each<[string, string, number]>([
  ['a draw takes from the live wall', '@wall 40; S draw', 39],
  ['so does a draw from its wrong place', '@wall 40; S draw from wall', 39],
  ['a tile of the dead wall does not', '@wall 40; S draw from dead-wall', 40],
  ['nor does a tile of another hand', '@wall 40; S draw from W', 40],
  ['a replacement tile takes one', '@wall 40; S draw; S ankan 1z; S replace', 38],
  ['from the wrong place of the dead wall too', '@wall 40; S draw; S ankan 1z; S replace from dead-wall', 38],
  ['from the live wall too', '@wall 40; S draw; S ankan 1z; S replace from wall', 38],
  ['a tile put back is there again', '@wall 40; S draw from wall; S return', 40],
  ['a tile put back into the dead wall adds nothing', '@wall 40; S draw from dead-wall; S return', 40],
  ['a replacement tile put back', '@wall 40; S draw; S ankan 1z; S replace from dead-wall; S return', 39],
  ['and drawn again', '@wall 40; S draw; S ankan 1z; S replace from dead-wall; S return; S replace', 38],
])('%s', (_, text, left) => expect(wallAfter(`@from middle; ${text}`)).toBe(left))

test('a tile of another hand moves from hand to hand, and back', () => {
  expect(sizesAfter('E discard 1z; S draw ? from W')).toEqual([13, 14, 12, 13])
  expect(sizesAfter('E discard 1z; S draw ? from W; S return')).toEqual([13, 13, 13, 13])
})

test('a replacement tile put back is due again', () => {
  const { turn } = judged('@from middle; S draw; S ankan 1z; S replace from dead-wall; S return').table
  expect([turn.seat, turn.due]).toEqual(['S', 'replace'])
})

test('a hand on the wall moves no tile; only the next player’s counts', () => {
  const { target, wall } = judged('@from middle; @wall 40; E discard 1z; S touch').table
  expect(target?.touched).toEqual({ seat: 'S', event: 2 })
  expect(wall).toBe(40)
  expect(judged('@from middle; E discard 1z; W touch').table.target?.touched).toBeUndefined()
})
