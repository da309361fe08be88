import type { SignedTexts } from '../../../desk/contract/inputs.ts'
import type { FixedPenalty, Penalty } from '../../../engine/model/penalties.ts'
import { desk } from '../../app-state/desk/client.ts'
import { cacheState } from '../../app-state/desk/show-state.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import type { SigningMode } from './ruling-draft.ts'

const DECISION = { confirm: 'upheld', decide: 'upheld', change: 'changed', milder: 'changed', dismiss: 'dismissed' } as const
const NOTHING: FixedPenalty = { kind: 'none' }

export type SignedDecision = Required<SignedTexts> & {
  readonly mode: Exclude<SigningMode, null>
  readonly penalty: Penalty
  readonly by: string
}

/** Signs a ruling, or confirms that one stays in force. While the desk is away, what was signed is held and sent again by itself. */
export const useSigning = ({ shown }: RulingProps, carriedOut: readonly string[], onDone: () => void) => {
  const { send, ...sending } = useSend(onDone, `sign-${shown.ref}`)
  const sign = ({ mode, penalty, by, ...texts }: SignedDecision): void => {
    const { ruling } = shown
    if (mode === 'stands') {
      if (ruling) send((key) => desk.reviews.settle({ ruling: ruling.ref, outcome: 'stands', reason: texts.reason, by, key }))
      return
    }
    const said = mode === 'confirm' ? shown.proposed : penalty
    const decided = {
      finding: shown.ref,
      decision: DECISION[mode],
      proposed: shown.proposed,
      penalty: mode === 'dismiss' ? NOTHING : said.kind === 'range' ? undefined : said,
      remedies: mode === 'dismiss' ? [] : carriedOut,
      ...texts,
      by,
      ...(ruling && { supersedes: ruling.ref }),
    }
    send(async (key) => cacheState((await desk.findings.rule({ ...decided, key })).state))
  }
  return { sign, ...sending }
}
