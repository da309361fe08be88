import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Game, Hand, SettingLine } from '../../../engine/model/table-file.ts'
import { type FilePosition, type ImportError, importError } from '../import-error.ts'
import { readShape, shownName } from '../json/shapes.ts'
import { formatPath, stringsBeside } from '../json/text.ts'
import { onlineSettings } from '../online-settings.ts'
import { isPlainGame, isPlainHand, stringsInHand, TENHOU_SHAPES } from './shape.ts'
import { walkHand } from './walk.ts'

/** A game with the settings that its own rules need. */
export type ReadGame = {
  readonly settings: readonly SettingLine[]
  readonly game: Game
  /** The number of names and strings in the document; `NaN` if they were not counted. */
  readonly strings: number
}

/** Reads one game of Tenhou JSON (tenhou.net/6); `steps`: its path in its document. */
export const readTenhouJson = (value: unknown, steps: readonly PropertyKey[], place: FilePosition): Result<ReadGame, ImportError> => {
  const read = isPlainGame(value) ? ok(value) : readShape(TENHOU_SHAPES().game, value, steps, place)
  if (!read.ok) return read
  const { log, name, rule } = read.value
  if (name?.length === 3 || rule?.disp?.includes('三'))
    return refuse(importError('three-players', '', { ...place, path: formatPath(steps) }))
  if (name !== undefined && name.length !== 4)
    return refuse(importError('expect-list', '[…]', { ...place, path: formatPath([...steps, 'name']) }))
  const hands: Hand[] = []
  let strings = stringsBeside(value, 'log')
  const names = name?.map(shownName)
  for (const [number, hand] of log.entries()) {
    const at = [...steps, 'log', number]
    const isPlain = isPlainHand(hand)
    strings += isPlain ? stringsInHand(hand) : Number.NaN
    const whole = isPlain ? ok(hand) : readShape(TENHOU_SHAPES().hand, hand, at, place)
    if (!whole.ok) return whole
    const walked = walkHand(whole.value, { names, steps: at, place })
    if (!walked.ok) return walked
    hands.push(walked.value)
  }
  if (hands.length === 0) return refuse(importError('no-hand', '', { ...place, path: formatPath(steps) }))
  return ok({ settings: settingsOf(rule), game: { hands }, strings })
}

type Rule = { readonly disp?: string | undefined } & Readonly<Partial<Record<'aka' | 'aka51' | 'aka52' | 'aka53', number | undefined>>>

/** Rules that are missing, or not in Tenhou's words, count as the usual ones. */
const settingsOf = (rule: Rule | undefined): readonly SettingLine[] => {
  const { disp = '', aka, aka51, aka52, aka53 } = rule ?? {}
  const isTold = [aka, aka51, aka52, aka53].some((count) => count !== undefined)
  const isTenhou = /[東南]/.test(disp)
  const reds = aka ? 3 : (aka51 ?? 0) + (aka52 ?? 0) + (aka53 ?? 0)
  const hasReds = reds > 0 || (!isTold && (!isTenhou || disp.includes('赤')))
  return onlineSettings({
    redFives: reds === 4 ? 4 : hasReds ? 3 : 0,
    openTanyao: isTenhou && !disp.includes('喰') ? 'off' : 'on',
  })
}
