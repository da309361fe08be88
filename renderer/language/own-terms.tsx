import { createContext, type ReactNode, use } from 'react'
import { type RuleSetName, textsOf } from '../../engine/wording/terms/rule-sets.ts'

/** The language of the players whose own words for terms appear too; null: none. */
const OwnTerms = createContext<'russian' | null>(null)

/** Whether terms appear with their Russian names too. */
export const useRussian = (): boolean => use(OwnTerms) === 'russian'

type InTermsOfProps = { readonly rules: RuleSetName; readonly children: ReactNode }

/** Texts about a rule set: where the reader wants the Japanese terms, its players' own words appear too. */
export const InTermsOf = ({ rules, children }: InTermsOfProps) => <OwnTerms value={textsOf(rules)?.terms ?? null}>{children}</OwnTerms>
