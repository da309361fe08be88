import type { Finding } from '../../model/findings.ts'
import type { Seat } from '../../model/seats.ts'
import type { Table } from '../../table/table.ts'
import { type Amendment, type EventStep, rule } from '../rule.ts'

/** East discards although a count has shown another player short of the tiles of the deal. */
export const dealUnfinished = rule({
  id: 'deal.unfinished',
  on: ['discard'],
  needs: 'first-turn',
  remedies: ['put-right'],

  judge: ({ table, number }, { actor: seat }) => {
    if (seat !== 'E' || table.lastDiscard) return null
    const short = shortOfTheDeal(table)
    const counts = short.flatMap((other) => table.players[other].dealtShort ?? [])
    return short.length > 0 ? { seat, because: [...counts, number], facts: { others: short.join('') } } : null
  },
  amend: (findings, step) => dealGoneOn(findings, step),

  examples: [
    ['a count shows South one tile short', 'S count 12; E discard 1z', 'E', 'wrc-2025'],
    ['a count shows South one tile short, and it is pointed out', 'S count 12; E discard 1z', 'E', 'ema-2025', 'advice'],
    ['South then draws', 'S count 12; E discard 1z; S draw', 'E', 'wrc-2025'],
    ['the tiles are to be dealt again', 'W count 12; E discard 1z', 'E', 'rrc-1.5'],
    ['South has all 13 tiles', 'S count 13; E discard 1z', 'nobody', 'wrc-2025'],
    ['a second count finds 13', 'S count 12; S count 13; E discard 1z', 'nobody', 'wrc-2025'],
    ['a second count after the discard finds 13', 'S count 12; E discard 1z; S count 13', 'nobody', 'wrc-2025'],
    ['South takes the missing tile', 'S count 12; S draw; E discard 1z', 'nobody', 'wrc-2025'],
    ['West takes the missing tile after the discard', 'W count 12; E discard 1z; W draw; S draw', 'E', 'wrc-2025'],
    ['nobody has counted', 'E discard 1z', 'nobody', 'wrc-2025'],
    ['a count shows South one tile short, where it is about the hand alone', 'S count 12; E discard 1z', 'nobody'],
  ],
})

/** The players whom a count has shown short of the tiles of the deal, and no count since with all of them. */
const shortOfTheDeal = ({ form, players }: Table): readonly Seat[] => form.seats.filter((seat) => players[seat].dealtShort !== undefined)

/** South draws or calls, after which the deal can’t be put right; or the players turn out to have all tiles. */
const dealGoneOn = (findings: readonly Finding[], { before, after, event }: EventStep): readonly Amendment[] => {
  const open = findings.filter(({ state }) => state === 'open')
  if (open.length === 0) return []
  if (event.verb === 'count')
    return shortOfTheDeal(after).length === 0 ? open.filter(({ decision }) => !decision).map((finding) => ({ finding, settled: true })) : []
  const goesOn = event.actor === 'S' && (event.verb === 'draw' || event.verb === 'discard' || event.verb === 'call')
  return goesOn && shortOfTheDeal(before).length > 0 ? open.map((finding) => ({ finding, row: 'acted' })) : []
}
