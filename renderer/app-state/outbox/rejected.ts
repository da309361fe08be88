import { tried } from '../storage/local-setting.ts'
import type { Refused } from './item.ts'

const NAME = 'shinpan.untaken'

/** Items that the desk refused, of all windows of this browser, until the user dismisses them. */
export const untakenHere = {
  name: NAME,
  /** Damaged data counts as empty. */
  read: (): readonly Refused[] => {
    const kept: unknown = tried(() => JSON.parse(localStorage.getItem(NAME) ?? '[]'))
    return Array.isArray(kept) ? kept.filter((one: Refused | null) => typeof one?.item?.key === 'string') : []
  },
  write: (untaken: readonly Refused[]): void => {
    tried(() => (untaken.length > 0 ? localStorage.setItem(NAME, JSON.stringify(untaken)) : localStorage.removeItem(NAME)))
  },
}
