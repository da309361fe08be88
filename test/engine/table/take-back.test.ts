import { expect, test } from 'vitest'
import type { Play } from '../../../engine/judging/play.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { discardsOf } from '../../../engine/table/discards.ts'
import { findingsOf, judged } from '../judging/table-of.ts'

const turnOf = ({ table: { turn } }: Play): string => `${turn.seat} ${turn.due}`
const windowsOf = (play: Play) => {
  const { windows } = viewOf(play)
  return windows && { tile: windows.tile, pung: windows.pung.join(''), win: windows.win.join('') }
}
const riverOf = (play: Play): string =>
  discardsOf(play.table)
    .map(({ seat, tile }) => `${seat}${tile}`)
    .join(' ')

test('a discard taken back is in the hand again, and its player owes one', () => {
  const before = judged('E discard 1z; S draw 3p')
  const play = judged('E discard 1z; S draw 3p; S discard 9s; S retract 9s')
  expect(play.table.players.S.hand).toEqual(before.table.players.S.hand)
  expect(play.table.players.S.drawn?.tile).toBe('3p')
  expect([turnOf(play), riverOf(play)]).toEqual(['S discard', 'E1z'])
  expect(windowsOf(play)).toEqual(windowsOf(before))
})

test('then another tile goes, and play goes on', () => {
  const play = judged('E discard 1z; S draw 3p; S discard 9s; S retract 9s; S discard 3p; W draw; W discard 1m')
  expect([turnOf(play), riverOf(play)]).toEqual(['N draw', 'E1z S3p W1m'])
  expect(play.table.players.S.hand.size).toBe(13)
})

test('a draw that the record leaves out stays drawn', () => {
  const play = judged('E discard 1z; S discard 9s; S retract 9s')
  expect(play.table.players.S.hand.size).toBe(14)
  expect([turnOf(play), play.table.wall]).toEqual(['S discard', 68])
  expect(windowsOf(play)).toEqual({ tile: '1z', pung: '', win: 'SWN' })
})

test('the discard of a claim: the claim is to be ended again', () => {
  const play = judged('@from middle; E discard 5p; W pon 5p5p; W discard 1z; W retract 1z; W discard 2z; N draw')
  expect([turnOf(play), riverOf(play)]).toEqual(['N discard', 'E5p W2z'])
})

test('the tile of a riichi: the riichi stays declared', () => {
  const play = judged('E discard 1z; S draw 3p; S call riichi; S discard 9s rotated; S retract 9s')
  expect(play.table.players.S.riichi).toEqual({ event: 3 })
})

test('after the next draw nobody can say whose turn it is', () => {
  const play = judged('@from middle; E discard 1z; S draw; S discard 9s; W draw; S retract 9s')
  expect([play.table.turn.due, riverOf(play)]).toEqual(['any', 'E1z'])
})

test('a tile in another player’s group can’t be taken back', () => {
  const play = judged('@from middle; E discard 5p; W pon 5p5p; E retract 5p')
  expect(riverOf(play)).toBe('E5p')
  expect(play.table.players.W.groups).toHaveLength(1)
})

test('a discard of before the record', () => {
  const play = judged('@from middle; @hold S 123456789m1122p; @river S 9s; S retract 9s')
  expect(play.table.players.S.river).toEqual([])
  expect(play.table.players.S.hand.known).toContain('9s')
})

test('the last call is taken back as before', () => {
  const play = judged('@from middle; E discard 5p; W call pon; W retract; S draw')
  expect(findingsOf(play).some((line) => line.includes('turn.draw'))).toBe(false)
})
