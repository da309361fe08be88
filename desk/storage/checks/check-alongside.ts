import { isCheckedLater } from '../../../db/file/check-before-writing.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { DeskContext } from '../../context/context.ts'
import { raiseAlarm } from '../../context/saving/transact.ts'
import { type CheckResult, checkInThread } from './full-check.ts'

/** Interval at which it looks whether a file is open, in ms. */
const LOOK_EVERY = 20

/**
 * For commands that write to a file too large to be checked first: a thread checks it meanwhile. If it fails, no further act counts as
 * saved. Returns a function that awaits the check and returns what is wrong.
 */
export const checkAlongside = (desk: DeskContext): (() => Promise<ByLanguage<string> | null>) => {
  let checked: Promise<CheckResult | undefined> | undefined
  const begin = (): void => {
    const { open } = desk
    if (checked || !open?.writable || !isCheckedLater(open.db)) return
    clearInterval(timer)
    checked = checkInThread({ file: open.file, from: 'here', projections: false }).then((found) => {
      if (found?.text && open.db.open) raiseAlarm(desk, open, { code: 'damaged', why: found.text })
      return found
    })
  }
  const timer = setInterval(begin, LOOK_EVERY).unref()
  return async () => {
    clearInterval(timer)
    begin()
    return (await checked)?.text ?? null
  }
}
