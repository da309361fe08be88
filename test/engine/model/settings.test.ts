import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isForInformation, readSetting, SETTING_NAMES, type SettingName } from '../../../engine/model/settings.ts'

type Value = string | number

test.each<[name: SettingName, written: string, value: Value]>([
  ['call-gap', '1.0', 1],
  ['turn-floor', '0.5', 0.5],
  ['red-fives', '3', 3],
  ['red-fives', 'unknown', 'unknown'],
  ['renhou', 'yakuman', 'yakuman'],
  ['riichi-tiles', '4', 4],
  ['riichi-points', '1000', 1000],
  ['riichi-points', 'any', 'any'],
  ['two-han', 'five-counters', 'five-counters'],
  ['rrc-text', 'june', 'june'],
  ['transcribed', 'question', 'question'],
  ['bankruptcy', 'on', 'on'],
])('%s takes %s', (name, written, value) => {
  expect(readSetting(name, written)).toEqual({ ok: true, value: { [name]: value } })
})

test('a file written when renhou was only on or off is still read', () => {
  expect(readSetting('renhou', 'on')).toEqual({ ok: true, value: { renhou: 'mangan' } })
})

test.each<[name: SettingName, written: string, expected: string]>([
  ['riichi-tiles', '5', '0, 1, 2, 3, 4 or unknown'],
  ['riichi-points', '2000', 'any, 1000 or ask'],
  ['renhou', 'toString', 'off, mangan, yakuman or unknown'],
  ['call-gap', 'soon', 'seconds from 0 to 600, such as 1.0'],
  ['starting-points', '30000.5', 'a whole number from 1000 to 1000000, such as 30000'],
])('%s does not take %s', (name, written, expected) => {
  expect(readSetting(name, written)).toEqual({ ok: false, error: { wrong: 'value', expected: expect.objectContaining({ en: expected }) } })
})

test('a setting is called “for information” if nothing that runs reads it', () => {
  const lists = ['engine/editions/**', 'engine/model/settings.ts', 'engine/wording/editions/settings.ts', 'engine/wording/everyday/**']
  const sources = globSync('{engine,desk,renderer}/**/*.{ts,tsx}', { exclude: lists })
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const isRead = (name: SettingName): boolean => new RegExp(name.includes('-') ? `'${name}'` : `\\b${name}\\b`).test(code)
  expect(SETTING_NAMES.filter((name) => !isRead(name))).toEqual(SETTING_NAMES.filter(isForInformation))
})
