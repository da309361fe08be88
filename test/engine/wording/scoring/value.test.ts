import { expect, test } from 'vitest'
import { YAKU, YAKU_BY_LIBRARY_NAME } from '../../../../engine/hand/yaku-names.ts'
import { LANGUAGES } from '../../../../engine/model/language.ts'
import { MISSING_FACTS } from '../../../../engine/scoring/missing.ts'
import { POINT_LIMITS, SCORING_CONVENTIONS } from '../../../../engine/scoring/points.ts'
import { conventionText, limitName, missingName, yakuName } from '../../../../engine/wording/scoring/value.ts'

test.each(LANGUAGES)('every yaku has a name of its own (%s)', (language) => {
  expect(new Set(YAKU.map((yaku) => yakuName(yaku, language))).size).toBe(YAKU.length)
})

test('every yaku but renhou and the dora is one that the evaluation library knows', () => {
  expect(YAKU.filter((yaku) => !Object.values(YAKU_BY_LIBRARY_NAME).includes(yaku))).toEqual(['renhou', 'dora', 'red-five', 'ura-dora'])
})

test('what is missing and how a hand was counted is said in both languages', () => {
  for (const language of LANGUAGES) {
    expect(new Set(MISSING_FACTS.map((each) => missingName(each, language))).size).toBe(MISSING_FACTS.length)
    expect(new Set(SCORING_CONVENTIONS.map((each) => conventionText(each, language))).size).toBe(SCORING_CONVENTIONS.length)
  }
  expect(POINT_LIMITS.map(limitName)).toEqual(['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'])
})
