import type { Finding } from '../../model/findings.ts'
import { isSameKind, type Tile } from '../../model/tiles.ts'
import type { Amendment, EventStep } from '../rule.ts'

/**
 * A forbidden or false kong that its player goes on with: it stays on the table and can no longer be put right. That is so from the discard
 * on, in some editions from the replacement tile on.
 */
export const goneOnWithKong = (findings: readonly Finding[], { before, event, rules }: EventStep): readonly Amendment[] => {
  const isReplaced = event.verb === 'replace' && rules.practice.putRightUntil === 'discard-or-replacement'
  if (event.verb !== 'discard' && !isReplaced) return []
  const { groups } = before.players[event.actor]
  const extended = (at: number): Tile | undefined => before.kongs.find((kong) => kong.event === at && kong.kind === 'kakan')?.tile
  const stays = (at: number): boolean =>
    isReplaced ? before.voidKong?.event === at : groups.some((group) => group.event === at || isSameKind(group.added, extended(at)))
  return findings
    .filter(({ level, seat, event: at }) => level === 'violation' && seat === event.actor && stays(at))
    .map((finding) => ({ finding, row: 'discarded' }))
}
