import { existsSync, globSync, readFileSync } from 'node:fs'
import { readRecord } from '../../desk/importers/recognize/recognize.ts'
import { formatEvents } from '../../engine/notation/format/format-event.ts'
import { mendText } from '../../engine/wording/record/mends.ts'
import { readArguments } from '../arguments.ts'
import { diceOf } from '../generator/dice.ts'
import { withoutDraws } from '../generator/thin.ts'
import { type CleanHand, generatedHands } from '../injection/real-hands.ts'
import { MEND_MISTAKES } from './mistakes.ts'
import { type MendTally, type Missed, tallyMends } from './tally.ts'

/** The table of mistakes: share noticed, and share with the true repair first, or among the first three or five. */
export const mendTable = (tallies: readonly MendTally[]): readonly string[] => {
  const add = (of: (tally: MendTally) => number): number => tallies.reduce((sum, tally) => sum + of(tally), 0)
  const all = {
    tried: add((tally) => tally.tried),
    shown: add((tally) => tally.shown),
    accused: add((tally) => tally.accused),
    first: add((tally) => tally.first),
    ofThree: add((tally) => tally.ofThree),
    ofFive: add((tally) => tally.ofFive),
    ms: add((tally) => tally.ms),
    slowest: Math.max(...tallies.map(({ slowest }) => slowest)),
  }
  return [
    `${'mistake'.padEnd(34)}${['tried', 'shown', 'accused', 'first', 'of 3', 'of 5', 'ms', 'slowest'].map((head) => head.padStart(9)).join('')}`,
    ...tallies.map((tally) => row(tally.mistake, tally)),
    row('all', all),
    ...tallies.map(({ mistake, rules }) => `${mistake}: ${[...rules].map(([rule, count]) => `${rule} ${count}`).join(', ')}`),
  ]
}

const row = (
  name: string,
  { tried, shown, accused, first, ofThree, ofFive, ms, slowest }: Omit<MendTally, 'mistake' | 'rules' | 'missed'>,
): string =>
  `${name.padEnd(34)}${[tried, shown, accused]
    .map(String)
    .concat([first, ofThree, ofFive].map((part) => (shown === 0 ? '-' : `${((100 * part) / shown).toFixed(1)} %`)))
    .concat((ms / Math.max(1, shown)).toFixed(1), slowest.toFixed(0))
    .map((figure) => figure.padStart(9))
    .join('')}`

const sheetOf = ({ finding, mends, place, was, is }: Missed): string => {
  const [before, after] = [formatEvents(was), formatEvents(is)]
  const at = after.findIndex((line, i) => line !== before[i])
  return [
    `\n${finding.event} ${finding.level} ${finding.rule} ${JSON.stringify(finding.facts)}; the true mend is ${place || 'not among them'}`,
    `  was: ${before.slice(Math.max(0, at - 2), at + 3).join('; ')}`,
    `  is:  ${after.slice(Math.max(0, at - 2), at + 3).join('; ')}`,
    ...mends.map((mend) => `  ${mend.likelihood.toFixed(2)} ${mend.kind} ${mendText(mend, 'en')}`),
  ].join('\n')
}

/** The hands of real games of every format, as `convert` writes them; generated ones if the logs do not exist. */
const recordedHands = (seed: number, games: number): readonly CleanHand[] => {
  const logs = '../shared/logs/'
  if (!existsSync(logs)) return generatedHands(games, seed)
  const paths = diceOf(seed)
    .shuffled(globSync(`${logs}{tenhou-xml,mjai,tenhou-json,kobalab}/*`).sort())
    .slice(0, games)
  return paths.flatMap((path) => {
    const read = readRecord(readFileSync(path), path)
    if (!read.ok) return []
    const { settings, games: all } = read.value
    return all.flatMap(({ hands }) => hands.map((hand) => ({ hand, settings })))
  })
}

/** The same hand with only its discards and claims. */
const discardsOnly = ({ hand, settings }: CleanHand): CleanHand => {
  const { deal: _, ...header } = hand.header
  return { hand: { header, events: withoutDraws(hand.events) }, settings }
}

/**
 * Measures the share of true first repairs, with one recording mistake in each of many real hands: `node tools/repair/measure-mends.ts
 * --seed 1 --count 200`. `--missed` takes a kind of mistake and prints the records with another first repair. `--discards` removes draws
 * and deals from the records.
 */
if (import.meta.main) {
  const { seed, count, games, missed, discards } = readArguments({
    options: { seed: 1, count: 200, games: 120, missed: { oneOf: MEND_MISTAKES }, discards: false },
  }).options
  const full = recordedHands(seed, games)
  const hands = discards ? full.map(discardsOnly) : full
  const chosen = MEND_MISTAKES.filter((mistake) => missed === undefined || mistake === missed)
  const tallies = chosen.map((mistake) => tallyMends(hands, mistake, { count, dice: diceOf(seed) }))
  if (missed !== undefined) for (const tally of tallies) console.log(tally.missed.map(sheetOf).join('\n'))
  console.log(mendTable(tallies).join('\n'))
}
