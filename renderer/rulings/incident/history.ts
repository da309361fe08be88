import type { Review } from '../../../desk/contract/reviews.ts'
import type {
  Appeal,
  Attachment,
  Closing,
  Correction,
  Filling,
  Incident,
  Reviewed,
  Ruling,
  Statement,
  TakenBack,
} from '../../../desk/contract/rulings.ts'
import { type DoneLater, doneLater } from '../../../desk/contract/vocabulary.ts'
import { rulingsInForce } from '../rulings-in-force.ts'

/**
 * One event in an incident's history. A ruling that follows from an appeal is part of its `decided` item. `incident`: another incident with
 * a ruling on the same finding.
 */
export type HistoryItem = { readonly at: Date; readonly takenBack: TakenBack | null } & (
  | { readonly kind: 'opened'; readonly by: string }
  | { readonly kind: 'filled'; readonly filling: Filling }
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'picture'; readonly attachment: Attachment }
  | { readonly kind: 'ruling'; readonly ruling: Ruling; readonly later: Ruling | null; readonly incident: number | null }
  | { readonly kind: DoneLater['act']; readonly ruling: Ruling; readonly done: DoneLater }
  | { readonly kind: 'appeal'; readonly appeal: Appeal }
  | {
      readonly kind: 'decided'
      readonly appeal: Appeal
      readonly decided: NonNullable<Appeal['decided']>
      readonly ruling: Ruling | null
      readonly later: Ruling | null
      /** Whether a later ruling had replaced the one appealed against before the outcome. */
      readonly wasReplaced: boolean
    }
  | { readonly kind: 'closing'; readonly closing: Closing }
  | { readonly kind: 'changed'; readonly review: Review }
  | { readonly kind: 'looked'; readonly reviewed: Reviewed }
  | { readonly kind: 'corrected'; readonly correction: Correction }
)

/** Whether an item is an act on a penalty. */
export const isLater = (item: HistoryItem): item is Extract<HistoryItem, { done: unknown }> => 'done' in item

/** The acts on the penalty of a ruling; without one that came with a superseding ruling, which replaces the penalty and says so itself. */
const laterOn = (ruling: Ruling, later: Ruling | null): readonly HistoryItem[] =>
  doneLater(ruling)
    .filter(({ at }) => at.getTime() !== later?.at.getTime())
    .map((done) => ({ kind: done.act, at: done.at, takenBack: null, ruling, done }))

/** The complete history of an incident in the order of the log. Undone items are included and marked. */
export const historyOf = (
  incident: Incident,
  reviews: readonly Review[],
  corrections: readonly Correction[] = [],
): readonly HistoryItem[] => {
  const { rulings, besides, statements, attachments, appeals, fillings, closings, reviewed, openedAt, by, takenBack } = incident
  const byNumber = new Map([...besides, ...rulings].map((ruling) => [ruling.id, ruling]))
  const later = (ruling: Ruling | null): Ruling | null => byNumber.get(ruling?.supersededBy ?? -1) ?? null
  const ofAppeals = new Set(appeals.flatMap(({ decided }) => decided?.ruling ?? []))
  const items: readonly HistoryItem[] = [
    { kind: 'opened', at: openedAt, by, takenBack },
    ...fillings.map((filling) => ({ kind: 'filled', at: filling.at, takenBack: filling.takenBack, filling }) as const),
    ...statements.map((statement) => ({ kind: 'statement', at: statement.at, takenBack: statement.takenBack, statement }) as const),
    ...attachments.map((attachment) => ({ kind: 'picture', at: attachment.at, takenBack: attachment.takenBack, attachment }) as const),
    ...rulings
      .filter(({ id }) => !ofAppeals.has(id))
      .map(
        (ruling) => ({ kind: 'ruling', at: ruling.at, takenBack: ruling.takenBack, ruling, later: later(ruling), incident: null }) as const,
      ),
    ...besides.map(
      (ruling) =>
        ({ kind: 'ruling', at: ruling.at, takenBack: ruling.takenBack, ruling, later: later(ruling), incident: ruling.incident }) as const,
    ),
    ...rulings.flatMap((ruling) => laterOn(ruling, later(ruling))),
    ...appeals.map((appeal) => ({ kind: 'appeal', at: appeal.at, takenBack: appeal.takenBack, appeal }) as const),
    ...appeals.flatMap((appeal) => {
      const { decided, takenBack } = appeal
      const ruling = byNumber.get(decided?.ruling ?? -1) ?? null
      if (!decided) return []
      const wasReplaced = (later(byNumber.get(appeal.ruling) ?? null)?.at ?? decided.at) < decided.at
      return [{ kind: 'decided', at: decided.at, takenBack, appeal, decided, ruling, later: later(ruling), wasReplaced } as const]
    }),
    ...closings.map((closing) => ({ kind: 'closing', at: closing.at, takenBack: closing.takenBack, closing }) as const),
    ...reviews.map((review) => ({ kind: 'changed', at: review.at, takenBack: null, review }) as const),
    ...corrections.map((correction) => ({ kind: 'corrected', at: correction.at, takenBack: null, correction }) as const),
    ...reviewed.map((one) => ({ kind: 'looked', at: one.at, takenBack: one.takenBack, reviewed: one }) as const),
  ]
  return items
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || placeOf(a) - placeOf(b))
    .filter((item, i, all) => !isCoveredByNext(item, all[i + 1]))
}

/** The index of the first item after the engine's proposal, which a ruling always follows even if the act was corrected after it. */
export const afterProposal = (items: readonly HistoryItem[], at: Date | undefined): number => {
  const index = items.findIndex((item) => item.kind === 'ruling' || at === undefined || item.at.getTime() > at.getTime())
  return index < 0 ? items.length : index
}

/** Whether two consecutive items tick steps by the same person. They share one line, because the last one lists all completed steps. */
const isCoveredByNext = (item: HistoryItem, next: HistoryItem | undefined): boolean =>
  item.kind === 'filled' && next?.kind === 'filled' && isTick(item) && isTick(next) && item.filling.by === next.filling.by

const isTick = ({ filling, takenBack }: Extract<HistoryItem, { kind: 'filled' }>): boolean =>
  takenBack === null && filling.fields.length === 1 && filling.fields[0] === 'done'

/** Order of items with the same time: an incident is opened before it is ruled on. */
const ORDER: Readonly<Record<Exclude<HistoryItem['kind'], DoneLater['act']>, number>> = {
  opened: 0,
  filled: 1,
  statement: 2,
  picture: 3,
  corrected: 4,
  changed: 5,
  ruling: 6,
  looked: 8,
  appeal: 9,
  decided: 10,
  closing: 11,
}
const AFTER_RULING = 7
const placeOf = (item: HistoryItem): number => (isLater(item) ? AFTER_RULING : ORDER[item.kind])

/** The newest ruling in force, if any. */
export const rulingInForce = (incident: Incident): Ruling | null => rulingsInForce(incident).at(-1) ?? null

/** The rulings in force against which no appeal waits for its decision. */
export const rulingsToAppeal = (incident: Incident): readonly Ruling[] =>
  rulingsInForce(incident).filter(
    ({ id }) => !incident.appeals.some(({ ruling, takenBack, decided }) => ruling === id && takenBack === null && decided === null),
  )

/** The newest appeal not decided yet, if any. */
export const undecidedAppeal = ({ appeals }: Incident): Appeal | null =>
  appeals.findLast(({ takenBack, decided }) => takenBack === null && decided === null) ?? null

/** Outcome of the newest appeal, unless a later ruling has superseded it, or others stand beside the one appealed against. */
export const appealOutcome = (incident: Incident): NonNullable<Appeal['decided']>['outcome'] | null => {
  const newest = incident.appeals.findLast(({ takenBack }) => takenBack === null)
  const { decided } = newest ?? {}
  const appealed = decided?.ruling ?? newest?.ruling
  const [only, ...others] = rulingsInForce(incident)
  return decided && only?.id === appealed && others.length === 0 ? decided.outcome : null
}

/** Whether a ruling overturned the one before it on appeal. */
export const overturns = ({ appeals }: Pick<Incident, 'appeals'>, ruling: Pick<Ruling, 'id'>): boolean =>
  appeals.some(({ takenBack, decided }) => takenBack === null && decided?.outcome === 'overturned' && decided.ruling === ruling.id)

/** Whether undo would revert a signed ruling. */
export const lastIsRuling = (items: readonly HistoryItem[]): boolean => {
  const standing = items.filter(({ kind, takenBack }) => takenBack === null && kind !== 'changed' && kind !== 'corrected')
  const last = standing.findLast((item) => !isOfOtherIncident(item))
  if (last?.kind === 'closing') return standing.some((item) => isOfOtherIncident(item) && item.at.getTime() === last.at.getTime())
  return last?.kind === 'ruling' || (last?.kind === 'decided' && last.ruling !== null)
}

/** Whether it is a ruling of another incident. Undo skips it, unless it closed this incident. */
const isOfOtherIncident = (item: HistoryItem): boolean => item.kind === 'ruling' && item.incident !== null
