import { expect, test } from 'vitest'
import { ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import { differencesBetween } from '../../../engine/rulebook/edition-differences.ts'

const set = (id: string) => {
  const rules = ruleSet(id)
  if (!rules) throw new Error(id)
  return rules
}

test('nothing lies between a rule set and itself', () => {
  for (const rules of ruleSets)
    expect(differencesBetween(rules, rules)).toEqual({ onlyHere: [], onlyThere: [], otherwise: [], notOnFile: [], settings: [] })
})

test('what is a fault in one and not in the other stands on the other side when they are looked at the other way round', () => {
  for (const one of ruleSets)
    for (const other of ruleSets) {
      const there = differencesBetween(one, other)
      const back = differencesBetween(other, one)
      expect(there.onlyHere.map(({ rule }) => rule)).toEqual(back.onlyThere.map(({ rule }) => rule))
      expect(there.otherwise.length).toBe(back.otherwise.length)
    }
})

test('every difference is listed once: what WRC 2015 forbids and EMA did not before 2016 among them', () => {
  const { onlyHere, onlyThere, otherwise, notOnFile } = differencesBetween(set('wrc-2015'), set('ema-pre-2016'))
  const all = [...onlyHere, ...onlyThere, ...otherwise, ...notOnFile].map(({ rule }) => rule)
  expect(new Set(all).size).toBe(all.length)
  // before 2016 EMA left swap-calling free
  expect(onlyHere.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['swap.same-tile', 'swap.other-end']))
})

test('what one set forbids and of which the other has no chapter on file is no fault of one alone', () => {
  const { onlyHere, notOnFile } = differencesBetween(set('ema-2016'), set('wrc-2015'))
  expect(notOnFile.map(({ rule }) => rule)).toContain('riichi.rotation')
  expect(onlyHere.every(({ there }) => there.why !== 'not-on-file')).toBe(true)
})
