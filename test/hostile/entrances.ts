import { gzipSync } from 'node:zlib'
import writeXlsx from 'write-excel-file/node'
import { recognizeRecord } from '../../desk/importers/recognize.ts'
import { readList } from '../../desk/lists/read-list.ts'
import { readHouseText } from '../../desk/rule-sets/house-file.ts'
import { unpacked } from '../../desk/tournaments/whole-file.ts'
import type { ByLanguage } from '../../engine/language.ts'
import { PARIS } from '../desk/a-house.ts'
import { kobalab, mjaiLog, tenhouJson } from '../desk/importers/json-samples.ts'
import { sample } from '../desk/importers/tenhou-sample.ts'

/** What a reader answers: nothing where it took the file, else why not. */
type Answer = ByLanguage<string> | undefined

/** A format, files of it that read, and what reads them. */
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

const list = async (file: Uint8Array): Promise<Answer> => {
  const read = await readList(file, {}, () => undefined)
  return read.ok ? undefined : read.error
}

const house = (file: Uint8Array): Answer => {
  const read = readHouseText(Buffer.from(file).toString('utf8'))
  return read.ok ? undefined : read.error
}

const TABLE =
  '@rules wrc-2015\n@hand E1 0\n@dora 5z\n@deal E 1m2m3m4m5m6m7m8m9m1p2p3p4p\nE draw 5p\nE discard 5p\nS draw 7z\nS discard 7z\nW call pon\nE note seen\n'
const PLAYERS = 'number;name;country\n1;Zofia Wiśniewska;POL\n2;"Camille; D.";FRA\n3;晴翔;JPN\n'

/** Every format that the app reads from outside, but the database itself (`test/db/hostile-file.test.ts`). */
export const entrances = async (): Promise<readonly Entrance[]> => {
  const workbook = await writeXlsx([
    {
      sheet: 'Players',
      data: PLAYERS.trim()
        .split('\n')
        .map((line) => line.split(';').map((value) => ({ value, type: String }))),
    },
  ]).toBuffer()
  const xml = sample('<T60/><D60/><RYUUKYOKU ba="1,2" sc="240,0,250,0,260,0,230,0" />')
  return [
    { format: 'table', samples: [bytes(TABLE)], read: record },
    { format: 'tenhou-xml', samples: [bytes(xml)], read: record },
    { format: 'tenhou-json', samples: [bytes(tenhouJson({}))], read: record },
    { format: 'mjai', samples: [bytes(mjaiLog())], read: record },
    { format: 'kobalab', samples: [bytes(kobalab([]))], read: record },
    { format: 'gzip', samples: [gzipSync(TABLE), gzipSync(xml)], read: record },
    { format: 'house-rules', samples: [bytes(JSON.stringify(PARIS))], read: house },
    { format: 'csv', samples: [bytes(PLAYERS), Buffer.from(`\ufeff${PLAYERS}`, 'utf16le')], read: list },
    { format: 'xlsx', samples: [workbook], read: list },
    {
      format: 'whole-file',
      samples: [gzipSync(Buffer.alloc(5000, 'x'))],
      read: (file) => {
        const read = unpacked(file)
        return read.ok ? undefined : read.error
      },
    },
  ]
}

/** What is wrong with an answer: more than one line, a sign that turns text around or colours a terminal, a language missing, too long. */
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
