import { type Seat, sideOf } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'
import { englishOwner, englishSeat, frenchOf } from '../phrases/seats.ts'
import type { TableView } from '../table/table-view.ts'
import { claimLines } from './claim-lines.ts'
import type { CandidateLine } from './completion.ts'
import { nextHandLines } from './header-lines.ts'

/**
 * The next possible acts at a table, most likely first: the turn, a claimed tile still to be taken, possible claims; with `take` the
 * claimed tile first. A dead hand takes nothing.
 */
export const dueLines = (view: TableView, first: 'turn' | 'take' = 'turn'): readonly CandidateLine[] => {
  if (view.ended) return afterEnd(view)
  if (view.won.length > 0) return [...afterWin(view), ...claimLines(view).filter(({ line }) => line.endsWith(' ron'))]
  const untaken = takes(view)
  const due = untaken.filter((line) => line.due)
  const next = [...putBack(view), ...(first === 'take' ? [...due, ...turn(view)] : [...turn(view), ...due])]
  return [...next, ...claimLines(view), ...untaken.filter((line) => !line.due)]
}

/** The next possible acts; after a kong with its indicator, in the order of the rules. */
export const withIndicator = (view: TableView): readonly CandidateLine[] => {
  const [first, ...others] = dueLines(view)
  if (!first || view.indicator === null || view.won.length > 0) return dueLines(view)
  const indicator = { line: '* dora ', explains: { en: 'the indicator of the kong', fr: 'l’indicateur du kong' }, due: true }
  return view.indicator === 'first' ? [indicator, first, ...others] : [first, indicator, ...others]
}

/** The tiles of a turn that was too fast go back before the claimant goes on. */
const putBack = ({ toReturn }: TableView): readonly CandidateLine[] => {
  if (!toReturn) return []
  const { seat, discard } = toReturn
  const explains = discard
    ? { en: 'takes that discard back: the turn was too fast', fr: 'reprend cet écart : tour trop rapide' }
    : { en: 'puts the drawn tile back', fr: 'remet la tuile piochée' }
  return [{ line: discard ? `${seat} retract ${discard}` : `${seat} return`, explains, due: true }]
}

const takes = (view: TableView): readonly CandidateLine[] => {
  const lines = [...view.untaken.map((one) => take(view, one)), ...view.form.seats.flatMap((seat) => missing(view, seat))]
  return lines.filter(({ line }, i) => lines.findIndex((other) => other.line === line) === i)
}

/** Groups with a gap for their claimed tile. */
const missing = (view: TableView, seat: Seat): readonly CandidateLine[] =>
  view.seats[seat].groups.flatMap(({ tiles, from }) => {
    const place = tiles.find((tile) => tile.missing)
    return place && from ? [take(view, { seat, tile: place.tile, from })] : []
  })

type Awaited = { readonly seat: Seat; readonly tile: Tile; readonly from: Seat }

const take = ({ form, seats }: TableView, { seat, tile, from }: Awaited): CandidateLine => {
  const side = sideOf(seat, from, form.seats) ?? 'left'
  const text = SIDES[side]
  return {
    line: `${seat} take ${tile} ${side}`,
    explains: { en: `from ${englishSeat(from)}, ${text.en}`, fr: `${frenchOf(from)}, ${text.fr}` },
    due: !seats[seat].dead,
  }
}
const SIDES = {
  left: { en: 'at the left hand: on the left', fr: 'à gauche : sur la gauche' },
  middle: { en: 'across: in the middle', fr: 'en face : au milieu' },
  right: { en: 'at the right hand: on the right', fr: 'à droite : sur la droite' },
}

const turn = ({ turn, seats, wall, windows }: TableView): readonly CandidateLine[] => {
  if (!turn) return []
  const { seat, due } = turn
  const whose = { en: `${englishOwner(seat)} turn`, fr: `c’est le tour ${frenchOf(seat)}` }
  if (due === 'replace')
    return [{ line: `${seat} replace`, explains: { en: 'the tile after the kong', fr: 'la tuile après le kong' }, due: true }]
  if (due === 'draw' && wall === 0 && windows?.kind !== 'kong')
    return [{ line: '* end exhaustive', explains: { en: 'the wall is empty', fr: 'le mur est vide' }, due: true }]
  if (due === 'draw') return [{ line: `${seat} draw`, explains: whose, due: true }]
  const { drawn } = seats[seat]
  const just = { en: 'the tile just drawn', fr: 'la tuile qui vient d’être piochée' }
  return drawn
    ? [{ line: `${seat} discard ${drawn} drawn`, explains: just, due: true }]
    : [{ line: `${seat} discard `, explains: whose, due: true }]
}

const afterWin = ({ won, seats }: TableView): readonly CandidateLine[] => [
  { line: '* end win', explains: { en: 'the hand ends', fr: 'la donne se termine' }, due: true },
  ...won
    .filter((seat) => seats[seat].shown === null)
    .map((seat) => ({
      line: `${seat} reveal `,
      explains: { en: 'the winning hand, if it is noted', fr: 'la main gagnante, si elle est notée' },
      due: false,
    })),
]

const afterEnd = (view: TableView): readonly CandidateLine[] => [
  ...(view.ended === 'exhaustive' ? declarations(view) : []),
  { line: '* scores ', explains: { en: 'scores of E S W N after the hand', fr: 'scores de E S O N après la donne' }, due: false },
  ...nextHandLines(view)
    .slice(0, view.ended === 'exhaustive' ? 2 : 1)
    .map((one, n) => (n === 0 ? { ...one, explains: { en: 'the next hand', fr: 'la donne suivante' } } : one)),
]

/** The players who have neither declared nor shown their hands: a dead hand does not wait. */
const declarations = ({ form, seats }: TableView): readonly CandidateLine[] =>
  form.seats
    .filter((seat) => !seats[seat].announced && !seats[seat].shown && !seats[seat].dead)
    .map((seat) => ({ line: `${seat} tenpai`, explains: { en: 'the hand waits', fr: 'la main attend' }, due: true }))
