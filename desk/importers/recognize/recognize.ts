import { gunzipSync } from 'node:zlib'
import { tried } from '../../../db/disk/tried.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { TableFile } from '../../../engine/model/table-file.ts'
import { sayNotationError } from '../../../engine/notation/errors/notation-error.ts'
import type { RuleSetNames } from '../../../engine/notation/parse/parse-header.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { MAX_GROUPS, tooManyGroups } from '../../context/limits/groups.ts'
import { type ImportError, importError } from '../import-error.ts'
import { readTenhouXml } from '../tenhou/tenhou-xml.ts'
import { type JsonFormat, readJsonRecord } from './json.ts'

/** Size limit of an unpacked record, in bytes. A long game of any format has less than 1 MB. */
export const MAX_RECORD_BYTES = 64 * 1024 * 1024

export type RecordFormat = 'table' | 'tenhou-xml' | JsonFormat

/** The endings of files of each format: in a folder, only those are read. */
const ENDINGS: Readonly<Record<RecordFormat, readonly string[]>> = {
  table: ['table'],
  'tenhou-xml': ['xml', 'mjlog'],
  'tenhou-json': ['json'],
  kobalab: ['json'],
  mjai: ['json', 'jsonl', 'mjson'],
}
export const NAME_ENDS = [...new Set(Object.values(ENDINGS).flat())].flatMap((ending) => [`.${ending}`, `.${ending}.gz`])

/** Whether the name of a file is that of a record, packed or not. */
export const isRecordName = (name: string): boolean => NAME_ENDS.some((end) => name.endsWith(end))

export type RecognizedRecord = { readonly format: RecordFormat; readonly file: TableFile }

/** Reads a record of any known format, plain or gzipped; recognizes the format by content, not by name. */
export const readRecord = (bytes: Uint8Array, name: string, ruleSets?: RuleSetNames): Result<TableFile, ImportError> => {
  const read = recognizeRecord(bytes, name, ruleSets)
  return read.ok ? ok(read.value.file) : read
}

/** Reads a record and returns its format, too. */
export const recognizeRecord = (bytes: Uint8Array, name: string, ruleSets?: RuleSetNames): Result<RecognizedRecord, ImportError> => {
  const read = readAny(bytes, name, ruleSets)
  const isTooMuch = read.ok && read.value.file.games.some(({ hands }) => hands.some(({ events }) => tooManyGroups(events)))
  return isTooMuch ? refuse(importError('groups', String(MAX_GROUPS))) : read
}

const readAny = (bytes: Uint8Array, name: string, ruleSets?: RuleSetNames): Result<RecognizedRecord, ImportError> => {
  const unpacked = unpack(bytes)
  if (!unpacked.ok) return unpacked
  if (Buffer.from(unpacked.value.subarray(0, SQLITE.length)).equals(SQLITE)) return refuse(importError('database'))
  const text = decode(unpacked.value)
  if (text === undefined) return refuse(notText(unpacked.value))
  const start = text.slice(0, 4096).trimStart()
  if (start.startsWith('{') || start.startsWith('[')) return readJsonRecord(text, name, unpacked.value)
  const isXml = start.startsWith('<')
  const file = isXml ? readTenhouXml(text) : readTable(text, ruleSets)
  return file.ok ? ok({ format: isXml ? 'tenhou-xml' : 'table', file: file.value }) : file
}

/** The beginning of every SQLite file, a tournament’s too. */
const SQLITE = Buffer.from('SQLite format 3\0')

const unpack = (bytes: Uint8Array): Result<Uint8Array, ImportError> => {
  const tooLarge = refuse(importError('too-large'))
  if (bytes.length > MAX_RECORD_BYTES) return tooLarge
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes)
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: MAX_RECORD_BYTES }))
  } catch (error) {
    return error instanceof RangeError ? tooLarge : refuse(importError('gzip'))
  }
}

/** Decodes UTF-8 without byte order mark; undefined if the bytes are not UTF-8. */
const decode = (bytes: Uint8Array): string | undefined => tried(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))

/** Names the line that is not text, unless it is the first: a picture has no lines. */
const notText = (bytes: Uint8Array): ImportError => {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (mark === 0xfffe || mark === 0xfeff) return importError('utf-16')
  const read = new TextDecoder('utf-8').decode(bytes)
  const line = read.slice(0, read.indexOf('\ufffd')).split('\n').length
  return importError('not-text', '', line === 1 ? {} : line)
}

const readTable = (text: string, ruleSets?: RuleSetNames): Result<TableFile, ImportError> => {
  const file = parseTable(text, ruleSets ? { ruleSets } : {})
  if (file.ok) return file
  const en = sayNotationError(file.error, 'en')
  return refuse({ line: file.error.line, message: en, text: { en, fr: sayNotationError(file.error, 'fr') } })
}
