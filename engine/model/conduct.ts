import type { Penalty } from './penalties.ts'

/** What players do without an act of the game behind it (rule book, Conduct): found by a person, never by the engine. */
export const CONDUCT_IDS = [
  ...(['conduct.late', 'conduct.absent', 'conduct.phone', 'conduct.information', 'conduct.obstruction', 'conduct.behaviour'] as const),
  ...(['conduct.wall', 'conduct.wrong-table', 'conduct.score-sheet', 'conduct.cheating', 'conduct.other'] as const),
] as const
export type ConductId = (typeof CONDUCT_IDS)[number]

/** Whether a word names a conduct of the rule book. */
export const isConductId = (word: string): word is ConductId => CONDUCT_IDS.some((id) => id === word)

/** Whether a word names a house rule about conduct: `house.` and a name of its own. */
export const isHouseConduct = (word: string): boolean => /^house\.[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(word)

/** What a rule set says of a conduct: penalties to choose from, the first of them proposed, or so much a minute. */
export type ConductRow = { readonly section: string } & (
  | { readonly choices: readonly [Penalty, ...Penalty[]] }
  | { readonly aMinute: Points; readonly forfeit?: { readonly minutes: number; readonly penalty: Points } }
)
type Points = Extract<Penalty, { kind: 'points' }>
