import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Game, Hand, SettingLine } from '../../../engine/model/table-file.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { readShape, shownName, showValue } from '../json/shapes.ts'
import { formatPath, readJsonText, textLines } from '../json/text.ts'
import { onlineSettings } from '../online-settings.ts'
import type { ReadGame } from '../tenhou-json/tenhou-json.ts'
import { type MjaiHand, openMjaiHand } from './hand.ts'
import { knownEvent, rememberLine } from './known-lines.ts'
import { MJAI_EVENT, type MjaiEvent, type MjaiOf, readPlainEvent } from './shape.ts'

/** A parsed event and its position; its text if it is on a line of its own, and the event itself if it is known from such a line. */
export type MjaiLine = {
  readonly value: unknown
  readonly steps: readonly PropertyKey[]
  readonly place: FilePosition
  readonly text?: string
  readonly known?: MjaiEvent
}

const MOST_HANDS = 200

/** Reads an mjai log of any number of games; a line that is not JSON is an error like any other. */
export const readMjai = (lines: Iterable<Result<MjaiLine, ImportError>>): Result<readonly ReadGame[], ImportError> => {
  let error: ImportError | undefined
  let now: MjaiLine = { value: undefined, steps: [], place: {} }
  const complain = (complaint: Complaint, about?: string) => {
    error ??= importError(complaint, about ?? showValue(typeOf(now.value)), { ...now.place, path: formatPath(now.steps) })
  }
  const log = openLog(complain, () => now.place.line)
  for (const line of lines) {
    if (!line.ok) return line
    now = line.value
    const event = readEvent(now)
    if (!event.ok) return event
    log.event(event.value)
    if (error) return refuse(error)
  }
  const games = log.whole()
  return error ? refuse(error) : games.length === 0 ? refuse(importError('no-hand')) : ok(games)
}

const NO_STEPS: readonly PropertyKey[] = []

/** The lines of a log that are not blank. */
export function* mjaiLines(text: string): Generator<Result<MjaiLine, ImportError>> {
  for (const { line, number } of textLines(text)) {
    const known = knownEvent(line)
    const place = { line: number }
    const value = known ? ok(known) : readJsonText(line, number)
    yield value.ok ? ok({ value: value.value, steps: NO_STEPS, place, text: line, ...(known && { known }) }) : value
  }
}

const readEvent = ({ value, steps, place, text, known }: MjaiLine): Result<MjaiEvent, ImportError> => {
  const plain = known ?? readPlainEvent(value)
  if (plain) return ok(plain)
  const event = readShape(MJAI_EVENT(), value, steps, place)
  if (event.ok && text !== undefined) rememberLine(text, event.value)
  return event
}

const typeOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined)

type OpenGame = { readonly hands: Hand[]; readonly names: readonly string[] | undefined; readonly red: boolean }

const openLog = (complain: (complaint: Complaint, about?: string) => void, line: () => number | undefined) => {
  const games: OpenGame[] = []
  let game: OpenGame | undefined
  let hand: MjaiHand | undefined

  const close = () => {
    if (hand) game?.hands.push(hand.whole())
    hand = undefined
  }
  const beginGame = ({ names, aka_flag: red = true }: Partial<MjaiOf<'start_game'>>): OpenGame => {
    if (names?.length === 3) complain('three-players')
    else if (names && names.length !== SEATS.length) complain('expect-list', '[…]')
    const begun = { hands: [], names: names?.map(shownName), red }
    games.push(begun)
    return begun
  }
  const beginHand = (event: MjaiOf<'start_kyoku'>) => {
    if (event.tehais?.length === 3 || event.scores?.length === 3) complain('three-players')
    else if ((event.scores ?? SEATS).length !== SEATS.length || (event.tehais ?? SEATS).length !== SEATS.length)
      complain('expect-list', '[…]')
    else if (event.tehais?.some(({ length }) => length !== 13)) complain('expect-list', '[…]')
    if (hand && !hand.hasEnded()) complain('act-order')
    close()
    game ??= beginGame({})
    if (game.hands.length === MOST_HANDS) complain('hands')
    hand = openMjaiHand(event, { names: game.names, complain, line })
  }
  return {
    event: (event: MjaiEvent) => {
      if (event.type === 'kita' || event.type === 'nukidora') complain('three-players')
      else if (event.type === 'start_kyoku') beginHand(event)
      else if (event.type === 'start_game' || event.type === 'end_game') {
        if (hand && !hand.hasEnded()) complain('act-order')
        close()
        game = event.type === 'start_game' ? beginGame(event) : undefined
      } else if (hand) hand.act(event)
      else complain('act-order')
    },
    whole: (): readonly ReadGame[] => {
      close()
      if (games.some(({ hands }) => hands.length === 0)) complain('no-hand')
      return games.map(({ hands, red }) => ({ settings: settingsOf(red), game: { hands } satisfies Game, strings: Number.NaN }))
    },
  }
}

/** The settings are those of Tenhou; a log only says whether there are red fives. */
const settingsOf = (red: boolean): readonly SettingLine[] => onlineSettings({ redFives: red ? 3 : 0, openTanyao: 'on' })
