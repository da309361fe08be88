import { type } from '@orpc/contract'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'

export type SetupStep = 'tournament' | 'rules' | 'players' | 'rounds' | 'seating' | 'referees' | 'machine'

/** A point of a step: done, worth a look, or missing. */
export type SetupPoint = { readonly step: SetupStep; readonly state: 'ok' | 'look' | 'missing'; readonly text: ByLanguage<string> }

/** Preparations before the first hand. */
export const setup = {
  /** All points, in the order of the steps. */
  check: procedure({ access: LAPTOP, long: true }).output(type<readonly SetupPoint[]>()),
}
