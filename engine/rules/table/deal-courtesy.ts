import { rule } from '../rule.ts'

/**
 * East's first discard comes while a player is still sorting, if the record says who was ready. In some editions South is asked to wait
 * with the first draw as well.
 */
export const dealCourtesy = rule({
  id: 'deal.courtesy',
  on: ['discard', 'draw'],
  needs: 'first-turn',
  remedies: ['point-out'],

  judge: ({ table, rules, number }, event) => {
    const seat = event.actor
    if (event.verb === 'draw') {
      const { lastDiscard: first } = table
      const isFirst = first?.seat === 'E' && !first.before && seat === 'S' && table.fromDeal
      return isFirst && event.fast && rules.practice.dealCourtesy === 'east-and-south'
        ? { seat, because: [first.event, number], facts: { tile: first.tile, act: 'draw' } }
        : null
    }
    // In a record from the middle the others may have been ready before it began.
    if (seat !== 'E' || table.players.E.river.length > 0 || !table.fromDeal) return null
    const others = table.form.seats.filter((other) => other !== 'E')
    const unready = others.filter((other) => !table.players[other].ready)
    // Tiles that are still to be dealt nobody sorts: where that is a fault of its own, it is the only one.
    const isDealAsked = rules.cells['deal.unfinished'].level !== null
    const sorting = unready.filter((other) => !isDealAsked || table.players[other].dealtShort === undefined)
    return sorting.length > 0 && unready.length < others.length ? { seat, because: [number], facts: { others: sorting.join('') } } : null
  },

  examples: [
    ['two players are still sorting', 'S ready; E draw; E discard 1z', 'E', 'wrc-2015', 'advice'],
    ['all are ready', 'S ready; W ready; N ready; E draw; E discard 1z', 'nobody'],
    ['one is ready after the record began in the middle', '@from middle; S ready; E discard 1z', 'nobody'],
    ['nobody has noted who was ready', 'E draw; E discard 1z', 'nobody'],
    ['two players are still sorting, EMA', 'S ready; E draw; E discard 1z', 'nobody', 'ema-2016'],
    ['two players are still sorting, before 2016', 'S ready; E draw; E discard 1z', 'nobody', 'ema-pre-2016'],
    ['two players are still sorting, where the page does not say', 'S ready; E draw; E discard 1z', 'nobody', 'riichi-wiki'],
    ['South draws at once after the first discard', 'E discard 1z; S draw fast', 'S', 'wrc-2025', 'advice'],
    ['South draws at once later in the hand', '@from middle; E discard 1z; S draw fast', 'nobody', 'wrc-2025'],
    ['South draws at once, where only East is asked to wait', 'E discard 1z; S draw fast', 'nobody'],
    ['a player who is not ready has not all tiles of the deal yet', 'S ready; N ready; W count 12; E discard 1z', 'nobody', 'ema-2025'],
    [
      'the second discard of East',
      'E draw; E discard 1z; S ready; S draw; S discard 1z; W draw; W discard 1z; N draw; N discard 2z; E draw; E discard 3z',
      'nobody',
    ],
  ],
})
