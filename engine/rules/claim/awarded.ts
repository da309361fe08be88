import type { Seat } from '../../model/seats.ts'
import { latestCall, validOrDoubtfulClaims } from '../../table/claims.ts'
import { type Amendment, rule } from '../rule.ts'

/** Several players have claimed the same tile: who gets it, and why. Said again whenever a further claim changes the answer. */
export const claimAwarded = rule({
  id: 'claim.awarded',
  on: ['call'],
  settings: ['several-wins'],
  remedies: [],

  judgeAfter: ({ table, after, number }) => {
    const { awarded } = after
    if (!awarded || (table.awarded?.target === awarded.target && sameSeats(table.awarded.seats, awarded.seats))) return null
    const claims = validOrDoubtfulClaims(after.claims, awarded.target)
    // A claim that its caller gave up is followed by whoever is left.
    if (claims.every(({ by, found }) => !awarded.seats.includes(by) || found.includes('claim.changed'))) return null
    return awarded.seats.map((seat) => ({
      seat,
      at: latestCall(claims, number),
      because: [...claims.map(({ called }) => called).filter((called) => called !== number), number],
      facts: {
        tile: claims[0]?.tile,
        from: claims[0]?.from ?? undefined,
        entitled: awarded.seats.join(''),
        claimants: claims.map(({ by }) => by).join(''),
        why: awarded.why,
      },
    }))
  },
  // The award no longer holds if the hand shown is no winning hand.
  amend: (findings, { before, after, event }) => {
    if (event.verb !== 'reveal' || before.claims === after.claims) return []
    const voided = after.claims.filter(
      ({ called, standing }) => standing === 'void' && before.claims.some((was) => was.called === called && was.standing === 'good'),
    )
    const lost = findings.filter(
      ({ state, seat, because }) => state === 'open' && voided.some(({ by, called }) => by === seat && because.includes(called)),
    )
    return findings.flatMap((finding): readonly Amendment[] => {
      if (lost.includes(finding)) return [{ finding, settled: true }]
      const { event: at, facts, state } = finding
      const losers = lost.filter((one) => one.event === at).map(({ seat }) => seat)
      const entitled = String(facts.entitled ?? '')
      const left = losers.reduce((seats, seat) => seats.replace(seat ?? '', ''), entitled)
      return state === 'open' && left !== entitled
        ? [{ finding, instead: { ...finding, facts: { ...facts, entitled: left, why: 'only' } } }]
        : []
    })
  },

  examples: [
    ['chow, then pung: the first call', '@from middle; E discard 3m; S call chii; W call pon', 'S', 'wrc-2015', 'info'],
    ['chow, then pung: the pung', '@from middle; E discard 3m; S call chii; W call pon', 'W', 'riichi-wiki', 'info'],
    ['chow and pung at once: the pung', '@from middle; E discard 3m; S call chii; & W call pon', 'W', 'wrc-2015', 'info'],
    ['two wins: the nearest', '@from middle; E discard 3m; W call ron; S call ron', 'S', 'wrc-2015', 'info'],
    [
      'a win, while the kong called before is still a question',
      '@from middle; @wall 0; E discard 3m; S call kan; W call ron',
      'W',
      'wrc-2015',
      'info',
    ],
    ['a pung, after a win that its caller gave up', '@from middle; E discard 5p; W call ron; W retract; N call pon', 'nobody', 'ema-2025'],
    ['one claim alone', '@from middle; E discard 3m; S call chii', 'nobody'],
  ],
})

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.join('') === b.join('')
