import { bySeat, type Seat } from '../../../engine/model/seats.ts'
import type { Hand, HandHeader } from '../../../engine/model/table-file.ts'
import { isSameKind, type Kind, kindOf, type Tile } from '../../../engine/model/tiles.ts'
import { expandShort } from '../../../engine/notation/short-forms.ts'
import type { ExpectedAct, LogReading, PlayedClaim, PlayedDraw, PlayFacts } from './acts.ts'
import { openPlayedEnd } from './end.ts'
import { followFaces } from './held-faces.ts'
import { openPlayedLog } from './log.ts'
import { openRiichi } from './riichi.ts'

/** A hand in progress, act after act, in seats and faces; reports impossible acts as errors. */
export type ImportedHand = ReturnType<typeof openPlayed>

/** Starts a hand at its deal, in which tiles may be unknown. */
export const openPlayed = (header: HandHeader, telling: LogReading) => {
  const { complain } = telling
  const log = openPlayedLog(telling.line ?? (() => undefined))
  const unknown: readonly Tile[] = Array.from({ length: 13 }, () => '?' as const)
  const held = followFaces(
    bySeat((seat) => header.deal?.[seat] ?? unknown),
    complain,
  )
  if (header.dora) held.turn(header.dora)
  const pungs = new Map<string, readonly Tile[]>()
  const [discards, kongs]: [Tile[], Seat[]] = [[], []]
  let [draws, claims, indicators]: [number, number, number] = [0, 0, 1]
  let due: ExpectedAct = { due: 'first' }
  const riichi = openRiichi(log, telling)
  const outOfOrder = () => complain('act-order')
  const end = openPlayedEnd({ header, log, held, riichi, complain, indicators: () => indicators })

  const act = () => {
    if (end.hasEnded()) outOfOrder()
    riichi.passed()
  }
  const mayKong = (seat: Seat) => {
    act()
    if (due.due !== 'discard' || due.seat !== seat || due.drawn === undefined) outOfOrder()
    kongs.push(seat)
  }

  return {
    draw: (seat: Seat, tile: Tile) => {
      act()
      if (due.due === 'discard' || (due.due === 'replace' && due.seat !== seat) || (due.due === 'first' && seat !== 'E')) outOfOrder()
      draws++
      held.draw(seat, tile)
      const drawn = { actor: seat, ...(tile !== '?' && { tile }) }
      log.add(due.due === 'replace' ? { ...drawn, verb: 'replace' } : { ...drawn, verb: 'draw' })
      due = { due: 'discard', seat, drawn: tile }
    },
    discard: (seat: Seat, tile: Tile, source?: 'drawn' | 'hand') => {
      if (end.hasEnded() || due.due !== 'discard' || due.seat !== seat) return outOfOrder()
      const { drawn } = due
      if (source === 'drawn' && drawn !== tile && drawn !== '?') outOfOrder()
      held.leave(seat, [tile])
      const known = drawn === undefined ? undefined : (source ?? (drawn !== tile && drawn !== '?' ? 'hand' : undefined))
      if (!riichi.discarded(seat, tile, known)) log.add({ actor: seat, verb: 'discard', tile, ...(known && { source: known }) })
      discards.push(tile)
      due = { due: 'anything', seat, tile }
    },
    claim: ({ seat, form, shown, claimed, from }: PlayedClaim) => {
      act()
      if (due.due !== 'anything' || due.tile !== claimed || due.seat !== from || seat === from) outOfOrder()
      claims++
      held.leave(seat, shown)
      if (form === 'pon') pungs.set(`${seat} ${kindName(claimed)}`, [...shown, claimed])
      if (form === 'daiminkan') kongs.push(seat)
      log.add(...expandShort({ actor: seat, form, tiles: shown }))
      due = form === 'daiminkan' ? { due: 'replace', seat, tile: claimed } : { due: 'discard', seat }
    },
    ankan: (seat: Seat, tiles: readonly Tile[]) => {
      mayKong(seat)
      const tile = tiles.find((face) => face !== '?')
      if (tile === undefined || tiles.length !== 4 || !tiles.every((face) => isSameKind(face, tile))) return outOfOrder()
      held.leave(seat, tiles)
      log.add({ actor: seat, verb: 'ankan', tile: kindName(tile) })
      due = { due: 'replace', seat, tile: kindName(tile) }
    },
    kakan: (seat: Seat, tile: Tile, pung: readonly Tile[]) => {
      mayKong(seat)
      const laid = pungs.get(`${seat} ${kindName(tile)}`)
      if (!laid || [...laid].sort().join() !== [...pung].sort().join()) outOfOrder()
      pungs.delete(`${seat} ${kindName(tile)}`)
      held.leave(seat, [tile])
      log.add({ actor: seat, verb: 'kakan', tile })
      due = { due: 'replace', seat, tile }
    },
    riichi: (seat: Seat) => {
      act()
      if (due.due !== 'discard' || due.seat !== seat || !riichi.declare(seat)) outOfOrder()
    },
    stick: (seat: Seat) => {
      if (end.hasEnded() || !riichi.pay(seat)) outOfOrder()
    },
    dora: (tile: Tile) => {
      if (end.hasEnded() || indicators === 5) outOfOrder()
      riichi.passed()
      indicators++
      held.turn(tile)
      log.add({ actor: '*', verb: 'dora', tile })
    },
    win: (seat: Seat, from: Seat, below: readonly Tile[]) => end.win(seat, from, below, due),
    over: (draw: PlayedDraw) => end.over(draw, due),
    /** Points won and lost at the end, without the riichi sticks. */
    pay: end.pay,
    /** Points after the hand, if the log has them. */
    points: end.points,
    hand: held.hand,
    facts: (): PlayFacts => ({ due, draws, riichis: riichi.count(), kongs, claims, discards, indicators }),
    hasEnded: end.hasEnded,
    /** The complete hand; without an end if the log breaks off. */
    whole: (): Hand => {
      riichi.broken()
      log.addWritten(...end.events())
      return { header, ...log.whole() }
    },
  }
}

const kindName = (tile: Tile): Kind | '?' => (tile === '?' ? '?' : kindOf(tile))
