import type { Finding, Level } from '../model/findings.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import type { Hand } from '../model/table-file.ts'
import type { WhyAbsent } from '../rulebook/why-absent.ts'
import { type Carry, NOTHING_CARRIED } from './carry.ts'
import { judgeHand } from './judge.ts'
import type { Play } from './play.ts'
import { whyNotRaisedIn } from './why-not-raised.ts'

/** A rule set's verdict at a place: its finding; or no finding, the reason, and the rules that it raises at that event instead. */
export type RuleSetVerdict =
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'nothing'; readonly why: WhyAbsent; readonly instead: readonly RuleId[] }

/** The aspects in which rule sets can differ. Sections are not among them: each rule set has its own. */
const ASPECTS = ['raised', 'level', 'state', 'remedies', 'penalty'] as const
export type ComparedAspect = (typeof ASPECTS)[number]

/** A place where at least one rule set raises a finding, and the verdict of each, in the order of the comparison. */
export type ComparedPlace = {
  readonly event: number
  readonly rule: RuleId
  readonly seat: Seat | null
  readonly verdicts: readonly RuleSetVerdict[]
  readonly differsIn: readonly ComparedAspect[]
}

/** One record under several rule sets, the one in force first; its places in the order of the events. */
export type EditionComparison = { readonly ruleSets: readonly RuleSet[]; readonly places: readonly ComparedPlace[] }

/**
 * Judges one hand under several rule sets, side by side. The first one is in force; all of them already include the settings of the record.
 */
export const compareRuleSets = (hand: Hand, ruleSets: readonly RuleSet[], carry: Carry = NOTHING_CARRIED): EditionComparison => {
  return comparePlays(
    hand,
    ruleSets.map((rules) => judgeHand(hand, rules, carry)),
  )
}

/** Compares a hand that has been judged under each rule set, each with its own carry from the hands before. */
export const comparePlays = (hand: Hand, plays: readonly Play[]): EditionComparison => {
  const whySilent = whyNotRaisedIn(hand)
  const places: ComparedPlace[] = []
  for (const { event, rule, seat, findings } of placesOf(plays)) {
    const first = findings.findIndex((finding) => finding !== undefined)
    const verdicts = plays.map((play, i): RuleSetVerdict => {
      const finding = findings[i]
      if (finding) return { kind: 'finding', finding }
      const raising = plays[first] ?? play
      const why = whySilent({ place: { event, rule, seat }, silent: play, raising })
      const before = places.some((place) => place.event < event && weighsOtherwise(place.verdicts[i], place.verdicts[first]))
      return { kind: 'nothing', why: why ?? (before ? 'earlier-difference' : 'another-case'), instead: insteadAt(event, play, raising) }
    })
    places.push({
      event,
      rule,
      seat,
      verdicts,
      differsIn: ASPECTS.filter((aspect) => verdicts.some((verdict) => differ(verdicts[first], verdict).includes(aspect))),
    })
  }
  return { ruleSets: plays.map(({ rules }) => rules), places }
}

type Place = Pick<ComparedPlace, 'event' | 'rule' | 'seat'> & { readonly findings: readonly (Finding | undefined)[] }

/** All places of all rule sets; a rule with two findings about one player at one event has two places. */
const placesOf = (plays: readonly Play[]): readonly Place[] => {
  const places = new Map<
    string,
    { readonly event: number; readonly rule: RuleId; readonly seat: Seat | null; readonly findings: (Finding | undefined)[] }
  >()
  for (const [i, { findings }] of plays.entries()) {
    const times = new Map<string, number>()
    for (const finding of findings) {
      const { event, rule, seat } = finding
      const at = `${event} ${rule} ${seat}`
      const time = (times.get(at) ?? 0) + 1
      times.set(at, time)
      const place = places.get(`${at} ${time}`) ?? { event, rule, seat, findings: [] }
      place.findings[i] = finding
      places.set(`${at} ${time}`, place)
    }
  }
  return [...places.values()].sort((a, b) => a.event - b.event)
}

/** The rules that one rule set raises at an event and another one does not. */
const insteadAt = (event: number, play: Play, other: Play): readonly RuleId[] => {
  const there = new Set(other.findings.flatMap((finding) => (finding.event === event ? [finding.rule] : [])))
  return [...new Set(play.findings.flatMap((finding) => (finding.event === event && !there.has(finding.rule) ? [finding.rule] : [])))]
}

const differ = (a: RuleSetVerdict | undefined, b: RuleSetVerdict | undefined): readonly ComparedAspect[] => {
  if (a?.kind !== 'finding' || b?.kind !== 'finding') return a?.kind === b?.kind ? [] : ['raised']
  return ASPECTS.filter((aspect) => aspect !== 'raised' && JSON.stringify(a.finding[aspect]) !== JSON.stringify(b.finding[aspect]))
}

/** Whether two rule sets judge an act differently in a way that affects play. */
const weighsOtherwise = (a: RuleSetVerdict | undefined, b: RuleSetVerdict | undefined): boolean =>
  differ(a, b).length > 0 && [a, b].some((verdict) => verdict?.kind === 'finding' && !QUIET.has(verdict.finding.level))

const QUIET: ReadonlySet<Level> = new Set(['advice', 'info'])
