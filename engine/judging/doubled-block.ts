import type { TableEvent } from '../model/events.ts'
import { isKnown } from '../model/tiles.ts'
import { isDecision, isRemark } from '../model/verb-kinds.ts'
import { decisionKey } from './decisions.ts'
import type { Play } from './play.ts'
import { wordsOf } from './repeated-fault.ts'

/** The number of acts of the longest block that is looked for: two rounds of turns. */
const LONGEST = 16

/** The events at which the second copy of a block and the first one begin. */
type Copies = { readonly first: number; readonly repeats: number }

/**
 * The newest acts, if they repeat as many before them word for word and raise a fault, or a turn that seems missing, which the first copy did not
 * raise: the block is entered twice. Null if they do not.
 */
export const doubledBlock = (play: Play): Copies | null => {
  const { number, findings, decisions } = play
  const raised = findings.filter(
    ({ event, level, rule, decision, state }) =>
      event > number - 2 * LONGEST && (level === 'violation' || rule === 'record.missing') && decision === undefined && state === 'open',
  )
  if (raised.length === 0) return null
  const acts = newestActs(play)
  for (let length = 2; 2 * length <= acts.length; length += 1) {
    const copies = acts.slice(-2 * length)
    const [repeats, first] = [copies[0]?.number ?? 0, copies[length]?.number ?? 0]
    const isNew = ({ event, rule }: (typeof raised)[number]): boolean => {
      const earlier = copies[copies.findIndex((act) => act.number === event) - length]
      return event >= first && !findings.some((other) => other.rule === rule && other.event === earlier?.number)
    }
    // A third copy begins where the second one ends.
    const isOff = findings.some(({ rule, event }) => rule === 'record.doubled' && event > repeats && event !== first)
    const isTwice = copies.every(({ words }, i) => i < length || words === copies[i - length]?.words)
    if (isOff || !isTwice || !copies.some(({ event }) => isTelling(event)) || !raised.some(isNew)) continue
    // The referee says that the lines are where they belong.
    return decisions.get(decisionKey(first, 'record.doubled'))?.kind === 'dismissed' ? null : { first, repeats }
  }
  return null
}

type Act = { readonly event: TableEvent; readonly number: number; readonly words: string }

/** The newest acts since the last decision of a referee, at most two blocks of them; remarks are no acts. */
const newestActs = (play: Play): readonly Act[] => {
  const acts: Act[] = []
  for (let at = play; at.previous && acts.length < 2 * LONGEST; at = at.previous.play) {
    const { event } = at.previous
    if (isDecision(event.verb)) break
    if (!isRemark(event.verb)) acts.unshift({ event, number: at.number, words: `${event.short?.part} ${wordsOf(event)}` })
  }
  return acts
}

/** Whether no two acts have the line of this one: a known tile moves, or a stick is paid. */
const isTelling = (event: TableEvent): boolean =>
  event.verb === 'stick' || ((event.verb === 'draw' || event.verb === 'discard') && isKnown(event.tile))
