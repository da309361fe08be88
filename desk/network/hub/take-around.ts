import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { type HubTrouble, troubleIn } from './trouble.ts'

/**
 * Inserts all valid entries: an invalid entry, and its descendants, hold nothing else back, so one faulty laptop blocks no others. `take`
 * inserts all of some or none; any other trouble than `refused` ends it. Returns the reason of the first refusal.
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
