import type { Draft } from '../draft.ts'
import type { Target } from '../table.ts'

/** An act out of turn leaves the discards before it open to claims: the turn that would close them has not been played. */
export const passOver = (draft: Draft, by: NonNullable<Target['passedOver']>): void => {
  draft.others = draft.others.map((one) => (one.kind === 'discard' ? { ...one, passedOver: one.passedOver === 'foul' ? 'foul' : by } : one))
}

/** The next player's draw also comes after the discards that an act out of turn has left open. */
export const closeOthers = (draft: Draft, drawn: NonNullable<Target['drawn']>): void => {
  draft.others = draft.others.map((one) => (one.passedOver && !one.drawn && one.seat !== drawn.seat ? { ...one, drawn } : one))
}
