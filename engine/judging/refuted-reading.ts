import type { TableEvent } from '../model/events.ts'
import { type Decision, type Decisions, decisionKey, type Reading } from './decisions.ts'
import type { Play } from './play.ts'

/**
 * The decisions once an event refutes that an earlier line, `at`, was read otherwise: it is right as it is written. A player says tenpai or noten whose
 * silence seemed to show that an earlier word was theirs; or the hand ends without a win that another player's hand seemed to explain.
 * Null: no line was read so.
 */
export const refutedReading = (
  { decisions, number }: Play,
  event: TableEvent,
): { readonly at: number; readonly decisions: Decisions } | null => {
  const isWord = event.verb === 'tenpai' || event.verb === 'noten'
  if (!isWord && (event.verb !== 'end' || event.how === 'win')) return null
  const refutes = (reading: Reading | undefined): boolean => {
    const { line, actor } = reading?.raised?.facts ?? {}
    return isWord ? OF_SILENT.includes(line) && actor === event.actor : line === 'winner'
  }
  const refuted = [...decisions.values()].find((one) => one.kind === 'answer' && one.by <= number && refutes(one.reading))
  const at = refuted?.kind === 'answer' ? refuted.reading?.at : undefined
  if (at === undefined) return null
  const known = new Map<string, Decision>([...decisions].filter(([, one]) => one !== refuted))
  return { at, decisions: known.set(decisionKey(at, 'record.tile'), { kind: 'dismissed', by: number + 1, byPlay: true }) }
}

/** Words at the draw that were read as those of the only player who had said nothing. */
const OF_SILENT: readonly unknown[] = ['declared-by', 'declared-by-shown']
