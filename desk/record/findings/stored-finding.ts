import type { Ref } from '../../../db/log/entry.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { renumberedAsFar } from '../../../engine/repair/corrections.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import { setInLru } from '../../context/caches/hand-cache.ts'
import { currentActNumber } from './act-number.ts'

/** A finding as last logged; `names`: JSON of the event for each number in it. */
export type StoredFinding = { readonly hand: string; readonly data: string; readonly names: string; readonly gone: number | null }

/** The finding with current act numbers. The log doesn't store a finding that is gone again when only numbers change. */
export const withCurrentNumbers = (db: ReadableDb, { hand, data, names, gone }: StoredFinding): Finding => {
  const finding = findingFrom(db, data)
  if (gone === null) return finding
  const refs = JSON.parse(names) as Readonly<Record<string, Ref>>
  return renumberedAsFar(finding, (number) => {
    const ref = refs[number]
    return ref === undefined ? number : (currentActNumber(db, hand, ref) ?? undefined)
  })
}

/** The finding of a `data` column. The same text gives the same object, because each act compares all findings of its hand. */
export const findingFrom = (db: ReadableDb, data: string): Finding => {
  const { findings } = cachesOf(db).hands
  return setInLru(findings, data, findings.get(data) ?? (JSON.parse(data) as Finding), MOST_FINDINGS)
}

/** Far more than the hands that are played at one time have. */
const MOST_FINDINGS = 2000
