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
    return `<g transform="rotate(${turn} ${MIDDLE} ${MIDDLE})">${drawRiver(river, proof, used)}${drawGroups(groups, used)}</g>`
  })
  const centre = drawCentre(drawing, used)
  const faces = [...used].map((tile) => `<symbol id="t${tile}" viewBox="0 0 300 400">${faceOf(tile) ?? ''}</symbol>`)
  return `<svg class="board" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${html(drawing.voice.plain(inBoth((one) => LABELS[one].drawn)))} ${view.event}"><defs>${faces.join('')}</defs><rect class="mat" width="${SIZE}" height="${SIZE}"/>${seats.join('')}${centre}</svg>`
}

const RIVER_TOP = 478
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
  const label = (name: 'dead' | 'riichi' | 'wall'): string => voice.plain(inBoth((one) => LABELS[one][name]))
  const names = SEATS.map((seat) => {
    const place = NAME_PLACES[distance(bottom, seat)]
    const { riichi, dead } = view.seats[seat]
    const state = dead ? label('dead') : riichi ? label('riichi') : ''
    const name = shorten(people[seat]?.name ?? view.seats[seat].name ?? '', 24)
    return `<text ${place}><tspan class="wind">${seat}</tspan> ${html(name)}${state ? ` <tspan class="state">${state}</tspan>` : ''}</text>`
  })
  const left = MIDDLE - (view.dora.length * STEP) / 2
  const dora = view.dora.map((tile, i) => put({ tile, x: left + i * STEP, y: 322, ...TILE, rotated: false }, used))
  const wall = view.wall === null ? '' : `<text x="${MIDDLE}" y="394" text-anchor="middle">${html(label('wall'))} ${view.wall}</text>`
  return `<rect class="centre" x="246" y="246" width="228" height="228"/>${names.join('')}${dora.join('')}${wall}`
}

const NAME_PLACES: readonly string[] = [
  `x="${MIDDLE}" y="464" text-anchor="middle"`,
  'x="466" y="432" text-anchor="end"',
  `x="${MIDDLE}" y="266" text-anchor="middle"`,
  'x="254" y="300"',
]

const put = (lying: Lying, used: Set<KnownTile>): string => {
  if (isKnown(lying.tile) && !lying.faceDown && !lying.missing) used.add(lying.tile)
  return drawTile(lying)
}
