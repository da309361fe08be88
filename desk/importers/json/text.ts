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
      if (REFUSED.has(name)) return fault('json-name', name)
      if (frame.names.has(name)) return fault('json-twice', showFound(name))
      frame.names.add(name)
      frame.step = name
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
