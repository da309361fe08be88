import type { TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import { isSilent } from '../model/verb-kinds.ts'
import { claimRetractedBy, validClaims } from '../table/claims.ts'
import { type Claim, isGroupCall, type Table, type Target } from '../table/table.ts'
import { decisionKey } from './decisions.ts'
import { eventsSince, type Play } from './play.ts'
import type { MovedLines, NumberedEvent } from './same-moment.ts'

/** A draw and what follows it in one turn. */
const MOST_LINES = 6

/**
 * A call for a set is withdrawn, or its hand declared dead, after the next player has drawn or discarded. It changes no turn (rule book, "Claim
 * windows"), so that act was in turn, unless the call of a further player stands.
 */
export const actedBeforeWithdrawal = (play: Play, event: TableEvent): MovedLines | null => {
  const caller = event.verb === 'dead' ? event.seat : event.verb === 'retract' && event.tile === undefined ? event.actor : null
  if (caller === null) return null
  const claim = (event.verb === 'retract' ? claimGivenUpBy(play.table, caller) : undefined) ?? claimRetractedBy(play.table, caller)
  if (!claim || !isLastStanding(play.table, claim)) return null
  const misfit = play.findings.find((finding) => isActOfNext(play, finding, claim))
  if (!misfit || play.decisions.has(decisionKey(misfit.event, misfit.rule))) return null
  const since = eventsSince(play, misfit.event - 1).map((one, i) => ({ event: one, number: misfit.event + i }))
  const [act] = since
  if (since.length > MOST_LINES || since.some((one) => !isPlain(one.event)) || isMarkedWrong(act)) return null
  const given = [...since, { event, number: play.number + 1 }]
  return { given, order: given.toSorted((a, b) => Number(b.event === event) - Number(a.event === event)) }
}

const isLastStanding = ({ claims }: Table, { call, target, called, takenAt }: Claim): boolean =>
  isGroupCall(call) && takenAt === undefined && validClaims(claims, target).every((other) => other.called === called)

/** The set called of the last discard that its player has given up by drawing: the line that says so comes late. */
const claimGivenUpBy = ({ claims, target }: Table, seat: Seat): Claim | undefined =>
  claims.findLast(
    (claim) => claim.by === seat && claim.target === target?.event && claim.standing === 'retracted' && isDrawnSince(claim, target),
  )

const isDrawnSince = ({ by, called }: Claim, { drawn }: Target): boolean => drawn?.seat === by && drawn.event > called

const isActOfNext = ({ table }: Play, { rule, seat, event, facts }: Finding, { from, called }: Claim): boolean =>
  (rule === 'turn.draw' || rule === 'turn.discard' || (rule === 'claim.changed' && facts.call === 'draw')) &&
  from !== null &&
  seat === nextSeat(from, table.form.seats) &&
  event > called

const isPlain = ({ verb, together }: TableEvent): boolean => !together && (verb === 'draw' || verb === 'discard' || isSilent(verb))

const isMarkedWrong = (act: NumberedEvent | undefined): boolean =>
  (act?.event.verb === 'draw' || act?.event.verb === 'discard') && act.event.wrong === true
