import type { ReactNode } from 'react'
import { type RuleSetName, textsOf } from '../../engine/wording/terms/rule-sets.ts'
import { OwnTerms } from './own-terms.tsx'

type InTermsOfProps = { readonly rules: RuleSetName; readonly children: ReactNode }

/** Texts about a rule set: where the reader wants the Japanese terms, its players' own words appear too. */
export const InTermsOf = ({ rules, children }: InTermsOfProps) => <OwnTerms value={textsOf(rules)?.terms ?? null}>{children}</OwnTerms>
