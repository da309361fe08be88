import type { Play } from '../../judging/play.ts'
import type { TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import { claimsLeftOut, tilesOfClaim } from './candidates/claims.ts'
import { doubledLines, strayLines } from './candidates/doubled.ts'
import { earlyEnd, miscounted, otherWall } from './candidates/ends.ts'
import { otherKong } from './candidates/kongs.ts'
import { drawnInRiichi } from './candidates/riichi.ts'
import { confusedSeats } from './candidates/seats.ts'
import { stepsLeftOut } from './candidates/steps.ts'
import { tilesOfHand, tilesOfKind } from './candidates/tiles.ts'
import { turnsLeftOut } from './candidates/turns.ts'
import { tilesOfFuriten, tilesOfWin, turnBeforeWin } from './candidates/wins.ts'
import type { Mend, MendEdit } from './mend.ts'
import { rankMends } from './rank.ts'
import { type MendCandidate, type Scene, sceneOf } from './scene.ts'
import { isFault, tryMend } from './try-mend.ts'

/** The number of candidates judged for one finding, the likeliest ones first. */
const MOST_TRIED = 60

/** The number of mends proposed. */
const MOST_PROPOSED = 5

/**
 * The likely mends of the record for a finding, best first. Each one removes the finding and causes no other contradiction, question or
 * foul. Empty if the finding is no recording mistake in any way that the engine knows.
 */
export const mendsFor = (play: Play, finding: Finding): readonly Mend[] => {
  const scene = isFault(finding) ? sceneOf(play, finding) : null
  if (!scene) return []
  const stands = (candidate: MendCandidate) => tryMend(play, scene, candidate)
  const decided = decidedOn(play, scene.events)
  const tried = candidatesFor(scene)
    .filter(({ edit }) => !decided.some((event) => changes(edit, event)))
    .slice(0, MOST_TRIED)
    .flatMap((candidate) => stands(candidate) ?? [])
  return rankMends(tried, stands).slice(0, MOST_PROPOSED)
}

/** All possible mistakes, most common first. Of two ways to the same record the more common one. */
const candidatesFor = (scene: Scene): readonly MendCandidate[] => {
  const families = FAMILIES[scene.finding.rule] ?? ANY
  const all = families.flatMap((family) => family(scene)).sort((a, b) => b.weight - a.weight)
  const seen = new Set<string>()
  return all.filter(({ edit }) => {
    const key = JSON.stringify(edit)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** A referee's decisions and the acts that they are based on. These are ruled again or undone, and are no recording mistakes. */
const decidedOn = ({ findings }: Play, events: readonly TableEvent[]): readonly number[] =>
  events.flatMap((event, i) => {
    if (event.verb === 'dead') return [i + 1]
    if (event.verb !== 'ruling') return []
    const confirmed = event.decision === 'upheld' && findings.find((one) => one.rule === event.rule && one.event === event.event)
    return [i + 1, ...(confirmed ? [confirmed.event, ...confirmed.because] : [])]
  })

const changes = (edit: MendEdit, event: number): boolean =>
  edit.do !== 'insert' && edit.at <= event && event < edit.at + (edit.do === 'move' ? 1 : edit.count)

type Family = (scene: Scene) => readonly MendCandidate[]
const ANY: readonly Family[] = [doubledLines, strayLines, confusedSeats]
const TURN: readonly Family[] = [...ANY, turnsLeftOut, claimsLeftOut]
const HAND: readonly Family[] = [doubledLines, confusedSeats, tilesOfHand, turnsLeftOut]
const CLAIM: readonly Family[] = [...ANY, tilesOfClaim, turnsLeftOut]
const WIN: readonly Family[] = [doubledLines, tilesOfWin, turnBeforeWin]

/** The families of mistakes to try for each rule; for all others doubled lines and seats. */
const FAMILIES: Readonly<Partial<Record<RuleId, readonly Family[]>>> = {
  'record.fifth-tile': [doubledLines, tilesOfKind],
  'record.wall': [...ANY, otherWall, claimsLeftOut],
  'record.claim': CLAIM,
  'record.missing': TURN,
  'record.doubled': TURN,
  'record.seat': TURN,
  'record.tile': [...HAND, drawnInRiichi],
  'record.hand': [...HAND, tilesOfClaim],
  'record.no-claim': [...ANY, stepsLeftOut],
  'record.wind': [...ANY, earlyEnd],
  'turn.draw': TURN,
  'turn.discard': TURN,
  'turn.act': TURN,
  'turn.no-draw': TURN,
  'claim.own-discard': CLAIM,
  'claim.wrong-seat': CLAIM,
  'claim.no-group': [...HAND, tilesOfClaim],
  'claim.late': CLAIM,
  'claim.last-discard': CLAIM,
  'draw.too-fast': CLAIM,
  'hand.count': [...ANY, miscounted, claimsLeftOut],
  'kong.no-group': [...HAND, otherKong],
  'kong.riichi': [...HAND, otherKong],
  'riichi.hand-changed': [...HAND, drawnInRiichi],
  'riichi.not-waiting': WIN,
  'tenpai.false': WIN,
  'win.incomplete': WIN,
  'win.no-yaku': WIN,
  'win.furiten': [...WIN, tilesOfFuriten],
}
