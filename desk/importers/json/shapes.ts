import { showFound } from '../../../engine/notation/errors/found.ts'
import { onOneLine } from '../../../engine/notation/format/format-event.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { formatPath } from './text.ts'

/** Expectation that a value does not meet. */
export type ShapeComplaint = Extract<Complaint, `expect-${string}`>

/** The first value that is not as expected, and its path within the value that was checked. */
export type ShapeFault = { readonly expected: ShapeComplaint; readonly found: unknown; readonly path: readonly PropertyKey[] }

/** Checks a value; undefined if it is as expected. `T`: the type of values that pass, which exists for the compiler alone. */
export type ShapeCheck<T = unknown> = ((value: unknown) => ShapeFault | undefined) & { readonly passed?: () => T }
export type Passed<Check> = Check extends { readonly passed?: () => infer T } ? T : never

type Checks = Readonly<Record<string, ShapeCheck>>
/** The fields of an object that passes; one that may be missing is optional. */
export type PassedFields<C extends Checks> = {
  readonly [Name in keyof C as undefined extends Passed<C[Name]> ? never : Name]: Passed<C[Name]>
} & {
  readonly [Name in keyof C as undefined extends Passed<C[Name]> ? Name : never]?: Passed<C[Name]>
}

export const faultAt = (found: unknown, expected: ShapeComplaint): ShapeFault => ({ expected, found, path: [] })

/** A fault inside a value, one step down. */
export const faultInside = (step: PropertyKey, fault: ShapeFault): ShapeFault => ({ ...fault, path: [step, ...fault.path] })

/** An integer within bounds. */
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most && Number.isInteger(value)

/** An object, not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks for an integer within bounds. */
export const wholeNumber =
  (least: number, most: number): ShapeCheck<number> =>
  (value) =>
    isWhole(value, least, most) ? undefined : faultAt(value, 'expect-number')

/** Checks for text that `is` knows. `T`: what it is read as. */
export const textThat =
  <T = string>(is: (text: string) => boolean, expected: ShapeComplaint): ShapeCheck<T> =>
  (value) =>
    typeof value === 'string' && is(value) ? undefined : faultAt(value, expected)

/** Checks for a list of `least` to `most` items; the length before the items. */
export const listOf =
  <T>(check: ShapeCheck<T>, least: number, most: number): ShapeCheck<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return faultAt(value, 'expect-list')
    for (let i = 0; i < value.length; i++) {
      const fault = check(value[i])
      if (fault) return faultInside(i, fault)
    }
    return undefined
  }

/** Checks for an object with these fields; other fields are ignored. */
export const fieldsWith = <C extends Checks>(checks: C): ShapeCheck<PassedFields<C>> => {
  const fields = Object.entries(checks).map(([name, check]) => ({ name, check }))
  return (value) => {
    if (!isObject(value)) return faultAt(value, 'expect-object')
    for (const { name, check } of fields) {
      const fault = check(value[name])
      if (fault) return faultInside(name, fault)
    }
    return undefined
  }
}

/** Checks for a value that may be missing. */
export const optional =
  <T>(check: ShapeCheck<T>): ShapeCheck<T | undefined> =>
  (value) =>
    value === undefined ? undefined : check(value)

/** Any value. */
export const anything: ShapeCheck = () => undefined

/** A player's number. */
export const playerNumber: ShapeCheck<number> = (value) => (isWhole(value, 0, 3) ? undefined : faultAt(value, 'expect-seat'))

/** Points of each player. */
const points = wholeNumber(-1_000_000, 1_000_000)
export const pointsOfUpToFour = listOf(points, 0, 4)
export const pointsOfFour = listOf(points, 4, 4)

export const playerNames = listOf(
  textThat(() => true, 'expect-text'),
  0,
  4,
)

/** A player's name as all formats show it: shortened and on one line. */
export const shownName = (name: string): string => onOneLine(name.slice(0, 200)).slice(0, 100)

/** Words a fault with its position. `steps`: path of the checked value in its document. */
export const shapeError = ({ expected, found, path }: ShapeFault, steps: readonly PropertyKey[], place: FilePosition): ImportError =>
  importError(expected, showValue(found), { ...place, path: formatPath([...steps, ...path]) })

/** A value as an error displays it. */
export const showValue = (value: unknown): string => {
  if (value === undefined) return ''
  if (typeof value === 'string') return `"${showFound(value)}"`
  if (Array.isArray(value)) return '[…]'
  return typeof value === 'object' && value !== null ? '{…}' : showFound(String(value))
}
