import { type } from '@orpc/contract'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'

/** A step of setting a tournament up. */
export type SetupStep = 'tournament' | 'rules' | 'players' | 'rounds' | 'seating' | 'referees' | 'machine'

/** Something about a step: settled, worth a look, or still lacking. */
export type SetupPoint = { readonly step: SetupStep; readonly state: 'ok' | 'look' | 'missing'; readonly text: ByLanguage<string> }

/** What is settled before the first hand. */
export const setup = {
  /** What is settled, what is worth a look, what still lacks, in the order of the steps. */
  check: procedure({ access: LAPTOP, long: true }).output(type<readonly SetupPoint[]>()),
}
