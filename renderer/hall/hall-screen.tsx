import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ask } from '../desk/client.ts'
import { useKeyMap } from '../keys/use-key-map.ts'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { paths } from '../shell/paths.ts'
import { useTitle } from '../shell/use-title.ts'
import { CommandLine } from './command-line.tsx'
import { findTables } from './find-tables.ts'
import { HallBand } from './hall-band.tsx'
import { HallColumn } from './hall-column.tsx'
import { NewTable } from './new-table.tsx'
import { TableCell } from './table-cell.tsx'
import { urgent } from './urgent.ts'

/** The tables of the tournament, with what is open where. */
export const HallScreen = () => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const { data: tables } = useQuery(ask.tables.list.queryOptions())
  const input = useRef<HTMLInputElement>(null)
  const keyMap = useKeyMap()
  useTitle(t('nav.hall'))
  const rounds = useMemo(() => [...new Set((tables ?? []).map((table) => table.round))].sort((a, b) => (a ?? 0) - (b ?? 0)), [tables])
  const [chosen, setRound] = useState<number | null | undefined>(undefined)
  const round = chosen === undefined ? (rounds.at(-1) ?? null) : chosen
  const here = (tables ?? []).filter((table) => table.round === round)
  const found = useMemo(() => findTables(tables ?? [], text), [tables, text])
  const next = urgent(tables ?? [])[0]
  if (!tables) return <Loading />
  const open = (): void => {
    const [first] = found
    if (first && text.trim() !== '') go(paths.table(first.id))
  }
  return (
    <main className="hall">
      <HallBand tables={tables} rounds={rounds} round={round} onRound={setRound} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="scroll gridroom" tabIndex={0}>
        <ul className="grid" aria-label={t('hall.tables')} data-size={here.length > 24 ? 'many' : here.length <= 12 ? 'few' : 'some'}>
          {here.map((table) => (
            <TableCell key={table.id} table={table} picked={text.trim() !== '' && found[0] === table} />
          ))}
        </ul>
        {here.length === 0 && <Empty fact={t('hall.noTables')} todo={t('hall.noTablesDo')} />}
        <NewTable onMade={(id) => go(paths.table(id))} quiet={here.length > 0} />
      </div>
      <HallColumn tables={tables} />
      <CommandLine
        ref={input}
        text={text}
        found={found}
        next={next}
        onText={setText}
        onEnter={open}
        onNext={() => next && go(paths.table(next.id))}
        onKeys={keyMap.open}
      />
    </main>
  )
}
