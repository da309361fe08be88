import { judgeHand } from '../../engine/judging/judge.ts'
import type { Play } from '../../engine/judging/play.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import type { Finding } from '../../engine/model/findings.ts'
import { applyMend, type Mend } from '../../engine/repair/mends/mend.ts'
import { mendsFor } from '../../engine/repair/mends/mends-for.ts'
import { rulesFor } from '../../test/engine/judging/table-of.ts'
import type { Dice } from '../generator/dice.ts'
import type { CleanHand } from '../injection/real-hands.ts'
import { isTrueRecord } from './equivalent.ts'
import { type MendMistake, withMistake } from './mistakes.ts'

/**
 * Results of the repairs for one kind of mistake. `shown`: mistakes with a finding. `first`, `ofThree`, `ofFive`: position of the true
 * repair.
 */
export type MendTally = {
  readonly mistake: MendMistake
  readonly tried: number
  readonly shown: number
  readonly accused: number
  readonly first: number
  readonly ofThree: number
  readonly ofFive: number
  readonly ms: number
  readonly slowest: number
  /** Number of findings by rule; those with another first repair are counted separately. */
  readonly rules: ReadonlyMap<string, number>
  readonly missed: readonly Missed[]
}

/** A record whose first repair was not the true one. `place` counts from 1; 0 if the true repair was not proposed. */
export type Missed = {
  readonly finding: Finding
  readonly mends: readonly Mend[]
  readonly place: number
  readonly was: readonly TableEvent[]
  readonly is: readonly TableEvent[]
}

/** Makes a mistake in each of many hands, and looks for the true repair among the proposals for the first finding. */
export const tallyMends = (
  hands: readonly CleanHand[],
  mistake: MendMistake,
  options: { readonly count: number; readonly dice: Dice },
): MendTally => {
  const sum = { mistake, tried: 0, shown: 0, accused: 0, first: 0, ofThree: 0, ofFive: 0, ms: 0, slowest: 0 }
  const rules = new Map<string, number>()
  const missed: Missed[] = []
  for (let without = 0; sum.tried < options.count && without < 20 * options.count; ) {
    const { hand, settings } = options.dice.pick(hands)
    const is = withMistake(hand, mistake, options.dice)
    if (!is) {
      without++
      continue
    }
    sum.tried++
    const play = judgeHand({ ...hand, events: is }, rulesFor('riichi-wiki', { settings, games: [], expectations: [] }))
    const finding = firstFinding(play)
    if (!finding) continue
    const start = performance.now()
    const mends = mendsFor(play, finding)
    const ms = performance.now() - start
    const place = mends.findIndex((mend) => isTrueRecord(applyMend(is, mend.edit), hand.events)) + 1
    sum.shown++
    sum.ms += ms
    sum.slowest = Math.max(sum.slowest, ms)
    if (finding.level === 'violation') sum.accused++
    if (place === 1) sum.first++
    if (place > 0 && place <= 3) sum.ofThree++
    if (place > 0) sum.ofFive++
    const name = `${finding.rule}${place === 1 ? '' : ' (other)'}`
    rules.set(name, (rules.get(name) ?? 0) + 1)
    if (place !== 1) missed.push({ finding, mends, place, was: hand.events, is })
  }
  return { ...sum, rules, missed }
}

const firstFinding = ({ findings }: Play): Finding | undefined =>
  findings
    .filter(({ state, level }) => state !== 'settled' && (level === 'violation' || level === 'question' || level === 'record'))
    .sort((a, b) => a.event - b.event)[0]
