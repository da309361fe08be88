import type { TableEvent } from '../../../engine/model/events.ts'

/** Claims and kongs that a hand may hold; four players can't lay more than sixteen groups, whatever mistakes the record has. */
export const MOST_GROUPS = 400

/**
 * Whether a hand's record, with what is added to it, has more of them than is judged: each is kept with every moment after it, so that
 * time and room grow with their square.
 */
export const tooManyGroups = (added: readonly TableEvent[], before: readonly TableEvent[] = []): boolean =>
  before.length + added.length > MOST_GROUPS &&
  added.some(isGroup) &&
  added.filter(isGroup).length + before.filter(isGroup).length > MOST_GROUPS

const isGroup = ({ verb }: TableEvent): boolean => verb === 'call' || verb === 'ankan' || verb === 'kakan'
