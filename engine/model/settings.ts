import type { ByLanguage } from './language.ts'
import type { PointUnit } from './penalties.ts'
import { ok, type Result, refuse } from './result.ts'
import {
  choice,
  expectedValues,
  fixedForm,
  orUnset,
  type SettingForm,
  type SettingInput,
  seconds,
  wholeForm,
  withFormer,
} from './setting-forms.ts'

/** Whether a rule is in force; `unknown`: the text on file does not say. */
type Known = 'on' | 'off' | 'unknown'

/** The uma of the first and the second place in thousands of points; the fourth and the third place lose as much. */
export type Uma = `${number}/${number}`

/** The cost of a chombo: points, twice the difference between two places of the uma, or a mangan paid to the others. */
export type ChomboWorth = `${number}-${PointUnit}` | 'twice-uma-step' | 'reverse-mangan'

/**
 * The settings that a rule set leaves to the tournament (rule book, Settings; editions, 8). Durations are in seconds; null means "not set".
 * `unknown`: the text on file does not say. A fault that depends on an unknown setting is a question, never a violation.
 */
export type Settings = {
  /** Seconds from discard to draw below which a draw is too fast. */
  readonly 'draw-floor': number | null
  /** Seconds from a discard to the act that closed its window below which the turn was too fast. */
  readonly 'turn-floor': number | null
  /** Seconds between two calls from which on they were clearly apart. */
  readonly 'call-gap': number | null
  /** Seconds for which an extended pung stays open to win declarations. */
  readonly 'kong-wait': number | null
  /** Seconds for one discard above which it is overlong. */
  readonly 'slow-limit': number | null
  /** The number of a player's overlong discards from which on they are a finding. */
  readonly 'slow-count': number
  /**
   * Red fives in the set; if 0, a red five in the record counts as a plain one. If unknown, a red five in the record is remembered as such,
   * and nothing that depends on its colour alone is more than a question.
   */
  readonly 'red-fives': 0 | 3 | 4 | 'unknown'
  readonly 'open-tanyao': Known
  /** Whether a hand may win whose yaku depends on the winning tile (atozuke). */
  readonly atozuke: Known
  /** A win on a discard before the player's first draw: no yaku, or a yaku worth a mangan or a yakuman by itself. */
  readonly renhou: 'off' | 'mangan' | 'yakuman' | 'unknown'
  /** Whether a win with five or more counters needs two han of yaku. */
  readonly 'two-han': 'off' | 'five-counters' | 'unknown'
  /** Whether 4 han 30 fu and 3 han 60 fu count as a mangan. */
  readonly kiriage: Known
  /** Whether 13 han count as a yakuman; otherwise they are a sanbaiman. */
  readonly 'counted-yakuman': Known
  /** A hand with several yakuman is worth all of them, or one. */
  readonly 'yakuman-together': 'add' | 'one' | 'unknown'
  /** Whether the rarer form of a yakuman, such as a wait on thirteen tiles, counts twice. */
  readonly 'double-yakuman': Known
  /** The fu of a pair that is both prevailing and seat wind. */
  readonly 'double-wind-fu': 2 | 4 | 'unknown'
  /** The fu of an open hand that has none but the 20 for winning, won on a discard. */
  readonly 'open-pinfu': 20 | 30 | 'unknown'
  /**
   * A self-drawn tile that was mixed into the hand: the tile that is worth least counts as the winning one; nothing counts that depends on
   * which tile it was; or only pinfu and the fu of the wait do not count.
   */
  readonly 'mixed-tile': 'lowest' | 'nothing-ambiguous' | 'no-wait' | 'unknown'
  /** The least number of tiles in the live wall with which riichi may be declared. */
  readonly 'riichi-tiles': 0 | 1 | 2 | 3 | 4 | 'unknown'
  /** Points needed to declare riichi: none, 1,000, or the referee is asked. */
  readonly 'riichi-points': 'any' | 1000 | 'ask'
  readonly 'furiten-riichi': Known
  readonly 'several-wins': 'nearest' | 'all' | 'ask'
  /** Of several winners: whether a winner's own stick of this hand goes back. The other sticks go to the nearest in turn order. */
  readonly 'several-sticks': 'own-back' | 'all-to-nearest' | 'unknown'
  /** Of several winners: whether each is paid for the counters. */
  readonly 'several-counters': 'each' | 'to-nearest' | 'unknown'
  /** The yakuman for which the player who fed its last group is liable. */
  readonly liability: 'dragons-winds' | 'dragons-winds-kongs' | 'off' | 'unknown'
  /** In a hand with several yakuman: the liable player pays for the one that was fed, or for the whole hand. */
  readonly 'liability-covers': 'fed-yakuman' | 'whole-hand' | 'unknown'
  /** Who pays the counters of a liable hand that is won on another player's discard. */
  readonly 'liability-counters': 'discarder' | 'liable' | 'unknown'
  readonly 'abortive-draws': Known
  /** A mangan at an exhaustive draw for discards of terminals and honours only (nagashi mangan). */
  readonly nagashi: Known
  /** When the dealer deals again. */
  readonly 'dealer-stays': 'win-or-tenpai' | 'win' | 'unknown'
  /** Points of each player at the start of a game; null if the text on file does not say. */
  readonly 'starting-points': number | null
  /** Points that are subtracted from a score at the end of a game. */
  readonly 'return-points': number | null
  readonly uma: Uma | null
  /** Players with the same score share the uma of their places, or the one who sat first from East has the better place. */
  readonly 'uma-tie': 'split' | 'by-seat' | 'unknown'
  /** Who gets the riichi sticks that are left at the end of a game. Several winners share them, rounded down. */
  readonly 'leftover-sticks': 'winner' | 'nobody' | 'unknown'
  /** Whether the game ends when a player's score falls below zero. */
  readonly bankruptcy: Known
  /** Whether a dealer who leads may end the game after a win in the last hand. */
  readonly 'agari-yame': Known
  /** Until when a wrong payment is put right. */
  readonly 'score-corrections': 'tiles-turned-down' | 'hand-intact' | 'payment' | 'unknown'
  readonly 'chombo-worth': ChomboWorth | null
  /** Whether a chombo counts that happens together with another player's win. */
  readonly 'chombo-at-win': 'void' | 'counts' | 'unknown'
  /** Whether an exhaustive draw is still paid when a chombo is found at it; otherwise the hand is dealt again without a counter. */
  readonly 'chombo-at-draw': 'dealt-again' | 'paid' | 'unknown'
  /** Whether penalties in table points are deducted from the scores that the players sign, or only after uma. */
  readonly 'table-penalties': 'from-scores' | 'after-uma' | 'unknown'
  /** Minutes of a game with a time limit. */
  readonly 'session-minutes': number | null
  /** Minutes left when the signal is given. */
  readonly 'signal-minutes': number | null
  /** Hands to play after the one during which the signal is given. */
  readonly 'hands-after-signal': 0 | 1 | 'unknown'
  /** Hands to play if the signal is given between two hands. */
  readonly 'hands-if-between': 1 | 2 | 'unknown'
  /** When a hand begins: as soon as the one before has ended, or with East's first discard. */
  readonly 'hand-begins': 'at-once' | 'first-discard' | 'unknown'
  /** Whether a hand that ends in a chombo after the signal counts as one of the last hands. */
  readonly 'chombo-after-signal': 'counts' | 'dealt-again' | 'unknown'
  /** Which of the two Russian texts called 1.5 is in force. */
  readonly 'rrc-text': 'april' | 'june' | 'unset'
  /** The level of a fault whose rule is known by a transcription alone. */
  readonly transcribed: 'violation' | 'question'
  readonly 'proposal-language': 'en' | 'fr' | null
  /** `exact`: the record's clock can be trusted. `live`: it holds the times at which a recorder typed; no accusation rests on those. */
  readonly clock: 'exact' | 'live'
}
export type SettingName = keyof Settings

const GROUPS = {
  hand: [
    ...(['red-fives', 'open-tanyao', 'atozuke', 'renhou', 'two-han', 'kiriage', 'counted-yakuman', 'yakuman-together'] as const),
    ...(['double-yakuman', 'double-wind-fu', 'open-pinfu', 'mixed-tile'] as const),
  ],
  riichi: ['riichi-tiles', 'riichi-points', 'furiten-riichi'],
  wins: ['several-wins', 'several-sticks', 'several-counters', 'liability', 'liability-covers', 'liability-counters'],
  draws: ['abortive-draws', 'nagashi', 'dealer-stays'],
  game: [
    ...(['starting-points', 'return-points', 'uma', 'uma-tie', 'leftover-sticks', 'bankruptcy', 'agari-yame'] as const),
    'score-corrections',
  ],
  penalties: ['chombo-worth', 'chombo-at-win', 'chombo-at-draw', 'table-penalties'],
  limit: ['session-minutes', 'signal-minutes', 'hands-after-signal', 'hands-if-between', 'hand-begins', 'chombo-after-signal'],
  pace: ['draw-floor', 'turn-floor', 'call-gap', 'kong-wait', 'slow-limit', 'slow-count'],
  record: ['rrc-text', 'transcribed', 'proposal-language', 'clock'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>
export type SettingGroup = keyof typeof GROUPS

/** The groups, if every setting is in one; otherwise the names of those that are missing. */
type Complete<Groups extends Readonly<Record<string, readonly SettingName[]>>> = [
  Exclude<SettingName, Groups[keyof Groups][number]>,
] extends [never]
  ? Groups
  : { readonly inNoGroup: Exclude<SettingName, Groups[keyof Groups][number]> }

/** The settings by subject, in the order in which lists show them. */
export const SETTING_GROUPS: Complete<typeof GROUPS> = GROUPS

const KNOWN = choice('on', 'off', 'unknown')

const FORMS: { readonly [N in SettingName]: SettingForm<NonNullable<Settings[N]>> } = {
  'draw-floor': seconds(600, '1.0'),
  'turn-floor': seconds(600, '2.0'),
  'call-gap': seconds(600, '1.0'),
  'kong-wait': seconds(600, '3'),
  'slow-limit': seconds(3600, '20'),
  'slow-count': wholeForm(1, 100),
  'red-fives': choice(0, 3, 4, 'unknown'),
  'open-tanyao': KNOWN,
  atozuke: KNOWN,
  renhou: withFormer(choice('off', 'mangan', 'yakuman', 'unknown'), { on: 'mangan' }),
  'two-han': choice('off', 'five-counters', 'unknown'),
  kiriage: KNOWN,
  'counted-yakuman': KNOWN,
  'yakuman-together': choice('add', 'one', 'unknown'),
  'double-yakuman': KNOWN,
  'double-wind-fu': choice(2, 4, 'unknown'),
  'open-pinfu': choice(20, 30, 'unknown'),
  'mixed-tile': choice('lowest', 'nothing-ambiguous', 'no-wait', 'unknown'),
  'riichi-tiles': choice(0, 1, 2, 3, 4, 'unknown'),
  'riichi-points': choice('any', 1000, 'ask'),
  'furiten-riichi': KNOWN,
  'several-wins': choice('nearest', 'all', 'ask'),
  'several-sticks': choice('own-back', 'all-to-nearest', 'unknown'),
  'several-counters': choice('each', 'to-nearest', 'unknown'),
  liability: choice('dragons-winds', 'dragons-winds-kongs', 'off', 'unknown'),
  'liability-covers': choice('fed-yakuman', 'whole-hand', 'unknown'),
  'liability-counters': choice('discarder', 'liable', 'unknown'),
  'abortive-draws': KNOWN,
  nagashi: KNOWN,
  'dealer-stays': choice('win-or-tenpai', 'win', 'unknown'),
  'starting-points': orUnset(wholeForm(1000, 1_000_000, '30000')),
  'return-points': orUnset(wholeForm(1000, 1_000_000, '30000')),
  uma: orUnset(fixedForm(isUma, ['15/5', '30/10'])),
  'uma-tie': choice('split', 'by-seat', 'unknown'),
  'leftover-sticks': choice('winner', 'nobody', 'unknown'),
  bankruptcy: KNOWN,
  'agari-yame': KNOWN,
  'score-corrections': choice('tiles-turned-down', 'hand-intact', 'payment', 'unknown'),
  'chombo-worth': orUnset(fixedForm(isChomboWorth, ['20000-table', '30-tournament', 'twice-uma-step', 'reverse-mangan'])),
  'chombo-at-win': choice('void', 'counts', 'unknown'),
  'chombo-at-draw': choice('dealt-again', 'paid', 'unknown'),
  'table-penalties': choice('from-scores', 'after-uma', 'unknown'),
  'session-minutes': orUnset(wholeForm(1, 1440, '90')),
  'signal-minutes': orUnset(wholeForm(0, 1440, '15')),
  'hands-after-signal': choice(0, 1, 'unknown'),
  'hands-if-between': choice(1, 2, 'unknown'),
  'hand-begins': choice('at-once', 'first-discard', 'unknown'),
  'chombo-after-signal': choice('counts', 'dealt-again', 'unknown'),
  'rrc-text': choice('april', 'june', 'unset'),
  transcribed: choice('violation', 'question'),
  'proposal-language': orUnset(choice('en', 'fr')),
  clock: choice('exact', 'live'),
}

/** The names of all settings, by subject. */
export const SETTING_NAMES: readonly SettingName[] = Object.values(SETTING_GROUPS).flat()

/** Whether a setting only informs: proposals are shown in the language of each reader. */
export const isForInformation = (name: SettingName): boolean => name === 'proposal-language'

/** The values that a setting takes. */
export const settingInput = (name: SettingName): SettingInput => FORMS[name].input

/** Whether a setting can be left open (null). */
export const maySettingBeUnset = (name: SettingName): boolean => FORMS[name].mayBeUnset

/** Whether the set has red fives for certain, so that a red five proves that a tile is another one than a plain five. */
export const hasRedFives = ({ 'red-fives': reds }: Pick<Settings, 'red-fives'>): boolean => reds !== 'unknown' && reds > 0

/** Whether the set has red fives, or may have them. */
export const mayHaveRedFives = ({ 'red-fives': reds }: Pick<Settings, 'red-fives'>): boolean => reds !== 0

/** Why a setting can't be read: its name or its value is wrong; `expected` says what would be right. */
export type SettingRefusal = { readonly wrong: 'name' | 'value'; readonly expected: ByLanguage<string> }

const NAMES = SETTING_NAMES.join(', ')

/** Reads one setting as written in a file or on the command line. */
export const readSetting = (name: string, value: string): Result<Partial<Settings>, SettingRefusal> => {
  const known = SETTING_NAMES.find((n) => n === name)
  if (!known) return refuse({ wrong: 'name', expected: { en: `a setting: ${NAMES}`, fr: `un réglage : ${NAMES}` } })
  const read = FORMS[known].read(value)
  return read === undefined ? refuse({ wrong: 'value', expected: expectedValues(FORMS[known].input) }) : ok({ [known]: read })
}

function isUma(value: string): value is Uma {
  const [first, second] = value.split('/')
  return /^\d{1,3}\/\d{1,3}$/.test(value) && Number(first) >= Number(second)
}

function isChomboWorth(value: string): value is ChomboWorth {
  return value === 'twice-uma-step' || value === 'reverse-mangan' || /^[1-9]\d{0,5}-(table|tournament)$/.test(value)
}
