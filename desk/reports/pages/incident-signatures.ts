import type { IncidentData } from '../data/incident-schema.ts'
import { type Markup, markup } from './markup.ts'
import type { Voice } from './voice.ts'

/** Lines to sign: the referee, the head referee, and each player on whom a ruling is in force. */
export const signatures = ({ data: { incident }, voice }: { readonly data: IncidentData; readonly voice: Voice }): Markup => {
  const ruled = incident.rulings.filter(({ takenBack, supersededBy }) => takenBack === null && supersededBy === null)
  const named = ruled.flatMap(({ player, signedFor }) => (player === null ? [] : namedOnPaper(player, signedFor)))
  const players = named.length > 0 ? [...new Set(named)] : [incident.player]
  const lines = players.map(
    (player) => markup`<p>${voice.word((l) => l.player)}${player === null ? null : markup`${voice.colon} ${player}`}</p>`,
  )
  return markup`<section><h2>${voice.word((l) => l.signatures)}</h2><div class="sign"><p>${voice.word((l) => l.referee)}</p><p>${voice.word((l) => l.head)}</p>${lines}</div></section>`
}

/** The player as in the window: after a correction of the seats, behind the one for whom the ruling was signed. */
export const namedOnPaper = (player: string, signedFor: string | null): string => (signedFor === null ? player : `${signedFor} → ${player}`)
