import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { shapeError, shownName, showValue } from '../json/shapes.ts'
import { formatPath, stringsBeside } from '../json/text.ts'
import { onlineSettings } from '../online-settings.ts'
import { HIDDEN_FACE } from '../played/faces.ts'
import { type ImportedHand, openPlayed } from '../played/hand.ts'
import { dealOf, importedHandName } from '../played/header.ts'
import type { ReadGame } from '../tenhou-json/tenhou-json.ts'
import { playKobalab } from './hand.ts'
import { faultInEvent, faultInKobalab, type KobalabEvent, type KobalabGame, stringsInEvent } from './shape.ts'
import { concealedTiles, faceOfPai } from './tiles.ts'

/** Reads one game of a kobalab paipu; `steps`: its path in its document. */
export const readKobalab = (value: unknown, steps: readonly PropertyKey[], place: FilePosition): Result<ReadGame, ImportError> => {
  const fault = faultInKobalab(value)
  if (fault) return refuse(shapeError(fault, steps, place))
  const { log, player, qijia = 0 } = value as KobalabGame
  if (player?.length === 3) return refuse(importError('three-players', '', { ...place, path: formatPath(steps) }))
  if (player && player.length !== 4) return refuse(importError('expect-list', '[…]', { ...place, path: formatPath([...steps, 'player']) }))
  const hands: Hand[] = []
  let strings = stringsBeside(value, 'log')
  const names = player?.map(shownName)
  for (const [number, events] of log.entries()) {
    const hand = readHand(events, { names, first: qijia, steps: [...steps, 'log', number], place })
    if (!hand.ok) return hand
    hands.push(hand.value.hand)
    strings += hand.value.strings
  }
  if (hands.length === 0) return refuse(importError('no-hand', '', { ...place, path: formatPath(steps) }))
  return ok({ settings: onlineSettings({ redFives: 3, openTanyao: 'on' }), game: { hands }, strings })
}

type HandContext = {
  readonly names: readonly string[] | undefined
  /** The first dealer of the game. */
  readonly first: number
  readonly steps: readonly PropertyKey[]
  readonly place: FilePosition
}

type ReadHand = { readonly hand: Hand; readonly strings: number }

const readHand = (events: readonly unknown[], { names, first, steps, place }: HandContext): Result<ReadHand, ImportError> => {
  let error: ImportError | undefined
  let now = 0
  let strings = 0
  let hand: ImportedHand | undefined
  const complain = (complaint: Complaint, about = showValue(Object.keys(events[now] ?? {})[0])) => {
    error ??= importError(complaint, about, { ...place, path: formatPath([...steps, now]) })
  }
  const play = (event: KobalabEvent) => {
    const { qipai } = event
    if (Boolean(qipai) === Boolean(hand)) complain('act-order')
    else if (hand) playKobalab(hand, event, complain)
    else if (qipai) hand = begin(qipai, { names, first }, complain)
  }
  for (; now < events.length; now++) {
    const value = events[now]
    const fault = faultInEvent(value)
    if (fault) return refuse(shapeError(fault, [...steps, now], place))
    const event = value as KobalabEvent
    play(event)
    strings += stringsInEvent(event)
    if (error) return refuse(error)
  }
  return hand ? ok({ hand: hand.whole(), strings }) : refuse(importError('no-hand', '', { ...place, path: formatPath(steps) }))
}

type Complain = (complaint: Complaint, about?: string) => void

/** A paipu numbers players from the start of the game; seats of a hand count from its dealer. */
const begin = (qipai: Deal, { names, first }: Pick<HandContext, 'names' | 'first'>, complain: Complain): ImportedHand => {
  const { zhuangfeng, jushu, changbang, lizhibang, defen, baopai, shoupai } = qipai
  const hands = shoupai.map((text) => concealedTiles(text) ?? [])
  if (hands.some(({ length }) => length !== 13)) complain('expect-list', '[…]')
  const turned = names?.map((_, seat) => names[(first + jushu + seat) % SEATS.length] ?? '')
  const name = importedHandName(SEATS.length * zhuangfeng + jushu, changbang, lizhibang)
  const deal = dealOf({ name, dealer: 0, names: turned, scores: defen, dora: faceOfPai(baopai) ?? HIDDEN_FACE, hands })
  return openPlayed(deal, { sticks: 'implied', complain })
}

type Deal = NonNullable<KobalabEvent['qipai']>
