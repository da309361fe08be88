import type { Play } from '../../judging/play.ts'
import type { TableEvent, TurnAct } from '../../model/events.ts'

/** Whether an act is unexpected at its place, although no rule forbids it: 1 if it is, else 0. */
export const strays = ({ table: { turn }, previous }: Play, event: TableEvent): 0 | 1 => {
  const before = previous?.event
  const isDue = (due: TurnAct): boolean => turn.seat === null || turn.due === 'any' || (turn.seat === event.actor && turn.due === due)
  const isBehind = (...verbs: readonly TableEvent['verb'][]): boolean => before !== undefined && verbs.includes(before.verb)
  const isOwn = before?.actor === event.actor
  if (before && isUnfinished(before, event)) return 1
  return fits() ? 0 : 1

  function fits(): boolean {
    switch (event.verb) {
      case 'touch':
        return isDue('draw')
      case 'draw':
      case 'replace':
      case 'discard':
        return isDue(event.verb)
      case 'ankan':
      case 'kakan':
        return isDue('discard')
      case 'call':
        if (event.call === 'riichi' || event.call === 'tsumo') return isDue('discard')
        return event.call === 'ron' ? isBehind('discard', 'stick', 'call', 'ankan', 'kakan') : isBehind('discard', 'stick', 'call')
      case 'show':
        return isBehind('call')
      case 'take':
        return isBehind('show', 'call') && isOwn
      case 'stick':
        return isBehind('discard') && isOwn
      case 'reveal':
        return isBehind('call', 'tenpai') && isOwn
      case 'ready':
        return before === undefined || isBehind('ready')
      case 'return':
      case 'retract':
      case 'kita':
      case 'expose':
      case 'rearrange':
      case 'count':
      case 'tenpai':
      case 'noten':
      case 'note':
      case 'dora':
      case 'answer':
      case 'ruling':
      case 'dead':
      case 'ura':
      case 'scores':
      case 'end':
        return true
    }
  }
}

/** Whether the act before should be completed first: a riichi by its discard, a claim by its tiles. */
const isUnfinished = (before: TableEvent, event: TableEvent): boolean => {
  if (before.verb === 'call' && before.call === 'riichi') return event.verb !== 'discard' || event.actor !== before.actor
  if (before.verb === 'call' && (before.call === 'pon' || before.call === 'chii' || before.call === 'kan'))
    return event.verb !== 'call' && event.verb !== 'show'
  return before.verb === 'show' && (event.verb !== 'take' || event.actor !== before.actor)
}
