import { sql } from '../../../db/sqlite/handle.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { movedTo } from '../../../engine/repair/edits/list-edit.ts'
import { countedFor, penaltyAfter } from '../../../engine/rulebook/penalties/ladders.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import type { Origin, Otherwise, Scratch, ScratchEdit, ScratchFinding } from '../../contract/replay.ts'
import { refusals } from '../../messages/refusals.ts'
import { correctionInput } from '../../record/correct/correct.ts'
import { type ReadEdit, readEdit } from '../../record/correct/edit.ts'
import { currentPlay, handRow, playHand, rulesOf, settingLinesOf } from '../../record/played-hand.ts'
import { earlierOf } from '../decide/repeats.ts'
import { compareEvents } from './compare.ts'
import type { HandOf } from './replay.ts'

export type AskedWhatIf = HandOf & { readonly edits: readonly ScratchEdit[]; readonly rules?: string | undefined }

/**
 * Judges a hand with other acts, or under another rule set. It works on a copy in memory and writes nothing. The
 * referees' decisions about unchanged acts apply in the copy too.
 */
export const whatIf = (open: OpenFile, { table, hand, edits, rules: id }: AskedWhatIf): Result<Scratch, Refusal> => {
  const { db } = open
  const row = handRow(db, hand)
  if (row?.table_id !== table) return notFound(refusals.noHand)
  const played = playHand(db, row)
  const named = id === undefined ? undefined : ruleSetIn(db, id)
  if (id !== undefined && !named) return notFound(refusals.noRuleSet(id))
  const changed = changedActs(open, played, edits)
  if (!changed.ok) return changed
  const { events, origins, decisions } = changed.value
  const isOwn = named === undefined || (named.id === played.rules.id && named.edition === played.rules.edition)
  const rules = isOwn ? played.rules : rulesOf(db, { rules: named.id, edition: named.edition }, settingLinesOf(row))
  const [{ header, carry }] = played.plays
  const compared = compareEvents(open, played, { events, rules })
  if (!compared.ok) return compared
  const after = judgeHand({ header, events }, rules, carry).findings
  const proposed = proposals(open, played, hand)
  const matched = match(currentPlay(played).findings, after, origins)
  return ok({
    reel: { rules, header, carry, events },
    origins,
    findings: after.map((finding): ScratchFinding => {
      const before = matched.of.get(finding)
      const recorded = before ? { finding: before, proposed: proposed(before, played.rules, before.event) } : null
      const now = proposed(finding, rules, nearest(origins, finding.event))
      return { finding, proposed: now, recorded, differs: recorded ? differences({ finding, proposed: now }, recorded, origins) : [] }
    }),
    gone: matched.gone.map((finding) => ({ finding, proposed: proposed(finding, played.rules, finding.event) })),
    decisions,
    compared: compared.value,
  })
}

type Changed = { readonly events: readonly TableEvent[]; readonly origins: readonly Origin[]; readonly decisions: readonly number[] }

/** One change after the other, and where each act comes from. */
const changedActs = ({ db }: OpenFile, played: PlayedHand, edits: readonly ScratchEdit[]): Result<Changed, Refusal> => {
  let { events }: { events: readonly TableEvent[] } = played
  let origins: readonly Origin[] = events.map((_, i) => ({ act: i + 1, as: 'recorded' }))
  const decisions: number[] = []
  for (const edit of edits) {
    const read = readEdit(correctionInput(db, { ...played, events }), edit)
    if (!read.ok) return read
    const { gone } = read.value.becomes
    decisions.push(...gone.flatMap(({ number }) => origins[number - 1]?.act ?? []))
    origins = changedOrigins(origins, read.value)
    events = read.value.becomes.events
  }
  return ok({ events, origins, decisions })
}

/** The same change to the list of where the acts come from. */
const changedOrigins = (before: readonly Origin[], { edit, added, becomes }: ReadEdit): readonly Origin[] => {
  const gone = new Set(becomes.gone.map(({ number }) => before[number - 1]))
  const putIn = added.map((): Origin => ({ act: null, as: 'put-in' }))
  const first = before[edit.at - 1]
  const changed = (): readonly Origin[] =>
    edit.do === 'insert'
      ? before.toSpliced(edit.at - 1, 0, ...putIn)
      : edit.do === 'remove'
        ? before.toSpliced(edit.at - 1, edit.count)
        : edit.do === 'replace'
          ? before.toSpliced(edit.at - 1, edit.count, { act: first?.act ?? null, as: first?.act ? 'changed' : 'put-in' }, ...putIn.slice(1))
          : before
              .toSpliced(edit.at - 1, edit.count)
              .toSpliced(movedTo(edit) - 1, 0, ...before.slice(edit.at - 1, edit.at - 1 + edit.count))
  return changed().filter((origin) => !gone.has(origin))
}

/** The record's act at or before an act of the copy; 0 before the first. */
const nearest = (origins: readonly Origin[], act: number): number =>
  origins.slice(0, act).findLast((origin) => origin.act !== null)?.act ?? 0

/** The proposed penalty for a finding; the player's earlier offences before that act count. */
const proposals = ({ db }: OpenFile, { seated, refs }: PlayedHand, hand: string) => {
  const entryOf = (act: number): number | undefined =>
    sql<number>(db, 'SELECT entry FROM event WHERE ref = ?')
      .pluck()
      .get(refs[Math.max(act, 1) - 1] ?? '')
  return ({ rule, seat, penalty }: Finding, rules: RuleSet, act: number): Penalty => {
    const sits = seat === null ? null : seated[seat]
    const before = entryOf(act)
    const earlier = earlierOf(db, {
      counted: countedFor(rules, rule, penalty),
      player: sits?.id ?? null,
      playerName: sits?.name ?? null,
      hand,
      seat,
      ...(before !== undefined && { before }),
    })
    return penaltyAfter(rules, rule, penalty, earlier.length)
  }
}

type Matched = { readonly of: ReadonlyMap<Finding, Finding>; readonly gone: readonly Finding[] }

/** Matches each finding with one of the record: under the same rule, of the same player, at the same act; else at the nearest other act. */
const match = (before: readonly Finding[], after: readonly Finding[], origins: readonly Origin[]): Matched => {
  const left = new Set(before)
  const of = new Map<Finding, Finding>()
  const take = (finding: Finding, found: Finding | undefined): void => {
    if (!found) return
    left.delete(found)
    of.set(finding, found)
  }
  const alike = (finding: Finding): readonly Finding[] =>
    [...left].filter(({ rule, seat }) => rule === finding.rule && seat === finding.seat)
  for (const finding of after) {
    const at = origins[finding.event - 1]?.act
    const here = alike(finding).filter(({ event }) => event === at)
    take(finding, here.find(({ level, state }) => level === finding.level && state === finding.state) ?? here[0])
  }
  for (const finding of after.filter((one) => !of.has(one))) {
    const near = alike(finding).toSorted((a, b) => away(a, finding, origins) - away(b, finding, origins))
    take(finding, near[0])
  }
  return { of, gone: [...left] }
}

const away = (recorded: Finding, { event }: Finding, origins: readonly Origin[]): number =>
  Math.abs(recorded.event - nearest(origins, event))

type Weighed = { readonly finding: Finding; readonly proposed: Penalty }

/** The points in which a finding is judged differently from the record's. */
const differences = (now: Weighed, recorded: Weighed, origins: readonly Origin[]): readonly Otherwise[] => {
  const isAt = origins[now.finding.event - 1]?.act === recorded.finding.event
  const weighed: readonly (readonly [Otherwise, boolean])[] = [
    ['level', now.finding.level === recorded.finding.level],
    ['state', now.finding.state === recorded.finding.state],
    ['remedies', now.finding.remedies.join() === recorded.finding.remedies.join()],
    ['penalty', JSON.stringify(now.proposed) === JSON.stringify(recorded.proposed)],
    ['act', isAt],
  ]
  return weighed.flatMap(([what, same]) => (same ? [] : [what]))
}
