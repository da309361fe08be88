import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Board } from '../board/board.tsx'
import { ask } from '../desk/client.ts'
import { ActRow } from '../table/act-row.tsx'
import { rowsOf } from '../table/rows.ts'
import { provingRows } from './proving.ts'
import type { RulingProps } from './ruling-screen.tsx'

/** The table as it lay then, and the acts that prove the finding. */
export const Evidence = ({ state, shown }: RulingProps) => {
  const { t } = useTranslation()
  const { event, because, level } = shown.finding
  const { data: then } = useQuery(ask.tables.state.queryOptions({ input: { table: state.table.id, hand: state.hand, at: event } }))
  const rows = provingRows(rowsOf(state.acts), [...because, event])
  const first = rows[0]?.from ?? event
  const last = rows.at(-1)?.to ?? event
  return (
    <div className="evid">
      <Board
        view={then?.view ?? state.view}
        table={state.table.name}
        players={state.table.players}
        bottom="E"
        size="md"
        proof={[...because, event]}
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
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}
