import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../desk/contract.ts'
import type { TableEvent } from '../../engine/events.ts'
import { parseLine } from '../../engine/notation/parse-line.ts'
import { asHolds } from '../../engine/table/as-holds.ts'
import { proofNotes } from '../../engine/words/proof.ts'
import { numberFact } from '../../engine/words/told/facts.ts'
import { Board } from '../board/board.tsx'
import { ask } from '../desk/client.ts'
import { useLanguage } from '../language/language.ts'
import { ActRow } from '../table/act-row.tsx'
import { type Row, rowsOf } from '../table/rows.ts'
import { provingRows } from './proving.ts'
import type { RulingProps } from './ruling-screen.tsx'

/** The table as it lay then, and the acts that prove the finding. */
export const Evidence = ({ state, shown }: RulingProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { event, because, level } = shown.finding
  const { data: then } = useQuery(ask.tables.state.queryOptions({ input: { table: state.table.id, hand: state.hand, at: event } }))
  const claimed = numberFact(shown.finding, 'discard')
  const rows = provingRows(rowsOf(state.acts), [...because, event, ...(claimed ? [claimed] : [])])
  const first = rows[0]?.from ?? event
  const last = rows.at(-1)?.to ?? event
  const notes = useMemo(() => proofNotes(shown.finding, eventsOf(state.acts), language), [shown.finding, state.acts, language])
  return (
    <div className="evid">
      <Board
        view={asHolds(then?.view ?? state.view, state)}
        table={state.table.name}
        players={state.table.players}
        bottom="E"
        size="md"
        proof={[...because, event]}
        findings={state.findings}
      />
      <div>
        <h2 className="sec">
          {first === last ? t('ruling.provedByOne', { act: first }) : t('ruling.provedBy', { from: first, to: last })}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" tabIndex={0}>
          <ol className="acts" aria-label={t('table.acts')}>
            {rows.map((row) => (
              <li key={row.from}>
                <ActRow
                  row={row}
                  current={false}
                  level={because.some((n) => row.from <= n && n <= row.to) || row.from === event ? level : undefined}
                  note={noteOn(row, notes)}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}

const eventsOf = (acts: readonly Act[]): readonly TableEvent[] =>
  acts.flatMap(({ text }) => {
    const read = parseLine(text)
    return read.ok && read.value.kind === 'events' ? read.value.events.slice(0, 1) : []
  })

/** What is said of a row; of a short form, what is said of its parts. */
const noteOn = ({ from, to }: Row, notes: ReadonlyMap<number, string>): string | undefined =>
  [...notes].find(([number]) => from <= number && number <= to)?.[1]
