import { type } from '@orpc/contract'
import { z } from 'zod'
import type { AppealOutcome } from '../../db/log/vocabulary.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { Penalty } from '../../engine/model/penalties.ts'
import type { Seat } from '../../engine/model/seats.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { LAPTOP, REFEREE } from './access.ts'
import { procedure } from './base.ts'
import { filePath } from './inputs.ts'
import type { Cancelled, Incident, Ruling } from './rulings.ts'

/** The decision of an incident under a rule: the ruling in force, and the first one if that was another. */
export type Precedent = {
  readonly incident: number
  readonly ruling: number
  readonly round: number | null
  readonly table: string
  readonly player: string | null
  readonly seat: Seat | null
  readonly rule: string
  /** The rule set of the decision, and the rule's sections in it. */
  readonly rules: RuleSetName
  readonly sections: readonly string[]
  /** The engine's finding, with its rule set; null if a person saw the incident. */
  readonly finding: Finding | null
  readonly note: string
  readonly decision: Ruling['decision']
  readonly proposed: Penalty
  readonly imposed: Penalty
  readonly cancelled: Cancelled | null
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly first: { readonly decision: Ruling['decision']; readonly imposed: Penalty; readonly by: string; readonly at: Date } | null
  readonly appeal: AppealOutcome | 'undecided' | null
  readonly state: Incident['state']
}

/** Precedents in another tournament file under a rule. `decided`: number of all decided incidents in it. */
export type PrecedentsIn = {
  readonly file: string
  readonly name: string
  readonly place: string
  readonly date: string
  readonly decided: number
  readonly cases: readonly Precedent[]
  /** Reason why the file gives no precedents; null if it does. */
  readonly trouble: ByLanguage<string> | null
}

const rule = z.string().min(1).max(50)

/** Earlier incidents under the same rule, in this tournament and in other files opened read-only. */
export const precedents = {
  /** Precedents in the file in use, newest first, except those of one incident. */
  here: procedure({ access: REFEREE, long: true })
    .input(z.object({ rule, incident: z.number().int().optional() }))
    .output(type<readonly Precedent[]>()),
  /** The other open files, in the order of their opening. */
  files: procedure({ access: LAPTOP, long: true }).output(type<readonly string[]>()),
  /** Opens another file read-only. If that fails, the refusal says why. */
  open: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<readonly string[]>()),
  close: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<readonly string[]>()),
  /** Precedents in one of those files. */
  inFile: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath, rule }))
    .output(type<PrecedentsIn>()),
}
