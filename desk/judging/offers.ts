import { type Play, playAt } from '../../engine/judge.ts'
import { SEATS, type Seat } from '../../engine/seats.ts'
import { viewOf } from '../../engine/table/view.ts'
import { isKnown, kindOf, type Tile } from '../../engine/tiles.ts'

/** What one player may claim a discard for. */
export type Offer = { readonly event: number; readonly seat: Seat; readonly may: readonly ('chii' | 'pon' | 'kan')[] }

/** For each discard, which other player may claim it for what, as far as the record knows the hands. Wins are not looked at here. */
export const offersOf = (play: Play): readonly Offer[] => {
  const offers: Offer[] = []
  for (let number = 1; number <= play.number; number++) {
    const view = viewOf(playAt(play, number))
    const { windows } = view
    if (windows?.kind !== 'discard' || windows.event !== number || !isKnown(windows.tile)) continue
    for (const seat of SEATS) {
      const { known, riichi, dead } = view.seats[seat]
      if (riichi || dead) continue
      const alike = countOf(known, kindOf(windows.tile))
      const pung = windows.pung.includes(seat)
      const may = [
        ...(windows.chow.includes(seat) && makesChow(known, kindOf(windows.tile)) ? (['chii'] as const) : []),
        ...(pung && alike >= 2 ? (['pon'] as const) : []),
        ...(pung && alike >= 3 ? (['kan'] as const) : []),
      ]
      if (may.length > 0) offers.push({ event: number, seat, may })
    }
  }
  return offers
}

const countOf = (tiles: readonly Tile[], kind: string): number => tiles.filter((tile) => isKnown(tile) && kindOf(tile) === kind).length

const makesChow = (tiles: readonly Tile[], kind: string): boolean => {
  const [rank, suit] = [Number(kind[0]), kind[1]]
  const holds = (at: number) => at >= 1 && at <= 9 && countOf(tiles, `${at}${suit}`) > 0
  return (
    suit !== 'z' && ((holds(rank - 2) && holds(rank - 1)) || (holds(rank - 1) && holds(rank + 1)) || (holds(rank + 1) && holds(rank + 2)))
  )
}
