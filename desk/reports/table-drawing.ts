import { type BySeat, distance, SEATS, type Seat } from '../../engine/seats.ts'
import { isKnown, type KnownTile } from '../../engine/tiles.ts'
import type { GroupView, RiverTile, TableView } from '../../engine/view.ts'
import type { PlayerAtTable } from '../contract.ts'
import { html, shorten } from './html.ts'
import { LABELS } from './labels.ts'
import { inBoth } from './parts.ts'
import { drawTile, type Lying } from './tile-drawing.ts'
import { faceOf } from './tile-faces.ts'
import type { Voice } from './voice.ts'

/** What a drawing shows beside the table itself. */
export type Drawing = {
  readonly view: TableView
  readonly people: BySeat<PlayerAtTable | null>
  /** The seat that is drawn below: whom the finding is about. */
  readonly bottom: Seat
  readonly proof: readonly number[]
  readonly voice: Voice
}

const SIZE = 720
const MIDDLE = SIZE / 2
const TILE = { width: 34, height: 45 }
const STEP = 35

/** The table from above as one SVG with nothing outside it: rivers, groups, dora, wall; the tiles that prove a finding are outlined. */
export const drawTable = (drawing: Drawing): string => {
  const { view, bottom, proof } = drawing
  const used = new Set<KnownTile>()
  const seats = SEATS.map((seat) => {
    const { river, groups } = view.seats[seat]
    const turn = -90 * distance(bottom, seat)
    return `<g transform="rotate(${turn} ${MIDDLE} ${MIDDLE})"><g class="river">${drawRiver(river, proof, used)}</g><g class="groups">${drawGroups(groups, used)}</g></g>`
  })
  const centre = drawCentre(drawing, used)
  const faces = [...used].map((tile) => `<symbol id="t${tile}" viewBox="0 0 300 400">${faceOf(tile) ?? ''}</symbol>`)
  return `<svg class="board" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${html(drawing.voice.plain(inBoth((one) => LABELS[one].drawn)))} ${view.event}"><defs>${faces.join('')}</defs><rect class="mat" width="${SIZE}" height="${SIZE}"/>${seats.join('')}${centre}</svg>`
}

const RIVER_TOP = 481
const ROW_HEIGHT = 47
const ROW = 6

/** Claimed tiles lie in their groups and are left out; six to a row, the fourth row as long as it gets. */
const drawRiver = (river: readonly RiverTile[], proof: readonly number[], used: Set<KnownTile>): string => {
  const lying = river.filter((tile) => tile.claimedBy === null)
  let x = 0
  return lying
    .map((tile, i) => {
      const row = Math.min(3, Math.floor(i / ROW))
      if (i === row * ROW) x = MIDDLE - 3 * STEP
      const mark = tile.called ? 'called' : tile.event !== null && proof.includes(tile.event) ? 'proof' : undefined
      const at: Lying = { tile: tile.tile, x, y: RIVER_TOP + row * ROW_HEIGHT, rotated: tile.rotated, ...TILE, ...(mark && { mark }) }
      x += tile.rotated ? TILE.height + 1 : STEP
      return put(at, used)
    })
    .join('')
}

const GROUPS_BOTTOM = SIZE - 6

/** From the player's right corner inwards. */
const drawGroups = (groups: readonly GroupView[], used: Set<KnownTile>): string => {
  let x = SIZE - 10
  return groups
    .map((group) => {
      const flat = group.tiles.filter((tile) => !tile.stacked)
      x -= flat.reduce((width, tile) => width + (tile.rotated ? TILE.height + 1 : STEP), 0)
      let at = x
      const drawn = group.tiles.map((tile) => {
        const turned = flat.findIndex((one) => one.rotated)
        const place = tile.stacked ? x + Math.max(0, turned) * STEP : at
        const y = GROUPS_BOTTOM - (tile.rotated || tile.stacked ? TILE.width : TILE.height) - (tile.stacked ? TILE.width + 1 : 0)
        if (!tile.stacked) at += tile.rotated ? TILE.height + 1 : STEP
        const { faceDown, missing } = tile
        return put({ tile: tile.tile, x: place, y, rotated: tile.rotated || tile.stacked, ...TILE, faceDown, missing }, used)
      })
      x -= 8
      return drawn.join('')
    })
    .join('')
}

/** Names are never turned: below, right, above, left of the middle, as the players sit. */
const drawCentre = ({ view, people, bottom, voice }: Drawing, used: Set<KnownTile>): string => {
  const wallName = voice.plain(inBoth((one) => LABELS[one].wall))
  const names = SEATS.map((seat) => {
    const place = NAME_PLACES[distance(bottom, seat)]
    const { riichi, dead } = view.seats[seat]
    // there is room for one language
    const state = dead ? LABELS[voice.languages[0] ?? 'en'].dead : riichi ? LABELS[voice.languages[0] ?? 'en'].riichi : ''
    const name = shorten(people[seat]?.name ?? view.seats[seat].name ?? '', state ? 16 : 24)
    return `<text ${place}><tspan class="wind">${seat}</tspan> ${html(name)}${state ? ` <tspan class="state">${state}</tspan>` : ''}</text>`
  })
  const places = Math.max(DORA_PLACES, view.dora.length)
  const left = MIDDLE - (places * STEP) / 2
  const dora = Array.from({ length: places }, (_, i) =>
    put({ tile: view.dora[i] ?? '?', x: left + i * STEP, y: 328, ...TILE, rotated: false, faceDown: view.dora[i] === undefined }, used),
  )
  const { hand } = view
  const carried = hand ? `${hand.wind}${hand.number} · ${hand.counters}${hand.sticks > 0 ? ` · ${hand.sticks} × 1000` : ''}` : ''
  const name = `<text x="${MIDDLE}" y="318" text-anchor="middle" class="wind">${html(carried)}</text>`
  const sticks = SEATS.filter((seat) => view.seats[seat].riichi).map(
    (seat) =>
      `<rect class="stick" x="${MIDDLE - 44}" y="474" width="88" height="6" rx="3" transform="rotate(${-90 * distance(bottom, seat)} ${MIDDLE} ${MIDDLE})"/>`,
  )
  const turn = view.turn
    ? `<rect class="turn" x="246" y="470" width="228" height="4" transform="rotate(${-90 * distance(bottom, view.turn.seat)} ${MIDDLE} ${MIDDLE})"/>`
    : ''
  const wall = view.wall === null ? '' : `<text x="${MIDDLE}" y="394" text-anchor="middle">${html(wallName)} ${view.wall}</text>`
  return `<rect class="centre" x="246" y="246" width="228" height="228"/>${turn}${sticks.join('')}${names.join('')}${name}<g class="dora">${dora.join('')}</g>${wall}`
}

const DORA_PLACES = 5

const NAME_PLACES: readonly string[] = [
  `x="${MIDDLE}" y="464" text-anchor="middle"`,
  'x="466" y="432" text-anchor="end"',
  `x="${MIDDLE}" y="266" text-anchor="middle"`,
  'x="254" y="290"',
]

const put = (lying: Lying, used: Set<KnownTile>): string => {
  if (isKnown(lying.tile) && !lying.faceDown && !lying.missing) used.add(lying.tile)
  return drawTile(lying)
}
