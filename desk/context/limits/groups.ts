import type { TableEvent } from '../../../engine/model/events.ts'

/** Maximum claims and kongs in a hand. Four players can't meld more than sixteen groups, but a record may have mistakes. */
export const MAX_GROUPS = 400

/**
 * Whether a hand's record, with the added acts, exceeds that maximum. Each group is stored with every later moment, so time and memory grow
 * with the square.
 */
export const tooManyGroups = (added: readonly TableEvent[], before: readonly TableEvent[] = []): boolean =>
  before.length + added.length > MAX_GROUPS &&
  added.some(isGroup) &&
  added.filter(isGroup).length + before.filter(isGroup).length > MAX_GROUPS

const isGroup = ({ verb }: TableEvent): boolean => verb === 'call' || verb === 'ankan' || verb === 'kakan'
