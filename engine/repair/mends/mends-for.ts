import type { Play } from '../../judging/play.ts'
import type { TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { mayHaveRedFives } from '../../model/settings.ts'
import { isRed } from '../../model/tiles.ts'
import { tilesOfEvent } from '../../model/tiles-of-event.ts'
import { ruleById } from '../../rules/index.ts'
import { ANY_MISTAKE, type RecordMistake } from '../../rules/record-mistakes.ts'
import { lineAsRead } from './candidates/as-read.ts'
import { anyClaimsLeftOut, claimInItsPlace, claimLeftOut, earlierClaimsLeftOut, tilesOfClaim } from './candidates/claims.ts'
import { doubledLines, strayLines } from './candidates/doubled.ts'
import { earlyEnd, miscountedTiles, otherWall } from './candidates/ends.ts'
import { otherKindOfCall } from './candidates/kinds.ts'
import { otherKong } from './candidates/kongs.ts'
import { drawnInRiichi, riichiLeftOut, riichiTooMuch, rotatedLeftOut } from './candidates/riichi.ts'
import { confusedSeats } from './candidates/seats.ts'
import { stepsLeftOut, takeLeftOut } from './candidates/steps.ts'
import { changes, leavesNothingToTakeBack } from './candidates/taken-back.ts'
import { tilesOfCall, tilesOfHand, tilesOfKind } from './candidates/tiles.ts'
import { exchangedDiscards, turnsLeftOut } from './candidates/turns.ts'
import { otherWordOfWin, tilesOfFuriten, tilesOfWin, turnBeforeWin } from './candidates/wins.ts'
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
  const tried = candidatesFor(scene, lineAsRead(play, scene))
    .filter(({ edit }) => !decided.some((event) => changes(edit, event)))
    .slice(0, MOST_TRIED)
    .flatMap((candidate) => stands(candidate) ?? [])
  return rankMends(tried, stands).slice(0, MOST_PROPOSED)
}

/** All that may be wrong, by how common it is; of two ways to the same record the commoner one. */
const candidatesFor = (scene: Scene, asRead: readonly MendCandidate[]): readonly MendCandidate[] => {
  const { mends = ANY_MISTAKE } = ruleById(scene.finding.rule)
  const all = [...asRead, ...mends.flatMap((mistake) => CANDIDATES[mistake](scene))].sort((a, b) => b.weight - a.weight)
  const takesBackNothing = leavesNothingToTakeBack(scene)
  const seen = new Set<string>()
  return all.filter(({ edit }) => {
    if (isOutsideSet(scene, edit) || takesBackNothing(edit)) return false
    const key = JSON.stringify(edit)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Whether an edit writes a red five that the record does not have, under rules without red fives. */
const isOutsideSet = ({ rules, events }: Scene, edit: MendEdit): boolean =>
  'events' in edit &&
  !mayHaveRedFives(rules.settings) &&
  edit.events.flatMap(tilesOfEvent).some((tile) => isRed(tile) && !events.some((event) => tilesOfEvent(event).includes(tile)))

/** A referee's decisions and the acts that they are based on. These are ruled again or undone, and are no recording mistakes. */
const decidedOn = ({ findings }: Play, events: readonly TableEvent[]): readonly number[] =>
  events.flatMap((event, i) => {
    if (event.verb === 'dead') return [i + 1]
    if (event.verb !== 'ruling') return []
    const confirmed = event.decision === 'upheld' && findings.find((one) => one.rule === event.rule && one.event === event.event)
    return [i + 1, ...(confirmed ? [confirmed.event, ...confirmed.because] : [])]
  })

type Family = (scene: Scene) => readonly MendCandidate[]
const CANDIDATES: Readonly<Record<RecordMistake, Family>> = {
  'doubled-line': doubledLines,
  'stray-line': strayLines,
  seat: confusedSeats,
  'turn-left-out': turnsLeftOut,
  'exchanged-discards': exchangedDiscards,
  'claim-left-out': claimLeftOut,
  'earlier-claim-left-out': earlierClaimsLeftOut,
  'any-claim-left-out': anyClaimsLeftOut,
  'step-left-out': stepsLeftOut,
  'take-left-out': takeLeftOut,
  'tile-of-hand': tilesOfHand,
  'tile-of-kind': tilesOfKind,
  'tile-of-claim': tilesOfClaim,
  'displaced-claim': claimInItsPlace,
  'tile-of-win': tilesOfWin,
  'tile-of-furiten': tilesOfFuriten,
  'turn-before-win': turnBeforeWin,
  'kind-of-kong': otherKong,
  'kind-of-call': otherKindOfCall,
  'word-of-win': otherWordOfWin,
  'tile-of-call': tilesOfCall,
  'drawn-in-riichi': drawnInRiichi,
  'riichi-left-out': riichiLeftOut,
  'riichi-too-much': riichiTooMuch,
  'rotated-left-out': rotatedLeftOut,
  wall: otherWall,
  'early-end': earlyEnd,
  'hand-count': miscountedTiles,
}
