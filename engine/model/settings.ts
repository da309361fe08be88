import { ok, type Result, refuse } from './result.ts'
import { choice, expectedValues, orUnset, type SettingForm, type SettingInput, seconds, whole, withFormer } from './setting-forms.ts'

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
  readonly 'open-tanyao': 'on' | 'off' | 'unknown'
  /** A win on a discard before the player's first draw: no yaku, or a yaku worth a mangan or a yakuman by itself. */
  readonly renhou: 'off' | 'mangan' | 'yakuman' | 'unknown'
  /** Whether a win with five or more counters needs two han of yaku. */
  readonly 'two-han': 'off' | 'five-counters' | 'unknown'
  readonly 'several-wins': 'nearest' | 'all' | 'ask'
  /** The least number of tiles in the live wall with which riichi may be declared. */
  readonly 'riichi-tiles': 0 | 1 | 2 | 3 | 4 | 'unknown'
  /** Points needed to declare riichi: none, 1,000, or the referee is asked. */
  readonly 'riichi-points': 'any' | 1000 | 'ask'
  readonly 'abortive-draws': 'on' | 'off'
  /** Whether the game ends when a player's score falls below zero. */
  readonly bankruptcy: 'on' | 'off'
  /** Points of each player at the start of a game; null if the text on file does not say. */
  readonly 'starting-points': number | null
  /** Whether penalties in table points are deducted from the scores that the players sign, or only after uma. */
  readonly 'table-penalties': 'from-scores' | 'after-uma' | 'unknown'
  /** Which of the two Russian texts called 1.5 is in force. */
  readonly 'rrc-text': 'april' | 'june' | 'unset'
  /** The level of a fault whose rule is known by a transcription alone. */
  readonly transcribed: 'violation' | 'question'
  readonly 'proposal-language': 'en' | 'fr' | null
  /** `exact`: the record's clock can be trusted. `live`: it holds the times at which a recorder typed; no accusation rests on those. */
  readonly clock: 'exact' | 'live'
}
export type SettingName = keyof Settings

const FORMS: { readonly [N in SettingName]: SettingForm<NonNullable<Settings[N]>> } = {
  'draw-floor': seconds(600, '1.0'),
  'turn-floor': seconds(600, '2.0'),
  'call-gap': seconds(600, '1.0'),
  'kong-wait': seconds(600, '3'),
  'slow-limit': seconds(3600, '20'),
  'slow-count': whole(1, 100),
  'red-fives': choice(0, 3, 4, 'unknown'),
  'open-tanyao': choice('on', 'off', 'unknown'),
  renhou: withFormer(choice('off', 'mangan', 'yakuman', 'unknown'), { on: 'mangan' }),
  'two-han': choice('off', 'five-counters', 'unknown'),
  'several-wins': choice('nearest', 'all', 'ask'),
  'riichi-tiles': choice(0, 1, 2, 3, 4, 'unknown'),
  'riichi-points': choice('any', 1000, 'ask'),
  'abortive-draws': choice('on', 'off'),
  bankruptcy: choice('on', 'off'),
  'starting-points': orUnset(whole(1000, 1_000_000, '30000')),
  'table-penalties': choice('from-scores', 'after-uma', 'unknown'),
  'rrc-text': choice('april', 'june', 'unset'),
  transcribed: choice('violation', 'question'),
  'proposal-language': orUnset(choice('en', 'fr')),
  clock: choice('exact', 'live'),
}

/** The names of all settings, in the order in which lists show them. */
export const SETTING_NAMES = Object.keys(FORMS) as readonly SettingName[]

/** The values that a setting takes. */
export const settingInput = (name: SettingName): SettingInput => FORMS[name].input

/** Whether a setting can be left open (null). */
export const maySettingBeUnset = (name: SettingName): boolean => FORMS[name].mayBeUnset

/** Whether the set has red fives for certain, so that a red five proves that a tile is another one than a plain five. */
export const hasRedFives = ({ 'red-fives': reds }: Pick<Settings, 'red-fives'>): boolean => reds !== 'unknown' && reds > 0

/** Whether the set has red fives, or may have them. */
export const mayHaveRedFives = ({ 'red-fives': reds }: Pick<Settings, 'red-fives'>): boolean => reds !== 0

/** Why a setting can't be read: its name or its value is wrong; `expected` says what would be right. */
export type SettingRefusal = { readonly wrong: 'name' | 'value'; readonly expected: string }

/** Reads one setting as written in a file or on the command line. */
export const readSetting = (name: string, value: string): Result<Partial<Settings>, SettingRefusal> => {
  const known = SETTING_NAMES.find((n) => n === name)
  if (!known) return refuse({ wrong: 'name', expected: `a setting: ${SETTING_NAMES.join(', ')}` })
  const read = FORMS[known].read(value)
  return read === undefined ? refuse({ wrong: 'value', expected: expectedValues(FORMS[known].input).en }) : ok({ [known]: read })
}

/** Reads one setting as written in a file or on the command line, and overrides it. */
export const withSetting = (settings: Settings, name: string, value: string): Result<Settings, SettingRefusal> => {
  const read = readSetting(name, value)
  return read.ok ? ok({ ...settings, ...read.value }) : read
}
