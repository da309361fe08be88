import { tryOrNull } from '../storage/local-setting.ts'
import type { RefusedItem } from './item.ts'

const NAME = 'shinpan.untaken'

/** Items that the desk refused, of all windows of this browser, until the user dismisses them. */
export const storedRefusals = {
  name: NAME,
  /** Damaged data counts as empty. */
  read: (): readonly RefusedItem[] => {
    const kept: unknown = tryOrNull(() => JSON.parse(localStorage.getItem(NAME) ?? '[]'))
    return Array.isArray(kept) ? kept.filter((one: RefusedItem | null) => typeof one?.item?.key === 'string') : []
  },
  write: (untaken: readonly RefusedItem[]): void => {
    tryOrNull(() => (untaken.length > 0 ? localStorage.setItem(NAME, JSON.stringify(untaken)) : localStorage.removeItem(NAME)))
  },
}
