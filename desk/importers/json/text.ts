import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { showFound } from '../../../engine/notation/errors/found.ts'
import { type Complaint, type ImportError, importError } from '../import-error.ts'
import { numberEnd, stringEnd } from './tokens.ts'

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

/**
 * The value of a text without faults; undefined if it may have some, as a walk through the text then tells. Every string of a sound text is
 * found again in its value, but one of two equal names is not.
 */
const parseSound = (text: string): unknown => {
  // A value takes two characters with what parts it from the next, so a shorter text can't have too many.
  if (text.length > 2 * MOST_VALUES) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return 2 * stringsIn(value, 0) === quotesIn(text) ? value : undefined
}

/** Number of names and strings in a value; `NaN` if it is nested too deep, has a refused name or a number of many digits. */
const stringsIn = (value: unknown, depth: number): number => {
  if (typeof value === 'string') return 1
  if (typeof value === 'number') return Math.abs(value) < 1e30 ? 0 : Number.NaN
  if (typeof value !== 'object' || value === null) return 0
  if (depth === MOST_DEPTH) return Number.NaN
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += stringsIn(item, depth + 1)
  else
    for (const name of Object.keys(value)) {
      if (REFUSED.has(name)) return Number.NaN
      count += 1 + stringsIn(Reflect.get(value, name), depth + 1)
    }
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
