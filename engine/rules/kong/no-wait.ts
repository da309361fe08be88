import { claimedTile } from '../../table/claims.ts'
import { kongPause } from '../../table/pace.ts'
import { type Raised, rule } from '../rule.ts'

/** The indicator is turned, or the replacement tile drawn, before others had time to declare a win on an extended pung. */
export const kongNoWait = rule({
  id: 'kong.no-wait',
  on: ['dora', 'replace', 'call'],
  settings: ['kong-wait', 'clock'],
  remedies: ['win-stands'],

  judge: ({ table, rules, number }, event): Raised | null => {
    const claimed = event.verb === 'call' && event.call === 'ron' ? claimedTile(table, event) : null
    const target = event.verb === 'call' ? (claimed?.earlier ? null : claimed?.target) : table.target
    if (target?.kind !== 'kakan') return null
    const { seat, tile } = target
    const facts = { tile, floor: rules.settings['kong-wait'] ?? undefined }
    const isJudgedAtTheWin = rules.practice.kongTooSoon === 'before-a-win'
    if (event.verb !== 'call') {
      if (isJudgedAtTheWin) return null
      const pause = kongPause(rules.settings, target, event.clock)
      return !target.wentOn && pause.kind === 'too-short'
        ? { seat, because: [target.event, number], facts: { ...facts, seconds: pause.seconds } }
        : null
    }
    const { wentOn } = target
    if (!wentOn || wentOn.pause === 'enough' || (wentOn.pause === 'too-short' && !isJudgedAtTheWin) || event.actor === seat) return null
    // The same haste, and the same question, whoever else wins on that tile.
    if (table.claims.some((claim) => claim.call === 'ron' && claim.target === target.event && claim.called > wentOn.event)) return null
    const raised = {
      seat,
      because: [target.event, wentOn.event, number],
      facts: { ...facts, caller: event.actor, wentOn: wentOn.event, seconds: wentOn.seconds },
    }
    return { ...raised, level: wentOn.pause === 'too-short' ? 'violation' : 'question' }
  },
  answer: (word) => (word === 'too-soon' ? 'fault' : 'settled'),

  examples: [
    ['one second by the clock', '@from middle; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 11.0 * dora 3s', 'E', 'ema-pre-2016'],
    [
      'one second by the times of entry',
      '@from middle; @set clock live; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 11.0 * dora 3s',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'ten seconds by the times of entry, and a win after them',
      '@from middle; @set clock live; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 20.0 * dora 3s; 20.5 W ron',
      'E',
      'ema-pre-2016',
      'question',
    ],
    ['three seconds by the clock', '@from middle; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 13.0 * dora 3s', 'nobody', 'ema-pre-2016'],
    [
      'a win after the replacement tile, without a clock',
      '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; W ron',
      'E',
      'wrc-2015',
      'question',
    ],
    ['a win before the replacement tile', '@from middle; @meld E pon 5p S; E draw; E kakan 5p; W ron', 'nobody'],
    [
      'a win after the replacement tile, where no text gives a time',
      '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; W ron',
      'nobody',
      'ema-2016',
    ],
    [
      'two wins after the replacement tile: it is asked once',
      '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; W ron; S ron; * answer 4 enough',
      'nobody',
    ],
    [
      'a win after the replacement tile, where the text leaves the others no time',
      '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; W ron',
      'E',
      'wrc-2025',
      'question',
    ],
    [
      'a win after the indicator alone, which is turned back',
      '@from middle; @meld E pon 5p S; E draw; E kakan 5p; * dora 3s; W ron',
      'nobody',
      'wrc-2025',
    ],
    [
      'by the clock, and a win',
      '@from middle; @set kong-wait 2; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 11.0 E replace; 12.0 W ron',
      'E',
      'wrc-2025',
      'violation',
    ],
    [
      'by the clock, and nobody wins',
      '@from middle; @set kong-wait 2; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 11.0 E replace; 12.0 E discard 1z',
      'nobody',
      'wrc-2025',
    ],
    [
      'shorter than the tournament says',
      '@from middle; @set kong-wait 2; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 11.9 E replace',
      'E',
    ],
    [
      'as long as the tournament says',
      '@from middle; @set kong-wait 2; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 12.0 E replace; 12.5 W ron',
      'nobody',
    ],
  ],
})
