import type { HandHeader } from '../../model/table-file.ts'
import type { ExpectedInputCode } from '../errors/wanted.ts'
import type { HeaderLine } from '../header.ts'

/** A header line that describes its hand without beginning one. */
export type HandHeaderLine = Exclude<HeaderLine, { readonly name: 'rules' | 'set' | 'expect' | 'game' | 'hand' }>

/** The header of a hand after one more line, or why that line is not allowed there. */
export const applyHeader = <N extends HandHeaderLine['name']>(known: HandHeader, header: Line<N>): HandHeader | ExpectedInputCode => {
  const apply: (known: HandHeader, header: Line<N>) => HandHeader | ExpectedInputCode = APPLY[header.name]
  return apply(known, header)
}

type Line<N extends HandHeaderLine['name']> = Extract<HandHeaderLine, { readonly name: N }>

const APPLY: { readonly [N in HandHeaderLine['name']]: (known: HandHeader, header: Line<N>) => HandHeader | ExpectedInputCode } = {
  from: (known) => {
    if (known.from === 'middle') return 'once'
    return known.deal ? 'no-deal' : { ...known, from: 'middle' }
  },
  wall: (known, { wall }) => (known.wall === undefined ? { ...known, wall } : 'once'),
  displayed: (known) => (known.displayed ? 'once' : { ...known, displayed: true }),
  deal: (known, { seat, tiles }) => {
    if (known.from === 'middle') return 'no-deal'
    return known.deal?.[seat] ? 'once' : { ...known, deal: { ...known.deal, [seat]: tiles } }
  },
  hold: (known, { seat, tiles }) => (known.hold?.[seat] ? 'once' : { ...known, hold: { ...known.hold, [seat]: tiles } }),
  dora: (known, { tile }) => (known.dora === undefined ? { ...known, dora: tile } : 'once'),
  meld: (known, { meld }) => {
    const full = known.melds.filter(({ seat }) => seat === meld.seat).length === 4
    return full ? 'four-groups' : { ...known, melds: [...known.melds, meld] }
  },
  river: (known, { seat, discards }) => (known.rivers?.[seat] ? 'once' : { ...known, rivers: { ...known.rivers, [seat]: discards } }),
  riichi: (known, { seat }) => (known.riichi.includes(seat) ? 'once' : { ...known, riichi: [...known.riichi, seat] }),
  scores: (known, { points }) => (known.scores ? 'once' : { ...known, scores: points }),
  players: (known, { players }) => (known.players ? 'once' : { ...known, players }),
}
