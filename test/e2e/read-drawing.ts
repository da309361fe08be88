import type { Page } from '@playwright/test'

/** A tile as a picture shows it: its place (frame 0 below, 1 right, 2 above, 3 left; river, groups or dora; row and number there), whether it lies sideways, its face upright. */
export type DrawnTile = { readonly place: string; readonly sideways: boolean; readonly face: readonly number[] }

/** Where a tile was drawn: the frame and the tile as really turned, degrees; corners in CSS pixels from the upper left of the table. */
type Box = {
  readonly zone: string
  readonly frame: number
  readonly turn: number
  readonly rect: readonly [number, number, number, number]
}

/** Takes a picture of a table and cuts every tile out of it at its exact place, turned upright. */
export const readDrawing = async (page: Page, selector: string): Promise<readonly DrawnTile[]> => {
  const table = page.locator(selector)
  await table.scrollIntoViewIfNeeded()
  const { size, boxes } = await page.evaluate<{
    size: readonly number[]
    boxes: readonly Box[]
  }>(`(${FIND})(${JSON.stringify(selector)})`)
  const png = (await table.screenshot({ animations: 'disabled' })).toString('base64')
  const blank = await page.context().newPage()
  try {
    const faces = await blank.evaluate<readonly number[][]>(`(${CUT})(${JSON.stringify({ png, size, boxes })})`)
    return inOrder(
      boxes.map((box, n) => ({ ...box, face: faces[n] ?? [] })),
      size,
    )
  } finally {
    await blank.close()
  }
}

/** The differences between two drawings of a table, place by place; empty if they show the same. */
export const differences = (one: readonly DrawnTile[], other: readonly DrawnTile[]): readonly string[] => {
  const places = [...new Set([...one, ...other].map(({ place }) => place))]
  const at = (tiles: readonly DrawnTile[], place: string) => tiles.find((tile) => tile.place === place)
  return places.flatMap((place) => {
    const [first, second] = [at(one, place), at(other, place)]
    if (!first || !second) return [`${place}: a tile in one alone`]
    if (first.sideways !== second.sideways) return [`${place}: sideways in one alone`]
    const like = unlike(first.face, second.face)
    if (like <= STEP) return []
    const nearest = Math.min(...one.map(({ face }) => unlike(face, second.face)))
    return like > MOST || (like > nearest * CLEARLY && like > nearest + STEP) ? [`${place}: another face`] : []
  })
}

/** One face drawn in two ways differs by 3 to 12, two faces by 13 at least: another tile of the table is not clearly nearer than the one at the same place. */
const MOST = 16
const CLEARLY = 1.7
const STEP = 3

/** How unlike two faces are, from 0 to 255, laid over each other as well as they go. */
const unlike = (one: readonly number[], other: readonly number[]): number =>
  Math.min(...SHIFTS.flatMap((x) => SHIFTS.map((y) => apart(one, other, x, y))))

const SHIFTS = [-2, -1, 0, 1, 2]
const WIDE = 36
const HIGH = 48

const apart = (one: readonly number[], other: readonly number[], right: number, down: number): number => {
  let sum = 0
  let count = 0
  for (let y = 2; y < HIGH - 2; y++)
    for (let x = 2; x < WIDE - 2; x++)
      for (let colour = 0; colour < 3; colour++) {
        sum += Math.abs((one[(y * WIDE + x) * 3 + colour] ?? 0) - (other[((y + down) * WIDE + x + right) * 3 + colour] ?? 0))
        count++
      }
  return sum / count
}

type Found = Box & { readonly face: readonly number[] }

/** Each tile with its place, read from where it lies: rivers by rows from the middle outwards, groups by columns. */
const inOrder = (found: readonly Found[], [width = 0, height = 0]: readonly number[]): readonly DrawnTile[] => {
  const tiles = found.map((one) => {
    const [left, top, wide, high] = one.rect
    const x = left + wide / 2 - width / 2
    const y = top + high / 2 - height / 2
    const back = (-one.frame * Math.PI) / 180
    return {
      ...one,
      frame: ((360 - one.frame) / 90) % 4,
      sideways: (one.turn - one.frame + 720) % 360 === 270,
      x: x * Math.cos(back) - y * Math.sin(back),
      y: x * Math.sin(back) + y * Math.cos(back),
      high: Math.max(wide, high),
    }
  })
  const zones = Map.groupBy(tiles, ({ zone, frame }) => `${frame} ${zone}`)
  return [...zones]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([zone, those]) => {
      const [main, other] = zone.endsWith('groups') ? (['x', 'y'] as const) : (['y', 'x'] as const)
      const lines: (typeof those)[] = []
      for (const tile of those.toSorted((one, two) => one[main] - two[main])) {
        const last = lines.at(-1)
        const from = last?.[0]?.[main]
        if (last && from !== undefined && tile[main] - from < tile.high * 0.4) last.push(tile)
        else lines.push([tile])
      }
      return lines.flatMap((line, row) =>
        line
          .toSorted((one, two) => one[other] - two[other])
          .map(({ sideways, face }, n) => ({ place: `${zone} ${row + 1}.${n + 1}`, sideways, face })),
      )
    })
}

/** Runs in the page: every tile of a table, of the screen (boxes) or of a report (one SVG). */
const FIND = `(selector) => {
  const table = document.querySelector(selector)
  const from = table.getBoundingClientRect()
  const degrees = ({ a, b }) => (Math.round((Math.atan2(b, a) * 180) / Math.PI / 90) * 90 + 360) % 360
  const turned = (element) => {
    if (element.getScreenCTM) return degrees(element.getScreenCTM())
    let all = new DOMMatrix()
    for (let one = element; one !== table; one = one.parentElement) all = new DOMMatrix(getComputedStyle(one).transform).multiply(all)
    return degrees(all)
  }
  const bodies = [...table.querySelectorAll('i.t, rect.tile, rect.back, rect.unknown, rect.ghost')].filter((body) => body.closest('.river, .groups, .dora'))
  return {
    size: [from.width, from.height],
    boxes: bodies.map((body) => {
      const zone = body.closest('.river, .groups, .dora')
      const at = body.getBoundingClientRect()
      const edge = parseFloat(getComputedStyle(body).borderLeftWidth) || 0
      return {
        zone: [...zone.classList].find((name) => ['river', 'groups', 'dora'].includes(name)),
        frame: turned(zone),
        turn: turned(body),
        rect: [at.left - from.left + edge, at.top - from.top + edge, at.width - 2 * edge, at.height - 2 * edge],
      }
    }),
  }
}`

/** Runs in an empty page: the faces cut out of the picture, without the edge of the tile, as points of red, green and blue. */
const CUT = `async ({ png, size, boxes }) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob())
  const scale = picture.width / size[0]
  const [w, h] = [${WIDE}, ${HIGH}]
  return boxes.map(({ turn, rect: [left, top, wide, high] }) => {
    const canvas = new OffscreenCanvas(w, h)
    const to = canvas.getContext('2d', { willReadFrequently: true })
    to.imageSmoothingQuality = 'high'
    // the edges of strokes fall otherwise in either drawing
    to.filter = 'blur(1.5px)'
    to.translate(w / 2, h / 2)
    to.rotate((-turn * Math.PI) / 180)
    const across = turn % 180 !== 0
    // a face is three by four, and 84 % as wide as its tile
    const short = Math.min(wide, high) * 0.88
    const [inW, inH] = across ? [(short * 4) / 3, short] : [short, (short * 4) / 3]
    const [tw, th] = across ? [h, w] : [w, h]
    to.drawImage(picture, (left + (wide - inW) / 2) * scale, (top + (high - inH) / 2) * scale, inW * scale, inH * scale, -tw / 2, -th / 2, tw, th)
    return [...to.getImageData(0, 0, w, h).data].filter((_, n) => n % 4 !== 3)
  })
}`
