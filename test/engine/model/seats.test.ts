import { describe, expect, test } from 'vitest'
import { FOUR_PLAYERS, losersIn, nextDeal } from '../../../engine/model/game-form.ts'
import { firstWind, leftSeat, nextSeat, SEATS, type Seat, type Seats, seatDistance, seatsFrom } from '../../../engine/model/seats.ts'

const THREE: Seats = ['E', 'S', 'W']

describe('seats go round the players of the hand', () => {
  test.each<readonly [what: string, seats: Seats, next: Seat, left: Seat]>([
    ['of four, North comes after West', SEATS, 'N', 'S'],
    ['of three, East comes after West', THREE, 'E', 'S'],
  ])('%s', (_, seats, next, left) => {
    expect(nextSeat('W', seats)).toBe(next)
    expect(leftSeat('W', seats)).toBe(left)
    expect(leftSeat('E', seats)).toBe(seats.at(-1))
    expect(seatDistance('W', 'E', seats)).toBe(seats.length - 2)
    expect(seatsFrom('S', seats)).toEqual([...seats.slice(1), 'E'])
  })

  test('the dealer of the second hand was South in the first', () => {
    expect(firstWind('E', 2, SEATS)).toBe('S')
    expect(firstWind('N', 2, SEATS)).toBe('E')
    expect(firstWind('W', 2, THREE)).toBe('E')
  })
})

test('the wind changes after each player has dealt', () => {
  expect(nextDeal({ wind: 'E', number: 3 }, FOUR_PLAYERS)).toEqual({ wind: 'E', number: 4 })
  expect(nextDeal({ wind: 'E', number: 4 }, FOUR_PLAYERS)).toEqual({ wind: 'S', number: 1 })
  expect(nextDeal({ wind: 'E', number: 3 }, { ...FOUR_PLAYERS, seats: THREE })).toEqual({ wind: 'S', number: 1 })
})

test('four players have a live wall of 70 tiles and three losers', () => {
  expect(FOUR_PLAYERS.wallAtTheDeal).toBe(70)
  expect(losersIn(FOUR_PLAYERS)).toBe(3)
})
