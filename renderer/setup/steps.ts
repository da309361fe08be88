import type { SetupPoint } from '../../desk/contract/setup.ts'

/** The steps of setting a tournament up, in the order in which they are usually taken; each can be left out, and taken again at any time. */
export const STEPS = ['tournament', 'rules', 'lists', 'players', 'rounds', 'seating', 'referees', 'machine', 'check'] as const
export type Step = (typeof STEPS)[number]

/** How a step stands by the points about it; null: nothing is said of it. */
export const stateOf = (points: readonly SetupPoint[], step: Step): SetupPoint['state'] | null => {
  const states = points.filter((point) => point.step === step).map(({ state }) => state)
  return states.includes('missing') ? 'missing' : states.includes('look') ? 'look' : (states[0] ?? null)
}
