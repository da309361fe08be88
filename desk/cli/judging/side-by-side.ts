import { type ComparedPlace, comparePlays, type RuleSetVerdict } from '../../../engine/judging/compare-editions.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { sayComparison } from '../../../engine/wording/editions/compare.ts'
import { describe as inWords } from '../../../engine/wording/findings/describe.ts'
import { output } from '../../messages/command-line.ts'
import { COLON } from '../../messages/command-usage.ts'
import { type HandInFile, type JudgedHand, lineOfEvent } from './judge-file.ts'

/** A place of a file where at least one rule set raises a finding, with each set's verdict. */
export type PlaceInFile = ComparedPlace & HandInFile & { readonly line: number | null }

export const comparedPlacesIn = ({ hand, plays, at }: JudgedHand): readonly PlaceInFile[] =>
  comparePlays(hand, plays).places.map((place) => ({ ...place, ...at, line: lineOfEvent(hand, place.event) }))

/** Whether any rule set has an open finding there; resolved and pending ones are printed only on request. */
export const isOpenPlace = ({ verdicts }: PlaceInFile): boolean =>
  verdicts.some((verdict) => verdict.kind === 'finding' && verdict.finding.state === 'open')

/** The event at a place, then a line for each rule set with its section, then their differences. */
export const placeLines = (place: PlaceInFile, ruleSets: readonly RuleSet[], language: Language): readonly string[] => {
  const [said] = sayComparison({ ruleSets, places: [place] }, language)
  const i = place.verdicts.findIndex(({ kind }) => kind === 'finding')
  const [rules, finding] = [ruleSets[i], findingOf(place.verdicts[i])]
  if (!said || !rules || !finding) return []
  const lines = said.verdicts.map(({ ruleSet, says, penalty, citation }, of) => {
    const proposed = findingOf(place.verdicts[of])?.level === 'violation' ? `, ${penalty}` : ''
    return { ruleSet, cited: citation === '' ? says : `${says}${proposed} [${citation}]` }
  })
  const alike = new Set(lines.map(({ cited }) => cited)).size === 1 ? lines[0]?.cited : undefined
  return [
    `${place.rule} ${place.seat ?? '-'}${COLON[language]}${inWords(finding, rules, language).fact}`,
    ...(alike === undefined
      ? lines.map(({ ruleSet, cited }) => `  ${ruleSet}${COLON[language]}${cited}`)
      : [`  ${output.allAlike(lines.length)[language]}${COLON[language]}${alike}`]),
    ...(said.differs === '' ? [] : [`  ${said.differs}.`]),
  ]
}

/** The places where rule sets differ, from the view of one: the same places in the same order for each. */
export const differencesFor = (places: readonly PlaceInFile[], ruleSets: readonly RuleSet[], of: number, language: Language) =>
  places.flatMap((place) => {
    const verdict = place.verdicts[of]
    if (place.differsIn.length === 0 || !verdict) return []
    const { game, hand, event, line, rule, seat, differsIn } = place
    const text = sayComparison({ ruleSets, places: [place] }, language)[0]?.verdicts[of]?.says ?? ''
    return [{ rule, seat, game, hand, event, line, in: differsIn, ...saidBy(verdict), text }]
  })

const saidBy = (verdict: RuleSetVerdict) => {
  if (verdict.kind === 'nothing') return { says: 'nothing', why: verdict.why, instead: verdict.instead } as const
  const { level, state, sections, remedies, penalty } = verdict.finding
  return { says: level, state, sections, remedies, penalty }
}

const findingOf = (verdict: RuleSetVerdict | undefined): Finding | undefined => (verdict?.kind === 'finding' ? verdict.finding : undefined)
