import { advance } from '../../judging/judge.ts'
import { type Play, playAt } from '../../judging/play.ts'
import type { Finding, Level } from '../../model/findings.ts'
import { ruleById } from '../../rules/index.ts'
import { applyMend, type MendEdit, numberAfter } from './mend.ts'
import type { MendCandidate, Scene } from './scene.ts'

/** A candidate that removes the finding, the hand judged with it, and the number of findings left. */
export type TriedMend = { readonly candidate: MendCandidate; readonly play: Play; readonly left: number }

/** Judges a record with a mend in it. Null if the finding stays, or if another contradiction, question or foul appears. */
export const tryMend = (play: Play, { finding, events }: Scene, candidate: MendCandidate): TriedMend | null => {
  const { edit } = candidate
  const list = applyMend(events, edit)
  const changed = list.findIndex((event, i) => event !== events[i])
  const base = knowingOnlyThen(play, changed < 0 ? list.length : changed)
  const gone = keyOf(finding.event, finding)
  const before = standing(play)
  const allowed = new Set(before.flatMap((found) => (keyOf(found.event, found) === gone ? [] : keyAfter(edit, found))))
  const mayBeDismissed = list.some(({ verb }) => verb === 'ruling')
  let judged = base
  for (let i = base.number; i < list.length; i++) {
    const event = list[i]
    if (!event) return null
    judged = advance(judged, event)
    // Play may still settle a question, but only a ruling removes a contradiction.
    if (!mayBeDismissed && judged.findings.length > base.findings.length && judged.findings.some(isNewContradiction)) return null
  }
  const left = standing(judged)
  return left.length >= before.length || left.some(isNew) ? null : { candidate, play: judged, left: left.length }

  function isNew(found: Finding): boolean {
    return isFault(found) && !allowed.has(keyOf(found.event, found))
  }
  function isNewContradiction(found: Finding): boolean {
    return found.level === 'record' && isNew(found)
  }
}

/** The hand as judged at an event, with the knowledge of then: later answers, rulings and acts have settled nothing yet. */
const knowingOnlyThen = (play: Play, number: number): Play => {
  let at = playAt(play, number)
  for (let known = decidedLater(at); known !== undefined; known = decidedLater(at)) at = playAt(play, known - 1)
  return { ...at, decisions: new Map([...at.decisions].filter(([, { by }]) => by <= at.number)) }
}

/** An event up to there that a later one has decided about, or whose question it has left open for good. */
const decidedLater = ({ decisions, findings, waiting, number }: Play): number | undefined => {
  for (const [key, { by }] of decisions) {
    const decided = Number.parseInt(key, 10)
    if (by > number && decided <= number) return decided
  }
  return findings.find(
    ({ event, rule, level, state }) =>
      level === 'question' &&
      state === 'open' &&
      ruleById(rule).settle !== undefined &&
      !waiting.some((asked) => asked.event === event && asked.rule === rule),
  )?.event
}

const FAULTS: readonly Level[] = ['violation', 'question', 'record']
/** Whether a mend can be looked for: not for advice, information or settled questions. */
export const isFault = ({ level, state }: Finding): boolean => state !== 'settled' && FAULTS.includes(level)
const standing = ({ findings }: Play): readonly Finding[] => findings.filter(isFault)
const keyOf = (event: number, { rule, seat }: Finding): string => `${event} ${rule} ${seat}`
const keyAfter = (edit: MendEdit, found: Finding): readonly string[] => {
  const number = numberAfter(edit, found.event)
  return number === undefined ? [] : [keyOf(number, found)]
}
