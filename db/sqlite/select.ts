import { z } from 'zod'
import { type ReadableDb, type SqlValue, sql } from './handle.ts'

/** A field of a row: its SQL expressions, and the field made of their values, the first of which is at `first`. */
export type SelectColumn<T> = {
  readonly from: readonly string[]
  readonly read: (values: readonly SqlValue[], first: number, db: ReadableDb) => T
}

/** A column for each field of a row. A missing field does not compile. */
export type SelectColumns<Row> = { readonly [Field in keyof Row]: SelectColumn<Row[Field]> }

/**
 * A column for each field of a shape: of the expression, or the column, that `own` has for it; else the column of the table that the field is named for.
 * A record's fields are columns of the table under its name.
 */
export const columnsFor = <Row extends object>(
  shape: { readonly [Field in keyof Row]: z.ZodType<Row[Field]> },
  table: string,
  own: NoInfer<{ readonly [Field in keyof Row]?: string | SelectColumn<Row[Field]> }> = {},
): SelectColumns<Row> => {
  const given: Readonly<Record<string, string | object | undefined>> = own
  const columnOf = ([field, of]: [string, z.ZodType]) => {
    const from = given[field] ?? `${table}."${snakeCase(field)}"`
    return [field, typeof from === 'string' ? columnLike(of, field, from) : from]
  }
  return Object.fromEntries(Object.entries<z.ZodType>(shape).map(columnOf)) as SelectColumns<Row>
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columnLike = (of: unknown, field: string, from: string): SelectColumn<unknown> => {
  if (of instanceof z.ZodNullable) return orNull(columnLike(of.unwrap(), field, from))
  if (of instanceof z.ZodString) return text(from)
  if (of instanceof z.ZodNumber) return number(from)
  if (of instanceof z.ZodDate) return time(from)
  if (of instanceof z.ZodBoolean) return flag(from)
  if (of instanceof z.ZodEnum) return oneOf(of.options.map(String), from)
  if (of instanceof z.ZodArray && of.element instanceof z.ZodString) return texts(from)
  if (of instanceof z.ZodObject) return record(columnsFor<Readonly<Record<string, unknown>>>(of.shape, field))
  throw new Error(`${field}: no column`)
}

/** A record of several columns. */
const record = <Row extends object>(columns: SelectColumns<Row>): SelectColumn<Row> => {
  let at = 0
  const fields = (Object.entries(columns) as [keyof Row, SelectColumn<Row[keyof Row]>][]).map(([name, column]) => {
    const first = at
    at += column.from.length
    return { name, column, first }
  })
  return {
    from: fields.flatMap(({ column }) => column.from),
    read: (values, first, db) => {
      const row: Partial<Row> = {}
      for (const { name, column, first: offset } of fields) row[name] = column.read(values, first + offset, db)
      return row as Row
    },
  }
}

/** A query of rows. `from`: the tables and joins; callers add condition and order. */
export const select = <Row extends object>(columns: SelectColumns<Row>, from: string) => {
  const row = record(columns)
  const head = `SELECT ${row.from.join(', ')} FROM ${from}`
  const statement = (db: ReadableDb, rest: string) => sql<readonly SqlValue[]>(db, `${head} ${rest}`).raw()
  return {
    all: (db: ReadableDb, rest: string, ...given: readonly SqlValue[]): readonly Row[] =>
      statement(db, rest)
        .all(...given)
        .map((values) => row.read(values, 0, db)),
    get: (db: ReadableDb, rest: string, ...given: readonly SqlValue[]): Row | undefined => {
      const values = statement(db, rest).get(...given)
      return values && row.read(values, 0, db)
    },
  }
}

/** A column of one expression. */
const single = <T>(from: string, read: (value: SqlValue, db: ReadableDb) => T): SelectColumn<T> => ({
  from: [from],
  read: (values, first, db) => read(values[first] ?? null, db),
})

/** The same column; null where its first value is. */
const orNull = <T>({ from, read }: SelectColumn<T>): SelectColumn<T | null> => ({
  from,
  read: (values, first, db) => ((values[first] ?? null) === null ? null : read(values, first, db)),
})

const number = (from: string): SelectColumn<number> =>
  single(from, (value) => (typeof value === 'number' ? value : wrong(from, 'a number', value)))
const textIn = (from: string, value: SqlValue): string => (typeof value === 'string' ? value : wrong(from, 'a text', value))
const text = (from: string): SelectColumn<string> => single(from, (value) => textIn(from, value))
/** 0 or 1. */
const flag = (from: string): SelectColumn<boolean> =>
  single(from, (value) => (value === 0 || value === 1 ? value === 1 : wrong(from, '0 or 1', value)))
/** A time, stored as ISO 8601. */
const time = (from: string): SelectColumn<Date> => single(from, (value) => new Date(textIn(from, value)))
/** One word of a list. */
const oneOf = <const Word extends string>(words: readonly Word[], from: string): SelectColumn<Word> =>
  single(from, (value) => words.find((word) => word === value) ?? wrong(from, words.join(' | '), value))
/** A JSON text, and what is made of it. */
const json = <T>(from: string, read: (data: unknown) => T): SelectColumn<T> =>
  single(from, (value) => read(JSON.parse(textIn(from, value))))
/** A JSON list of texts. */
const texts = (from: string): SelectColumn<readonly string[]> =>
  json(from, (data) =>
    Array.isArray(data) && data.every((one) => typeof one === 'string') ? data : wrong(from, 'a list of texts', String(data)),
  )
/** A reference of an entry. */
const ref = (from: string): SelectColumn<`${string}:${number}`> =>
  single(from, (value) => (isRef(value) ? value : wrong(from, 'a reference', value)))
const isRef = (value: SqlValue): value is `${string}:${number}` => typeof value === 'string' && /:\d+$/.test(value)

/** A column that is made of another one. */
const made = <From, T>({ from, read }: SelectColumn<From>, make: (value: From, db: ReadableDb) => T): SelectColumn<T> => ({
  from,
  read: (values, first, db) => make(read(values, first, db), db),
})

const wrong = (from: string, expected: string, value: SqlValue): never => {
  throw new Error(`${from}: ${expected} expected, found ${String(value)}`)
}

/** The kinds of columns. A value of another type than expected is an error of the program. */
export const column = { number, text, texts, flag, time, oneOf, ref, json, record, orNull, made } as const
