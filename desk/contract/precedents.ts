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

/** How an incident was decided under a rule: the ruling that stands, and the first one where that was another. */
export type Precedent = {
  readonly incident: number
  readonly ruling: number
  readonly round: number | null
  readonly table: string
  readonly player: string | null
  readonly seat: Seat | null
  readonly rule: string
  /** The rule set that it was decided under, and where the rule stands in it. */
  readonly rules: RuleSetName
  readonly sections: readonly string[]
  /** What the engine found, with the rule set that it found it under; null where a person saw it. */
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

/** What another tournament file holds under a rule; `decided`: how many incidents were decided in it at all. */
export type PrecedentsIn = {
  readonly file: string
  readonly name: string
  readonly place: string
  readonly date: string
  readonly decided: number
  readonly cases: readonly Precedent[]
  /** Why nothing can be taken from it. */
  readonly trouble: ByLanguage<string> | null
}

const rule = z.string().min(1).max(50)

/** Earlier incidents under the same rule, in this tournament and in files opened beside it to be read only. */
export const precedents = {
  /** In the file in use, the newest first, those of one incident left out. */
  here: procedure({ access: REFEREE, long: true })
    .input(z.object({ rule, incident: z.number().int().optional() }))
    .output(type<readonly Precedent[]>()),
  /** The files opened beside, in the order in which they were. */
  files: procedure({ access: LAPTOP, long: true }).output(type<readonly string[]>()),
  /** Opens one beside; refused where it can't be read, and why. */
  open: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<readonly string[]>()),
  close: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath }))
    .output(type<readonly string[]>()),
  /** In one of those files. */
  inFile: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: filePath, rule }))
    .output(type<PrecedentsIn>()),
}
