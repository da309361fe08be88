import type { Ruling, ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { asDecided, type Finding } from '../../../engine/model/findings.ts'
import { isImposable } from '../../../engine/model/penalties.ts'

/** A finding on screen, with the state of its table. */
export type RulingProps = { readonly state: TableState; readonly shown: ShownFinding }

/** The state that a ruling gave its finding, whatever became of the finding since: one that took another's place to dismiss it overturned that. */
export const decidedAs = ({
  decision,
  supersedes,
}: Pick<Ruling, 'decision' | 'supersedes'>): 'confirmed' | 'changed' | 'dismissed' | 'overturned' =>
  decision === 'upheld' ? 'confirmed' : decision === 'dismissed' && supersedes !== null ? 'overturned' : decision

/** Whether the rules leave the penalty to the referee, who has not decided it yet. */
export const isLeftToReferee = ({ ruling, finding, proposed }: Pick<ShownFinding, 'ruling' | 'finding' | 'proposed'>): boolean =>
  ruling === null && finding.level === 'violation' && !isImposable(proposed)

/** The finding as a ruling left it; one that was dismissed as it was found. */
export const findingDecided = ({ ruling, finding }: Pick<ShownFinding, 'ruling' | 'finding'>): Finding =>
  ruling && ruling.decision !== 'dismissed' ? asDecided(finding, ruling.imposed) : finding

/** How a ruling keeps the steps that were done: numbers from 1, so that they read the same in every language. */
export const remediesOf = (steps: readonly number[]): readonly string[] => steps.toSorted((a, b) => a - b).map((step) => `step-${step + 1}`)

/** The step that a word of a ruling names, from 0; undefined: a remedy by its name. */
export const stepOf = (word: string): number | undefined => {
  const number = /^step-(\d+)$/.exec(word)?.[1]
  return number === undefined ? undefined : Number(number) - 1
}

/** The steps that a ruling kept as done, counted from 0. */
export const stepsIn = (remedies: readonly string[]): readonly number[] => remedies.flatMap((word) => stepOf(word) ?? [])
