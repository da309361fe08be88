import { ruleSets } from '../../../engine/editions/index.ts'
import { comparePlays } from '../../../engine/judging/compare-editions.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import { ruleSetNameOf } from '../../../engine/wording/terms/rule-sets.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import type { Compared } from '../../contract/hand-questions.ts'
import { refusals } from '../../messages/refusals.ts'
import { rulesOf, settingLinesOf } from '../../record/played-hand.ts'
import { type ReviewedMoment, reviewedHand } from './reviewed-hand.ts'

export type AskedComparison = Omit<ReviewedMoment, 'at'> & {
  readonly event?: number | undefined
  readonly rules?: readonly string[] | undefined
}

/**
 * Judges a hand, or one act in it, under other rule sets: the one in force first, then the given ones, else all built-in ones. The settings
 * of tournament and hand apply in all. The referees' decisions are left out, because the comparison is between rule sets.
 */
export const compareHand = (open: OpenFile, { rules: ids, event, ...moment }: AskedComparison): Result<Compared, Refusal> => {
  const at = reviewedHand(open, moment)
  if (!at.ok) return at
  const { played } = at.value
  const compared = compareEvents(open, played, { events: played.events, rules: at.value.play.rules, ids })
  return compared.ok && event !== undefined
    ? ok({ ...compared.value, places: compared.value.places.filter((place) => place.event === event) })
    : compared
}

type Events = { readonly events: readonly TableEvent[]; readonly rules: RuleSet; readonly ids?: readonly string[] | undefined }

/** The same for other acts in place of the hand's own; `rules`: the rule set that comes first. */
export const compareEvents = ({ db }: OpenFile, played: PlayedHand, { events, rules: own, ids }: Events): Result<Compared, Refusal> => {
  const [{ header, carry }] = played.plays
  const settings = settingLinesOf(played.row)
  const others: RuleSet[] = []
  for (const id of ids ?? ruleSets.map((rules) => rules.id)) {
    const named = ruleSetIn(db, id)
    if (!named) return notFound(refusals.noRuleSet(id))
    const isThere = [own, ...others].some((rules) => rules.id === named.id && rules.edition === named.edition)
    if (!isThere) others.push(rulesOf(db, { rules: named.id, edition: named.edition }, settings))
  }
  const hand = { header, events: events.map(withoutDecision) }
  const plays: Play[] = [own, ...others].map((rules) => judgeHand(hand, rules, carry))
  const { places } = comparePlays(hand, plays)
  return ok({ hand: played.row.id, ruleSets: plays.map(({ rules }) => ruleSetNameOf(rules)), places })
}

/** A decision keeps its number and says nothing. */
const withoutDecision = (event: TableEvent): TableEvent =>
  event.verb === 'ruling' ? { actor: '*', verb: 'note', text: formatEvent(event) } : event
