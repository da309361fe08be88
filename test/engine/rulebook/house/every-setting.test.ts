import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import type { RuleSet } from '../../../../engine/model/rule-set.ts'
import { isForInformation, SETTING_NAMES, type SettingName } from '../../../../engine/model/settings.ts'
import { houseRuleSet } from '../../../../engine/rulebook/house/house-rule-set.ts'
import { chomboWorth } from '../../../../engine/rulebook/penalties/chombo.ts'
import { changesAfter, type HandEnding, handAfter } from '../../../../engine/scoring/after-hand.ts'
import { gameEnd } from '../../../../engine/scoring/game-end.ts'
import { gameScores } from '../../../../engine/scoring/game-score.ts'
import { sumDifference } from '../../../../engine/scoring/score-sum.ts'
import { handsLeft, type SinceSignal, sinceSignal } from '../../../../engine/scoring/time-limit.ts'
import { handValue } from '../../../../engine/scoring/value.ts'
import { scoreCorrectionText } from '../../../../engine/wording/scoring/score-corrections.ts'
import { signalText } from '../../../../engine/wording/scoring/time-limit.ts'
import { faultsOf } from '../../judging/table-of.ts'
import { houseOf, judgedUnder } from './house-of.ts'

type Effect = (rules: RuleSet) => unknown

const faults =
  (table: string): Effect =>
  (rules) =>
    faultsOf(judgedUnder(rules, table)).join(', ')
const worth =
  (table: string, seat: 'E' | 'S' = 'S'): Effect =>
  (rules) => {
    const value = handValue(judgedUnder(rules, table), seat)
    return value.is === 'worth' ? `${value.points}: ${Object.values(value.changes).join(' ')}` : value.is
  }
const STAKES = { counters: 1, sticks: 2, laid: { E: 0, S: 1, W: 0, N: 1 } }
const paid =
  (ending: HandEnding): Effect =>
  (rules) =>
    Object.values(changesAfter(ending, STAKES, rules)).join(' ')
const NAME = { wind: 'S', number: 4, counters: 1, sticks: 1 } as const
const game =
  (E: number, S: number, W: number, N: number): Effect =>
  ({ settings }) =>
    Object.values(gameScores({ scores: { E, S, W, N }, sticks: 1 }, settings) ?? {})
      .map(({ total }) => total)
      .join(' ')
const left =
  (since: SinceSignal): Effect =>
  ({ settings }) =>
    handsLeft(since, settings)

const SEEN = '@from middle; @displayed complete; @wall 30; @hand E1 0; '
const RED = `${SEEN}@dora 1z; E discard 3m; S call ron; S reveal 4m5m4p0p6p7s8s9s9p9p6z6z6z`
const FOUR_THIRTY = `${SEEN}@dora 1z; @hold S 4m5m4p5p6p7s8s9s9p9p6s7s8s; S draw; S riichi 1z; W draw; W discard 2z; N draw; N discard 2z; E draw; E discard 2z; S draw; S discard 1z; W draw; W discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6s7s8s; * ura 8p`
const THIRTEEN = `${SEEN}@dora 1m; E discard 8m; S call ron; S reveal 2m2m3m3m4m4m5m5m6m6m7m7m8m`
const BIG = `${SEEN}@dora 3z; E discard 1z; S call ron; S reveal 5z5z5z6z6z6z7z7z7z1z1z2z2z`
const ORPHANS = `${SEEN}@dora 3p; E discard 1m; S call ron; S reveal 1m9m1p9p1s9s1z2z3z4z5z6z7z`
const DOUBLE_WIND = `${SEEN}@dora 9s; S discard 3m; E call ron; E reveal 4m5m4p5p6p7s8s9s1z1z6z6z6z`
const OPEN_PINFU = `${SEEN}@dora 1z; @meld S chii 2s3s4s 2s; E discard 6p; S call ron; S reveal 4p5p3m4m5m6s7s8s5m5m`
const MIXED = `${SEEN}@dora 1z; S draw; S call tsumo; S reveal 3m4m5m4p5p6p7s8s9s2s3s4s9p9p mixed`
const TANYAO = '@from middle; @displayed complete; @wall 30; @meld E pon 2p S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p5m5m'
const FED = `@from middle; @displayed complete; @wall 30; @hand E1 1; @dora 9s; @meld E pon 5z S; @meld E pon 6z N; W discard 7z; E pon 7z7z; E discard 9m; `
const TWO: HandEnding = {
  how: 'ron',
  from: 'W',
  wins: [
    { seat: 'S', points: 1000 },
    { seat: 'N', points: 2000 },
  ],
}
const EAST_WINS: HandEnding = { how: 'tsumo', seat: 'E', others: 1000, dealer: 1000 }

/** The points that the scores at the end of a game lack, with these penalties. */
const missingPoints =
  (scores: readonly number[], penalties: readonly number[] = []): Effect =>
  ({ form, settings }) =>
    sumDifference(
      { scores, sticks: 0, final: true },
      {
        points: form.seats.length * (settings['starting-points'] ?? 0),
        from: 'starting-points',
        penalties,
        deducted: settings['table-penalties'],
      },
    )?.by

/** Of each setting: an edition, a tournament's other value, and what they change. Of those that only the desk or a screen reads, the value itself. */
const EFFECTS: Readonly<
  Record<SettingName, readonly [parent: string, value: string | number, effect: Effect, outcomes: readonly [unknown, unknown]]>
> = {
  'red-fives': ['wrc-2025', 3, worth(RED), ['1300: -1300 1300 0 0', '2600: -2600 2600 0 0']],
  'open-tanyao': ['ema-2025', 'off', faults(TANYAO), ['', '3 violation win.no-yaku E']],
  atozuke: [
    'wrc-2025',
    'off',
    faults('@from middle; @displayed complete; @wall 30; @meld E chii 1m2m3m 3m; N discard 7z; E call ron; E reveal 4p5p6p7s8s9s9p9p7z7z'),
    ['', '3 violation win.no-yaku E'],
  ],
  renhou: [
    'ema-2025',
    'off',
    faults('E draw; E discard 6s; S ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m'),
    ['', '4 violation win.no-yaku S'],
  ],
  'two-han': [
    'wrc-2025',
    'five-counters',
    faults(
      '@from middle; @hand E1 5; @displayed complete; @wall 30; @meld E pon 5z S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p9m9m',
    ),
    ['', '3 question win.two-han E'],
  ],
  kiriage: ['rrc-1.5', 'on', worth(FOUR_THIRTY), ['7700: 0 8700 -7700 0', '8000: 0 9000 -8000 0']],
  'counted-yakuman': ['ema-2025', 'on', worth(THIRTEEN), ['24000: -24000 24000 0 0', '32000: -32000 32000 0 0']],
  'yakuman-together': ['wrc-2025', 'one', worth(BIG), ['64000: -64000 64000 0 0', '32000: -32000 32000 0 0']],
  'double-yakuman': ['wrc-2025', 'on', worth(ORPHANS), ['32000: -32000 32000 0 0', '64000: -64000 64000 0 0']],
  'double-wind-fu': ['ema-2025', 4, worth(DOUBLE_WIND, 'E'), ['2000: 2000 -2000 0 0', '2400: 2400 -2400 0 0']],
  'open-pinfu': ['wrc-2025', 20, worth(OPEN_PINFU), ['1000: -1000 1000 0 0', '700: -700 700 0 0']],
  'mixed-tile': ['ema-2025', 'nothing-ambiguous', worth(MIXED), ['1100: -500 1100 -300 -300', '800: -400 800 -200 -200']],
  'riichi-tiles': ['wrc-2025', 4, faults('@from middle; @wall 4; S draw; S call riichi'), ['', '2 violation riichi.wall S']],
  'riichi-points': [
    'ema-2025',
    1000,
    faults('@from middle; @scores 50000 900 25000 24100; S draw; S call riichi'),
    ['', '2 question riichi.points S'],
  ],
  'furiten-riichi': [
    'ema-2025',
    'off',
    faults(
      '@from middle; @wall 20; @river S 3m; S draw; S riichi 9p; W draw; W discard 1z; N draw; N discard 1z; E draw; E discard 2z; S draw 3m; S tsumo; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m',
    ),
    ['', '13 violation riichi.furiten S'],
  ],
  'several-wins': [
    'ema-2025',
    'nearest',
    (rules) => judgedUnder(rules, '@from middle; E discard 3m; S call ron; & W call ron').findings.map(({ facts }) => facts.entitled),
    [['SW', 'SW'], ['S']],
  ],
  'several-sticks': ['ema-2025', 'all-to-nearest', paid(TWO), ['0 2300 -3600 3300', '0 1300 -3600 4300']],
  'several-counters': ['ema-2025', 'to-nearest', paid(TWO), ['0 2300 -3600 3300', '0 2000 -3300 3300']],
  liability: [
    'ema-2025',
    'off',
    worth(`${FED}S discard 3m; E call ron; E reveal 4m5m9p9p`, 'E'),
    ['48000: 48300 -24300 -24000 0', '48000: 48300 -48300 0 0'],
  ],
  'liability-covers': [
    'wrc-2025',
    'whole-hand',
    worth(`${FED}S discard 2z; E call ron; E reveal 1z1z1z2z`, 'E'),
    ['96000: 96300 -72300 -24000 0', '96000: 96300 -48300 -48000 0'],
  ],
  'liability-counters': [
    'wrc-2025',
    'liable',
    worth(`${FED}S discard 3m; E call ron; E reveal 4m5m9p9p`, 'E'),
    ['48000: 48300 -24300 -24000 0', '48000: 48300 -24000 -24300 0'],
  ],
  'abortive-draws': ['ema-2025', 'on', faults('@from middle; @wall 60; * end abort nine-terminals'), ['1 question abort.false -', '']],
  nagashi: ['ema-2025', 'on', ({ settings }) => settings.nagashi, ['off', 'on']],
  'dealer-stays': [
    'ema-2025',
    'win',
    (rules) => handAfter({ how: 'exhaustive', tenpai: ['E'] }, { name: { ...NAME, number: 1 }, stakes: STAKES, rules }).number,
    [1, 2],
  ],
  'starting-points': ['ema-2025', 25_000, missingPoints([25_000, 25_000, 25_000, 25_000]), [-20_000, undefined]],
  'return-points': ['ema-2025', 25_000, game(40_000, 30_000, 25_000, 24_000), ['26000 5000 -10000 -21000', '31000 10000 -5000 -16000']],
  uma: ['ema-2025', '30/10', game(40_000, 30_000, 25_000, 24_000), ['26000 5000 -10000 -21000', '41000 10000 -15000 -36000']],
  'uma-tie': ['ema-2025', 'by-seat', game(40_000, 40_000, 20_000, 19_000), ['20500 20500 -15000 -26000', '25500 15500 -15000 -26000']],
  'leftover-sticks': ['ema-2025', 'nobody', game(40_000, 30_000, 25_000, 24_000), ['26000 5000 -10000 -21000', '25000 5000 -10000 -21000']],
  bankruptcy: [
    'ema-2025',
    'on',
    (rules) =>
      gameEnd(
        { ...WON, name: { ...NAME, number: 1 }, next: { ...NAME, number: 1 }, after: { E: 60_000, S: -100, W: 30_100, N: 30_000 } },
        rules,
      ),
    [null, 'bankruptcy'],
  ],
  'agari-yame': ['wrc-2025', 'on', (rules) => gameEnd(WON, rules), ['dealer-goes-on', 'dealer-may-end']],
  'score-corrections': [
    'ema-2025',
    'payment',
    (rules) => scoreCorrectionText(rules, 'en'),
    [
      'Once the tiles are turned down, a wrong payment is corrected only if all players agree on it (4.1).',
      'Under the rules in force, a wrong payment is not corrected once it has been made.',
    ],
  ],
  'chombo-worth': [
    'ema-2025',
    'reverse-mangan',
    (rules) => [chomboWorth(rules.settings), paid({ how: 'chombo', by: 'W' })(rules)],
    [
      [{ amount: 20_000, unit: 'table' }, '0 1000 0 1000'],
      [null, '4000 3000 -8000 3000'],
    ],
  ],
  'chombo-at-win': [
    'ema-2025',
    'counts',
    (rules) => [
      rules.settings['chombo-at-win'],
      ...judgedUnder(
        rules,
        '@from middle; E discard 3m; N ron; N reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; W ron; W reveal 1m1m2p3p4p6p7p8p2s3s4s9s9s',
      ).findings.flatMap(({ rule, remedies }) => (rule === 'win.incomplete' ? [remedies.join(' ')] : [])),
    ],
    [
      ['void', 'win-void'],
      ['counts', 'win-void re-deal'],
    ],
  ],
  'chombo-at-draw': [
    'wrc-2025',
    'paid',
    (rules) =>
      judgedUnder(
        rules,
        '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      ).findings.map(({ remedies }) => remedies.join(' ')),
    [['re-deal'], ['']],
  ],
  'table-penalties': ['ema-2025', 'from-scores', missingPoints([30_000, 30_000, 30_000, 28_000], [2000]), [-2000, undefined]],
  'session-minutes': ['ema-2025', 75, ({ settings }) => settings['session-minutes'], [90, 75]],
  'signal-minutes': [
    'ema-2025',
    10,
    ({ settings }) => signalText(settings, 'en'),
    ['Signal with 15 minutes left', 'Signal with 10 minutes left'],
  ],
  'hands-after-signal': ['ema-2025', 0, left({ at: 'during-hand', ended: [] }), [2, 1]],
  'hands-if-between': ['wrc-2025', 1, left({ at: 'between-hands', ended: [] }), [2, 1]],
  'hand-begins': [
    'wrc-2025',
    'at-once',
    ({ settings }) => sinceSignal(50, [{ dealt: 10, firstDiscard: 60, end: null }], settings).at,
    ['between-hands', 'during-hand'],
  ],
  'chombo-after-signal': ['ema-2025', 'dealt-again', left({ at: 'during-hand', ended: ['chombo'] }), [1, 2]],
  'draw-floor': [
    'ema-2025',
    1,
    faults('@from middle; 10.0 S discard 5p; 10.4 W draw; 10.9 N call pon'),
    ['3 question draw.too-fast W', '3 violation draw.too-fast W'],
  ],
  'turn-floor': [
    'ema-2025',
    2,
    faults('@from middle; 10.0 S discard 5p; 10.6 W draw; 11.4 W discard 9s; 11.9 N call ron 5p'),
    ['4 question draw.too-fast W', '4 violation draw.too-fast W'],
  ],
  'call-gap': [
    'ema-2025',
    1,
    faults('@from middle; 10.0 E discard 3m; 10.8 S call chii; 13.0 W call pon; 13.6 W show 3m3m'),
    ['', '4 violation claim.precedence W'],
  ],
  'kong-wait': [
    'wrc-2025',
    2,
    faults('@from middle; @meld E pon 5p S; 10 E draw; 11 E kakan 5p; 11.5 E replace; 13 S call ron'),
    ['4 question kong.no-wait E', '4 violation kong.no-wait E'],
  ],
  'slow-limit': ['ema-2025', 20, faults('@from middle; @set slow-count 1; 1 S draw; 30 S discard 1m'), ['', '2 question pace.slow S']],
  'slow-count': ['ema-2025', 1, faults('@from middle; @set slow-limit 20; 1 S draw; 30 S discard 1m'), ['', '2 question pace.slow S']],
  'rrc-text': ['rrc-1.5', 'april', ({ settings }) => chomboWorth(settings)?.amount, [40_000, 20_000]],
  transcribed: [
    'wrc-2025',
    'question',
    faults('@from middle; S draw; S call riichi; S retract'),
    ['3 violation riichi.taken-back S', '3 question riichi.taken-back S'],
  ],
  'proposal-language': ['ema-2025', 'fr', () => null, [null, null]],
  clock: [
    'ema-2025',
    'live',
    faults('@from middle; @set draw-floor 1.0; 10.0 S discard 5p; 10.4 W draw; 10.9 N call pon'),
    ['3 violation draw.too-fast W', '3 question draw.too-fast W'],
  ],
}

const WON: Parameters<typeof gameEnd>[0] = {
  name: NAME,
  ending: EAST_WINS,
  played: 'played',
  next: { ...NAME, counters: 2 },
  after: { E: 45_000, S: 30_000, W: 25_000, N: 20_000 },
  since: null,
}

test.each(SETTING_NAMES)('a tournament changes %s', (setting) => {
  const [parent, value, effect, outcomes] = EFFECTS[setting]
  const rules = ruleSet(parent) ?? expect.fail(parent)
  const house = houseRuleSet(houseOf(parent, [{ kind: 'setting', setting, value }]))
  expect([effect(rules), effect(house)]).toEqual(outcomes)
  expect(outcomes[0] === outcomes[1]).toBe(isForInformation(setting))
})
