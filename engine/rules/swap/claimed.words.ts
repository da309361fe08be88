import type { English } from '../../phrases/english.ts'
import { tileFact } from '../../phrases/facts.ts'
import type { French } from '../../phrases/french.ts'

/** The claimed tile, or `discard` where its face is not known. */
export const claimedTile = (f: English): string => `${f.discarders} ${tileFact(f.finding, 'claimed') ?? 'discard'}`

export const frenchClaimedTile = (f: French): string => {
  const tile = tileFact(f.finding, 'claimed')
  return `${tile ? `le ${tile}` : 'l’écart'}${f.discarders}`
}
