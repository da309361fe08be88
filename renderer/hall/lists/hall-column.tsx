import { useTranslation } from 'react-i18next'
import { EmptyNote } from '../../ui/empty.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import * as css from './lists.module.css'
import type { WaitingListProps } from './waiting-list.tsx'

const HallLists = lazyWithRetry(async () => (await import('./waiting-list.tsx')).HallLists, { isPart: true })
const FilePanel = lazyWithRetry(async () => (await import('../../setup/file/file-panel.tsx')).FilePanel, { isPart: true })

/** Pending items, the newest penalties and, always visible below them, the file. */
export const HallColumn = ({ waits, ...list }: WaitingListProps) => {
  const { t } = useTranslation()
  return (
    <aside className={css.col}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="scroll" tabIndex={0}>
        <h2 className="sec">
          {t('hall.openIncidents')}{' '}
          <span className="r">
            {waits.length} {waits.length > 0 && <kbd>↓</kbd>}
          </span>
        </h2>
        {waits.length === 0 && <EmptyNote fact={t('hall.noIncidents')} todo={t('hall.noIncidentsDo')} />}
        <HallLists waits={waits} {...list} />
      </div>
      <FilePanel />
    </aside>
  )
}
