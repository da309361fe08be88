import type { TableState } from '../../../desk/contract/tables.ts'
import type { Seat } from '../../../engine/model/seats.ts'

/** The act by which a report names the player of a chombo. */
export const chomboNote = (seat: Seat): string => `* note chombo ${seat}`

/** The players to whom a referee has given a chombo in this hand. */
export const chombosIn = ({ acts, findings, view }: Pick<TableState, 'acts' | 'findings' | 'view'>): readonly Seat[] =>
  view.form.seats.filter(
    (seat) =>
      acts.some(({ text }) => text === chomboNote(seat)) ||
      findings.some(
        ({ finding, state, ruling }) =>
          state !== 'gone' &&
          finding.seat === seat &&
          finding.decision === 'upheld' &&
          // a ruling that was typed as a line has no signature
          (ruling?.imposed.kind ?? finding.imposed ?? finding.penalty.kind) === 'chombo',
      ),
  )
