import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLAGS } from '../../../engine/model/circumstances.ts'

test.each(['referees.md', 'arbitres.md'])('%s names every flag of an act', (name) => {
  const guide = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
  const named = new Set([...guide.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(' ')))
  expect([...new Set(Object.values(FLAGS).flat())].filter((flag) => !named.has(flag))).toEqual([])
})
