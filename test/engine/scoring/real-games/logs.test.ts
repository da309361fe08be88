import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import type { Yaku } from '../../../../engine/hand/yaku-names.ts'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import type { Play } from '../../../../engine/judging/play.ts'
import { SEATS, type Seat } from '../../../../engine/model/seats.ts'
import { type HandValue, type HandWorth, handValue } from '../../../../engine/scoring/value.ts'
import { rulesFor } from '../../judging/table-of.ts'

const SHARED = '../shared/logs/'
const XML = existsSync(SHARED) ? globSync(`${SHARED}tenhou-xml/*.xml`).sort() : []
const OTHERS = existsSync(SHARED) ? globSync(`${SHARED}{tenhou-json/*.json,mjai/*.jsonl,kobalab/*.json}`).sort() : []
if (XML.length === 0) console.log('../shared/logs is not there: no real hand is counted')

/** Tenhou's numbers for yaku; winds have one number for each wind. */
const TENHOU: readonly Yaku[] = [
  ...(['self-draw', 'riichi', 'ippatsu', 'robbed-kong', 'replacement', 'last-draw', 'last-discard', 'pinfu', 'all-simples'] as const),
  ...(['twin-chows', 'seat-wind', 'seat-wind', 'seat-wind', 'seat-wind', 'prevailing-wind', 'prevailing-wind'] as const),
  ...(['prevailing-wind', 'prevailing-wind', 'white-dragon', 'green-dragon', 'red-dragon', 'double-riichi', 'seven-pairs'] as const),
  ...(['outside-hand', 'pure-straight', 'mixed-triple-chow', 'triple-pung', 'three-kongs', 'all-pungs', 'three-concealed-pungs'] as const),
  ...(['little-three-dragons', 'all-terminals-and-honours', 'double-twin-chows', 'terminals-in-all-sets', 'half-flush'] as const),
  ...(['full-flush', 'heavenly-hand', 'heavenly-hand', 'earthly-hand', 'big-three-dragons', 'four-concealed-pungs'] as const),
  ...(['four-concealed-pungs', 'all-honours', 'all-green', 'all-terminals', 'nine-gates', 'nine-gates', 'thirteen-orphans'] as const),
  ...(['thirteen-orphans', 'big-four-winds', 'little-four-winds', 'four-kongs', 'dora', 'ura-dora', 'red-five'] as const),
]

/** The wins as the server lists them: points, fu, yaku with their han. */
const winsIn = (xml: string) =>
  [...xml.matchAll(/<AGARI ([^>]*)>/g)].map(([, attributes = '']) => {
    const numbers = (name: string) =>
      (new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
        .split(',')
        .filter((each) => each !== '')
        .map(Number)
    const [fu, points] = numbers('ten')
    const pairs = numbers('yaku')
    const yaku = pairs.flatMap((id, i) => (i % 2 === 0 && (pairs[i + 1] ?? 0) > 0 ? [`${TENHOU[id]} ${pairs[i + 1]}`] : []))
    const yakuman = numbers('yakuman').map((id) => `${TENHOU[id]} yakuman`)
    return { points, fu: yakuman.length > 0 ? null : fu, yaku: [...yaku, ...yakuman].sort() }
  })

/**
 * The judged hands of a file. A hand with a yakuman that may have a liable player is judged under the one rule set that knows liability.
 */
const playsIn = (path: string): readonly Play[] => {
  const file = readRecord(readFileSync(path), basename(path))
  if (!file.ok) throw new Error(`${basename(path)}: ${file.error.message}`)
  const rules = rulesFor('riichi-wiki', file.value)
  const liable = { ...rulesFor('ema-pre-2016', file.value), settings: rules.settings }
  return file.value.games.flatMap(({ hands }) =>
    hands.map((hand) => {
      const play = judgeHand(hand, rules)
      return SEATS.some((seat) => isFed(handValue(play, seat))) ? judgeHand(hand, liable) : play
    }),
  )
}

const isFed = (value: HandValue): boolean =>
  value.is === 'worth' && value.yaku.some(({ yaku }) => yaku === 'big-three-dragons' || yaku === 'big-four-winds')

const winnersOf = (play: Play): readonly Seat[] => SEATS.filter((seat) => handValue(play, seat).is !== 'not-won')

/** The points that a hand's winners get and the others pay, computed and as recorded. */
const sums = (play: Play, worths: readonly HandWorth[]) => {
  let reported: readonly number[] | undefined
  for (let at = play; at.previous; at = at.previous.play) if (at.previous.event.verb === 'scores') reported = at.previous.event.points
  const counted = SEATS.map((seat) => (play.table.players[seat].points ?? 0) + worths.reduce((sum, { changes }) => sum + changes[seat], 0))
  return { reported, counted }
}

/** Wins in order of their calls, as the server lists them. */
const inOrder = (play: Play): readonly Seat[] => {
  const calls: Seat[] = []
  for (let at = play; at.previous; at = at.previous.play) {
    const { event } = at.previous
    if (event.verb === 'call' && (event.call === 'ron' || event.call === 'tsumo')) calls.unshift(event.actor)
  }
  return calls
}

describe.skipIf(XML.length === 0)('real wins, counted from the record alone', () => {
  test('yaku, fu and points are those that the server gave', () => {
    const wrong: string[] = []
    const count = { wins: 0, missing: 0 }
    for (const path of XML) {
      const said = winsIn(readFileSync(path, 'utf8'))
      for (const play of playsIn(path)) {
        if (play.table.ended?.how !== 'win') continue
        for (const seat of inOrder(play)) {
          const server = said.shift()
          const value = handValue(play, seat)
          if (value.is !== 'worth') {
            count.missing++
            wrong.push(`${basename(path)} ${JSON.stringify(play.header.name)} ${JSON.stringify(value)}`)
            continue
          }
          count.wins++
          const ours = { points: value.points, fu: value.fu, yaku: value.yaku.map(({ yaku, han }) => `${yaku} ${han}`).sort() }
          if (JSON.stringify(ours) !== JSON.stringify(server))
            wrong.push(`${basename(path)} ${JSON.stringify(play.header.name)} ${seat} ${JSON.stringify(ours)} ${JSON.stringify(server)}`)
        }
      }
    }
    expect(wrong).toEqual([])
    console.log(
      `${count.wins} wins of ${XML.length} games have the yaku, fu and points of the server, ${count.missing} are not wholly known`,
    )
  })

  test('the payments are the changes that the players report', () => {
    const wrong: string[] = []
    const count = { hands: 0, several: 0, missing: 0 }
    for (const path of [...XML, ...OTHERS]) {
      for (const play of playsIn(path)) {
        if (play.table.ended?.how !== 'win') continue
        const values = winnersOf(play).map((seat) => handValue(play, seat))
        const worths = values.filter((value) => value.is === 'worth')
        if (worths.length < values.length) {
          count.missing++
          wrong.push(`${basename(path)} ${JSON.stringify(play.header.name)} ${JSON.stringify(values)}`)
          continue
        }
        count.hands++
        if (worths.length > 1) count.several++
        const { reported, counted } = sums(play, worths)
        if (JSON.stringify(reported) !== JSON.stringify(counted))
          wrong.push(
            `${basename(path)} ${JSON.stringify(play.header.name)} ${JSON.stringify(worths)} ${counted.join()} ${reported?.join()}`,
          )
      }
    }
    expect(wrong).toEqual([])
    console.log(
      `${count.hands} hands won, ${count.several} of them by several, pay what the players report; ${count.missing} are not wholly known`,
    )
  })
})
