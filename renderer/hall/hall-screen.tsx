import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Round } from '../../desk/contract/rounds.ts'
import { currentRound, roundAfter } from '../app-state/clock/clock-figures.ts'
import { waitingList } from '../app-state/clock/urgent.ts'
import { useClockCommand, useRounds } from '../app-state/clock/use-rounds.ts'
import { ask } from '../app-state/desk/client.ts'
import { useDecisionCount } from '../app-state/desk/use-decision-count.ts'
import { toTable } from '../app-state/navigation/left-note.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { useBindings } from '../keys/bindings.ts'
import { useKeyMap, useOffenceSearch } from '../keys/overlays.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useShortNames } from '../language/use-names.ts'
import { EmptyNote } from '../ui/empty.tsx'
import { lazyForm, lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { Loading } from '../ui/status.tsx'
import { CommandLine } from './command-line/command-line.tsx'
import { isOfIncident, useCommandLine } from './command-line/use-command-line.ts'
import { IN_PLACE, useFocusCommandLine } from './command-line/use-focus-command-line.ts'
import { type IncidentAct, useHallUndo } from './command-line/use-hall-undo.ts'
import * as css from './hall.module.css'
import { HallBand } from './hall-band.tsx'
import { HallColumn } from './lists/hall-column.tsx'
import { TableCell } from './tables/table-cell.tsx'

const CommandStatus = lazyWithRetry(async () => (await import('./command-line/command-status.tsx')).CommandStatus, {
  isPart: true,
  ahead: 'at once',
})
const DoneLine = lazyWithRetry(async () => (await import('./command-line/done-line.tsx')).DoneLine, { isPart: true, ahead: 'at once' })
const NewTable = lazyForm(async () => (await import('./tables/new-table.tsx')).NewTable, 'at once')

/** The hall: the tables of a round with their open findings, the round's clock, pending items, and the command line. */
export const HallScreen = () => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { data: tables } = useQuery(ask.tables.list.queryOptions())
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { rounds } = useRounds()
  const nameOf = useShortNames()
  const input = useRef<HTMLInputElement>(null)
  const keyMap = useKeyMap()
  const offences = useOffenceSearch()
  useTitle(t('nav.hall'))
  const [making, setMaking] = useState(false)
  const [filling, setFilling] = useState<number | null>(null)
  const now = currentRound(rounds, tables)
  const { round, choose } = useShownRound(tournament?.file ?? '', rounds, now)
  const shown = round?.number ?? null
  const here = (tables ?? []).filter((table) => table.round === shown || (table.round === null && shown === null))
  const waits = waitingList(tables ?? [])
  const next = waits[0]?.table
  const hasDecisions = useDecisionCount() > 0
  const { done, undo, keep, note } = useHallUndo()
  const home = (): void => input.current?.focus(IN_PLACE)
  const fillIn = async (act: IncidentAct): Promise<void> => setFilling((await act.incident)?.id ?? null)
  const openNext = (): void => {
    const [wait] = waits
    if (!wait) {
      if (hasDecisions) go(paths.waiting)
      return
    }
    const { path, leave } = toTable(wait.table.id, wait.call ? undefined : wait.table.openIn[0])
    leave()
    go(path)
  }
  const line = useCommandLine({
    file: tournament?.file,
    tables: tables ?? [],
    round,
    onOpen: (table) => go(paths.table(table)),
    onNext: openNext,
    onList: () => document.querySelector<HTMLElement>('#waiting a')?.focus(),
    onKeys: keyMap.open,
    onUndo: undo,
    onKeep: keep,
    onLogged: (table, incident) => note({ table, what: 'logged', incident }),
  })
  useFocusCommandLine(input)
  const clock = useClockCommand()
  const isReady = tables !== undefined
  useEffect(() => {
    if (isReady) input.current?.focus(IN_PLACE)
  }, [isReady])
  const pressClock = (): void => {
    const what = round && NEXT[round.clock.state]
    if (what) clock.send({ do: what, round: round.number })
    // a round that is over leads to the next one, whose clock the same key starts
    const next = round && !what ? roundAfter(rounds, round) : undefined
    if (next) choose(next.number)
  }
  const startIncident = (): void => {
    if (!isOfIncident(line.text)) line.change('!')
    home()
  }
  const { keyOf } = useBindings()
  useKeys({ [keyOf('everywhere.incident')]: startIncident, [keyOf('hall.clock')]: pressClock })
  if (!tables) return <Loading />
  return (
    <main className={`screen ${css.hall}`}>
      <HallBand rounds={rounds} now={now} shown={shown} tables={here} onRound={choose} onNewTable={() => setMaking(true)} onLeave={home} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className={`scroll ${css.gridroom}`} tabIndex={0}>
        {making && (
          <NewTable
            round={shown}
            file={tournament?.file}
            onMade={(id) => go(paths.table(id))}
            onClose={() => {
              setMaking(false)
              home()
            }}
          />
        )}
        {here.length === 0 ? (
          <EmptyNote fact={t('hall.noTables')} todo={t('hall.noTablesDo')} link={{ text: t('hall.toSetup'), href: `#${paths.setup}` }} />
        ) : (
          <ul className={css.grid} aria-label={t('hall.tables')} data-size={here.length > 24 ? 'many' : here.length <= 12 ? 'few' : 'some'}>
            {here.map((table) => (
              <TableCell
                key={table.id}
                table={table}
                round={round}
                nameOf={nameOf}
                picked={'found' in line.command && line.command.found[line.picked] === table}
                onIncident={line.incidentAt}
              />
            ))}
          </ul>
        )}
      </div>
      <HallColumn waits={waits} filling={filling} onFill={setFilling} onLeave={home} onDone={note} />
      <CommandLine
        ref={input}
        text={line.text}
        next={next ? 'table' : hasDecisions ? 'decision' : null}
        status={
          line.text.trim() !== '' ? (
            <CommandStatus command={line.command} picked={line.picked} round={shown} next={next} hasDecisions={hasDecisions} />
          ) : (
            done && <DoneLine done={done} onUndo={undo} onKeep={keep} onFill={(act) => void fillIn(act)} />
          )
        }
        onText={line.change}
        onKey={line.key}
        onIncident={startIncident}
        onNext={openNext}
        onOffences={offences.open}
        onKeys={keyMap.open}
      />
    </main>
  )
}
/** Effect of the clock key by state: start, pause, resume. */
const NEXT = { planned: 'start', running: 'pause', paused: 'resume', ended: null } as const

const KEY = 'shinpan.round'
/** A round displayed by choice instead of the one under way; of one file. */
type Chosen = { readonly file: string; readonly round: number; readonly instead: number | null }

const kept = (): Chosen | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Chosen | null

/** The displayed round: the one under way, or one chosen by the user. A choice survives a reload and ends when the next round starts. */
const useShownRound = (file: string, rounds: readonly Round[], now: Round | undefined) => {
  const [chosen, setChosen] = useState(kept)
  const played = now?.number ?? null
  const stands = chosen?.file === file && chosen.instead === played
  const round = (stands ? rounds.find(({ number }) => number === chosen.round) : undefined) ?? now
  const choose = (number: number): void => {
    const next = number === played ? null : { file, round: number, instead: played }
    sessionStorage.setItem(KEY, JSON.stringify(next))
    setChosen(next)
  }
  return { round, choose }
}
