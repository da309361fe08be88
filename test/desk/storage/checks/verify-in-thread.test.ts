import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { type VerifyResult, verifyInThread } from '../../../../desk/storage/checks/verify-in-thread.ts'
import { folder, newFile, raw, writeEverything } from '../../../db/fixtures/a-file.ts'

const inOneThread = (file: string): VerifyResult => {
  const opened = openToRead(file)
  if (!opened.ok) return { ok: false, error: opened.error.text }
  const found = verify(opened.value)
  opened.value.close()
  return { ok: true, value: found }
}

test('two threads find what one finds, and name the first fault', async () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  writeEverything(db)
  db.close()
  const inTwoThreads = (signal?: AbortSignal) => verifyInThread(file, { inTwo: true, signal })
  const whole = await inTwoThreads()
  expect(whole).toEqual(inOneThread(file))
  expect(whole).toMatchObject({ ok: true, value: { ok: true } })

  const stopped = new AbortController()
  const asked = inTwoThreads(stopped.signal)
  stopped.abort()
  expect((await asked).ok).toBe(false)

  raw(file, (other) => other.exec("UPDATE event SET text = 'E discard 2z' WHERE entry = (SELECT max(entry) FROM event)"))
  const changed = await inTwoThreads()
  expect(changed).toEqual(inOneThread(file))
  expect(changed).toMatchObject({ ok: true, value: { ok: false, trouble: expect.stringContaining('E discard 2z') } })

  raw(file, (other) => {
    const guard = other.prepare("SELECT sql FROM sqlite_schema WHERE name = 'entry_is_never_changed'").pluck().get()
    other.exec('DROP TRIGGER entry_is_never_changed')
    other.exec("UPDATE entry SET by = 'x' WHERE seq = 9")
    other.exec(String(guard))
  })
  const broken = await inTwoThreads()
  expect(broken).toEqual(inOneThread(file))
  expect(broken).toMatchObject({ ok: true, value: { ok: false, trouble: expect.stringContaining('entry 9 ') } })
}, 60_000)
