import type { Act } from '../../../../desk/contract/hands.ts'
import { dueLines } from '../../../../engine/completion/due-lines.ts'
import { nextHandLine } from '../../../../engine/completion/header-lines.ts'
import { isSeat, nextSeat, type Seat } from '../../../../engine/model/seats.ts'
import { isKnown, isTile, type Tile } from '../../../../engine/model/tiles.ts'
import type { TableView } from '../../../../engine/table/table-view.ts'
import { type FastKey, type FlagKey, flagOnKey, type OtherKey } from '../../../keys/fast-keys.ts'
import { chowOptions, pungTiles, tileToClaim } from './claims.ts'
import { actLines, markFlag, markNoDraw, markNotTaken, markTooFast, retractLine, type TypedEdit, withoutStick } from './lines.ts'
import { fitsAfter, NO_KEYS, type PendingKeys } from './next-keys.ts'

/** Meaning of a tile where a draw is due: the tile drawn, or the discard, for a recorder who does not see the draws. */
export const TILE_MEANINGS = ['draws', 'discards'] as const
export type TileMeaning = (typeof TILE_MEANINGS)[number]

const isNothing = (pending: PendingKeys): boolean => JSON.stringify(pending) === JSON.stringify(NO_KEYS)

/** The effect of a key: acts to enter, a correction, or a line to be typed on. */
export type KeyEffect =
  | { readonly do: 'record'; readonly text: string }
  | { readonly do: 'correct'; readonly edit: TypedEdit }
  | { readonly do: 'undo' }
  | { readonly do: 'line'; readonly text: string }

/** Why a key had no effect. A complete act is never refused. */
export type NoEffectReason =
  | 'no-draw-seen'
  | 'no-claim'
  | 'no-discard'
  | 'no-call'
  | 'which-tile'
  | 'nothing-due'
  | 'seat'
  | 'number'
  | 'not-here'
/** `refused`: the key without a meaning after those pressed so far. */
export type KeyResult = {
  readonly pending: PendingKeys
  readonly does: readonly KeyEffect[]
  readonly why?: NoEffectReason
  readonly refused?: FastKey
}

/** The context in which a key is read. `source`: whether the discard of the last riichi was the tile just drawn. */
export type KeyContext = {
  readonly view: TableView
  readonly acts: readonly Act[]
  readonly seen: TileMeaning
  readonly source?: 'drawn' | 'hand' | undefined
}

/** Handles one key of fast mode. An act that breaks the rules is entered all the same: the desk marks it. */
export const pressKey = (key: FastKey, pending: PendingKeys, scene: KeyContext): KeyResult => {
  if (key !== 'undo' && !isNothing(pending) && !fitsAfter(pending, key)) return { pending, does: [], why: 'not-here', refused: key }
  const call = /^(pon|chii|ron)\.([ESWN])$/.exec(key)
  if (call) return callKey(call[1] as 'pon' | 'chii' | 'ron', call[2] as Seat, pending, scene)
  if (/^n\d$/.test(key)) return numberKey(key.slice(1), pending, scene)
  if (['m', 'p', 's', 'z'].includes(key)) return suitKey(key, pending, scene)
  const onKey = flagOnKey(key)
  if (onKey) return amend(markFlag(actLines(scene.acts), onKey, scene.source), WITHOUT[onKey.of])
  return OTHER[key as Exclude<OtherKey, FlagKey>](pending, scene)
}

const wait = (pending: Partial<PendingKeys>): KeyResult => ({ pending: { ...NO_KEYS, ...pending }, does: [] })
const record = (...texts: readonly string[]): KeyResult => ({ pending: NO_KEYS, does: texts.map((text) => ({ do: 'record', text })) })
const not = (why: NoEffectReason, pending = NO_KEYS): KeyResult => ({ pending, does: [], why })
const amend = (edit: TypedEdit | null, why: NoEffectReason): KeyResult =>
  edit ? { pending: NO_KEYS, does: [{ do: 'correct', edit }] } : not(why)

/** The seat of the act: the named one, the one in turn, or the one after the last discard. */
const actorOf = ({ seat }: PendingKeys, { view }: KeyContext): Seat | null =>
  seat ?? view.turn?.seat ?? (view.last ? nextSeat(view.last.seat, view.form.seats) : null)

const numberKey = (digit: string, pending: PendingKeys, scene: KeyContext): KeyResult => {
  if (pending.verb === 'count') return counted(pending, digit)
  if (pending.verb === 'chii' && pending.chows.length > 0) return chowBy(digit, pending)
  const next = { ...pending, number: digit }
  return pending.suit === '' ? { pending: next, does: [] } : withTile(`${digit}${pending.suit}`, next, scene)
}

const suitKey = (suit: string, pending: PendingKeys, scene: KeyContext): KeyResult =>
  pending.number === '' ? { pending: { ...pending, suit }, does: [] } : withTile(`${pending.number}${suit}`, pending, scene)

/** Completes a tile: the act that waited for it, else the draw or the discard that is due. */
const withTile = (word: string, pending: PendingKeys, scene: KeyContext): KeyResult => {
  const clear = { ...pending, number: '', suit: '' }
  if (!isTile(word)) return { pending: clear, does: [], why: 'which-tile' }
  if (pending.verb === 'dora') return record(`* dora ${word}`)
  const seat = actorOf(pending, scene)
  if (seat === null) return { pending: { ...clear, tile: word }, does: [], why: 'seat' }
  if (pending.verb === 'riichi' || pending.verb === 'ankan' || pending.verb === 'kakan') return record(`${seat} ${pending.verb} ${word}`)
  return tileBy(seat, word, pending, scene)
}

const tileBy = (seat: Seat, tile: Tile, pending: PendingKeys, { view, seen }: KeyContext): KeyResult => {
  const { turn, seats } = view
  if (pending.noDraw) return record(`${seat} discard ${tile} nodraw`)
  if (pending.drawn) return record(`${seat} discard ${tile}${pending.rotated ? ' rotated' : ''} drawn`)
  const due = turn?.seat === seat ? turn.due : !turn && (pending.seat === null || pending.tile !== null) ? 'draw' : 'discard'
  if (due !== 'discard' && seen === 'draws') return record(`${seat} ${due}${face(tile)}`)
  const fromHand = due === 'discard' && turn?.seat === seat && isKnown(seats[seat].drawn ?? undefined)
  return record(`${seat} discard ${tile}${pending.rotated ? ' rotated' : ''}${fromHand ? ' hand' : ''}`)
}

const face = (tile: Tile): string => (tile === '?' ? '' : ` ${tile}`)

const seatChosen = (seat: Seat, pending: PendingKeys, scene: KeyContext): KeyResult | null => {
  if (pending.verb === 'player') return { pending: { ...pending, verb: null, seat }, does: [] }
  if (pending.verb === 'count') return { pending: { ...pending, seat }, does: [] }
  if (pending.tile !== null) return tileBy(seat, pending.tile, { ...pending, seat }, scene)
  if (pending.verb !== 'kan') return null
  const tiles = pungTiles(scene.view, seat, 3, pending.number === '0')
  return record(pending.says ? `${seat} call kan` : claim(seat, 'daiminkan', tiles))
}

/** A claim with its displayed tiles; without them if the claimed tile is unknown. */
const claim = (seat: Seat, form: 'pon' | 'daiminkan', tiles: readonly Tile[] | null): string =>
  tiles ? `${seat} ${form} ${tiles.join('')}` : `${seat} ${form}`

const callKey = (row: 'pon' | 'chii' | 'ron', seat: Seat, pending: PendingKeys, scene: KeyContext): KeyResult => {
  const chosen = seatChosen(seat, pending, scene)
  if (chosen) return chosen
  const { view } = scene
  if (view.ended === 'exhaustive' && row !== 'ron') return record(`${seat} ${row === 'pon' ? 'tenpai' : 'noten'}`)
  if (row === 'ron') return won(seat, scene)
  if (pending.says) return record(`${seat} call ${row}`)
  if (tileToClaim(view) === null) return record(`${seat} ${row}`)
  if (row === 'pon') {
    const tiles = pungTiles(view, seat, 2, pending.number === '0')
    return record(claim(seat, 'pon', tiles))
  }
  const chows = chowOptions(view, seat)
  if (chows.length === 0) return record(`${seat} chii`)
  const asked = { ...NO_KEYS, verb: 'chii', seat, chows } as const
  return pending.number === '' ? { pending: asked, does: [] } : chowBy(pending.number, asked)
}

/** A chow by its lowest tile from the hand; 0 selects the one with a red five. */
const chowBy = (digit: string, pending: PendingKeys): KeyResult => {
  const { chows, seat } = pending
  const fits =
    digit === '0'
      ? chows.filter(({ red }) => red)
      : chows.filter(({ lowest }) => lowest === digit).sort((a, b) => Number(a.red) - Number(b.red))
  const [first, second] = fits
  if (!first || seat === null) return { pending, does: [], why: 'number' }
  return digit === '0' && second
    ? { pending: { ...pending, chows: fits.map((chow) => ({ ...chow, red: false })) }, does: [] }
    : record(`${seat} chii ${first.tiles.join('')}`)
}

const won = (seat: Seat, { acts, source }: KeyContext): KeyResult => {
  const edit = withoutStick(actLines(acts), source)
  return { pending: NO_KEYS, does: [...(edit ? [{ do: 'correct', edit } as const] : []), { do: 'record', text: `${seat} ron` }] }
}

/** Numbers from 10 begin with 1. A single 1 is confirmed with the key for the due act. */
const counted = (pending: PendingKeys, digit: string): KeyResult => {
  const { seat, number } = pending
  if (seat === null) return { pending, does: [], why: 'seat' }
  if (number === '' && digit === '1') return { pending: { ...pending, number: digit }, does: [] }
  return record(`${seat} count ${number}${digit}`)
}

/** The act that is due: the draw, the discard of the drawn tile, the replacement tile, taking the claimed tile, the exhaustive draw. */
const due = (pending: PendingKeys, scene: KeyContext): KeyResult => {
  const { view, acts } = scene
  if (pending.verb === 'count')
    return pending.seat === null || pending.number === ''
      ? not(pending.seat === null ? 'seat' : 'number', pending)
      : record(`${pending.seat} count ${pending.number}`)
  const [first] = pending.chows
  if (pending.verb === 'chii' && first) return record(`${pending.seat} chii ${first.tiles.join('')}`)
  if (view.ended) return { pending: NO_KEYS, does: [{ do: 'line', text: nextHandLine(view) }] }
  if (pending.seat !== null) return record(`${pending.seat} draw`)
  const seat = actorOf(pending, scene)
  if (seat === null) return not('seat', pending)
  const { drawn } = view.seats[seat]
  if (view.turn?.due === 'discard') {
    if (isKnown(drawn ?? undefined))
      return record(
        pending.verb === 'riichi' ? `${seat} riichi ${drawn}` : `${seat} discard ${drawn}${pending.rotated ? ' rotated' : ''} drawn`,
      )
    if (drawn === '?') return { pending: { ...pending, drawn: true }, does: [], why: 'which-tile' }
    const step =
      shown(view, actLines(acts).at(-1)?.text) ?? dueLines(view, 'take').find(({ line }) => line.startsWith(`${seat} take`))?.line
    return step === undefined ? not('which-tile', pending) : record(step)
  }
  const [line] = dueLines(view)
  return record(line?.due && view.turn ? line.line : `${seat} draw`)
}

/** The tiles to display after a call that was only declared. */
const shown = (view: TableView, last: string | undefined): string | undefined => {
  const [, seat = '', call] = /([ESWN]) call (pon|kan)$/.exec(last ?? '') ?? []
  const tiles = isSeat(seat) ? pungTiles(view, seat, call === 'pon' ? 2 : 3, false) : null
  return tiles ? `${seat} show ${tiles.join('')}` : undefined
}

const take = (_: PendingKeys, { view }: KeyContext): KeyResult => {
  const line = dueLines(view, 'take').find(({ line }) => / take /.test(line))?.line
  return line === undefined ? not('no-claim') : record(line)
}

const begins =
  (verb: PendingKeys['verb']) =>
  (pending: PendingKeys): KeyResult =>
    wait({ verb, says: pending.says, number: verb === 'kan' ? pending.number : '', seat: verb === 'count' ? null : pending.seat })

const riichi = (pending: PendingKeys, scene: KeyContext): KeyResult => {
  const seat = actorOf(pending, scene)
  if (!pending.says || seat === null) return begins('riichi')(pending)
  return { pending: { ...NO_KEYS, rotated: true }, does: [{ do: 'record', text: `${seat} call riichi` }] }
}

const fast = (_: PendingKeys, { acts, view, source }: KeyContext): KeyResult => {
  const edit = markTooFast(actLines(acts), view.form, source)
  if (edit) return amend(edit, 'no-draw-seen')
  return view.turn?.due === 'draw' ? record(`${view.turn.seat} draw fast`) : not('no-draw-seen')
}

/** A forgotten draw. Pressed before the discard it waits for the tile; after the discard it changes that act. */
const forgotten = (pending: PendingKeys, { acts, view }: KeyContext): KeyResult => {
  const edit = markNoDraw(actLines(acts))
  if (edit) return amend(edit, 'no-discard')
  return view.turn?.due === 'draw' || !view.turn ? { pending: { ...pending, noDraw: true }, does: [] } : not('no-discard')
}

/** Why a flag finds no act. */
const WITHOUT = { draw: 'no-draw-seen', discard: 'no-discard' } as const

const OTHER: Readonly<Record<Exclude<OtherKey, FlagKey>, (pending: PendingKeys, scene: KeyContext) => KeyResult>> = {
  due,
  take,
  unknown: (pending: PendingKeys, scene: KeyContext) => withTile('?', pending, scene),
  riichi,
  tsumo: (pending: PendingKeys, scene: KeyContext) => {
    const seat = actorOf(pending, scene)
    return seat === null ? not('seat') : record(`${seat} ${pending.says ? 'call ' : ''}tsumo`)
  },
  kan: begins('kan'),
  ankan: begins('ankan'),
  kakan: begins('kakan'),
  dora: begins('dora'),
  count: begins('count'),
  player: begins('player'),
  says: (pending: PendingKeys) => ({ pending: { ...pending, says: !pending.says }, does: [] }),
  putBack: (pending: PendingKeys, { view, acts }: KeyContext) => {
    const drawer = actLines(acts).findLast(({ verb }) => verb === 'draw' || verb === 'replace')?.seat
    const seat = pending.seat ?? (view.turn && view.seats[view.turn.seat].drawn ? view.turn.seat : (drawer ?? view.turn?.seat ?? null))
    return seat === null ? not('no-draw-seen') : record(`${seat} return`)
  },
  tooFast: fast,
  notTaken: (_: PendingKeys, { acts }: KeyContext) => amend(markNotTaken(actLines(acts)), 'no-claim'),
  noDraw: forgotten,
  retract: (pending: PendingKeys, { acts }: KeyContext) => {
    const line = retractLine(actLines(acts), pending.seat)
    return line === null ? not('no-call') : record(line)
  },
  touch: ({ seat }: PendingKeys, { view: { turn, last, form } }: KeyContext) => {
    const drawer = seat ?? (turn?.due === 'draw' ? turn.seat : last && nextSeat(last.seat, form.seats))
    return drawer === null ? not('seat') : record(`${drawer} touch`)
  },
  line: (): KeyResult => ({ pending: NO_KEYS, does: [{ do: 'line', text: '' }] }),
  undo: (pending: PendingKeys): KeyResult => (isNothing(pending) ? { pending, does: [{ do: 'undo' }] } : { pending: NO_KEYS, does: [] }),
}
