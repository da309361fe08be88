// npm run tool bench: reads all real games, format by format beside a bare parser of the same bytes, and judges them under every rule set of the
// sources, beside reading and beside the evaluation library replaying the kobalab games with its own legality checks. All runs take turns in one process; the ratios count.
// The kobalab games are timed hand by hand, and both sides sum the minimum times. A hand takes 0.2 ms, so some runs are undisturbed even on
// a busy machine.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { SaxesParser } from 'saxes'
import { readRecord } from '../../desk/importers/recognize/recognize.ts'
import { ruleSets, withSettings } from '../../engine/editions/index.ts'
import { advance, begin, judgeHand } from '../../engine/judging/judge.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { readArguments } from '../arguments.ts'
import { replaysOf } from './replay.ts'

const LOGS = new URL('../../../shared/logs/', import.meta.url).pathname
const [ROUNDS] = readArguments({ numbers: [7] }).numbers
/** The rule sets that are compared with the library’s replay: the editions in force, and the common rules. */
const AGAINST_REPLAY = ['riichi-wiki', 'ema-2025', 'wrc-2025', 'rrc-1.5']
if (!existsSync(LOGS)) {
  console.log(`../shared/logs is not there: nothing to measure`)
  process.exit(0)
}

const files = globSync(`${LOGS}**/*.{xml,json,jsonl}`)
  .sort()
  .map((path) => ({ path, bytes: readFileSync(path) }))
type Judged = { readonly hand: Hand; readonly under: (id: string) => RuleSet; readonly kobalab: boolean }
const hands: readonly Judged[] = files.flatMap(({ path, bytes }) => {
  const read = readRecord(bytes, path)
  if (!read.ok) throw new Error(`${path}: ${read.error.message}`)
  const { settings, games } = read.value
  const under = new Map(
    ruleSets.map((rules) => {
      const set = withSettings(rules, settings)
      if (!set.ok) throw new Error(path)
      return [rules.id, set.value] as const
    }),
  )
  return games.flatMap(({ hands: all }) =>
    all.map((hand) => ({ hand, kobalab: path.includes('kobalab'), under: (id: string) => under.get(id) as RuleSet })),
  )
})
const kobalab = hands.filter((hand) => hand.kobalab)
const script: unknown[] = JSON.parse(readFileSync(`${LOGS}kobalab/script.json`, 'utf8'))
const eventsIn = (all: readonly Judged[]): number => all.reduce((n, { hand }) => n + hand.events.length, 0)

/** What reading each format can cost at least: saxes without handlers, or `JSON.parse` of the document or of each line. */
const parseBare = (path: string, bytes: Uint8Array): void => {
  const text = new TextDecoder().decode(bytes)
  if (path.endsWith('xml')) new SaxesParser().write(text).close()
  else if (path.endsWith('jsonl')) for (const line of text.trimEnd().split('\n')) JSON.parse(line)
  else JSON.parse(text)
}
const formats = Object.groupBy(files, ({ path }) => basename(dirname(path)))

const timed = (run: () => void): number => {
  const began = performance.now()
  run()
  return performance.now() - began
}
const best = new Map<string, number>()
/** Times several runs and sums the minimum time of each over the rounds so far. */
const noteEach = (name: string, runs: readonly (() => void)[]): void => {
  for (const [i, run] of runs.entries()) note(`${name} ${i}`, timed(run))
  best.set(
    name,
    runs.reduce((sum, _, i) => sum + (best.get(`${name} ${i}`) ?? 0), 0),
  )
}
const note = (name: string, ms: number): void => void best.set(name, Math.min(ms, best.get(name) ?? Number.POSITIVE_INFINITY))
const judgeAll = (all: readonly Judged[], id: string): void => {
  for (const { hand, under } of all) judgeHand(hand, under(id))
}

for (let round = 0; round < ROUNDS; round++) {
  note(
    'read',
    timed(() => files.forEach(({ path, bytes }) => void readRecord(bytes, path))),
  )
  for (const { id } of ruleSets)
    note(
      id,
      timed(() => judgeAll(hands, id)),
    )
  for (const [format, own = []] of Object.entries(formats)) {
    noteEach(
      `read ${format}`,
      own.map(
        ({ path, bytes }) =>
          () =>
            void readRecord(bytes, path),
      ),
    )
    noteEach(
      `parsed ${format}`,
      own.map(
        ({ path, bytes }) =>
          () =>
            parseBare(path, bytes),
      ),
    )
  }
  for (const id of AGAINST_REPLAY)
    noteEach(
      `kobalab ${id}`,
      kobalab.map((hand) => () => judgeAll([hand], id)),
    )
  noteEach('kobalab replayed', script.flatMap(replaysOf))
}

/** Microseconds per event at the start and at the end of long hands, each event timed alone. */
const flatness = (): readonly [number, number] => {
  let [first, last, n] = [0, 0, 0]
  for (const { hand, under } of hands.filter(({ hand: { events } }) => events.length >= 100)) {
    let play = begin(hand.header, under('riichi-wiki'))
    const times = hand.events.map((event) =>
      timed(() => {
        play = advance(play, event)
      }),
    )
    // The last events are the win itself, whose hand is evaluated once.
    first += times.slice(0, 30).reduce((a, b) => a + b)
    last += times.slice(-40, -10).reduce((a, b) => a + b)
    n += 30
  }
  return [(first / n) * 1000, (last / n) * 1000]
}
flatness()
const [first, last] = flatness()

const micro = (name: string, events: number): string => (((best.get(name) ?? 0) * 1000) / events).toFixed(2)
const events = eventsIn(hands)
console.log(`${files.length} files, ${hands.length} hands, ${events} events; best of ${ROUNDS} rounds`)
console.log(`reading alone          ${micro('read', events)} µs an event`)
for (const format of Object.keys(formats)) {
  const [read, bare] = [best.get(`read ${format}`) ?? 0, best.get(`parsed ${format}`) ?? 1]
  console.log(`reading ${format.padEnd(12)}   ${read.toFixed(1)} ms, bare parser ${bare.toFixed(1)} ms: ${(read / bare).toFixed(2)} ×`)
}
for (const { id } of ruleSets) {
  const ms = best.get(id) ?? 0
  console.log(
    `judged, ${id.padEnd(13)}  ${micro(id, events)} µs an event, ${Math.round(events / ms)} events/ms, ${(ms / (best.get('read') ?? 1)).toFixed(2)} × reading`,
  )
}
const theirs = best.get('kobalab replayed') ?? 0
console.log(
  `kobalab, 37 games:     library's replay with legality checks ${theirs.toFixed(1)} ms (${micro('kobalab replayed', eventsIn(kobalab))} µs an event)`,
)
for (const id of AGAINST_REPLAY) {
  const ours = best.get(`kobalab ${id}`) ?? 0
  console.log(
    `the same under ${id.padEnd(13)} ${ours.toFixed(1)} ms (${micro(`kobalab ${id}`, eventsIn(kobalab))} µs an event): ${(ours / theirs).toFixed(2)} ×`,
  )
}
console.log(
  `flat: events 1 to 30 of a hand ${first.toFixed(2)} µs each, near its end ${last.toFixed(2)} µs each: ${(last / first).toFixed(2)} ×`,
)
console.log(`memory: ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB with all files and hands held`)
