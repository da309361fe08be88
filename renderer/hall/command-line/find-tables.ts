import type { TableSummary } from '../../../desk/contract/tables.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'

/**
 * Tables that match the typed text, best match first. "7" or "t 7" means the table of that name, else a player's name or number; "p 7" or
 * "#7" only a player's number. Tables of the displayed round come first, then the newest.
 */
export const findTables = (tables: readonly TableSummary[], typed: string, round?: number | null): readonly TableSummary[] => {
  const asked = typed.trim()
  if (asked === '') return tables
  const number = digitsOf(asked)
  return [...new Set([...(number === null ? [] : lookedFor(tables, number, round)), ...lookedFor(tables, foldText(asked), round)])]
}

const lookedFor = (tables: readonly TableSummary[], asked: string, round: number | null | undefined): readonly TableSummary[] => {
  const [, only, word = asked] = /^(?:(p|t|#)\s*)(\d.*)$/.exec(asked) ?? []
  const score = (table: TableSummary): number => {
    const players = SEATS.map((seat) => table.players[seat])
    const isPlayer = players.some((player) => player?.number !== null && player?.number !== undefined && String(player.number) === word)
    if (only === 'p' || only === '#') return isPlayer ? 2 : 0
    const name = foldText(table.name)
    if (name === word) return 3
    if (only === 't') return name.startsWith(word) ? 1 : 0
    if (isPlayer) return 2
    return name.startsWith(word) || players.some((player) => player && foldText(player.name).includes(word)) ? 1 : 0
  }
  const rank = ({ round: of }: TableSummary): number => (of === round ? Number.MAX_SAFE_INTEGER : (of ?? 0))
  return tables
    .map((table) => ({ table, is: score(table) }))
    .filter(({ is }) => is > 0)
    .sort((a, b) => b.is - a.is || rank(b.table) - rank(a.table))
    .map(({ table }) => table)
}

/** `7 the wall fell over`: a table by its name, or by a player's number, and words about it; null if the text does not begin with one. */
export const tableWithWords = (
  tables: readonly TableSummary[],
  typed: string,
): { readonly table: string; readonly words: string } | null => {
  const [, table = '', words = ''] = /^((?:[pt]\s?(?=\d))?\S+)\s(.+)$/i.exec(typed.trim()) ?? []
  const isNumber = /^(?:[pt]\s*|#)?\d+$/i.test(table) || digitsOf(table) !== null
  return words !== '' && (isNumber || tables.some(({ name }) => foldText(name) === foldText(table)))
    ? { table, words: words.trimStart() }
    : null
}

/** The digits 0 to 9 as typed on a French keyboard without Shift. */
const FRENCH_ROW = 'à&é"\'(-è_ç'

/** The number meant by digits typed on a French keyboard without Shift; null if the text is anything else. */
const digitsOf = (typed: string): string | null => {
  const digits = Array.from(typed.normalize('NFC'), (letter) => FRENCH_ROW.indexOf(letter))
  return digits.includes(-1) ? null : digits.join('')
}
