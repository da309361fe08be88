import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Round } from '../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { useClockCommand } from '../../app-state/clock/use-rounds.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths, routeNow } from '../../app-state/navigation/paths.ts'
import type { KnownIncident } from '../../app-state/outbox/item.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { storeDraft, storedDraft } from '../../app-state/storage/drafts.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { typeAhead } from '../../ui/use-held-keys.ts'
import { type HallCommand, readCommand } from './read-command.ts'

const NOBODY = { E: '', S: '', W: '', N: '' }

type CommandLineOptions = {
  /** The tournament's file. */
  readonly file: string | undefined
  readonly tables: readonly TableSummary[]
  readonly round: Round | undefined
  readonly onOpen: (table: string) => void
  /** Opens the first of the pending items. */
  readonly onNext: () => void
  /** ↓ in an empty line moves to the list of pending items. */
  readonly onList: () => void
  readonly onKeys: () => void
  readonly onUndo: (what: 'undo' | 'redo') => void
  /** Esc leaves the act that an undo asks about. */
  readonly onKeep: () => void
  readonly onLogged: (table: TableSummary, incident: Promise<KnownIncident | null>) => void
}

/** State of the hall's line: its text, the selected one of the matching tables, and its keys. */
export const useCommandLine = ({ file, tables, round, onOpen, onNext, onList, onKeys, onUndo, onKeep, onLogged }: CommandLineOptions) => {
  const draft = `hall-line ${file}`
  /** A line whose table could not be made while another one was typed: it comes back once the line is empty. */
  const left = `${draft} left`
  const [text, setText] = useState(() => {
    const begins = takeIncidentRequest() ? '!' : storedDraft(left)
    return storedDraft(draft) || begins
  })
  const [at, setAt] = useState(0)
  const { by } = useSigner()
  const clock = useClockCommand()
  const command: HallCommand = readCommand(text, tables, round?.number ?? null)
  const found = 'found' in command ? command.found : []
  const picked = Math.min(at, Math.max(0, found.length - 1))
  const change = (typed: string): void => {
    const now = typed || storedDraft(left)
    if (typed === '') storeDraft(left, '')
    setText(now)
    setAt(0)
    storeDraft(draft, hasNote(now) ? now : '')
  }
  const queries = useQueryClient()
  const make = useMutation(ask.tables.create.mutationOptions())
  const log = (table: TableSummary, note: string): void => {
    onLogged(table, outbox.call({ table: table.id, by: by.trim() || '?', act: { kind: 'incident', ...(note !== '' && { note }) } }))
  }
  const line = useRef(text)
  useLayoutEffect(() => {
    line.current = text
  }, [text])
  const atNewTable = async ({ name, incident, note }: Extract<HallCommand, { kind: 'make' }>): Promise<void> => {
    change('')
    const table = await make.mutateAsync({ name, players: NOBODY, by }).catch(() => null)
    if (table === null) {
      if (line.current === '') change(text)
      else storeDraft(left, text)
      return
    }
    if (incident) log(table, note)
    await queries.invalidateQueries({ queryKey: ask.tables.key() })
    if (incident || routeNow() !== paths.hall) return
    typeAhead(table.id, line.current)
    onOpen(table.id)
  }
  const enter = (): void => {
    const table = found[picked]
    switch (command.kind) {
      case 'open':
        if (table) onOpen(table.id)
        return
      case 'next':
        onNext()
        return
      case 'extend':
        if (round) clock.send({ do: 'extend', round: round.number, minutes: command.minutes })
        change('')
        return
      case 'extra':
        if (!table) return
        clock.send({ do: 'extraTime', table: table.id, minutes: command.minutes })
        change('')
        return
      case 'incident':
        if (table) logAt(table, command.note)
        return
      case 'make':
        void atNewTable(command)
        return
      case 'nothing':
        return
    }
  }
  const step = (by: 1 | -1): void => setAt(Math.min(Math.max(0, picked + by), Math.max(0, found.length - 1)))
  const key = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const held = event.ctrlKey || event.metaKey
    // with Caps Lock too
    if (held && text === '' && /^[zy]$/i.test(event.key)) onUndo(/z/i.test(event.key) && !event.shiftKey ? 'undo' : 'redo')
    else if (held || event.altKey) return false
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') {
      change('')
      onKeep()
    } else if (event.key === 'ArrowDown') {
      if (text === '') onList()
      else step(1)
    } else if (event.key === 'ArrowUp') step(-1)
    else if (text === '' && event.key === '?') onKeys()
    else return false
    return true
  }
  const logAt = (table: TableSummary, note = ''): void => {
    log(table, note)
    change('')
  }
  // an incident was begun without a table: the next one that is pressed is meant
  return { text, change, command, picked, key, incidentAt: text.trim() === '!' ? logAt : null }
}

/** Whether a line has more than the beginning of an incident: its text is kept until it is entered or dropped. */
const hasNote = (text: string): boolean => isOfIncident(text) && text.trim() !== '!'
export const isOfIncident = (text: string): boolean => text.trimStart().startsWith('!')

const isIncidentRequested = createStore(false)

/** Asks the hall to start logging an incident when it opens next: `!` on any screen. */
export const requestIncident = (): void => {
  isIncidentRequested.set(true)
}

/** Whether an incident was requested; resets the request. */
const takeIncidentRequest = (): boolean => {
  const was = isIncidentRequested.now()
  isIncidentRequested.set(false)
  return was
}
