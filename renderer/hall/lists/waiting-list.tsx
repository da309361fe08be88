import type { KeyboardEvent, ReactNode } from 'react'
import { headline } from '../../../engine/wording/findings/headline.ts'
import { type WaitingEntry, waitClass } from '../../app-state/clock/urgent.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { toTable } from '../../app-state/navigation/left-note.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useWords } from '../../language/language.ts'
import { useTableName } from '../../language/use-names.ts'
import { calledWords, comingWords } from '../../record/calls/call-words.tsx'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IncidentAct } from '../command-line/use-hall-undo.ts'
import { WaitingTime } from '../tables/table-cell.tsx'
import { CallDetails } from './call-details.tsx'
import * as css from './lists.module.css'
import { RecentPenalties } from './recent-penalties.tsx'

export type WaitingListProps = {
  readonly waits: readonly WaitingEntry[]
  /** The incident whose details form is open. */
  readonly filling: number | null
  readonly onFill: (incident: number | null) => void
  /** ↑ on the first item leaves the list. */
  readonly onLeave: () => void
  readonly onDone: (done: IncidentAct) => void
}

/** Items that need a referee, the most urgent first. ↓ ↑ select, Enter opens. */
export const WaitingList = ({ waits, filling, onFill, onLeave, onDone }: WaitingListProps) => {
  const { t, language } = useWords()
  const nameOf = useTableName()
  const { by, referees } = useSigner()
  const withRound = waits.some(({ table }) => nameOf(table) !== table.name)
  const step = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (event.target instanceof HTMLInputElement || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Escape')) return
    event.preventDefault()
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, li > .do button')]
    const at = stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)
    if (at < 0 || event.key === 'Escape') onLeave()
    else stops[at]?.focus()
  }
  return (
    <ul className={withRound ? `${css.inc} ${css.byround}` : css.inc} id="waiting" onKeyDown={step}>
      {waits.map(({ table, wait, since, call }) => (
        <li key={call ? `call ${call.incident}` : table.id}>
          <WaitLink to={toTable(table.id, call ? undefined : table.openIn[0])}>
            <span className={css.tb}>{nameOf(table)}</span>
            <span className={call?.met ? 'lv' : `lv ${waitClass(wait)}`}>
              <Icon name={wait} />
              {call ? calledWords(call.by, referees, t) : wait !== 'called' && t(`counted.${wait}`, { count: table.open[wait] })}
            </span>
            {since && !call?.met && <WaitingTime since={since} />}
            <p className="q2">
              {call ? call.note || t('hall.noDetails', { by: call.by }) : table.first && headline(table.first.finding, language)}
            </p>
          </WaitLink>
          {call && !call.met && call.coming.length > 0 && <p className="q2">{comingWords(call.coming, by, t)}</p>}
          {call && filling !== call.incident && (
            <div className="do">
              <Button className="sm" label={t('incident.fillIn')} onClick={() => onFill(call.incident)} />
              <ScreenLink className="btn sm quiet" to={paths.incident(call.incident)} label={t('hall.allOfIt')} />
            </div>
          )}
          {call && filling === call.incident && (
            <CallDetails
              table={table}
              call={call}
              onSent={onLeave}
              onDone={(done) => onDone({ table, ...done })}
              onClose={() => {
                // the focus may be elsewhere since the details were sent
                if (document.activeElement?.closest('#waiting')) onLeave()
                onFill(null)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const WaitLink = ({ to: { path, leave }, children }: { readonly to: ReturnType<typeof toTable>; readonly children: ReactNode }) => (
  <ScreenLink className="tinted" to={path} label={children} onClick={leave} />
)

/** Pending items and the newest penalties. Loaded after the hall's tables and line, because only these lists need the rules' wording. */
export const HallLists = (list: WaitingListProps) => (
  <>
    <WaitingList {...list} />
    <RecentPenalties />
  </>
)
