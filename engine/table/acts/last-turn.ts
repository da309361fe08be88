import type { Ankan, CallEvent, DiscardEvent, Kakan } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import type { Draft } from '../draft.ts'
import type { Claim, LastTurn, Player, Target } from '../table.ts'

/** An act by which a turn goes on; `target` is the tile before it, `player` the player as before the act. */
type Going = {
  readonly seat: Seat
  readonly kind: LastTurn['kind']
  readonly act: DiscardEvent | Ankan | Kakan | CallEvent
  readonly target: Target | null
  readonly player: Player
}

/** Notes that a turn goes on after a discard: a claim of that discard may still say that there was no time for it. */
export const noteTurn = (draft: Draft, { seat, kind, act, target, player }: Going): void => {
  const { lastTurn, number } = draft
  const fast = act.fast === true
  const told = act.verb === 'discard' && act.source === 'drawn'
  const isOwnKong = (kind === 'discard' || kind === 'claim') && target?.kind === 'kakan' && target.seat === seat
  const isAfter = isOwnKong || (target?.kind === 'discard' && target.seat !== seat)
  const first = { event: number, clock: act.clock }
  const turn = isAfter ? { seat, kind, target, first, last: number, fast, told, drawn: player.drawn, replaced: false, player } : null
  if (lastTurn?.seat === seat && lastTurn.kind === 'kong' && lastTurn.ended === undefined)
    draft.lastTurn = {
      ...lastTurn,
      kind,
      last: number,
      fast: lastTurn.fast || fast,
      told,
      ...(isOwnKong && turn && { afterKong: { ...turn, kind: 'discard' } }),
    }
  else draft.lastTurn = turn
}

/** A claim or a win on a tile of that turn ends it: from then on the tile before can't be claimed. */
export const endTurnBy = (draft: Draft, { target, standing }: Claim): void => {
  if (draft.lastTurn && target >= draft.lastTurn.first.event && (standing === 'good' || standing === 'doubtful')) endTurn(draft)
}

export const endTurn = (draft: Draft): void => {
  const { lastTurn, number } = draft
  if (lastTurn && lastTurn.ended === undefined) draft.lastTurn = { ...lastTurn, ended: number }
}
