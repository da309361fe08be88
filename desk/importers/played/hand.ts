import type { Hand } from '../../../engine/model/table-file.ts'
import type { LogReading, PlayedClaim, PlayedDraw, PlayFacts } from './acts.ts'
import { openPlayedEnd } from './end.ts'
import { HIDDEN_FACE, isSameFaces, kindNumber } from './faces.ts'
import type { PlayedDeal } from './header.ts'
import { followFaces } from './held-faces.ts'
import { openPlayedLog } from './log.ts'
import { openRiichi } from './riichi.ts'
import { ankanEvent, claimEvents, discardEvent, doraEvent, drawEvent, kakanEvent, replacementEvent } from './shared-events.ts'

/** A hand in progress, act after act; reports impossible acts as errors. */
export type ImportedHand = ReturnType<typeof openPlayed>

/** Starts a hand at its deal, in which tiles may be unknown. */
export const openPlayed = ({ header, hands, dora }: PlayedDeal, telling: LogReading) => {
  const { complain } = telling
  const log = openPlayedLog(telling.line)
  const held = followFaces(hands, complain)
  held.turn(dora)
  const pungs = new Map<number, readonly number[]>()
  const [discards, kongs]: [number[], number[]] = [[], []]
  let [draws, claims, indicators]: [number, number, number] = [0, 0, 1]
  // What is expected next: an `ExpectedAct`, in single variables since it changes with every act.
  let due: PlayFacts['due'] = 'first'
  let dueSeat = 0
  let dueTile: number | undefined
  const riichi = openRiichi(log, telling)
  const outOfOrder = () => complain('act-order')
  const end = openPlayedEnd({ header, log, held, riichi, complain, indicators: () => indicators })

  const expect = (act: PlayFacts['due'], seat: number, tile: number | undefined) => {
    due = act
    dueSeat = seat
    dueTile = tile
  }
  const act = () => {
    if (end.hasEnded()) outOfOrder()
    riichi.passed()
  }
  const mayKong = (seat: number) => {
    act()
    if (due !== 'discard' || dueSeat !== seat || dueTile === undefined) outOfOrder()
    kongs.push(seat)
  }
  const facts = (): PlayFacts => ({
    due,
    seat: dueSeat,
    tile: dueTile,
    draws,
    riichis: riichi.count(),
    kongs,
    claims,
    discards,
    indicators,
  })

  return {
    draw: (seat: number, tile: number) => {
      act()
      if (due === 'discard' || (due === 'replace' && dueSeat !== seat) || (due === 'first' && seat !== 0)) outOfOrder()
      draws++
      held.draw(seat, tile)
      log.add(due === 'replace' ? replacementEvent(seat, tile) : drawEvent(seat, tile))
      expect('discard', seat, tile)
    },
    discard: (seat: number, tile: number, source?: 'drawn' | 'hand') => {
      if (end.hasEnded() || due !== 'discard' || dueSeat !== seat) return outOfOrder()
      const drawn = dueTile
      if (source === 'drawn' && drawn !== tile && drawn !== HIDDEN_FACE) outOfOrder()
      held.leave(seat, tile)
      const known = drawn === undefined ? undefined : (source ?? (drawn !== tile && drawn !== HIDDEN_FACE ? 'hand' : undefined))
      if (!riichi.discarded(seat, tile, known)) log.add(discardEvent(seat, tile, known))
      discards.push(tile)
      expect('anything', seat, tile)
    },
    claim: ({ seat, form, shown, claimed, from }: PlayedClaim) => {
      act()
      if (due !== 'anything' || dueTile !== claimed || dueSeat !== from || seat === from) outOfOrder()
      claims++
      for (const tile of shown) held.leave(seat, tile)
      if (form === 'pon') pungs.set(pungKey(seat, claimed), [...shown, claimed])
      if (form === 'daiminkan') kongs.push(seat)
      for (const event of claimEvents(seat, form, shown)) log.add(event)
      if (form === 'daiminkan') expect('replace', seat, claimed)
      else expect('discard', seat, undefined)
    },
    ankan: (seat: number, tiles: readonly number[]) => {
      mayKong(seat)
      const [first = HIDDEN_FACE] = tiles
      const kind = kindNumber(first)
      if (kind === HIDDEN_FACE || tiles.length !== 4 || !tiles.every((tile) => kindNumber(tile) === kind)) return outOfOrder()
      for (const tile of tiles) held.leave(seat, tile)
      log.add(ankanEvent(seat, kind))
      expect('replace', seat, kind)
    },
    kakan: (seat: number, tile: number, pung: readonly number[]) => {
      mayKong(seat)
      const laid = pungs.get(pungKey(seat, tile))
      if (!laid || !isSameFaces(laid, pung)) outOfOrder()
      pungs.delete(pungKey(seat, tile))
      held.leave(seat, tile)
      log.add(kakanEvent(seat, tile))
      expect('replace', seat, tile)
    },
    riichi: (seat: number) => {
      act()
      if (due !== 'discard' || dueSeat !== seat || !riichi.declare(seat)) outOfOrder()
    },
    stick: (seat: number) => {
      if (end.hasEnded() || !riichi.pay(seat)) outOfOrder()
    },
    dora: (tile: number) => {
      if (end.hasEnded() || indicators === 5) outOfOrder()
      riichi.passed()
      indicators++
      held.turn(tile)
      log.add(doraEvent(tile))
    },
    win: (seat: number, from: number, below: readonly number[]) => end.win(seat, from, below, facts()),
    over: (draw: PlayedDraw) => end.over(draw, facts()),
    /** Points won and lost at the end by seat, without the riichi sticks. */
    pay: end.pay,
    /** Points after the hand by seat, if the log has them. */
    points: end.points,
    hand: held.hand,
    /** Whether a replacement draw is expected. */
    mustReplace: () => due === 'replace',
    /** Whether a discard without a draw before it is expected. */
    hasClaimed: () => due === 'discard' && dueTile === undefined,
    facts,
    hasEnded: end.hasEnded,
    /** The complete hand; without an end if the log breaks off. */
    whole: (): Hand => {
      riichi.broken()
      end.addTo(log)
      return { header, ...log.whole() }
    },
  }
}

const pungKey = (seat: number, tile: number): number => kindNumber(tile) * 4 + seat
