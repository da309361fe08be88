import type { Finding } from '../../model/findings.ts'
import type { Seat } from '../../model/seats.ts'
import type { Player, Table } from '../../table/table.ts'
import { findingOfRecord } from '../record/instead.ts'
import { type Amendment, rule } from '../rule.ts'

/** Tenpai declared after noten by the same player, or the other way round: the first declaration counts. */
export const tenpaiChanged = rule({
  id: 'tenpai.changed',
  on: ['tenpai', 'noten'],
  remedies: ['first-call-stands'],
  afterTheHand: true,
  effects: ['announcement-changed'],

  judge: ({ table, number }, { actor: seat, verb }) => {
    const { announced } = table.players[seat]
    return announced && announced.as !== verb && !isTenpaiOfOther(table, seat, announced)
      ? { seat, because: [announced.event, number], facts: { act: verb, due: announced.as } }
      : null
  },

  // A player who has declared nothing shows the hand: the second declaration was that player's, with another seat in the record.
  amend: (findings, { before, event }) => {
    const { ended, players } = before
    if (ended?.how !== 'exhaustive') return []
    if (event.verb === 'scores') return ofSilent(findings, before)
    if (event.verb !== 'reveal') return []
    const { announced, riichi } = players[event.actor]
    if (announced || riichi) return []
    return findings
      .filter(({ seat, state, facts }) => state === 'open' && facts.act === 'tenpai' && seat && !players[seat].revealed)
      .map((finding) => ({ finding, settled: true }))
  },

  examples: [
    ['tenpai after noten', '@from middle; S discard 1z; * end exhaustive; E noten; E tenpai', 'E', 'wrc-2015', 'advice'],
    ['noten after tenpai', '@from middle; S discard 1z; * end exhaustive; E tenpai; E noten', 'E', 'wrc-2025', 'violation'],
    [
      'tenpai after noten, and a player who has declared nothing shows the hand',
      '@from middle; S discard 1z; * end exhaustive; E noten; S noten; W noten; E tenpai; N reveal 1m2m3m4m5m6m7p8p9p1s1s3s4s',
      'nobody',
      'wrc-2025',
    ],
    [
      'noten after tenpai, and one of the others has declared nothing when the points are noted',
      '@from middle; S discard 1z; * end exhaustive; E tenpai; S tenpai; S noten; N noten; * scores 26500 26500 23500 23500',
      'nobody',
      'wrc-2025',
    ],
    [
      'noten after tenpai, and all others have declared',
      '@from middle; S discard 1z; * end exhaustive; E tenpai; S tenpai; S noten; W noten; N noten; * scores 26500 26500 23500 23500',
      'S',
      'wrc-2025',
    ],
    [
      'noten after tenpai, and a player in riichi has shown the hand in between',
      '@from middle; @riichi W; S discard 1z; * end exhaustive; E noten; S noten; N tenpai; W reveal 1m2m3m4m5m6m7p8p9p1s1s3s4s; N noten',
      'nobody',
      'wrc-2025',
    ],
    ['the same twice', '@from middle; S discard 1z; * end exhaustive; E tenpai; E tenpai', 'nobody'],
    ['two players', '@from middle; S discard 1z; * end exhaustive; E noten; S tenpai', 'nobody'],
    [
      'tenpai after noten, where no text speaks of it',
      '@from middle; S discard 1z; * end exhaustive; E noten; E tenpai',
      'nobody',
      'riichi-wiki',
    ],
  ],
})

/** Whether a declaration of tenpai was that of another player, who has shown the hand since without a word. */
export const isTenpaiOfOther = ({ form, players }: Table, declarer: Seat, { as, event }: NonNullable<Player['announced']>): boolean =>
  as === 'tenpai' &&
  !players[declarer].revealed &&
  form.seats.some((seat) => seat !== declarer && !players[seat].announced && (players[seat].revealed ?? 0) > event)

/** If all players but one have declared, shown the hand or are in riichi, a second declaration by one of them was most likely that one's. */
const ofSilent = (findings: readonly Finding[], { form, players }: Table): readonly Amendment[] => {
  const [silent, ...more] = form.seats.filter((seat) => !players[seat].announced && !players[seat].riichi && !players[seat].revealed)
  if (!silent || more.length > 0) return []
  return findings
    .filter(({ state, decision }) => state === 'open' && decision === undefined)
    .map((finding) => ({
      finding,
      instead: findingOfRecord('record.seat', finding, { actor: finding.seat ?? undefined, silent }),
    }))
}
