import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { isForTwoThreads, type VerifyResult, verifyInThread } from '../../../../desk/storage/checks/verify-in-thread.ts'
import { folder, raw } from '../../../db/fixtures/a-file.ts'
import { run } from '../../cli/run.ts'
import { fullFile } from '../full-file.ts'

/** Enough entries for two threads. */
const ENTRIES = 45_000

const inOneThread = (file: string): VerifyResult => {
  const opened = openToRead(file)
  if (!opened.ok) return { ok: false, error: opened.error.text }
  const found = verify(opened.value)
  opened.value.close()
  return { ok: true, value: found }
}

test('two threads find what one finds, and name the first fault', async () => {
  const home = folder()
  const file = await fullFile({ folder: home, entries: ENTRIES, cache: undefined })
  expect(isForTwoThreads(file)).toBe(availableParallelism() > 1)
  const whole = await verifyInThread(file)
  expect(whole).toEqual(inOneThread(file))
  expect(whole).toMatchObject({ ok: true, value: { ok: true } })
  const { code, out } = await run(['verify', '--db', file, '--json'], { home })
  expect([code, whole.ok && JSON.parse(out.join(''))]).toEqual([0, whole.ok && whole.value])

  const stopped = new AbortController()
  const asked = verifyInThread(file, { signal: stopped.signal })
  stopped.abort()
  expect((await asked).ok).toBe(false)

  raw(file, (db) => db.exec("UPDATE event SET text = 'E discard 2z' WHERE entry = (SELECT max(entry) FROM event)"))
  const changed = await verifyInThread(file)
  expect(changed).toEqual(inOneThread(file))
  expect(changed).toMatchObject({ ok: true, value: { ok: false, trouble: expect.stringContaining('2z') } })

  raw(file, (db) => {
    const guard = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'entry_is_never_changed'").pluck().get()
    db.exec('DROP TRIGGER entry_is_never_changed')
    db.exec("UPDATE entry SET by = 'x' WHERE seq = 40000")
    db.exec(String(guard))
  })
  const broken = await verifyInThread(file)
  expect(broken).toEqual(inOneThread(file))
  expect(broken).toMatchObject({ ok: true, value: { ok: false, trouble: expect.stringContaining('entry 40000') } })
}, 120_000)
