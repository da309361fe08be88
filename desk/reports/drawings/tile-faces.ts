import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownTile } from '../../../engine/model/tiles.ts'

/** Folder of the tile faces beside the sources; packaged, beside the program. */
const FOLDERS = ['../../../renderer/ui/tiles/faces', 'tiles'].map((folder) => join(import.meta.dirname, folder))

/** The face of a tile as the content of an SVG symbol with its own name; none if the faces were not packed. */
export const faceOf = (tile: KnownTile): string | undefined => {
  const file = FOLDERS.map((folder) => join(folder, `${tile}.svg`)).find((path) => existsSync(path))
  if (!file) return undefined
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))?.[1]
  // ids within a face are local to it: in one page they must not meet those of another
  return inside?.replaceAll(/\b(id="|href="#|url\(#)/g, `$1f${tile}-`)
}
