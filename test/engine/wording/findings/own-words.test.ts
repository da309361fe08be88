import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../engine/model/language.ts'
import { answersOf, RULE_IDS } from '../../../../engine/model/rule-ids.ts'
import { describe as describeFinding } from '../../../../engine/wording/findings/describe.ts'
import { finding, levelsOf } from './findings.ts'

const SOURCES = '../shared/sources'
const SETS = ['wrc-2015', 'ema-2016', 'ema-pre-2016', 'riichi-wiki', 'wrc-2025', 'rrc-1.5']
const RUN = 8

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const runsIn = (text: string): readonly string[] => {
  const words = wordsIn(text)
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
}

describe.skipIf(!existsSync(SOURCES))('the words are our own (skipped where ../shared/sources is absent)', () => {
  test(`no ${RUN} words in a row are those of a source`, () => {
    const theirs = new Set(readdirSync(SOURCES).flatMap((file) => runsIn(readFileSync(join(SOURCES, file), 'utf8'))))
    const taken = new Set<string>()
    for (const rule of RULE_IDS)
      for (const level of levelsOf(rule))
        for (const language of LANGUAGES)
          for (const id of SETS) {
            const answers = level === 'question' ? answersOf(rule) : []
            const said = describeFinding(finding({ rule, level, answers }), { id, edition: '' }, language)
            const texts = [
              said.headline,
              said.fact,
              said.law,
              said.wouldChange,
              ...said.steps,
              ...said.answers.map(({ follows }) => follows),
            ]
            for (const run of texts.flatMap(runsIn)) if (theirs.has(run)) taken.add(`${rule} ${language} ${id}: ${run}`)
          }
    expect([...taken]).toEqual([])
  })
})
