import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LyingFlag } from '../../../engine/model/circumstances.ts'
import { isKnown, isRed, type KnownTile, type Tile } from '../../../engine/model/tiles.ts'

/** A tile as it lies: `x` and `y` are its upper left corner, turned or not. */
export type LyingTile = {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lies: readonly LyingFlag[]
  readonly faceDown?: boolean
  readonly missing?: boolean
  readonly mark?: 'proof' | 'called'
}

/** The transform of a tile of that width for each flag of its discard. */
const LYING: Readonly<Record<LyingFlag, (width: number) => string>> = {
  rotated: (width) => ` translate(0 ${width}) rotate(-90)`,
}

/** One tile, its face from the symbol of its name; a red five has a folded corner, so that it shows without colour too. */
export const drawTile = ({ tile, x, y, width: w, height: h, lies, faceDown = false, missing = false, mark }: LyingTile): string => {
  const place = `translate(${x} ${y})${lies.map((flag) => LYING[flag](w)).join('')}`
  const look = missing ? 'ghost' : faceDown ? 'back' : tile === '?' ? 'unknown' : 'tile'
  const body = `<rect class="${look}" x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="2.5"/>`
  const marked = mark ? `<rect class="${mark}" x="-1" y="-1" width="${w + 2}" height="${h + 2}" rx="3"/>` : ''
  return `<g transform="${place}">${body}${faceDown || missing ? '' : face(tile, w, h)}${marked}</g>`
}

const face = (tile: Tile, w: number, h: number): string => {
  if (!isKnown(tile)) return `<text class="q" x="${w / 2}" y="${h / 2 + 6}" text-anchor="middle">?</text>`
  const red = isRed(tile) ? `<path class="red" d="M${w * 0.62} 1H${w - 1}V${w * 0.38}z"/>` : ''
  return `<use href="#t${tile}" x="${w * 0.08}" y="${h * 0.06}" width="${w * 0.84}" height="${h * 0.88}"/>${red}`
}

/** Folder of the tile faces beside the sources; packaged, beside the program. */
const FOLDERS = ['../../../renderer/ui/tiles/faces', 'tiles'].map((folder) => join(import.meta.dirname, folder))

/** The face of a tile as the content of an SVG symbol with its own name; none if the faces were not packed. */
export const faceOfTile = (tile: KnownTile): string | undefined => {
  const file = FOLDERS.map((folder) => join(folder, `${tile}.svg`)).find((path) => existsSync(path))
  if (!file) return undefined
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))?.[1]
  // ids within a face are local to it: in one page they must not meet those of another
  return inside?.replaceAll(/\b(id="|href="#|url\(#)/g, `$1f${tile}-`)
}
