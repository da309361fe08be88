import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { type HubTrouble, troubleIn } from './trouble.ts'

/**
 * Takes what can be taken: an entry that is wrong, and what follows on it, keeps nothing else back, so that one bad laptop neither parts all the
 * others nor keeps new ones out. `take` takes all of some or none; where it throws another trouble than `refused`, that ends it. Answers why the first
 * of them was refused.
 */
export const takeAround = async (
  take: (entries: readonly Arriving[]) => Promise<void>,
  entries: readonly Arriving[],
): Promise<HubTrouble | undefined> => {
  try {
    await take(entries)
    return undefined
  } catch (error) {
    const trouble = troubleIn(error)
    if (trouble.kind !== 'refused' || entries.length === 1) {
      if (trouble.kind === 'refused') return trouble
      throw error
    }
    const half = entries.length >> 1
    const first = await takeAround(take, entries.slice(0, half))
    const second = await takeAround(take, entries.slice(half))
    return first ?? second
  }
}
