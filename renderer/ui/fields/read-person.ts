import type { Player } from '../../../desk/contract/people.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'

/** A suggested name, with number and country if two players share it. */
export const labelOf = ({ id, number, name, country }: Player, players: readonly Player[]): string => {
  const more = [number ?? '', country].filter(Boolean).join(', ')
  return more !== '' && players.some((other) => other.name === name && other.id !== id) ? `${name} (${more})` : name
}

/** Several players who have the name that was typed, accents aside: the text means one of them. */
export const namesakes = (text: string, players: readonly Player[]): readonly Player[] => {
  const folded = foldText(text.trim())
  const same = players.filter(({ name }) => foldText(name) === folded)
  return same.length > 1 && readPerson(text, players).id === undefined ? same : []
}

const MOST_OFFERED = 4

/** The players whose names hold every word of a text, whatever its accents; none if those are too many to choose from. */
export const likelyPlayers = (text: string, players: readonly Player[]): readonly Player[] => {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const found = words.length === 0 ? [] : players.filter(({ name }) => words.every((word) => foldText(name).includes(word)))
  return found.length > MOST_OFFERED ? [] : found
}

/** The person that a text means: a listed player by name (accents aside), number or both; else just a name. */
export const readPerson = (text: string, players: readonly Player[]): { readonly id?: string; readonly name: string } => {
  const typed = text.trim()
  const exact = players.filter(
    (player) => labelOf(player, players) === typed || (player.number !== null && String(player.number) === typed),
  )
  const known = exact.length > 0 ? exact : players.filter((player) => foldText(labelOf(player, players)) === foldText(typed))
  const [only] = known
  return known.length === 1 && only ? { id: only.id, name: only.name } : { name: typed }
}
