import { z } from 'zod'
import { longLaptopCall } from './access.ts'
import { answer, byLanguage, type Shape } from './shape.ts'

const setupStep = z.enum(['tournament', 'rules', 'players', 'rounds', 'seating', 'referees', 'machine'])
export type SetupPointStep = Shape<typeof setupStep>

/** A point of a step: done, worth a look, or missing. */
const setupPoint = z.strictObject({ step: setupStep, state: z.enum(['ok', 'look', 'missing']), text: byLanguage })
export interface SetupPoint extends Shape<typeof setupPoint> {}

/** Preparations before the first hand. */
export const setup = {
  /** All points, in the order of the steps. */
  check: longLaptopCall.output(answer<readonly SetupPoint[]>(z.array(setupPoint))),
}
