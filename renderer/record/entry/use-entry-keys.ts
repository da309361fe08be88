import type { KeyboardEvent } from 'react'
import { useBindings } from '../../keys/bindings.ts'
import { useKeyMap, useOffenceSearch } from '../../keys/overlays.ts'
import { useFastKeys } from '../../keys/use-fast-keys.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { type EntryCommand, entryCommand, type SimpleCommand } from './entry-keys.ts'
import { endsInClaim } from './fast/lines.ts'
import type { EntryControls } from './use-entry.ts'

/** Actions of the entry line's keys elsewhere on the screen. */
export type EntryMoves = {
  readonly walking: boolean
  readonly onWalk: (by: 1 | -1) => void
  readonly onStep: (by: 1 | -1) => void
  readonly onTurn: () => void
  /** Shows or hides claimed tiles at their places. */
  readonly onClaimed: () => void
}

/** `onLeave`: the focus goes on from the entry line. */
type EntryKeyMoves = EntryMoves & { readonly onLeave: () => void }

/** Runs the commands of keys and buttons. `run` keeps its identity. */
export const useEntryKeys = (entry: EntryControls, { walking, onWalk, onStep, onTurn, onClaimed, onLeave }: EntryKeyMoves) => {
  const { fast } = entry
  const keyMap = useKeyMap()
  const offences = useOffenceSearch()
  const { keyAt } = useFastKeys()
  const { keyOf } = useBindings()
  const simple: Readonly<Record<SimpleCommand, () => void>> = {
    'toggle-fast': entry.toggleFast,
    'toggle-seen': entry.toggleSeen,
    log: entry.beginIncident,
    'declare-dead': entry.beginDead,
    'unknown-key': fast.unknown,
    nothing: () => undefined,
    leave: onLeave,
    draw: entry.draw,
    'discard-drawn': entry.discard,
    turn: onTurn,
    claimed: onClaimed,
    'key-map': keyMap.open,
    offences: offences.open,
    undo: () => entry.undo('undo'),
    redo: () => entry.undo('redo'),
    'not-taken': entry.enterNotTaken,
    submit: entry.submit,
    escape: entry.cancel,
  }
  const run = useLatest((command: EntryCommand): void => {
    if (command.do === 'fast-key') fast.press(command.key)
    else if (command.do === 'type') entry.type(command.text)
    else if (command.do === 'walk') onWalk(command.by)
    else if (command.do === 'pick') entry.pick(command.by)
    else if (command.do === 'step') onStep(command.by)
    else simple[command.do]()
  })
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' && entry.empty) entry.hideEmpty()
    const command = entryCommand(event, {
      text: entry.text,
      isFast: entry.isFast,
      walking,
      completion: entry.row?.line ?? null,
      mended: entry.wrong?.mended ?? null,
      isClaim: entry.claim !== null,
      endsInClaim: () => endsInClaim(fast.now.acts),
      keyOf,
      keyAt,
    })
    if (!command) return
    if (command.do !== 'escape') event.preventDefault()
    run(command)
  }
  return { run, press }
}
