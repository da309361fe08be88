import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RULE_SET_IDS, ruleSet } from '../../../../engine/editions/index.ts'
import { CLAIM_KINDS, claimRightOf } from '../../../../engine/judging/entitlements/claims.ts'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import { type Play, playAt } from '../../../../engine/judging/play.ts'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { SEATS } from '../../../../engine/model/seats.ts'
import type { Hand } from '../../../../engine/model/table-file.ts'
import type { Tile } from '../../../../engine/model/tiles.ts'
import { FULL } from '../../../../tools/generator/options.ts'
import { playGame } from '../../../../tools/generator/play-game.ts'

/** A record with fewer facts: the face of a dealt or drawn tile may be hidden. */
const blurred = ({ header, events }: Hand, hides: () => boolean): Hand => {
  const seen = (tiles: readonly Tile[]): readonly Tile[] => tiles.map((tile) => (hides() ? '?' : tile))
  const { deal, ...rest } = header
  const dealt = deal && Object.fromEntries(Object.entries(deal).map(([seat, tiles]) => [seat, seen(tiles)]))
  return {
    header: { ...rest, ...(dealt && { deal: dealt }) },
    events: events.map((event): TableEvent => {
      if ((event.verb !== 'draw' && event.verb !== 'replace') || event.tile === undefined || !hides()) return event
      const { tile: _, ...unseen } = event
      return unseen
    }),
  }
}

const rightsAt = (play: Play) =>
  SEATS.flatMap((seat) => CLAIM_KINDS.map((claim) => ({ seat, claim, right: claimRightOf(play, seat, claim) })))

test('a tile that the record does not know never makes a no of a claim that could be made, nor a sure yes of one that could not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(...RULE_SET_IDS),
      fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
      (seed, id, dice) => {
        const rules = ruleSet(id)
        const [hand] = playGame(seed, { ...FULL, rules: id }).games[0]?.hands ?? []
        if (!rules || !hand) throw new Error(`seed ${seed}, ${id}`)
        const full = judgeHand(hand, rules)
        const less = judgeHand(
          blurred(hand, () => dice.next().value === 0),
          rules,
        )
        for (let number = 1; number <= full.number; number++) {
          const known = rightsAt(playAt(full, number))
          for (const [i, { seat, claim, right }] of rightsAt(playAt(less, number)).entries()) {
            const was = known[i]?.right
            const where = `${id}, seed ${seed}, event ${number}, ${seat} ${claim}: ${JSON.stringify(was)} became ${JSON.stringify(right)}`
            if (was?.is === 'may') expect(right.is, where).not.toBe('no')
            if (right.is === 'may') expect(was?.is, where).not.toBe('no')
          }
        }
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)
