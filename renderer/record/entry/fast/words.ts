import { dueLines } from '../../../../engine/completion/due-lines.ts'
import { nextHandLine } from '../../../../engine/completion/header-lines.ts'
import { nextSeat, type Seat } from '../../../../engine/model/seats.ts'
import type { TableView } from '../../../../engine/table/table-view.ts'
import type { PendingKeys } from './next-keys.ts'
import type { TileMeaning } from './press.ts'

/** The incomplete act in notation; empty if none was begun. */
export const pendingText = (pending: PendingKeys, view: TableView, seen: TileMeaning): string => {
  const { verb, seat, number, suit, says, tile } = pending
  const who = seat ?? view.turn?.seat ?? (view.last ? nextSeat(view.last.seat, view.form.seats) : null) ?? '?'
  const face = tile ?? (number || suit ? `${number || '·'}${suit}` : '')
  if (verb === 'dora') return `* dora ${face}`
  if (verb === 'kan') return `? ${says ? 'call kan' : `daiminkan${number === '0' ? ' 0' : ''}`}`
  if (verb === 'count') return `${seat ?? '?'} count ${number}`
  if (verb === 'chii') return `${seat} chii `
  if (verb === 'player') return '? '
  if (verb) return `${who} ${verb} ${face}`
  if (says) return '? call '
  if (pending.noDraw) return `${who} discard ${face || '·'} nodraw`
  if (pending.drawn) return `${who} discard ${face || '·'} drawn`
  if (pending.rotated) return `${who} discard ${face || '·'} rotated`
  if (tile) return `? ${face}`
  if (face === '' && seat === null) return ''
  return `${who} ${meant(who, seat, view, seen)} ${face}`
}

const meant = (who: Seat | '?', seat: Seat | null, { turn }: TableView, seen: TileMeaning): string => {
  const due = turn?.seat === who ? turn.due : seat === null && !turn ? 'draw' : 'discard'
  return seen === 'discards' ? 'discard' : due
}

/** The line that the key for the due act enters, as far as it is known. */
export const dueLine = (view: TableView): string => {
  if (view.ended) return nextHandLine(view)
  const { form, turn, last, seats } = view
  if (!turn) return last ? `${nextSeat(last.seat, form.seats)} draw` : ''
  if (turn.due !== 'discard') return dueLines(view)[0]?.line ?? ''
  const { drawn } = seats[turn.seat]
  return drawn ? `${turn.seat} discard ${drawn === '?' ? '·' : drawn} drawn` : ''
}
