import { isOverlong } from '../../table/pace.ts'
import { rule } from '../rule.ts'

/** A player has taken an overlong time again: obstruction is the referee's to judge. Asked once for each player. */
export const paceSlow = rule({
  id: 'pace.slow',
  on: ['discard'],
  needs: { discard: 'timed' },
  settings: ['slow-limit', 'slow-count', 'clock'],
  remedies: ['referee-discretion'],

  judge: ({ table, rules, number }, event) => {
    const { slow } = table.players[event.actor]
    if (slow + 1 !== rules.settings['slow-count'] || !isOverlong(table, rules.settings, event)) return null
    return { seat: event.actor, because: [number], facts: { counted: slow + 1, floor: rules.settings['slow-limit'] ?? undefined } }
  },
  answer: (word) => (word === 'obstruction' ? 'fault' : 'settled'),

  examples: [
    [
      'the second slow turn',
      '@from middle; S draw; S discard 1m slow; W discard 2m; N discard 3m slow; E discard 4m; S draw; S discard 5m slow',
      'S',
      'wrc-2015',
      'question',
    ],
    ['by the clock', '@from middle; @set slow-limit 20; @set slow-count 1; 1 S draw; 30 S discard 1m', 'S', 'wrc-2015', 'question'],
    [
      'by the times of entry, beyond the recorder’s possible delay',
      '@from middle; @set clock live; @set slow-limit 20; @set slow-count 1; 1 S draw; 26.1 S discard 1m',
      'S',
      'wrc-2015',
      'question',
    ],
    [
      'no longer than the limit plus the recorder’s possible delay',
      '@from middle; @set clock live; @set slow-limit 20; @set slow-count 1; 1 S draw; 26 S discard 1m',
      'nobody',
    ],
    ['the first slow turn', '@from middle; S draw; S discard 1m slow', 'nobody'],
    [
      'the third time is not asked again',
      '@from middle; @set slow-count 1; S discard 1m slow; W discard 2m; N discard 3m; E discard 4m; S discard 5m slow; * answer 1 nothing',
      'nobody',
    ],
    [
      'the second slow turn, EMA',
      '@from middle; S draw; S discard 1m slow; W discard 2m; N discard 3m; E discard 4m; S draw; S discard 5m slow',
      'S',
      'ema-2016',
      'question',
    ],
    [
      'before 2016, where no text speaks of it',
      '@from middle; S draw; S discard 1m slow; W discard 2m; N discard 3m; E discard 4m; S draw; S discard 5m slow',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the page does not say',
      '@from middle; S draw; S discard 1m slow; W discard 2m; N discard 3m; E discard 4m; S draw; S discard 5m slow',
      'nobody',
      'riichi-wiki',
    ],
    ['just as long as the limit', '@from middle; @set slow-limit 20; @set slow-count 1; 1 S draw; 21 S discard 1m', 'nobody'],
  ],
})
