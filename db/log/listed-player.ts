import { PLAYER_TEXTS, type PlayerText } from './vocabulary.ts'

/** A player’s details in the list. */
export type ListedPlayer = { readonly number: number | null; readonly name: string } & { readonly [T in PlayerText]: string }

/** The details of the list, in the order of its columns. */
export const PLAYER_DETAILS = ['number', 'name', ...PLAYER_TEXTS] as const satisfies readonly (keyof ListedPlayer)[]

/** The list’s details of a player, without anything else that is known. */
export const listedDetails = (player: ListedPlayer): ListedPlayer =>
  Object.fromEntries(PLAYER_DETAILS.map((detail) => [detail, player[detail]])) as ListedPlayer

/** Whether the list says the same of both, so that nothing has to be written. */
export const isListedAlike = (one: ListedPlayer, other: ListedPlayer): boolean =>
  PLAYER_DETAILS.every((detail) => one[detail] === other[detail])

/** The texts of a player of whom only name and number are known or may be shown. */
export const NO_PLAYER_TEXTS: { readonly [T in PlayerText]: '' } = { country: '' }
