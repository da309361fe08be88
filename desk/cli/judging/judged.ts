import type { Finding } from '../../../engine/model/findings.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { Mend } from '../../../engine/repair/mends/mend.ts'
import { describe as inWords } from '../../../engine/wording/findings/describe.ts'
import { mendText } from '../../../engine/wording/record/mends.ts'
import { oneLine } from '../../context/escape-html.ts'
import { output } from '../../messages/command-line.ts'
import type { FoundInFile, HandInFile, JudgedFile } from './judge-file.ts'

type Asked = { readonly mends: ReadonlyMap<Finding, readonly Mend[]>; readonly all: boolean; readonly language: Language }

/** A judged file as `judge --json` prints it: open findings, or all. */
export const asJson = (file: string, { rules, games, hands, events, findings }: JudgedFile, { mends, all, language }: Asked) => ({
  file,
  rules: rules.id,
  edition: rules.edition,
  games,
  hands,
  events,
  error: null,
  findings: findings
    .filter(({ finding }) => all || finding.state === 'open')
    .map(({ game, hand, line, finding }) => {
      const { rule, level, seat, event, because, state, settledBy, sections, remedies, penalty } = finding
      const text = inWords(finding, rules, language).fact
      const settled = settledBy === undefined ? {} : { settledBy }
      const likely = mends.get(finding)?.map((mend) => mendAsJson(mend, language))
      const meant = likely && likely.length > 0 ? { mends: likely } : {}
      return { rule, level, seat, game, hand, event, line, because, state, ...settled, sections, remedies, penalty, text, ...meant }
    }),
})

/** A likely repair, with its likelihood among those proposed. */
export const mendAsJson = (mend: Mend, language: Language) => ({
  kind: mend.kind,
  at: mend.at,
  likelihood: Number(mend.likelihood.toFixed(2)),
  text: mendText(mend, language),
})

/** A finding in one line. */
export const asText = (file: string, judged: JudgedFile, found: FoundInFile, language: Language): string => {
  const { finding } = found
  const { rule, level, seat, state, settledBy } = finding
  const said = inWords(finding, judged.rules, language)
  const how = state === 'open' ? '' : ` (${state}${settledBy === undefined ? '' : ` ${output.by(settledBy)[language]}`})`
  return `${oneLine(file)}: ${whereIn(judged, { ...found, event: finding.event }, language)}: ${level} ${rule} ${seat ?? '-'}${how}: ${said.fact} [${said.citation}]`
}

/** The likely repairs of an impossible record, as a line. */
export const repairLines = (mends: readonly Mend[], language: Language): readonly string[] => {
  const said = (speaking: Language) => mends.map((mend) => mendText(mend, speaking)).join(' · ')
  return mends.length === 0 ? [] : [`  ${output.didYouMean({ en: said('en'), fr: said('fr') })[language]}`]
}

type Where = HandInFile & { readonly event: number; readonly line: number | null }

/** Names game and hand only in a file that has several. */
export const whereIn = ({ games, hands }: JudgedFile, { game, hand, event, line }: Where, language: Language): string =>
  [
    ...(games > 1 ? [output.game(game)] : []),
    ...(hands > 1 ? [output.hand(hand)] : []),
    output.event(event),
    ...(line === null ? [] : [output.line(line)]),
  ]
    .map((text) => text[language])
    .join(', ')
