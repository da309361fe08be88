import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerAtTable } from '../../desk/contract/people.ts'
import type { ShownFinding } from '../../desk/contract/rulings.ts'
import { entailsDeadHand } from '../../engine/model/findings.ts'
import { type BySeat, type Seat, seatsFrom } from '../../engine/model/seats.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import { nameAt, shortNames } from '../language/names.ts'
import * as css from './board.module.css'
import { BoardText } from './board-text.tsx'
import { Centre } from './centre.tsx'
import * as countdownCss from './countdown.module.css'
import { Countdown } from './countdown.tsx'
import { useMovedTiles } from './moved.ts'
import { BOARD_SIDES, boardSide, plateTags } from './places.ts'
import { Plate } from './plate.tsx'
import { SeatArea } from './seat-area.tsx'

export type BoardProps = {
  readonly view: TableView
  readonly table: string
  readonly players: BySeat<PlayerAtTable | null>
  readonly bottom: Seat
  readonly size: 'lg' | 'md'
  /** The events that prove a finding; their tiles are outlined. */
  readonly proof?: readonly number[]
  /** Findings, to tell a proposed dead hand from a decided one. */
  readonly findings?: readonly ShownFinding[]
  /** Shows claimed tiles at their places in the rivers, since they count for furiten. */
  readonly claimed?: boolean
  /** Turns the board to a seat when its plate is clicked. */
  readonly onTurn?: (seat: Seat) => void
}

/** The table from above. The player at the bottom reads upright; names and numbers are never turned. The same view is drawn once. */
export const Board = memo((props: BoardProps) => {
  const { view, table, players, bottom, size, proof = NO_PROOF, findings = NO_FINDINGS, claimed = false, onTurn } = props
  const { t } = useTranslation()
  const moved = useMovedTiles(view)
  const { seats } = view.form
  const fromBottom = seatsFrom(bottom, seats)
  const shortName = shortNames(seats.flatMap((seat) => nameAt(seat, view, players) ?? []))
  return (
    <div className={`centred ${css.room}`}>
      <div className={`${css.board} ${size}`} aria-hidden="true">
        {BOARD_SIDES.map((place) => (
          <span key={place} className={`${css.edge} p${place}`} />
        ))}
        {fromBottom.map((seat) => (
          <SeatArea
            key={seat}
            seat={view.seats[seat]}
            place={boardSide(seat, bottom, seats)}
            last={view.last?.seat === seat && proof.length === 0 ? view.last.event : null}
            proof={proof}
            all={claimed}
            fresh={view.last?.seat === seat ? moved.discard : null}
            taken={moved.taken === seat}
            tagged={plateTags(view.seats[seat], view.turn?.seat === seat ? view.turn.due : null).length > 0}
          />
        ))}
        {fromBottom.map((seat) => (
          <Plate
            key={seat}
            wind={seat}
            seat={view.seats[seat]}
            name={nameAt(seat, view, players)}
            shortName={shortName(nameAt(seat, view, players) ?? '')}
            place={boardSide(seat, bottom, seats)}
            due={view.turn?.seat === seat ? view.turn.due : null}
            asked={isProposed(findings, seat)}
            onTurn={onTurn}
          />
        ))}
        <Centre view={view} bottom={bottom} />
        {fromBottom.map((seat) => {
          const untaken = view.untaken.filter((claim) => claim.seat === seat && claim.discardsLeft > 0 && !view.seats[seat].dead)
          return untaken.length === 0 ? null : (
            <div key={seat} className={`blocks ${countdownCss.notice} c${boardSide(seat, bottom, seats)}`}>
              {untaken.map((claim) => (
                <Countdown key={claim.called} untaken={claim} />
              ))}
            </div>
          )
        })}
      </div>
      <section className="sr" aria-label={t('board.label', { table })}>
        <BoardText view={view} players={players} asked={seats.filter((seat) => isProposed(findings, seat))} claimed={claimed} />
      </section>
    </div>
  )
})

const NO_PROOF: readonly number[] = []
const NO_FINDINGS: readonly ShownFinding[] = []

/** A hand that is dead only by findings without a decision. */
const isProposed = (findings: readonly ShownFinding[], seat: Seat): boolean => {
  const dead = findings.filter(({ finding }) => finding.seat === seat && entailsDeadHand(finding))
  return (
    dead.some(({ state, finding }) => state === 'open' && finding.declared === undefined) &&
    !dead.some(({ state }) => state === 'confirmed')
  )
}
