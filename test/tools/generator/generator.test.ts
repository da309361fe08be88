import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { optionsFor } from '../../../tools/generator/faults-in.ts'
import { playMany } from '../../../tools/generator/many.ts'
import { FULL } from '../../../tools/generator/options.ts'
import { playGame } from '../../../tools/generator/play-game.ts'
import { linesOf } from '../../engine/judging/table-of.ts'

/** Games under each rule set; `many.ts` plays 2,000. */
const GAMES = 15

describe('generated games, in which nobody breaks a rule', () => {
  test.each(RULE_SET_IDS)('nothing is found under %s', (rules) => {
    expect(playMany({ count: GAMES, seed: 1, rules: [rules] }).found).toEqual([])
  })

  test('the same seed plays the same game, another seed another one', () => {
    expect(playGame(7, FULL)).toEqual(playGame(7, FULL))
    expect(playGame(7, FULL)).not.toEqual(playGame(8, FULL))
  })

  test('written down and read again, a game is the same', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const game = playGame(seed, optionsFor(seed, 'ema-2016'))
      expect(formatTable(linesOf(formatTable(game)))).toBe(formatTable(game))
    }
  })

  test('claims, kongs, riichi, wins and draws all come up', () => {
    const events = Array.from({ length: 12 }, (_, seed) => playGame(seed, FULL)).flatMap(({ games }) =>
      games.flatMap(({ hands }) => hands.flatMap(({ events }) => events)),
    )
    const kinds = new Set(events.map((event) => ('call' in event ? event.call : 'how' in event ? event.how : event.verb)))
    for (const kind of ['chii', 'pon', 'kan', 'ankan', 'kakan', 'replace', 'dora', 'riichi', 'ron', 'tsumo', 'exhaustive', 'tenpai', 'ura'])
      expect(kinds).toContain(kind)
  })
})
