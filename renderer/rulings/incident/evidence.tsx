import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident, ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { withCurrentDecisions } from '../../../engine/judging/view/view-as-decided.ts'
import { ask } from '../../app-state/desk/client.ts'
import { Board } from '../../board/board.tsx'
import { levelShown } from '../../record/findings/ruling-state.ts'
import { ActRow } from '../../record/table/act-row.tsx'
import { recordRows, rowAt } from '../../record/table/rows.ts'
import * as css from './incident.module.css'

type IncidentEvidenceProps = {
  readonly incident: Incident
  readonly state: TableState
  readonly shown: ShownFinding | undefined
  readonly at: number
  readonly onAt: (act: number) => void
}

/** The board after an act, and the acts of the hand with the incident's own acts highlighted. */
export const IncidentEvidence = ({ incident, state, shown, at, onAt }: IncidentEvidenceProps) => {
  const { t } = useTranslation()
  const { data: then } = useQuery({
    ...ask.tables.state.queryOptions({ input: { table: state.table.id, hand: state.hand, at } }),
    placeholderData: (before) => before,
  })
  const rows = useMemo(() => recordRows(state.acts), [state.acts])
  const current = rowAt(rows, at)
  const pick = useCallback(
    (key: string): void => {
      const row = rows.find(({ ref }) => `a${ref}` === key)
      if (row) onAt(row.to)
    },
    [rows, onAt],
  )
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    scrollWithin(list.current?.parentElement, list.current?.children[current])
  }, [current])
  const proof = shown && at === shown.finding.event ? [...shown.finding.because, shown.finding.event] : []
  const first = incident.event
  const last = incident.to ?? first
  return (
    <>
      <Board
        view={withCurrentDecisions(then?.view ?? state.view, state)}
        table={state.table.name}
        players={state.table.players}
        bottom="E"
        size="md"
        proof={proof}
        findings={state.findings}
      />
      <section className={`panel ${css.actsBox}`}>
        <h2 className="sec">
          {t('incident.acts')}{' '}
          <span className="r">
            {t('incident.actOf', { act: at, all: state.acts.length })} <kbd>←</kbd> <kbd>→</kbd>
          </span>
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <div className="scroll" tabIndex={0}>
          <ol ref={list} className="acts" aria-label={t('table.acts')}>
            {rows.map((row, n) => (
              <li key={row.from}>
                <ActRow row={row} current={n === current} level={levelOf(row, { first, last, shown })} onPick={pick} />
              </li>
            ))}
          </ol>
          {rows.length === 0 && <p className="empty q2">{t('table.noActs')}</p>}
        </div>
      </section>
    </>
  )
}

type About = { readonly first: number | null; readonly last: number | null; readonly shown: ShownFinding | undefined }

/** Highlight of one of the incident's acts: the finding's level if it has one. */
const levelOf = ({ from, to }: { readonly from: number; readonly to: number }, { first, last, shown }: About) => {
  const proves = shown && [...shown.finding.because, shown.finding.event].some((act) => from <= act && act <= to)
  const inSpan = first !== null && last !== null && to >= Math.min(first, last) && from <= Math.max(first, last)
  return proves || inSpan ? (shown ? levelShown(shown) : 'info') : undefined
}

/** Scrolls a list as little as shows a line of it, and nothing around the list: the page stays at its title. */
const scrollWithin = (list: Element | null | undefined, line: Element | null | undefined): void => {
  if (!list || !line) return
  const [room, part] = [list.getBoundingClientRect(), line.getBoundingClientRect()]
  if (part.top < room.top) list.scrollTop -= room.top - part.top
  else if (part.bottom > room.bottom) list.scrollTop += part.bottom - room.bottom
}
