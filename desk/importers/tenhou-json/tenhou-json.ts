import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Game, Hand, SettingLine } from '../../../engine/model/table-file.ts'
import { type FilePosition, type ImportError, importError } from '../import-error.ts'
import { shapeError, shownName } from '../json/shapes.ts'
import { formatPath, stringsBeside } from '../json/text.ts'
import { onlineSettings } from '../online-settings.ts'
import { faultInHand, faultInTenhouJson, stringsInHand, type TenhouHandParts, type TenhouJsonGame, type TenhouRule } from './shape.ts'
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
  const fault = faultInTenhouJson(value)
  if (fault) return refuse(shapeError(fault, steps, place))
  const { log, name, rule } = value as TenhouJsonGame
  if (name?.length === 3 || rule?.disp?.includes('三'))
    return refuse(importError('three-players', '', { ...place, path: formatPath(steps) }))
  if (name !== undefined && name.length !== 4)
    return refuse(importError('expect-list', '[…]', { ...place, path: formatPath([...steps, 'name']) }))
  const hands: Hand[] = []
  let strings = stringsBeside(value, 'log')
  const names = name?.map(shownName)
  for (const [number, hand] of log.entries()) {
    const at = [...steps, 'log', number]
    const wrong = faultInHand(hand)
    if (wrong) return refuse(shapeError(wrong, at, place))
    const parts = hand as TenhouHandParts
    strings += stringsInHand(parts)
    const walked = walkHand(parts, { names, steps: at, place })
    if (!walked.ok) return walked
    hands.push(walked.value)
  }
  if (hands.length === 0) return refuse(importError('no-hand', '', { ...place, path: formatPath(steps) }))
  return ok({ settings: settingsOf(rule), game: { hands }, strings })
}

/** Rules that are missing, or not in Tenhou's words, count as the usual ones. */
const settingsOf = (rule: TenhouRule | undefined): readonly SettingLine[] => {
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
