import type { Play } from '../../../../engine/judging/play.ts'
import type { Finding } from '../../../../engine/model/findings.ts'
import type { Language } from '../../../../engine/model/language.ts'
import { rules } from '../../../../engine/rules/index.ts'
import { type Description, describe as describeFinding } from '../../../../engine/wording/findings/describe.ts'
import { judged } from '../../judging/table-of.ts'
import { edges } from '../../rules/edges/all.ts'

/** A hand with its title and its notation in one line. */
type Ruling = readonly [title: string, table: string, play: Play]

const ruling = (title: string, table: string, under = 'wrc-2015'): Ruling => [
  `${title}${under === 'wrc-2015' ? '' : ` (${under})`}`,
  table,
  judged(table, under),
]

export const examples = (): readonly Ruling[] =>
  rules.flatMap(({ id, examples }) => examples.map(([situation, table, , under]) => ruling(`${id}: ${situation}`, table, under)))

const edgesOfRules = (): readonly Ruling[] =>
  edges.flatMap(([of, rows]) => rows.map(([situation, table, , under]) => ruling(`${of}: ${situation}`, table, under)))

/** The line of a finding that no language changes. */
const lineOf = ({ event, level, rule, seat, state, because }: Finding, { citation }: Description): string =>
  `→ ${event} ${level} ${rule} ${seat ?? '-'}${state === 'open' ? '' : ` ${state}`} · because ${because.join(' ')} · ${citation || '—'}`

const factsOf = ({ facts }: Finding): string =>
  `  (${Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')})`

/** The sentences that a referee reads. */
const textsOf = ({ headline, fact, steps, answers, penalty }: Description): readonly string[] => [
  `  ${headline}`,
  `  ${fact}`,
  ...steps.map((step, index) => `  ${index + 1} ${step}`),
  ...answers.map(({ word, follows }) => `  [${word}] ${follows}`),
  `  = ${penalty}`,
]

const described = ({ findings, rules: under }: Play, language: Language): readonly (readonly [Finding, Description])[] =>
  findings.map((finding) => [finding, describeFinding(finding, under, language)])

/** Everything that a referee reads at the examples of all rules, in English with the facts behind it; the same texts of a finding once. */
export const examplesInEnglish = (): string => {
  const read = new Set<string>()
  return examples()
    .flatMap(([title, table, play]) => [
      `# ${title} · ${table}`,
      ...described(play, 'en').flatMap(([finding, said]) => [
        lineOf(finding, said),
        factsOf(finding),
        ...unread(read, [textsOf(said).join('\n')]),
      ]),
    ])
    .join('\n')
}

/** The same in French: only sentences, each once. English shows which of them belong together. */
export const examplesInFrench = (): string => {
  const read = new Set<string>()
  return examples()
    .flatMap(([title, , play]) => {
      const fresh = unread(
        read,
        described(play, 'fr').flatMap(([, said]) => textsOf(said)),
      )
      return fresh.length > 0 ? [`# ${title}`, ...fresh] : []
    })
    .join('\n')
}

/** The texts that have not been read before. */
const unread = (read: Set<string>, texts: readonly string[]): readonly string[] => {
  const fresh = [...new Set(texts)].filter((text) => !read.has(text))
  for (const text of fresh) read.add(text)
  return fresh
}

/** The findings in the edge cases of the rules, each with its headline. */
export const edgesInEnglish = (): string =>
  edgesOfRules()
    .flatMap(([title, table, play]) => [
      `# ${title} · ${table}`,
      ...described(play, 'en').map(([finding, said]) => `${lineOf(finding, said)} · ${said.headline}`),
    ])
    .join('\n')
