import { entailsDeadHand, type Finding } from '../../model/findings.ts'
import { isSeat, nextSeat, type Seat } from '../../model/seats.ts'
import type { TableView } from '../../table/table-view.ts'
import type { Due, DueAct } from './due.ts'

type Ruled = Pick<Finding, 'seat' | 'remedies' | 'facts'>

/**
 * The act that is due in the hand that the referee rules on, as the table stands; null where the record does not tell. `findings`: all of the hand,
 * as a chombo that is ruled ends it too.
 */
export const dueFor = (finding: Finding, view: TableView, findings: readonly Finding[]): Due | null => {
  const { ended, won, wall, turn, form } = view
  const { seat, remedies, facts } = finding
  if (ended !== null || findings.some((one) => one !== finding && isDealtAgain(one))) return 'over'
  if (facts.righted !== undefined) return turn
  if (remedies.includes('revert')) return turn
  const isWon = won.some((winner) => !isGivenUp(winner, findings) && (winner !== seat || keepsWin(finding)))
  if (isWon || isWithoutTiles(finding) || (wall === 0 && turn?.due === 'draw')) return 'over'
  if (remedies.includes('tile-to')) return dueWithTile(finding, view) ?? turn
  if (remedies.includes('claim-void') && turn?.due === 'discard' && turn.seat === seat) return dueWithoutClaim(finding, view)
  if (remedies.includes('put-right') && isBeforeItsDiscard(finding, view)) return dueOfSet(finding)
  if (remedies.includes('first-call-stands') && !entailsDeadHand(finding) && turn?.due === 'draw')
    return dueOfFirstCall(finding, view) ?? turn
  // the tile that was taken back lies there again
  return seat && turn?.seat === seat && remedies.includes('discard-stands') ? { seat: nextSeat(seat, form.seats), due: 'draw' } : turn
}

/** Whether a referee has ruled a chombo after which the hand is dealt again. */
const isDealtAgain = ({ decision, imposed, penalty, remedies }: Finding): boolean =>
  decision === 'upheld' && (imposed ?? penalty.kind) === 'chombo' && remedies.includes('re-deal')

/** Whether a player has given up the win that was called: no hand is shown for it. */
const isGivenUp = (winner: Seat, findings: readonly Finding[]): boolean =>
  findings.some(
    ({ rule, seat, level, penalty, facts }) =>
      rule === 'claim.changed' && seat === winner && level === 'violation' && facts.counts === 'first' && penalty.kind === 'dead-hand',
  )

/** Whether the win of the player at fault counts all the same, and ends the hand. A hand that has to be declared dead can be until it is shown. */
const keepsWin = (finding: Finding): boolean =>
  finding.penalty.kind !== 'chombo' &&
  !finding.remedies.includes('win-void') &&
  (!entailsDeadHand(finding) || finding.facts.outlived !== undefined)

/** The act by the first call, which is binding: who called a set goes on with it; a win ends the hand. Undefined if its player has gone on. */
const dueOfFirstCall = ({ seat, event, facts: { kind } }: Finding, { seats }: TableView): Due | undefined => {
  if (seat === null || (seats[seat].river.at(-1)?.event ?? 0) > event) return undefined
  if (kind === 'ron' || kind === 'tsumo') return 'over'
  return SETS.some((one) => one === kind) ? { seat, due: kind === 'kan' ? 'replace' : 'discard' } : undefined
}

/** Whether a set is to be put right whose caller has not discarded yet. */
const isBeforeItsDiscard = ({ seat, facts: { call, called } }: Ruled, { seats }: TableView): boolean =>
  seat !== null && SETS.some((one) => one === call) && typeof called === 'number' && (seats[seat].river.at(-1)?.event ?? 0) < called

const SETS = ['chii', 'pon', 'kan'] as const

/** The act that follows a set: the discard, or the replacement draw of a kong. */
const dueOfSet = ({ seat, facts: { call } }: Ruled): DueAct | null => seat && { seat, due: call === 'kan' ? 'replace' : 'discard' }

/** The act of the player to whom a claimed tile goes, unless that player has gone on since; a win ends the hand. */
const dueWithTile = ({ facts: { entitled, better, called } }: Ruled, { seats }: TableView): Due | undefined => {
  const players = typeof entitled === 'string' ? entitled.split('').filter(isSeat) : []
  const hasGoneOn = players.some((one) => (seats[one].river.at(-1)?.event ?? 0) > Number(called))
  if (better === undefined || hasGoneOn) return undefined
  if (better === 'ron') return 'over'
  return players[0] && players.length === 1 ? { seat: players[0], due: 'discard' } : undefined
}

/**
 * The act that is due once the tile is back that the void call took: who had drawn before the call goes on, perhaps the caller, else the next
 * player draws. The tile that a caller drew may be the replacement of a void kong.
 */
const dueWithoutClaim = ({ seat, facts: { from, call } }: Ruled, { seats, form }: TableView): DueAct | null => {
  const drew = form.seats.find((one) => (one !== seat || call !== 'kan') && seats[one].drawn !== null)
  if (drew) return { seat: drew, due: 'discard' }
  return typeof from === 'string' && isSeat(from) ? { seat: nextSeat(from, form.seats), due: 'draw' } : null
}

/** Whether a tile was claimed or drawn that nobody can go on with, as the live wall is empty. */
const isWithoutTiles = ({ remedies, facts }: Ruled): boolean =>
  facts.left === 0 && (remedies.includes('claim-void') || remedies.includes('return-tile'))
