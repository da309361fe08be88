import { parsedJson } from '../../../db/disk/tried.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { showFound } from '../../../engine/notation/errors/found.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { numberEnd, stringEnd } from './tokens.ts'

/** A value of a document and its position; `steps`: its path. */
export type JsonDocument = { readonly value: unknown; readonly steps: readonly PropertyKey[]; readonly place: FilePosition }

const MOST_DEPTH = 16
const MOST_VALUES = 3_000_000

/** Names with a special meaning in JavaScript; no record has them. */
const REFUSED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses JSON; refuses deep nesting and duplicate names in an object. `line`: the line of the file at which the text starts. */
export const readJsonText = (text: string, line = 1): Result<unknown, ImportError> => {
  const value = parseSound(text)
  if (value !== undefined) return ok(value)
  const fault = findFault(text)
  return fault
    ? refuse(importError(fault.complaint, fault.about, { ...placeOf(text, fault.at, line), path: fault.path }))
    : ok(JSON.parse(text))
}

/** The lines of a text that are not blank, with their numbers. */
export function* textLines(text: string): Generator<{ readonly line: string; readonly number: number }> {
  let number = 0
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at)
    const line = text.slice(at, end)
    at = end + 1
    number++
    if (line.trim()) yield { line, number }
  }
}

/** Where the line ends that a place of a text is in. */
export const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Position of a value in well-formed JSON by its path; the nearest enclosing value if there is none. */
export const placeInJson = (text: string, path: string): { readonly line: number; readonly column: number } => {
  let nearest = { path: '', at: text.search(/\S/) }
  findFault(text, (here, at) => {
    const isOnTheWay = path === here || path.startsWith(`${here}.`) || path.startsWith(`${here}[`)
    if (isOnTheWay && here.length > nearest.path.length) nearest = { path: here, at }
  })
  return placeOf(text, nearest.at, 1)
}

/** Formats the path of a value: `log[3][5][2]`. */
export const formatPath = (steps: readonly PropertyKey[]): string =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${showFound(String(step))}`))
    .join('')
    .replace(/^\./, '')

/** The value of a text without faults; undefined if it may have some, as a walk through the text then tells. */
const parseSound = (text: string): unknown => {
  const value = parseJson(text)
  return value !== undefined && isSoundJson(text, stringsIn(value, 0)) ? value : undefined
}

/** The value of a well-formed text, in which a name may come twice; undefined if the text is not well-formed or too long to have few values. */
export const parseJson = (text: string): unknown => {
  // A value takes two characters with what parts it from the next, so a shorter text can't have too many.
  if (text.length > 2 * MOST_VALUES) return undefined
  return parsedJson(text)
}

/**
 * Whether a well-formed text is sound if its value has that number of names and strings: each is found again in it, but one of two equal names.
 * `bytes`: the text in UTF-8, which is counted faster.
 */
export const isSoundJson = (text: string, strings: number, bytes?: Uint8Array): boolean => {
  const isBytes = bytes !== undefined && !bytes.includes(BACKSLASH)
  return 2 * strings === (isBytes ? quotesInBytes(bytes) : quotesIn(text))
}

/** Number of names and strings in a value; `NaN` if it is nested too deep, has a refused name or a number of many digits. */
export const stringsIn = (value: unknown, depth: number): number => {
  if (typeof value === 'string') return 1
  if (typeof value === 'number') return Math.abs(value) < 1e30 ? 0 : Number.NaN
  if (typeof value !== 'object' || value === null) return 0
  if (depth === MOST_DEPTH) return Number.NaN
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += stringsIn(item, depth + 1)
  else {
    const fields = value as Readonly<Record<string, unknown>>
    for (const name in fields) {
      if (REFUSED.has(name)) return Number.NaN
      count += 1 + stringsIn(fields[name], depth + 1)
    }
  }
  return count
}

/** The same in an object that is a document or in a list of them, without the value of one name. */
export const stringsBeside = (value: unknown, name: string): number => {
  const { [name]: left, ...others } = { ...(value as Readonly<Record<string, unknown>>) }
  return stringsIn(others, 1) + (left === undefined ? 0 : 1)
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]

const quotesInBytes = (bytes: Uint8Array): number => {
  let count = 0
  // adding 0 or 1 takes two thirds of the time of a condition
  for (let at = 0; at < bytes.length; at++) count += Number(bytes[at] === QUOTE)
  return count
}

/** Number of quotation marks around names and strings in well-formed JSON. */
const quotesIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at
    while (text[before - 1] === '\\') before--
    if ((at - before) % 2 === 0) count++
  }
  return count
}

type Frame = { readonly names: Set<string> | null; step: string | number }
type Fault = { readonly complaint: Complaint; readonly about: string; readonly at: number; readonly path: string }
type Wanted = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing'

const WHITE = /[ \t\r\n]*/y

/** Walks the text once, without recursion; `visit` receives every value and its start. */
const findFault = (text: string, visit?: (path: string, at: number) => void): Fault | undefined => {
  const frames: Frame[] = []
  let wanted: Wanted = 'value'
  let values = 0
  let at = 0
  const fault = (complaint: Complaint, about: string): Fault => ({ complaint, about, at, path: formatPath(frames.map(({ step }) => step)) })
  const malformed = (from = at): Fault => {
    at = from
    return fault('json', showFound(text.slice(at, at + 20)))
  }
  const afterValue = (): Wanted => (frames.length > 0 ? 'comma or end' : 'nothing')

  for (;;) {
    WHITE.lastIndex = at
    WHITE.test(text)
    at = WHITE.lastIndex
    const sign = text[at]
    const frame = frames.at(-1)
    if (sign === undefined) return wanted === 'nothing' ? undefined : malformed()
    if (frame && (sign === ']' || sign === '}')) {
      if ((frame.names ? '}' : ']') !== sign || !wanted.endsWith('end')) return malformed()
      frames.pop()
      at++
      wanted = afterValue()
    } else if (wanted === 'comma or end' && frame) {
      if (sign !== ',') return malformed()
      at++
      wanted = frame.names ? 'name' : 'value'
      if (typeof frame.step === 'number') frame.step++
    } else if (wanted === 'colon') {
      if (sign !== ':') return malformed()
      at++
      wanted = 'value'
    } else if (wanted.startsWith('name') && frame?.names) {
      const end = stringEnd(text, at)
      if (end < 0) return malformed(-1 - end)
      const name = String(JSON.parse(text.slice(at, end)))
      frame.step = name
      if (REFUSED.has(name)) return fault('json-name', name)
      if (frame.names.has(name)) return fault('json-twice', showFound(name))
      frame.names.add(name)
      at = end
      wanted = 'colon'
    } else if (wanted.startsWith('value')) {
      if (++values > MOST_VALUES) return fault('json-large', '')
      visit?.(formatPath(frames.map(({ step }) => step)), at)
      if (sign === '[' || sign === '{') {
        if (frames.length === MOST_DEPTH) return fault('json-deep', '')
        frames.push(sign === '{' ? { names: new Set(), step: '' } : { names: null, step: 0 })
        at++
        wanted = sign === '{' ? 'name or end' : 'value or end'
      } else {
        const end = sign === '"' ? stringEnd(text, at) : numberEnd(text, at)
        if (end < 0) return malformed(-1 - end)
        at = end
        wanted = afterValue()
      }
    } else return malformed()
  }
}

const placeOf = (text: string, at: number, firstLine: number): { readonly line: number; readonly column: number } => {
  let line = firstLine
  let start = 0
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', start)) {
    line++
    start = next + 1
  }
  return { line, column: at - start + 1 }
}
