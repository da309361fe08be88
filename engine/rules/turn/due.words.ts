import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'

/** The player to act at that moment, and the act that was due. */
export const wasDue = (f: English): string => {
  const due = f.seat('due')
  const act = f.word('dueAct')
  if (!due) return f.number('called') ? 'right after a call, without a drawn tile' : 'out of turn'
  if (f.finding.facts.due === f.finding.seat) return act ? `when ${due} had yet to ${act}` : 'in a turn without a drawn tile'
  return act ? `when it was ${due}’s turn to ${act}` : `in ${due}’s turn`
}

export const etaitDu = (f: French): string => {
  const due = f.toSeats('due')
  const act = { draw: 'piocher', discard: 'écarter' }[f.word('dueAct') ?? '']
  if (!due) return f.number('called') ? 'juste après une annonce, sans tuile piochée' : 'hors de son tour'
  const verb = act && (act.startsWith('é') ? `d’${act}` : `de ${act}`)
  if (f.finding.facts.due === f.finding.seat) return act ? `alors que ce joueur devait d’abord ${act}` : 'dans un tour sans tuile piochée'
  return verb ? `alors que c’était ${due} ${verb}` : `alors que c’était ${due} de jouer`
}
