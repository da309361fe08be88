import { sql } from '../../../../db/sqlite/handle.ts'
import { newId } from '../../../context/ids.ts'
import { shortQuote } from '../../../event/people/person-name.ts'
import { listWords } from '../../../messages/lists.ts'
import { eachLine, type LineCells, LineError, roundIn } from './cells.ts'
import { type ListPlan, type PlanContext, rowOf } from './plan.ts'
import { dateAtMinutes, readClock, readDay, readLength } from './times.ts'

type Round = { readonly starts: string | null; readonly minutes: number | null; readonly tables: number }

/** Rounds by their number: their start and length, and the number of tables of those that have none yet. */
export const planRounds = ({ db, day }: PlanContext, lines: readonly LineCells[]): ListPlan => {
  const known = new Map(
    sql<Round & { number: number }>(db, ROUNDS)
      .all()
      .map((round) => [round.number, round]),
  )
  const read = new Map<number, Round & { readonly line: number }>()
  const bad = eachLine(lines, (line) => {
    // without a column for it, the round is the position of the line, also after one that is left out
    const round = line.has('round') ? roundIn(line.get('round')) : lines.indexOf(line) + 1
    const twice = read.get(round)
    if (twice) throw new LineError(listWords.roundTwice(round, twice.line))
    const old = known.get(round)
    read.set(round, {
      line: line.line,
      starts: startsIn(line, day) ?? old?.starts ?? null,
      minutes: minutesIn(line) ?? old?.minutes ?? null,
      tables: tablesIn(line, old?.tables ?? 0),
    })
  })
  const all = [...read].map(([round, { line, ...now }]) => ({ round, line, now, old: known.get(round) }))
  const isOther = ({ now, old }: (typeof all)[number]) => !old || old.starts !== now.starts || old.minutes !== now.minutes
  const newTables = ({ now, old }: (typeof all)[number]) => now.tables - (old?.tables ?? 0)
  return {
    rows: all.map(({ round, line, now, old }) => rowOf(line, said(round, now), old && said(round, old))),
    bad,
    notes: [],
    entries: all.reduce((sum, one) => sum + Number(isOther(one)) + newTables(one), 0),
    write: (write) => {
      for (const one of all) {
        if (isOther(one)) write('round', { round: one.round, starts: one.now.starts, minutes: one.now.minutes })
        for (let n = 1; n <= newTables(one); n++) write('table', { table: newId(), name: String(n), round: one.round })
      }
    },
  }
}

const said = (round: number, { starts, minutes, tables }: Round): readonly string[] => [
  String(round),
  starts ?? '',
  minutes === null ? '' : String(minutes),
  tables === 0 ? '' : String(tables),
]

/** A time, with its day in the same cell or in another; the first day of the tournament where none is named. */
const startsIn = (line: LineCells, first: string): string | null => {
  const text = line.get('starts')
  const ownDay = line.get('date')
  if (text === '') return null
  const [, inCell, time = text] = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})[T ,](.+)$/.exec(text) ?? []
  const dayText = inCell || ownDay || first
  // the tournament's own may be none in a file that another program wrote
  const day = readDay(dayText, first)
  if (day === undefined) throw new LineError(listWords.badDay(shortQuote(dayText)))
  const minutes = readClock(time.replace(/^[T ,]+/, ''))
  if (minutes === undefined) throw new LineError(listWords.badTime(shortQuote(time)))
  return dateAtMinutes(day, minutes).toISOString()
}

const minutesIn = (line: LineCells): number | null => {
  const text = line.get('minutes')
  const minutes = readLength(text)
  if (text !== '' && minutes === undefined) throw new LineError(listWords.badMinutes(shortQuote(text)))
  return minutes ?? null
}

const tablesIn = (line: LineCells, old: number): number => {
  const text = line.get('tables')
  if (text === '' || old > 0) return old
  const tables = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (!(tables <= 500)) throw new LineError(listWords.badTables(shortQuote(text)))
  return tables
}

const ROUNDS = `SELECT one.number, round.starts, round.minutes, (SELECT count(*) FROM table_ WHERE table_.round = one.number) AS tables
  FROM (SELECT number FROM round UNION SELECT round FROM table_ WHERE round IS NOT NULL) one LEFT JOIN round ON round.number = one.number`
