import { expect, test } from 'vitest'
import { tryCases, tryRecords } from '../../../tools/laws/many-records.ts'

test('a claim in short form is judged as in its long form, and both orders of two lines at the same time give the same: every case', () => {
  const { broken, forms, orders } = tryCases('test/cases')
  expect(broken).toEqual([])
  expect(forms).toBeGreaterThan(0)
  expect(orders).toBeGreaterThan(0)
})

test('and generated records, of which more than a third hold a claim in short form or an "&"', () => {
  const { broken, records, either } = tryRecords(1, 100)
  expect(broken).toEqual([])
  expect(either * 3).toBeGreaterThan(records)
})
