import { LEVELS } from '../../../engine/model/findings.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { output } from '../../messages/command-line.ts'
import type { JudgedFile } from './judge-file.ts'
import type { PlaceInFile } from './side-by-side.ts'

/** Totals over all judged files. */
export type Totals = {
  readonly add: (files: readonly JudgedFile[], places: readonly PlaceInFile[]) => void
  /** One line; if a file was judged under several rule sets, preceded by a line for each. */
  readonly lines: (language: Language) => readonly string[]
}

type Found = { readonly rules: RuleSet; readonly levels: Map<string, number> }

/** Starts counting and measuring time. */
export const totals = (): Totals => {
  const began = performance.now()
  const sum = { games: 0, hands: 0, events: 0, places: 0, differ: 0 }
  const found = new Map<string, Found>()
  let most = 1
  const add: Totals['add'] = (files, places) => {
    most = Math.max(most, files.length)
    sum.games += files[0]?.games ?? 0
    sum.hands += files[0]?.hands ?? 0
    sum.events += files[0]?.events ?? 0
    sum.places += places.length
    sum.differ += places.filter(({ differsIn }) => differsIn.length > 0).length
    for (const { rules, findings } of files) {
      const { levels } = found.get(rules.id) ?? { levels: new Map<string, number>() }
      for (const { finding } of findings) if (finding.state === 'open') levels.set(finding.level, (levels.get(finding.level) ?? 0) + 1)
      found.set(rules.id, { rules, levels })
    }
  }
  return {
    add,
    lines: (language) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const all = [...found.values()]
      if (most === 1) return [output.total({ ...sum, found: inAll(all.map(({ levels }) => levels)), seconds })[language]]
      const under = all.map(({ rules, levels }) => {
        const names = { en: ruleSetName(rules, 'en'), fr: ruleSetName(rules, 'fr') }
        return output.under(names, inAll([levels]))[language]
      })
      return [...under, output.compared({ ...sum, seconds })[language]]
    },
  }
}

const inAll = (counts: readonly ReadonlyMap<string, number>[]): string =>
  LEVELS.map((level) => `${counts.reduce((sum, levels) => sum + (levels.get(level) ?? 0), 0)} ${level}`).join(', ')
