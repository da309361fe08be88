import type { TableEvent } from '../../model/events.ts'
import { ok, type Result } from '../../model/result.ts'
import type { ExpectedFinding, Game, Hand, HandHeader, SettingLine, TableFile } from '../../model/table-file.ts'
import type { NotationError } from '../errors/notation-error.ts'
import { EMPTY_HEADER, type HeaderLine } from '../header.ts'
import { finishReading, type ReadingStart, type ReadingState, readLine, startReading } from './table-reader.ts'

/** Reads a whole file, with or without a byte order mark. The first unreadable line refuses the whole file. */
export const parseTable = (text: string, { ruleSets }: Pick<ReadingStart, 'ruleSets'> = {}): Result<TableFile, NotationError> => {
  const file = gather()
  let reading = startReading(ruleSets ? { ruleSets } : {})
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    const next = readLine(reading, text.slice(at, end))
    if (!next.ok) return next
    reading = next.value
    file.add(reading)
    at = end + 1
  }
  const whole = finishReading(reading)
  return whole.ok ? ok(file.whole()) : whole
}

/** Collects the lines of a reading into one file. */
const gather = () => {
  let rules: string | undefined
  const settings: SettingLine[] = []
  const expectations: ExpectedFinding[] = []
  const games: { readonly hands: Gathered[] }[] = []

  const begin = (reading: ReadingState) => {
    if (reading.begins === 'game' || reading.games > games.length) games.push({ hands: [] })
    if (reading.begins === 'hand') games.at(-1)?.hands.push({ header: EMPTY_HEADER, events: [], lines: [] })
  }
  const addHeader = (header: HeaderLine, { lines, games, hands }: ReadingState) => {
    if (header.name === 'rules') rules = header.rules
    if (header.name === 'set') settings.push(header.setting)
    if (header.name === 'expect') expectations.push({ ...header.expected, game: Math.max(1, games), hand: Math.max(1, hands), line: lines })
  }
  return {
    add: (reading: ReadingState) => {
      const { parsed, header, lines } = reading
      if (parsed.kind === 'blank') return
      if (reading.begins) begin(reading)
      const hand = games.at(-1)?.hands.at(-1)
      if (parsed.kind === 'header') {
        addHeader(parsed.header, reading)
        if (hand && header) hand.header = header
      } else
        for (const event of parsed.events) {
          hand?.events.push(event)
          hand?.lines.push(lines)
        }
    },
    whole: (): TableFile => ({ ...(rules === undefined ? {} : { rules }), settings, expectations, games: games satisfies readonly Game[] }),
  }
}

type Gathered = { header: HandHeader; readonly events: TableEvent[]; readonly lines: number[] } & Hand
