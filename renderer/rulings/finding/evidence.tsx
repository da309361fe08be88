import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Act } from '../../../desk/contract/hands.ts'
import { withCurrentDecisions } from '../../../engine/judging/view/view-as-decided.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { Language } from '../../../engine/model/language.ts'
import { isSeat } from '../../../engine/model/seats.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { numberFact } from '../../../engine/phrases/facts.ts'
import { seatName } from '../../../engine/phrases/seats.ts'
import { proofNotes } from '../../../engine/wording/findings/describe.ts'
import { sayAct } from '../../../engine/wording/record/acts.ts'
import { ask } from '../../app-state/desk/client.ts'
import { Board } from '../../board/board.tsx'
import { useWords } from '../../language/language.ts'
import { levelShown, type RulingProps } from '../../record/findings/ruling-state.ts'
import { ActRow } from '../../record/table/act-row.tsx'
import { type RecordRow, recordRows } from '../../record/table/rows.ts'
import { provingRows } from './proving.ts'
import * as css from './ruling.module.css'

/** The board at the time of the finding, and the acts that prove it. */
export const Evidence = ({ state, shown }: RulingProps) => {
  const { t, language } = useWords()
  const { event, because } = shown.finding
  const { data: then } = useQuery(ask.tables.state.queryOptions({ input: { table: state.table.id, hand: state.hand, at: event } }))
  const claimed = numberFact(shown.finding, 'discard')
  const rows = provingRows(recordRows(state.acts), [...because, event, ...(claimed ? [claimed] : [])])
  const first = rows[0]?.from ?? event
  const last = rows.at(-1)?.to ?? event
  const notes = useMemo(() => proofNotes(shown.finding, eventsOf(state.acts), language), [shown.finding, state.acts, language])
  return (
    <div className={css.evid}>
      <Board
        view={withCurrentDecisions(then?.view ?? state.view, state)}
        table={state.table.name}
        players={state.table.players}
        bottom="E"
        size="md"
        proof={[...because, event]}
        findings={state.findings}
      />
      <div className="panel">
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
                  level={because.some((n) => row.from <= n && n <= row.to) || row.from === event ? levelShown(shown) : undefined}
                  said={{ en: undefined, fr: inWords(row, language) }[language]}
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

/** An act in words, without its seat, which the row names. In English, the notation's own words serve. */
const inWords = ({ text, seat }: RecordRow, language: Language): string | undefined => {
  const read = parseLine(text)
  if (!read.ok || read.value.kind !== 'events') return undefined
  const said = sayAct(read.value.events, language)
  return isSeat(seat) ? said.replace(`${seatName(seat, language)} `, '') : said
}

/** The note on a row; for a short form, the notes on its parts. */
const noteOn = ({ from, to }: RecordRow, notes: ReadonlyMap<number, string>): string | undefined =>
  [...notes].find(([number]) => from <= number && number <= to)?.[1]
