import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { readShape, showValue } from '../json/shapes.ts'
import { formatPath } from '../json/text.ts'
import { onlineSettings } from '../online-settings.ts'
import { type ImportedHand, openPlayed } from '../played/hand.ts'
import { handName, headerOf } from '../played/header.ts'
import type { ReadGame } from '../tenhou-json/tenhou-json.ts'
import { playKobalab } from './hand.ts'
import { KOBALAB_GAME, type KobalabEvent, kobalabEventShape } from './shape.ts'

/** Reads one game of a kobalab paipu; `steps`: its path in its document. */
export const readKobalab = (value: unknown, steps: readonly PropertyKey[], place: FilePosition): Result<ReadGame, ImportError> => {
  const read = readShape(KOBALAB_GAME, value, steps, place)
  if (!read.ok) return read
  const { log, player, qijia = 0 } = read.value
  if (player?.length === 3) return refuse(importError('three-players', '', { ...place, path: formatPath(steps) }))
  if (player && player.length !== 4) return refuse(importError('expect-list', '[…]', { ...place, path: formatPath([...steps, 'player']) }))
  const hands: Hand[] = []
  for (const [number, events] of log.entries()) {
    const hand = readHand(events, { names: player, first: qijia, steps: [...steps, 'log', number], place })
    if (!hand.ok) return hand
    hands.push(hand.value)
  }
  if (hands.length === 0) return refuse(importError('no-hand', '', { ...place, path: formatPath(steps) }))
  return ok({ settings: onlineSettings({ redFives: 3, openTanyao: 'on' }), game: { hands } })
}

type HandContext = {
  readonly names: readonly string[] | undefined
  /** The first dealer of the game. */
  readonly first: number
  readonly steps: readonly PropertyKey[]
  readonly place: FilePosition
}

const readHand = (events: readonly unknown[], { names, first, steps, place }: HandContext): Result<Hand, ImportError> => {
  let error: ImportError | undefined
  let now: { readonly number: number; readonly name: string | undefined } = { number: 0, name: undefined }
  let hand: ImportedHand | undefined
  const complain = (complaint: Complaint, about = showValue(now.name)) => {
    error ??= importError(complaint, about, { ...place, path: formatPath([...steps, now.number]) })
  }
  for (const [number, value] of events.entries()) {
    const event = readShape(kobalabEventShape(value), value, [...steps, number], place)
    if (!event.ok) return event
    const given = Object.keys(event.value)
    now = { number, name: given[0] }
    const { qipai } = event.value
    if (given.length !== 1) complain('expect-event', showValue(value))
    else if (Boolean(qipai) === Boolean(hand)) complain('act-order')
    else if (hand) playKobalab(hand, event.value, complain)
    else if (qipai) hand = begin(qipai, { names, first }, complain)
    if (error) return refuse(error)
  }
  return hand ? ok(hand.whole()) : refuse(importError('no-hand', '', { ...place, path: formatPath(steps) }))
}

type Complain = (complaint: Complaint, about?: string) => void

/** A paipu numbers players from the start of the game; seats of a hand count from its dealer. */
const begin = (qipai: Deal, { names, first }: Pick<HandContext, 'names' | 'first'>, complain: Complain): ImportedHand => {
  const { zhuangfeng, jushu, changbang, lizhibang, defen, baopai, shoupai } = qipai
  if (shoupai.some(({ length }) => length !== 13)) complain('expect-list', '[…]')
  const turned = names?.map((_, seat) => names[(first + jushu + seat) % SEATS.length] ?? '')
  const name = handName(SEATS.length * zhuangfeng + jushu, changbang, lizhibang)
  const header = headerOf({ name, dealer: 0, names: turned, scores: defen, dora: baopai, hands: shoupai })
  return openPlayed(header, { sticks: 'implied', complain })
}

type Deal = NonNullable<KobalabEvent['qipai']>
