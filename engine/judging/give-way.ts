import type { Finding } from '../model/findings.ts'
import { ruleById } from '../rules/index.ts'

/** The findings without those that give way to another finding that rests on the same event: one mistake, one finding. */
export const withoutGivenWay = (findings: readonly Finding[]): readonly Finding[] => {
  const givesWay = findings.filter(({ rule, decision }) => !decision && ruleById(rule).givesWay === true)
  if (givesWay.length === 0) return findings
  const beaten = givesWay.filter((finding) => findings.some((other) => other !== finding && restsOn(other, finding)))
  return beaten.length === 0 ? findings : findings.filter((finding) => !beaten.includes(finding))
}

const restsOn = ({ level, state, because }: Finding, { event }: Finding): boolean =>
  level !== 'info' && state !== 'settled' && because.includes(event)
