import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFile } from '../../db/file/create-file.ts'
import { verify } from '../../db/file/verify.ts'
import { takeIn } from '../../db/joining/insert-entries.ts'
import type { Arriving } from '../../db/joining/validate-entries.ts'
import { type Entry, hashOfEntry } from '../../db/log/entry.ts'
import { logEntries } from '../../db/log/read.ts'
import { saidBy } from '../../db/messages/messages.ts'
import type { WritableDb } from '../../db/sqlite/handle.ts'
import { act } from '../../db/writing/act.ts'
import { hubOf } from '../../desk/context/hub-ties.ts'
import { certificateIn } from '../../desk/network/tablets/certificate.ts'
import { devicesIn } from '../../desk/network/tablets/devices.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import { DEVICE, NOON, writeEverything } from '../../test/db/fixtures/a-file.ts'

type Answer = ByLanguage<string> | undefined

/**
 * A log with an entry of every kind, and a reader of entries that a hub could send after it. The first line holds kind, version and author;
 * the body follows.
 */
export const arrivals = (): { readonly samples: readonly Uint8Array[]; readonly read: (bytes: Uint8Array) => Answer } => {
  const db = aLog()
  const all = [...logEntries(db)]
  const last = all.at(-1) as Entry
  return {
    samples: all.map(({ kind, version, by, body }) => Buffer.from(`${kind} ${version} ${by}\n${body}`)),
    read: (bytes) => {
      const text = Buffer.from(bytes).toString()
      const [line = '', ...body] = text.split('\n')
      const [kind = '', version = '', ...by] = line.split(' ')
      const entry = { ...last, device: 'other', number: last.number + 1, previous: last.hash, kind, version: Number(version) }
      const whole = { ...entry, by: by.join(' '), body: body.join('\n') }
      return taken(db, { ...whole, hash: hashOfEntry(whole) })
    },
  }
}

/** Merges the entry, verifies the file, and rolls the transaction back. */
const taken = (db: WritableDb, entry: Arriving): Answer => {
  const back = new Error('taken back')
  try {
    db.transaction(() => {
      takeIn(db, [entry])
      const { ok, text } = verify(db)
      if (!ok) throw new Error(`what was taken does not verify: ${text?.en}`)
      throw back
    })()
  } catch (error) {
    if (error === back) return undefined
    const said = saidBy(error)
    if (said.en.startsWith('what was taken')) throw error
    return said
  }
  return undefined
}

const aLog = (): WritableDb => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-arriving-'))
  const made = createFile(join(folder, 'file'), (db) => act(db, NOON, (write) => write('tournament', OPEN)), DEVICE)
  if (!made.ok) throw new Error(made.error.detail)
  writeEverything(made.value)
  process.once('exit', () => {
    made.value.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return made.value
}

const OPEN = { name: 'Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', edition: '2015', settings: [], sample: false, later: [] }

const TOURNAMENT = Buffer.alloc(32, 7)

/** Stored files about hubs and tablets in a home folder, as another person could have left them. No such file may admit a device. */
export const ownFiles = (): { readonly samples: readonly Uint8Array[]; readonly read: (bytes: Uint8Array) => Answer } => ({
  samples: [
    Buffer.from(JSON.stringify({ [TOURNAMENT.toString('hex')]: 'postgres://laptop:secret@127.0.0.1/hub' })),
    Buffer.from(
      JSON.stringify([
        { id: 'a', name: 'b', hash: '0'.repeat(64), paired: '', seen: null, revoked: null, role: { kind: 'viewer' }, file: null },
      ]),
    ),
  ],
  read: (bytes) => {
    const home = mkdtempSync(join(tmpdir(), 'shinpan-home-'))
    try {
      for (const name of ['hubs.json', 'tablets/devices.json', 'tablets/certificate.pem']) {
        mkdirSync(dirname(join(home, name)), { recursive: true })
        writeFileSync(join(home, name), bytes)
      }
      const address = hubOf(home, TOURNAMENT)
      const devices = devicesIn(home)
      if (devices.showing('x') || (address !== undefined && typeof address !== 'string')) throw new Error('somebody is let in')
      certificateIn(home)
      return undefined
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  },
})
