import type { Seat } from '../../model/seats.ts'
import { stickLaidFirst } from '../../table/acts/laid-stick.ts'
import { isStickPaid } from '../../table/acts/riichi.ts'
import { claimRetractedBy, declarationRetractedBy } from '../../table/claims.ts'
import type { Table } from '../../table/table.ts'
import { type Raised, rule } from '../rule.ts'

/**
 * A player takes the call of riichi back, or in one edition the stick laid before it. Once the tile is discarded, or in one edition once the
 * stick lies, the riichi stays.
 */
export const riichiTakenBack = rule({
  id: 'riichi.taken-back',
  on: ['retract'],
  remedies: ['riichi-void', 'stick-back'],
  effects: ['riichi-doubted'],

  judge: ({ table, rules, number }, { actor: seat, tile }): Raised | null => {
    const { riichi } = table.players[seat]
    const laid = rules.practice.riichiTakenBack === 'until-discard-bet-too' ? stickLaidFirst(table, seat) : undefined
    if (tile === undefined && laid !== undefined && !claimRetractedBy(table, seat))
      return { seat, because: [laid, number], facts: { called: laid, why: 'stick' } }
    if (tile !== undefined || !riichi || riichi.event === 0) return null
    if (hasDeclaredSince(table, seat, riichi.event) || isPlayedOn(table, seat, riichi.declared)) return null
    const { riichiTakenBack } = rules.practice
    const isLaid = riichiTakenBack === 'until-stick' ? isStickPaid(table, seat) : riichi.declared !== undefined
    const tooLate = isLaid && riichiTakenBack !== 'asked'
    return {
      seat,
      because: [riichi.event, ...(tooLate && riichi.declared ? [riichi.declared] : []), number],
      facts: { called: riichi.event, why: tooLate ? 'too-late' : undefined },
      ...(tooLate && { remedies: ['first-call-stands'], penalty: 'tooLate' }),
    }
  },
  answer: (word) => (word === 'void' ? 'fault' : 'settled'),

  examples: [
    ['taken back before the discard', '@from middle; S draw; S call riichi; S retract', 'S', 'wrc-2025'],
    [
      'taken back before the discard, where no text says what follows',
      '@from middle; S draw; S call riichi; S retract',
      'S',
      'wrc-2015',
      'question',
    ],
    ['taken back after the discard', '@from middle; S draw; S call riichi; S discard 9m rotated; S retract', 'S', 'wrc-2025'],
    ['a self-draw win is taken back', '@from middle; @riichi S; S draw; S call tsumo; S retract', 'nobody', 'wrc-2025'],
    ['the riichi stands', '@from middle; S draw; S call riichi; S retract; * answer 3 stands', 'nobody'],
    [
      'another player has called after the discard',
      '@from middle; S draw; S call riichi; S discard 9m rotated; W call chii; S retract',
      'nobody',
      'wrc-2025',
    ],
    ['a claim is taken back', '@from middle; E discard 3m; S call pon; S retract', 'nobody', 'wrc-2025'],
    ['the stick is laid before the word, and taken back', '@from middle; S draw; S stick; S retract; S discard 9m', 'S', 'ema-2025'],
    ['a claim is taken back after it', '@from middle; E discard 3m; S call pon; S stick; S retract', 'nobody', 'ema-2025'],
    [
      'the stick is taken back, where the text names the word alone',
      '@from middle; S draw; S stick; S retract; S discard 9m',
      'nobody',
      'wrc-2025',
    ],
    ['taken back, where the page does not say what follows', '@from middle; S draw; S call riichi; S retract', 'nobody', 'riichi-wiki'],
  ],
})

/** Whether the newest declaration of the player is a later one than the riichi. */
const hasDeclaredSince = (table: Table, seat: Seat, called: number): boolean => {
  const declaration = declarationRetractedBy(table, seat)
  const isOther = declaration !== undefined && !(declaration.verb === 'call' && declaration.call === 'riichi')
  return (
    isOther || (claimRetractedBy(table, seat)?.called ?? 0) > called || (table.selfDraw?.seat === seat && table.selfDraw.event > called)
  )
}

/** Whether somebody has discarded or called after the discard of the riichi: the line is more likely meant for another call. */
const isPlayedOn = ({ lastDiscard, claims }: Table, seat: Seat, declared: number | undefined): boolean =>
  declared !== undefined &&
  (lastDiscard?.event !== declared ||
    claims.some(({ by, target, standing }) => by !== seat && target === declared && standing !== 'retracted'))
