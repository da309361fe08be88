import type { TableState } from '../../../desk/contract/tables.ts'
import { EmptyLine } from './empty-line.tsx'
import type { EntryCommand } from './entry-keys.ts'
import { FastModeKeys } from './fast/mode-buttons.tsx'
import { LogHere } from './log-here.tsx'
import { PlainKeyButtons } from './plain-key-buttons.tsx'
import type { Entry } from './use-entry.ts'

type EntryFootProps = {
  readonly state: TableState
  readonly entry: Entry
  /** Has a stable identity. */
  readonly onCommand: (command: EntryCommand) => void
}

/** Below the entry line: the effect of Enter, and the keys as buttons. A line that does not read hides the keys. */
export const EntryFoot = ({ state, entry, onCommand }: EntryFootProps) => {
  const { logs, logged, wrong, isFast, empty, row } = entry
  return (
    <>
      {(logs || logged) && <LogHere logged={logged} />}
      {!wrong && !isFast && empty && <EmptyLine line={row?.line ?? null} />}
      {!wrong && isFast && <FastModeKeys seen={entry.seen} onCommand={onCommand} />}
      {!wrong && !isFast && !empty && <PlainKeyButtons state={state} onCommand={onCommand} />}
    </>
  )
}
