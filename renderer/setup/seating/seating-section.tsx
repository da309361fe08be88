import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { EmptyNote } from '../../ui/empty.tsx'
import { SeatProposal } from './seat-proposal.tsx'
import * as css from './seating.module.css'
import { hasFreeSeat, seatsTaken, unseatedPlayers } from './seating.ts'
import { SeatingFoot, UnseatedSuggestions } from './seating-foot.tsx'
import { SeatingHead } from './seating-head.tsx'
import { SeatingTable } from './seating-table.tsx'
import { useSeating } from './use-seating.ts'

/**
 * Seating of a round by hand: number or name, Enter, next seat; each seat is saved at once. Two seats can be swapped, and players without a
 * seat get a proposal.
 */
export const SeatingSection = () => {
  const { t } = useTranslation()
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const seating = useSeating()
  const { players, tables, proposal, state, swap, draw } = seating
  const { keyOf } = useBindings()
  useKeys({
    [keyOf('setup.swap')]: () => swap(),
    ...(!proposal && { [keyOf('setup.propose')]: () => draw(0) }),
    ...(state.marked ? { Escape: seating.leaveSwap } : proposal && { Escape: seating.leaveProposal }),
  })
  /** While a swap is under way, Enter chooses the focused seat. */
  const chooseOnEnter = (event: KeyboardEvent): void => {
    if (!state.marked || event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    swap()
  }
  if (rounds?.rounds.length === 0) return <EmptyNote fact={t('clock.noRounds')} todo={t('seating.noRoundsDo')} />
  if (seating.listed?.length === 0) return <EmptyNote fact={t('seating.noPlayers')} todo={t('seating.noPlayersDo')} />
  const unseated = unseatedPlayers(players, tables)
  const { back } = state
  return (
    <div className={`blocks ${css.seating}`}>
      <SeatingHead
        rounds={rounds?.rounds.map(({ number }) => number) ?? []}
        round={seating.round}
        swapping={state.marked !== null}
        proposing={
          !proposal && unseated.length > 0 && hasFreeSeat(tables) ? { first: tables.every((table) => seatsTaken(table) === 0) } : null
        }
        message={state.message}
        onRound={seating.pickRound}
        onSwap={() => swap()}
        onPropose={() => draw(0)}
        onEmpty={seating.empty && (() => void seating.empty?.())}
        onUndo={back && (() => void seating.undo(back))}
      />
      {proposal && (
        <SeatProposal
          proposal={proposal}
          trouble={state.trouble}
          onTake={() => void seating.takeProposal()}
          onOther={() => draw(proposal.draw + 1)}
          onLeave={seating.leaveProposal}
        />
      )}
      {tables.length === 0 ? (
        <p className="empty">
          <b className="heading">{t('seating.noTables')}</b> <a href={`#${paths.hall}`}>{t('seating.toHall')}</a>
        </p>
      ) : (
        <SeatingTable
          tables={tables}
          saved={seating.saved}
          meetings={proposal?.meetings ?? null}
          players={players}
          marked={state.marked}
          acts={seating.acts}
          body={seating.body}
          onChange={seating.seatPlayer}
          onFocus={seating.focus}
          onSwap={swap}
          onKey={chooseOnEnter}
        />
      )}
      {players.length > 0 && tables.length > 0 && <SeatingFoot tables={tables} unseated={unseated} />}
      <UnseatedSuggestions unseated={unseated} />
    </div>
  )
}
