import { ok, type Result, refuse } from './result.ts'

/** The settings that a rule set leaves to the tournament (rule book, Settings). Durations are in seconds; null means "not set". */
export type Settings = {
  /** Seconds from discard to draw below which a draw is too fast. */
  readonly 'draw-floor': number | null
  /** Seconds for which an extended pung stays open to win declarations. */
  readonly 'kong-wait': number | null
  /** Seconds for one discard above which it is overlong. */
  readonly 'slow-limit': number | null
  /** The number of a player's overlong discards from which on they are a finding. */
  readonly 'slow-count': number
  /** Red fives in the set; if 0, a red five in the record counts as a plain one. */
  readonly 'red-fives': 0 | 3 | 4
  readonly 'open-tanyao': 'on' | 'off' | 'unknown'
  readonly renhou: 'on' | 'off'
  readonly 'several-wins': 'nearest' | 'all' | 'ask'
  /** Points of each player at the start of a game; null if the text on file does not say. */
  readonly 'starting-points': number | null
  /** Whether penalties in table points are deducted from the scores that the players sign, or only after uma. */
  readonly 'table-penalties': 'from-scores' | 'after-uma' | 'unknown'
  readonly 'proposal-language': 'en' | 'fr' | null
  /** `exact`: the record's clock can be trusted. `live`: it holds the times at which a recorder typed; no accusation rests on those. */
  readonly clock: 'exact' | 'live'
}
export type SettingName = keyof Settings

const number = (least: number, most: number) => (value: string) => {
  const n = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  return n >= least && n <= most ? n : undefined
}
const whole = (least: number, most: number) => (value: string) => {
  const n = number(least, most)(value)
  return n !== undefined && Number.isInteger(n) ? n : undefined
}
const word =
  <W extends string>(...words: readonly W[]) =>
  (value: string) =>
    words.find((w) => w === value)

const READERS: { readonly [N in SettingName]: { readonly read: (value: string) => Settings[N] | undefined; readonly expected: string } } = {
  'draw-floor': { read: number(0, 600), expected: 'seconds from 0 to 600, such as 1.0' },
  'kong-wait': { read: number(0, 600), expected: 'seconds from 0 to 600, such as 3' },
  'slow-limit': { read: number(0, 3600), expected: 'seconds from 0 to 3600, such as 20' },
  'slow-count': { read: whole(1, 100), expected: 'a whole number from 1 to 100' },
  'red-fives': { read: (v) => (({ '0': 0, '3': 3, '4': 4 }) as const)[v], expected: '0, 3 or 4' },
  'open-tanyao': { read: word('on', 'off', 'unknown'), expected: 'on, off or unknown' },
  renhou: { read: word('on', 'off'), expected: 'on or off' },
  'several-wins': { read: word('nearest', 'all', 'ask'), expected: 'nearest, all or ask' },
  'starting-points': { read: whole(1000, 1_000_000), expected: 'a whole number from 1000 to 1000000, such as 30000' },
  'table-penalties': { read: word('from-scores', 'after-uma', 'unknown'), expected: 'from-scores, after-uma or unknown' },
  'proposal-language': { read: word('en', 'fr'), expected: 'en or fr' },
  clock: { read: word('exact', 'live'), expected: 'exact or live' },
}

/** The names of all settings, in the order of the rule book. */
export const SETTING_NAMES = Object.keys(READERS) as readonly SettingName[]

/** Why a setting can't be read: its name or its value is wrong; `expected` says what would be right. */
export type SettingRefusal = { readonly wrong: 'name' | 'value'; readonly expected: string }

/** Reads one setting as written in a file or on the command line. */
export const readSetting = (name: string, value: string): Result<Partial<Settings>, SettingRefusal> => {
  const known = SETTING_NAMES.find((n) => n === name)
  if (!known) return refuse({ wrong: 'name', expected: `a setting: ${SETTING_NAMES.join(', ')}` })
  const read = READERS[known].read(value)
  return read === undefined ? refuse({ wrong: 'value', expected: READERS[known].expected }) : ok({ [known]: read })
}

/** Reads one setting as written in a file or on the command line, and overrides it. */
export const withSetting = (settings: Settings, name: string, value: string): Result<Settings, SettingRefusal> => {
  const read = readSetting(name, value)
  return read.ok ? ok({ ...settings, ...read.value }) : read
}
