import { rule } from '../rule.ts'

/** East's first discard comes while somebody is still sorting. Only where the record says who was ready. */
export const dealCourtesy = rule({
  id: 'deal.courtesy',
  on: ['discard'],
  remedies: ['point-out'],

  judge: ({ table, number }, { actor: seat }) => {
    if (seat !== 'E' || table.players.E.river.length > 0) return null
    const others = table.form.seats.filter((other) => other !== 'E')
    const sorting = others.filter((other) => !table.players[other].ready)
    return sorting.length > 0 && sorting.length < others.length ? { seat, because: [number], facts: { others: sorting.join('') } } : null
  },

  examples: [
    ['two players are still sorting', 'S ready; E draw; E discard 1z', 'E', { level: 'advice' }],
    ['all are ready', 'S ready; W ready; N ready; E draw; E discard 1z', 'nobody'],
    ['nobody has noted who was ready', 'E draw; E discard 1z', 'nobody'],
    ['two players are still sorting, EMA', 'S ready; E draw; E discard 1z', 'nobody', { rules: 'ema-2016' }],
    ['two players are still sorting, before 2016', 'S ready; E draw; E discard 1z', 'nobody', { rules: 'ema-pre-2016' }],
    ['two players are still sorting, where the page does not say', 'S ready; E draw; E discard 1z', 'nobody', { rules: 'riichi-wiki' }],
    [
      'the second discard of East',
      'E draw; E discard 1z; S ready; S draw; S discard 1z; W draw; W discard 1z; N draw; N discard 2z; E draw; E discard 3z',
      'nobody',
    ],
  ],
})
