import { LEVELS, type Level } from '../../../engine/model/findings.ts'
import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { output } from '../../messages/command-line.ts'
import type { JudgedFile } from './judge-file.ts'
import type { PlaceInFile } from './side-by-side.ts'

/** The counts of one file; `sets`: one for each rule set that it was judged under. */
export type FileCounts = {
  readonly games: number
  readonly hands: number
  readonly events: number
  readonly places: number
  readonly differ: number
  readonly sets: readonly SetCounts[]
}
type SetCounts = { readonly id: string; readonly name: ByLanguage<string>; readonly levels: Readonly<Record<Level, number>> }

/** Counts a judged file: its open findings by level. */
export const fileCounts = (files: readonly JudgedFile[], places: readonly PlaceInFile[]): FileCounts => ({
  games: files[0]?.games ?? 0,
  hands: files[0]?.hands ?? 0,
  events: files[0]?.events ?? 0,
  places: places.length,
  differ: places.filter(({ differsIn }) => differsIn.length > 0).length,
  sets: files.map(({ rules, findings }) => ({
    id: rules.id,
    name: { en: ruleSetName(rules, 'en'), fr: ruleSetName(rules, 'fr') },
    levels: eachLevel((level) => findings.filter(({ finding }) => finding.state === 'open' && finding.level === level).length),
  })),
})

export type Totals = {
  readonly add: (counts: FileCounts) => void
  /** One line; if a file was judged under several rule sets, preceded by a line for each. */
  readonly lines: (language: Language) => readonly string[]
}

/** Starts counting and measuring time. */
export const totals = (): Totals => {
  const began = performance.now()
  const sum = { games: 0, hands: 0, events: 0, places: 0, differ: 0 }
  const found = new Map<string, SetCounts>()
  let most = 1
  const add: Totals['add'] = ({ sets, ...counts }) => {
    most = Math.max(most, sets.length)
    for (const name of ['games', 'hands', 'events', 'places', 'differ'] as const) sum[name] += counts[name]
    for (const set of sets) {
      const before = found.get(set.id)?.levels
      found.set(set.id, { ...set, levels: eachLevel((level) => (before?.[level] ?? 0) + set.levels[level]) })
    }
  }
  return {
    add,
    lines: (language) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const all = [...found.values()]
      if (most === 1) return [output.total({ ...sum, found: inAll(all), seconds })[language]]
      const under = all.map((set) => output.under(set.name, inAll([set]))[language])
      return [...under, output.compared({ ...sum, seconds })[language]]
    },
  }
}

const eachLevel = (count: (level: Level) => number): Record<Level, number> =>
  Object.fromEntries(LEVELS.map((level) => [level, count(level)])) as Record<Level, number>

const inAll = (sets: readonly SetCounts[]): string =>
  LEVELS.map((level) => `${sets.reduce((sum, { levels }) => sum + levels[level], 0)} ${level}`).join(', ')
