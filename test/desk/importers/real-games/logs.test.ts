import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import type { Hand, TableFile } from '../../../../engine/model/table-file.ts'
import { formatTable } from '../../../../engine/notation/format/format-table.ts'
import { parseTable } from '../../../../engine/notation/parse/parse-table.ts'
import { faultsOf, findingsOf, rulesFor } from '../../../engine/judging/table-of.ts'
import { withoutLines } from '../../../engine/notation/arbitrary-file.ts'

const SHARED = new URL('../../../../../shared/logs/', import.meta.url).pathname
const isHere = existsSync(SHARED)
if (!isHere) console.log('../shared/logs is not there: no games in Tenhou JSON, mjai and kobalab paipu are judged')

const inFolder = (pattern: string) => (isHere ? globSync(`${SHARED}${pattern}`).sort() : [])
const TENHOU = inFolder('tenhou-json/*.json')
const MJAI = inFolder('mjai/*.jsonl')
const KOBALAB = inFolder('kobalab/*.json')

const known = new Map<string, TableFile>()
const read = (path: string): TableFile => {
  const before = known.get(path)
  if (before) return before
  const file = readRecord(readFileSync(path), basename(path))
  if (!file.ok) throw new Error(`${basename(path)}: ${file.error.message}`)
  known.set(path, file.value)
  return file.value
}
const handsOf = (file: TableFile): readonly Hand[] => file.games.flatMap(({ hands }) => hands)

/** Findings that would accuse a player: violations, questions, advice, and mistakes of the record. */
const faultsIn = (file: TableFile): readonly string[] => {
  const rules = rulesFor('riichi-wiki', file)
  return file.games.flatMap(({ hands }, game) =>
    hands.flatMap((hand, i) => faultsOf(judgeHand(hand, rules)).map((line) => `game ${game + 1}, hand ${i + 1}, event ${line}`)),
  )
}

describe.skipIf(!isHere)('real games in JSON, in which nobody could break a rule', () => {
  test.each([...TENHOU, ...MJAI, ...KOBALAB].map((path) => [basename(path), path] as const))('%s', (_, path) => {
    expect(faultsIn(read(path))).toEqual([])
  })

  test('there are as many as the README of the logs says', () => {
    expect([TENHOU.length, MJAI.length, KOBALAB.flatMap((path) => read(path).games).length]).toEqual([60, 60, 37])
  })

  test('every hand ends, and its points are those that the next one begins with', () => {
    const wrong = [...TENHOU, ...MJAI, ...KOBALAB].flatMap((path) =>
      read(path).games.flatMap(({ hands }, game) =>
        hands
          .filter((hand, i) => !isFollowedBy(hand, hands[i + 1]))
          .map(({ header }) => `${basename(path)} ${game} ${JSON.stringify(header.name)}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('as notation, a game is the same', () => {
    for (const path of [...TENHOU.filter((_, i) => i % 20 === 0), ...KOBALAB]) {
      const file = read(path)
      const back = parseTable(formatTable(file))
      expect(back.ok && withoutLines(back.value)).toEqual(file)
    }
  })

  test('gzipped, a game is the same', () => {
    for (const path of [...TENHOU.slice(0, 1), ...MJAI.slice(0, 1), ...KOBALAB])
      expect(readRecord(gzipSync(readFileSync(path)), 'x')).toEqual({ ok: true, value: read(path) })
  })
})

/**
 * The same sixty games in two formats. Facts that one format omits are inferred alike in both. Mjai omits why nobody won, whether all were
 * waiting if nobody paid, and the stick of a fourth riichi. Tenhou JSON omits the order between players, when an indicator was turned, and
 * who has paid a stick. Neither names the waiting players after a nagashi mangan. Only the lines differ, which mjai alone has.
 */
describe.skipIf(!isHere)('twins', () => {
  test.each(TENHOU.map((path) => [basename(path), path] as const))('%s and its mjai twin are one table', (_, path) => {
    const [ours, twin] = [read(path), read(path.replace('tenhou-json', 'mjai').replace(/\.json$/, '.mjai.jsonl'))]
    expect(withoutLines(twin)).toEqual(ours)
    const found = (file: TableFile) => handsOf(file).map((hand) => findingsOf(judgeHand(hand, rulesFor('riichi-wiki', file))))
    expect(found(twin)).toEqual(found(ours))
  })
})

/** Each game of the kobalab script has the rare situation that its title names; this test searches the events for it. */
describe.skipIf(!isHere)('rare situations', () => {
  const ends = (how: string) => (hand: Hand) => hand.events.some((event) => event.verb === 'end' && event.how === how)
  const rons = (hand: Hand) => hand.events.filter((event) => event.verb === 'call' && event.call === 'ron').length
  const kongs = (hand: Hand) =>
    hand.events.filter(({ verb, ...event }) => verb === 'ankan' || verb === 'kakan' || ('call' in event && event.call === 'kan')).length
  test.each<[string, (hand: Hand) => boolean]>([
    ['天和', ({ events }) => events[1]?.verb === 'call' && events[1].call === 'tsumo'],
    ['九種九牌', ends('nine-terminals')],
    ['四風連打', ends('four-winds')],
    ['四家立直', ends('four-riichi')],
    ['三家和', ends('three-wins')],
    ['四開槓', ends('four-kongs')],
    ['一人で四開槓', (hand) => kongs(hand) === 4],
    ['ハイテイで三家和', ends('three-wins')],
    ['槍槓でダブロン', (hand) => rons(hand) === 2],
    ['ダブロンで連荘', (hand) => rons(hand) === 2],
    ['流し満貫', (hand) => ends('exhaustive')(hand)],
    ['北入終了', ({ header }) => header.name?.wind === 'W' && header.name.number === 4],
    ['西入サドンデス', ({ header }) => header.name?.wind === 'W'],
  ])('%s', (title, isIt) => {
    const titles: readonly { readonly title: string }[] = JSON.parse(readFileSync(KOBALAB[0] ?? '', 'utf8'))
    const at = titles.findIndex((game) => game.title.split(/[ :]+/).includes(title))
    const hands = read(KOBALAB[0] ?? '').games[at]?.hands ?? []
    expect(hands.some(isIt)).toBe(true)
  })
})

/** By player's name, because seats rotate. */
const isFollowedBy = ({ header, events }: Hand, next: Hand | undefined): boolean => {
  const end = events.find(({ verb }) => verb === 'end')
  const scores = events.find((event) => event.verb === 'scores')
  if (!end || scores?.verb !== 'scores') return false
  if (!next) return true
  return header.players?.every((name, i) => next.header.scores?.[next.header.players?.indexOf(name) ?? -1] === scores.points[i]) ?? false
}
