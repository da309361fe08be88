import { lacksRiichiDiscard } from '../../table/acts/riichi.ts'
import { ANY_MISTAKE } from '../record-mistakes.ts'
import { rule, type Settlement } from '../rule.ts'

/** The discard after the call of riichi is not rotated. The short form says that it was. Where two texts disagree, the referee chooses. */
export const riichiRotation = rule({
  id: 'riichi.rotation',
  on: ['discard'],
  needs: { discard: 'riichi' },
  omission: true,
  remedies: ['put-right'],
  effects: ['riichi-doubted'],
  mends: [...ANY_MISTAKE, 'rotated-left-out'],
  firstOf: 'riichi-discard',

  judge: ({ table, number }, { actor: seat, rotated, short, tile }) => {
    const { riichi } = table.players[seat]
    if (!riichi || riichi.discard !== undefined || riichi.event === 0 || rotated || short || lacksRiichiDiscard(table, seat)) return null
    return {
      seat,
      because: [riichi.event, number],
      facts: { tile, called: riichi.event },
    }
  },

  answer: (word, { raised, event }): Settlement =>
    word === 'dead-hand'
      ? {
          ...raised,
          rule: 'riichi.rotation',
          level: 'violation',
          at: event,
          remedies: ['riichi-void', 'stick-back'],
          penalty: { kind: 'dead-hand' },
        }
      : { ...raised, rule: 'riichi.rotation', level: 'violation', at: event, remedies: ['put-right'], penalty: { kind: 'notice' } },

  examples: [
    ['the discard lies upright', '@from middle; S draw; S call riichi; S discard 9m', 'S', 'ema-2016'],
    ['the discard lies upright, before 2016', '@from middle; S draw; S call riichi; S discard 9m', 'S', 'ema-pre-2016', 'advice'],
    [
      'play has gone round since the call: the line of its discard is missing, and this is another one',
      '@hand E1 0; E call riichi; S call chii; S show 4m5m; S take 3m; S discard 1z; W discard 2z; N discard 2z; E discard 9s',
      'nobody',
      'ema-2025',
    ],
    ['the discard is rotated', '@from middle; S draw; S call riichi; S discard 9m rotated', 'nobody', 'ema-2016'],
    ['in short form', '@from middle; S draw; S riichi 9m', 'nobody', 'ema-2016'],
    ['the discard lies upright, where no text speaks of it', '@from middle; S draw; S call riichi; S discard 9m', 'nobody'],
    ['the discard lies upright, where the page does not say', '@from middle; S draw; S call riichi; S discard 9m', 'nobody', 'riichi-wiki'],
    ['the discard lies upright: a warning', '@from middle; S draw; S call riichi; S discard 9m', 'S', 'wrc-2025'],
    ['the discard lies upright, and two texts disagree', '@from middle; S draw; S call riichi; S discard 9m', 'S', 'rrc-1.5', 'question'],
    [
      'the discard lies upright: the riichi is void, and the hand is dead',
      '@from middle; S draw; S call riichi; S discard 9m; * answer 3 dead-hand',
      'S',
      'rrc-1.5',
      'violation',
    ],
    ['the discard is rotated, before 2016', '@from middle; S draw; S call riichi; S discard 9m rotated', 'nobody', 'ema-pre-2016'],
    ['the hand was declared dead in between', '@from middle; S draw; S call riichi; * dead S; S discard 9m', 'nobody', 'ema-2016'],
    ['the riichi was withdrawn', '@from middle; S draw; S call riichi; S retract; S discard 9m', 'nobody', 'ema-2016'],
  ],
})
