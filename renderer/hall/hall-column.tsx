import { useTranslation } from 'react-i18next'
import { FilePanel } from '../file/file-panel.tsx'
import { Empty } from '../shell/empty.tsx'
import { RecentPenalties } from './recent-penalties.tsx'
import type { Waiting } from './urgent.ts'
import type { IncidentDone } from './use-hall-undo.ts'
import { WaitingList } from './waiting-list.tsx'

type HallColumnProps = {
  readonly waits: readonly Waiting[]
  readonly filling: number | null
  readonly onFill: (incident: number | null) => void
  readonly onLeave: () => void
  readonly onDone: (done: IncidentDone) => void
}

/** What waits, what was penalized last, and below them, always in sight, the file. */
export const HallColumn = ({ waits, ...list }: HallColumnProps) => {
  const { t } = useTranslation()
  return (
    <aside className="col">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        <h2 className="sec">
          {t('hall.openIncidents')}{' '}
          <span className="r">
            {waits.length} {waits.length > 0 && <kbd>↓</kbd>}
          </span>
        </h2>
        {waits.length === 0 && <Empty fact={t('hall.noIncidents')} todo={t('hall.noIncidentsDo')} />}
        <WaitingList waits={waits} {...list} />
        <RecentPenalties />
      </div>
      <FilePanel />
    </aside>
  )
}
