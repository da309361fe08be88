import { type BySeat, SEATS, type Seat, seatDistance } from '../../../engine/model/seats.ts'
import { isKnown, type KnownTile } from '../../../engine/model/tiles.ts'
import { seatLetter } from '../../../engine/phrases/seats.ts'
import type { GroupView, RiverTile, SeatView, TableView } from '../../../engine/table/table-view.ts'
import { escapeHtml, shortenText } from '../../context/escape-html.ts'
import type { PlayerAtTable } from '../../contract/people.ts'
import { LABELS } from '../../messages/reports/labels.ts'
import { inBoth } from '../pages/parts.ts'
import type { Voice } from '../pages/voice.ts'
import { drawTile, faceOfTile, type LyingTile } from './tile.ts'

/** The contents of a drawing beside the table itself. */
export type Drawing = {
  readonly view: TableView
  readonly people: BySeat<PlayerAtTable | null>
  readonly proof: readonly number[]
  readonly voice: Voice
}

const TILE = { width: 34, height: 45 }
const STEP = 35

/** East is below, as on screen: the table is never turned without a word. */
const BELOW: Seat = 'E'

/**
 * The table from above as one self-contained SVG: rivers, groups, dora, wall; the tiles that prove a finding are
 * outlined. It is no larger than its contents, so that the tiles fill the paper.
 */
export const drawTable = (drawing: Drawing): string => {
  const { view, proof } = drawing
  const used = new Set<KnownTile>()
  const half = halfOf(view)
  const { seats: inTurn } = view.form
  const seats = inTurn.map((seat) => {
    const seatView = view.seats[seat]
    const turn = -90 * seatDistance(BELOW, seat, inTurn)
    return `<g transform="rotate(${turn})"><g class="river">${drawRiver(seatView.river, proof, used)}</g><g class="groups">${drawGroups(lyingAtEdge(seatView), half, used)}</g></g>`
  })
  const centre = drawCentre(drawing, used)
  const faces = [...used].map((tile) => `<symbol id="t${tile}" viewBox="0 0 300 400">${faceOfTile(tile) ?? ''}</symbol>`)
  const name = `${escapeHtml(drawing.voice.plain(inBoth((one) => LABELS[one].drawn)))} ${view.event}`
  const legend = legendOf(drawing).map(
    (text, n) => `<text x="0" y="${half + (n + 0.8) * LEGEND_LINE}" text-anchor="middle" class="state">${escapeHtml(text)}</text>`,
  )
  return `<svg class="board" viewBox="${-half} ${-half} ${2 * half} ${2 * half + legend.length * LEGEND_LINE}" width="${widthOf(half)}" role="img" aria-label="${name}"><defs>${faces.join('')}</defs><rect class="mat" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}"/>${seats.join('')}${centre}${legend.join('')}</svg>`
}

/** The width on screen, in CSS pixels, with no tile larger than necessary; on paper the style leaves room for the acts below it. */
const widthOf = (half: number): number => Math.min(MOST_WIDTH, Math.round(2 * half))
const MOST_WIDTH = 585

/** From the middle of the table to its edge: as many rows as the longest river has, then the groups, which meet in no corner. */
const halfOf = ({ seats }: TableView): number => {
  const all = SEATS.map((seat) => seats[seat])
  const rows = Math.max(FEWEST_ROWS, ...all.map(({ river }) => Math.min(MOST_ROWS, Math.ceil(lyingIn(river).length / ROW))))
  const groups = all.flatMap((seat) => lyingAtEdge(seat))
  const high = groups.length === 0 ? 0 : TILE.height + (groups.some(({ tiles }) => tiles.some((tile) => tile.stacked)) ? TILE.width : 0)
  const long = Math.max(...all.map((seat) => lengthOf(lyingAtEdge(seat))))
  return Math.max(RIVER_TOP + rows * ROW_HEIGHT + high + 2 * EDGE, (long + high + 3 * EDGE) / 2)
}
const FEWEST_ROWS = 2
const MOST_ROWS = 4
const EDGE = 6

const CENTRE = 114
const RIVER_TOP = 121
const ROW_HEIGHT = 47
const ROW = 6

/** A row of tiles along the player's edge of the table. */
type EdgeRow = Pick<GroupView, 'tiles'>

/** The groups, and beside them a hand that was shown. */
const lyingAtEdge = ({ groups, shown }: SeatView): readonly EdgeRow[] =>
  shown ? [...groups, { tiles: shown.map((tile) => ({ tile, rotated: false, faceDown: false, missing: false, stacked: false })) }] : groups

/** Claimed tiles lie in their groups and are left out. */
const lyingIn = (river: readonly RiverTile[]): readonly RiverTile[] => river.filter((tile) => tile.claimedBy === null)

/** Six to a row, the fourth row as long as it gets. */
const drawRiver = (river: readonly RiverTile[], proof: readonly number[], used: Set<KnownTile>): string => {
  let x = 0
  return lyingIn(river)
    .map((tile, i) => {
      const row = Math.min(MOST_ROWS - 1, Math.floor(i / ROW))
      if (i === row * ROW) x = -3 * STEP
      const mark = tile.called ? 'called' : tile.event !== null && proof.includes(tile.event) ? 'proof' : undefined
      const at: LyingTile = { tile: tile.tile, x, y: RIVER_TOP + row * ROW_HEIGHT, lies: tile.lies, ...TILE, ...(mark && { mark }) }
      x += tile.lies.includes('rotated') ? TILE.height + 1 : STEP
      return put(at, used)
    })
    .join('')
}

const GROUP_GAP = 8
const widthOfGroup = ({ tiles }: EdgeRow): number =>
  tiles.filter((tile) => !tile.stacked).reduce((width, tile) => width + (tile.rotated ? TILE.height + 1 : STEP), 0)
const lengthOf = (groups: readonly EdgeRow[]): number => groups.reduce((length, group) => length + widthOfGroup(group) + GROUP_GAP, 0)

/** From the player's right corner inwards. */
const drawGroups = (groups: readonly EdgeRow[], half: number, used: Set<KnownTile>): string => {
  let x = half - EDGE
  return groups
    .map((group) => {
      const flat = group.tiles.filter((tile) => !tile.stacked)
      x -= widthOfGroup(group)
      let at = x
      const drawn = group.tiles.map((tile) => {
        const turned = flat.findIndex((one) => one.rotated)
        const place = tile.stacked ? x + Math.max(0, turned) * STEP : at
        const y = half - EDGE - (tile.rotated || tile.stacked ? TILE.width : TILE.height) - (tile.stacked ? TILE.width + 1 : 0)
        if (!tile.stacked) at += tile.rotated ? TILE.height + 1 : STEP
        const { faceDown, missing } = tile
        return put(
          { tile: tile.tile, x: place, y, lies: tile.rotated || tile.stacked ? ['rotated'] : [], ...TILE, faceDown, missing },
          used,
        )
      })
      x -= GROUP_GAP
      return drawn.join('')
    })
    .join('')
}

/** Names are never turned: below, right, above, left of the middle, as the players sit. */
const drawCentre = ({ view, people, voice }: Drawing, used: Set<KnownTile>): string => {
  const wallName = voice.plain(inBoth((one) => LABELS[one].wall))
  const { seats } = view.form
  const names = seats.map((seat) => {
    const place = NAME_PLACES[seatDistance(BELOW, seat, seats)]
    const { dead, deadOnceDeclared } = view.seats[seat]
    const said = stateOf(view, seat, voice)
    const state = hasRoom(said) ? said : MARK
    const letter = letterOf(seat, voice)
    const most = (deadOnceDeclared ? 8 : state ? 16 : 22) - 2 * (letter.length - 1)
    const name = fitted(people[seat]?.name ?? view.seats[seat].name ?? '', most)
    return `<text ${place}><tspan class="wind">${letter}</tspan> ${escapeHtml(name)}${state ? ` <tspan class="state"${dead || !deadOnceDeclared ? '' : SMALL}>${state}</tspan>` : ''}</text>`
  })
  const places = Math.max(DORA_PLACES, view.dora.length)
  const left = -(places * STEP) / 2
  const dora = Array.from({ length: places }, (_, i) =>
    put({ tile: view.dora[i] ?? '?', x: left + i * STEP, y: -32, ...TILE, lies: [], faceDown: view.dora[i] === undefined }, used),
  )
  const { hand } = view
  const carried = hand
    ? `${letterOf(hand.wind, voice)}${hand.number} · ${hand.counters}${hand.sticks > 0 ? ` · ${hand.sticks} × 1000` : ''}`
    : ''
  const name = `<text x="0" y="-42" text-anchor="middle" class="wind">${escapeHtml(carried)}</text>`
  const sticks = seats
    .filter((seat) => view.seats[seat].riichi)
    .map(
      (seat) =>
        `<rect class="stick" x="-44" y="${CENTRE}" width="88" height="6" rx="3" transform="rotate(${-90 * seatDistance(BELOW, seat, seats)})"/>`,
    )
  const turn = view.turn
    ? `<rect class="turn" x="${-CENTRE}" y="${CENTRE - 4}" width="${2 * CENTRE}" height="4" transform="rotate(${-90 * seatDistance(BELOW, view.turn.seat, seats)})"/>`
    : ''
  const wall = view.wall === null ? '' : `<text x="0" y="36" text-anchor="middle">${escapeHtml(wallName)} ${view.wall}</text>`
  return `<rect class="centre" x="${-CENTRE}" y="${-CENTRE}" width="${2 * CENTRE}" height="${2 * CENTRE}"/>${turn}${sticks.join('')}${names.join('')}${name}<g class="dora">${dora.join('')}</g>${wall}`
}

/** East is E; West is O in French, and W/O where both languages are written. */
const letterOf = (seat: Seat, { languages }: Voice): string => [...new Set(languages.map((one) => seatLetter(seat, one)))].join('/')

/** The word for a hand beside the name of its player; empty if it is in order. */
const stateOf = ({ seats }: TableView, seat: Seat, { plain }: Voice): string => {
  const { riichi, dead, deadOnceDeclared } = seats[seat]
  const said = dead ? 'dead' : deadOnceDeclared ? 'deadOnceDeclared' : riichi ? 'riichi' : null
  return said === null ? '' : plain(inBoth((one) => LABELS[one][said]))
}

/** Two languages have no room beside a name: a mark refers to the line below the table. */
const hasRoom = (state: string): boolean => !state.includes(' · ')
const MARK = '*'
const LEGEND_LINE = 22

const legendOf = ({ view, voice }: Drawing): readonly string[] =>
  view.form.seats.flatMap((seat) => {
    const said = stateOf(view, seat, voice)
    return hasRoom(said) ? [] : [`${letterOf(seat, voice)} ${MARK}: ${said}`]
  })

const DORA_PLACES = 5
/** The longest state fits beside a name only in smaller type. */
const SMALL = ' font-size="13"'

/** A name that fits the middle of the table; the letters of the East are twice as wide. */
const fitted = (name: string, most: number): string => shortenText(name, WIDE.test(name) ? Math.floor(most * 0.6) : most)
const WIDE = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uffef]/

const NAME_PLACES: readonly string[] = [
  `x="0" y="${CENTRE - 10}" text-anchor="middle"`,
  `x="${CENTRE - 8}" y="70" text-anchor="end"`,
  `x="0" y="${22 - CENTRE}" text-anchor="middle"`,
  `x="${8 - CENTRE}" y="-66"`,
]

const put = (lying: LyingTile, used: Set<KnownTile>): string => {
  if (isKnown(lying.tile) && !lying.faceDown && !lying.missing) used.add(lying.tile)
  return drawTile(lying)
}
