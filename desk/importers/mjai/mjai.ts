import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Game, Hand, SettingLine } from '../../../engine/model/table-file.ts'
import { type Complaint, type ImportError, importError } from '../import-error.ts'
import { shapeError, shownName, showValue } from '../json/shapes.ts'
import { formatPath, type JsonDocument, lineEnd, readJsonText } from '../json/text.ts'
import { onlineSettings } from '../online-settings.ts'
import type { ReadGame } from '../tenhou-json/tenhou-json.ts'
import { type MjaiHand, openMjaiHand } from './hand.ts'
import { knownEvent, rememberLine } from './known-lines.ts'
import { type MjaiEvent, type MjaiOf, readMjaiEvent } from './shape.ts'

const MOST_HANDS = 200

/** Reads the events of a list in a document. */
export const readMjai = (documents: readonly JsonDocument[]): Result<readonly ReadGame[], ImportError> => {
  const reading = openReading()
  for (const document of documents) {
    const event = readEvent(document)
    if (!event.ok) return event
    const error = reading.event(event.value, document)
    if (error) return refuse(error)
  }
  return reading.whole()
}

const NO_STEPS: JsonDocument['steps'] = []

/** Reads an mjai log of any number of games, an event on each line; a line that is not JSON is an error like any other. */
export const readMjaiLines = (text: string): Result<readonly ReadGame[], ImportError> => {
  const reading = openReading()
  let number = 0
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at)
    const line = text.slice(at, end)
    at = end + 1
    number++
    const place = { steps: NO_STEPS, place: { line: number } }
    let event = knownEvent(line)
    if (!event) {
      if (line.trim() === '') continue
      const read = readLine(line, place)
      if (!read.ok) return read
      event = read.value
    }
    const error = reading.event(event, place)
    if (error) return refuse(error)
  }
  return reading.whole()
}

type Place = Pick<JsonDocument, 'steps' | 'place'>

const readLine = (line: string, place: Place): Result<MjaiEvent, ImportError> => {
  const value = readJsonText(line, place.place.line)
  if (!value.ok) return value
  const event = readEvent({ value: value.value, ...place })
  // payments hardly come twice alike
  if (event.ok && !('deltas' in event.value)) rememberLine(line, event.value)
  return event
}

const readEvent = ({ value, steps, place }: JsonDocument): Result<MjaiEvent, ImportError> => {
  const event = readMjaiEvent(value)
  return event.ok ? event : refuse(shapeError(event.error, steps, place))
}

/** Starts with no game; `event` returns the first error. */
const openReading = () => {
  let error: ImportError | undefined
  let now: MjaiEvent | undefined
  let place: Place = { steps: NO_STEPS, place: {} }
  const complain = (complaint: Complaint, about = showValue(now?.type)) => {
    error ??= importError(complaint, about, { ...place.place, path: formatPath(place.steps) })
  }
  const log = openLog(complain, () => place.place.line)
  return {
    event: (event: MjaiEvent, at: Place): ImportError | undefined => {
      now = event
      place = at
      log.event(event)
      return error
    },
    whole: (): Result<readonly ReadGame[], ImportError> => {
      const games = log.whole()
      return error ? refuse(error) : games.length === 0 ? refuse(importError('no-hand')) : ok(games)
    },
  }
}

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
