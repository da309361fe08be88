import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

/** The parts of the hall and of a table, each in the order in which a window loads them once its first screen is there. */
const STAGES = {
  hall: {
    bands: ['window/bands/file-bands.tsx', 'window/bands/cut-off-band.tsx'],
    hall: ['hall/lists/waiting-list.tsx', 'ui/last-hands.tsx', 'setup/file/file-panel.tsx'],
    clock: ['hall/rounds/time-limit.tsx', 'hall/command-line/command-status.tsx'],
    rounds: ['hall/rounds/more-time.tsx', 'hall/rounds/plan-round.tsx', 'hall/command-line/done-line.tsx', 'hall/tables/new-table.tsx'],
  },
  table: {
    table: ['record/table/table-screen.tsx'],
    acts: ['record/table/live.tsx'],
    notes: [
      'record/correct/picked-band.tsx',
      'record/correct/draft-note.tsx',
      'record/correct/fix-pad.tsx',
      'record/findings/finding-note.tsx',
    ],
    forms: ['record/hands/end-form.tsx', 'record/hands/middle-form.tsx', 'record/hands/people-form.tsx'],
  },
}
type Stage = { readonly name: string; readonly needs: ReadonlySet<string> }

const stagesOf = (parts: Readonly<Record<string, readonly string[]>>, context: Rolldown.ChunkingContext): readonly Stage[] =>
  Object.entries(parts).map(([name, files]) => {
    const needs = new Set(files.map((file) => normalizePath(join(import.meta.dirname, '../renderer', file))))
    for (const id of needs) {
      const module = context.getModuleInfo(id)
      if (!module) throw new Error(`the window has no ${id}`)
      for (const imported of module.importedIds) needs.add(imported)
    }
    return { name, needs }
  })

/**
 * Names the file of a module after the stages that need it first: `hall-acts`, say. A window that opens its hall and one that opens a table then ask
 * for few files, and for no byte that the stage does without. A module of no stage has no name.
 */
export const stageName = () => {
  let ways: readonly (readonly Stage[])[] | undefined
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    ways ??= Object.values(STAGES).map((parts) => stagesOf(parts, context))
    return ways.flatMap((stages) => stages.find(({ needs }) => needs.has(id))?.name ?? []).join('-') || null
  }
}
