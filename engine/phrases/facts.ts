import type { Finding } from '../model/findings.ts'
import { isSeat, type Seat } from '../model/seats.ts'
import { isKnown, isTile, type KnownTile, type Tile } from '../model/tiles.ts'

/** Readers of a finding’s facts: undefined if the fact is missing or of another kind. */
export const textFact = (finding: Finding, key: string): string | undefined => {
  const value = finding.facts[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const numberFact = (finding: Finding, key: string): number | undefined => {
  const value = finding.facts[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Seats written together (`NE`), each once, in the order written. */
export const seatsFact = (finding: Finding, key: string): readonly Seat[] => [
  ...new Set((textFact(finding, key) ?? '').split('').filter(isSeat)),
]

/** A tile whose face is known. */
export const tileFact = (finding: Finding, key: string): KnownTile | undefined => {
  const value = textFact(finding, key)
  return value !== undefined && isTile(value) && isKnown(value) ? value : undefined
}

export const tilesFact = (finding: Finding, key: string): readonly Tile[] => {
  const value = finding.facts[key]
  return Array.isArray(value) ? value.filter((tile): tile is Tile => typeof tile === 'string' && isTile(tile)) : []
}
