import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import writeXlsx from 'write-excel-file/node'
import { createFile } from '../../db/file/create-file.ts'
import { migrate } from '../../db/schema/migrate.ts'
import { type ReadableDb, readableHandle } from '../../db/sqlite/handle.ts'
import { act } from '../../db/writing/act.ts'
import { readHouseText } from '../../desk/event/rules/house-file.ts'
import { type RecordFormat, recognizeRecord } from '../../desk/importers/recognize/recognize.ts'
import { plannedFrom } from '../../desk/setup/lists/preview.ts'
import { readList } from '../../desk/setup/lists/read/read-list.ts'
import { foreignFileTrouble } from '../../desk/storage/checks/foreign-file.ts'
import { unpack } from '../../desk/storage/transfer/unpack.ts'
import { judgeHand } from '../../engine/judging/judge.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import { PARIS } from '../../test/desk/event/rules/a-house.ts'
import { kobalab, mjaiLog, tenhouJson } from '../../test/desk/importers/recognize/json-samples.ts'
import { sample } from '../../test/desk/importers/tenhou/tenhou-sample.ts'
import { rulesFor } from '../../test/engine/judging/table-of.ts'

/** A reader's answer: undefined if it accepted the file, otherwise the reason for its refusal. */
type Answer = ByLanguage<string> | undefined

/** A format, valid sample files, and the function that reads them. */
export type Entrance = {
  readonly format: string
  readonly samples: readonly Uint8Array[]
  readonly read: (bytes: Uint8Array) => Answer | Promise<Answer>
}

const bytes = (text: string): Uint8Array => Buffer.from(text)

const record = (file: Uint8Array): Answer => {
  const read = recognizeRecord(file, 'file')
  return read.ok ? undefined : read.error.text
}

/** Reads a record and judges it by the rule set that it names. */
const judged = (file: Uint8Array): Answer => {
  const read = recognizeRecord(file, 'file')
  if (!read.ok) return read.error.text
  const rules = rulesFor(read.value.file.rules ?? 'wrc-2015', read.value.file)
  for (const hand of read.value.file.games.flatMap(({ hands }) => hands)) judgeHand(hand, rules)
  return undefined
}

/** Reads a list, recognizes its columns, and computes its effect on a tournament. */
const listInto =
  (db: ReadableDb) =>
  async (file: Uint8Array): Promise<Answer> => {
    const read = await readList(file, {}, () => undefined)
    if (!read.ok) return read.error
    plannedFrom(db, 'list', read.value, {})
    return undefined
  }

/** Receives the file as one of our own tournament files, then deletes it. */
const received = (bytes: Uint8Array): Answer => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-received-'))
  try {
    const file = join(folder, 'file')
    writeFileSync(file, bytes)
    return foreignFileTrouble(file) ?? undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Unpacks the file as a packed file of ours, then deletes it. */
const unpacked = async (bytes: Uint8Array): Promise<Answer> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-unpacked-'))
  try {
    writeFileSync(join(folder, 'packed'), bytes)
    return (await unpack(join(folder, 'packed'), join(folder, 'file'))) ?? undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tournament = (): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-received-'))
  try {
    const file = join(folder, 'file')
    const made = createFile(
      file,
      (db) => act(db, { at: new Date(0), by: 'M. Hayashi' }, (write) => write('tournament', OPEN)),
      '00112233445566aa',
    )
    if (!made.ok) throw new Error(made.error.detail)
    made.value.pragma('journal_mode = DELETE')
    made.value.close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const OPEN = {
  name: 'Open',
  place: 'Lyon',
  date: '2026-11-21',
  rules: 'wrc-2015',
  edition: '2015',
  settings: [],
  sample: false,
  later: [],
}

const house = (file: Uint8Array): Answer => {
  const read = readHouseText(Buffer.from(file).toString('utf8'))
  return read.ok ? undefined : read.error
}

const TABLE =
  '@rules wrc-2015\n@hand E1 0\n@dora 5z\n@deal E 1m2m3m4m5m6m7m8m9m1p2p3p4p\nE draw 5p\nE discard 5p\nS draw 7z\nS discard 7z\nW call pon\nE note seen\n'
const PLAYERS = 'number;name;country\n1;Zofia Wiśniewska;POL\n2;"Camille; D.";FRA\n3;晴翔;JPN\n'

/**
 * Every format that the app reads from outside, including the database itself. For changes made with an SQL shell see
 * `test/db/file/hostile-file.test.ts`.
 */
export const entrances = async (): Promise<readonly Entrance[]> => {
  const workbook = await writeXlsx([
    {
      sheet: 'Players',
      data: PLAYERS.trim()
        .split('\n')
        .map((line) => line.split(';').map((value) => ({ value, type: String }))),
    },
  ]).toBuffer()
  const db = new Database(':memory:')
  migrate(db)
  const list = listInto(readableHandle(db))
  const xml = sample('<T60/><D60/><RYUUKYOKU ba="1,2" sc="240,0,250,0,260,0,230,0" />')
  const records: Readonly<Record<RecordFormat, string>> = {
    table: TABLE,
    'tenhou-xml': xml,
    'tenhou-json': tenhouJson({}),
    mjai: mjaiLog(),
    kobalab: kobalab([]),
  }
  return [
    ...Object.entries(records).map(([format, text]) => ({ format, samples: [bytes(text)], read: record })),
    { format: 'judged', samples: [bytes(TABLE)], read: judged },
    { format: 'gzip', samples: [gzipSync(TABLE), gzipSync(xml)], read: record },
    { format: 'house-rules', samples: [bytes(JSON.stringify(PARIS))], read: house },
    { format: 'csv', samples: [bytes(PLAYERS), Buffer.from(`\ufeff${PLAYERS}`, 'utf16le')], read: list },
    { format: 'xlsx', samples: [workbook], read: list },
    {
      format: 'whole-file',
      samples: [gzipSync(db.serialize())],
      read: unpacked,
    },
    { format: 'tournament', samples: [tournament()], read: received },
  ]
}

/** The fault of an answer: more than one line, a control or bidirectional character, a missing language, or excessive length. */
export const wrongAnswer = (answer: Answer): string | undefined => {
  if (answer === undefined) return undefined
  for (const text of [answer.en, answer.fr]) {
    if (text.trim() === '') return 'says nothing'
    if (text.length > 600) return `is ${text.length} letters long`
    if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)) return `has signs that do not show: ${JSON.stringify(text)}`
    if (!text.isWellFormed()) return 'has half a sign'
  }
  return undefined
}
