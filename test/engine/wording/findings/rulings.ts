import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import type { Play } from '../../../../engine/judging/play.ts'
import type { Finding } from '../../../../engine/model/findings.ts'
import type { Language } from '../../../../engine/model/language.ts'
import { rules } from '../../../../engine/rules/index.ts'
import { type Description, describe as describeFinding } from '../../../../engine/wording/findings/describe.ts'
import { handOf, judged, linesOf, rulesFor } from '../../judging/table-of.ts'
import { edges } from '../../rules/edges/all.ts'

/** Each with its title and the table as the reader has it before him. */
type Ruling = readonly [title: string, table: string, play: Play]

const ruling = (title: string, table: string, under = 'wrc-2015'): Ruling => [
  `${title}${under === 'wrc-2015' ? '' : ` (${under})`}`,
  table.replaceAll(/;\s*/g, '\n'),
  judged(table, under),
]

const CASES = new URL('../../../cases/', import.meta.url).pathname
const GOLDEN = new URL('../../../golden/rulings/', import.meta.url).pathname

export const examples = (): readonly Ruling[] =>
  rules.flatMap(({ id, examples }) => examples.map(([situation, table, , options]) => ruling(`${id}: ${situation}`, table, options?.rules)))

export const besides = (): readonly Ruling[] =>
  edges.flatMap(([of, rows]) => rows.map(([situation, table, , under]) => ruling(`${of}: ${situation}`, table, under)))

export const cases = (): readonly Ruling[] =>
  globSync(`${CASES}*.table`)
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const file = linesOf(text)
      const acts = text.split('\n').filter((line) => !/^(#|@expect|$)/.test(line))
      const under = file.expectations.find(({ none }) => !none)?.rules
      return under ? [[`${basename(path)} (${under})`, acts.join('\n'), judgeHand(handOf(file), rulesFor(under, file))] as const] : []
    })

const said = (finding: Finding, told: Description): string => {
  const { event, level, rule, seat, state, because, facts } = finding
  return [
    `→ ${event} ${level} ${rule} ${seat ?? '-'}${state === 'open' ? '' : ` ${state}`} · because ${because.join(' ')} · ${told.citation || '—'}`,
    `  ${told.headline}`,
    `  ${told.fact}`,
    `  (${Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(', ')})`,
    ...told.steps.map((step, index) => `  ${index + 1} ${step}`),
    ...told.answers.map(({ word, follows }) => `  [${word}] ${follows}`),
    `  = ${told.penalty}`,
  ].join('\n')
}

const sheet = ([title, table, { findings, rules: under }]: Ruling, language: Language): string =>
  [`# ${title}`, table, ...findings.map((finding) => said(finding, describeFinding(finding, under, language))), ''].join('\n')

/** What a referee reads at the tables of the rules and of our own cases: each finding with its reasons, its facts and what follows. */
export const rulingsRead = (language: Language): void =>
  test.each([
    ['examples', examples],
    ['edges', besides],
    ['cases', cases],
  ] as const)(`what is said of the %s, ${language}`, async (name, tables) => {
    await expect(
      tables()
        .map((each) => sheet(each, language))
        .join('\n'),
    ).toMatchFileSnapshot(`${GOLDEN}${name}.${language}.txt`)
  })
