import { useTranslation } from 'react-i18next'
import type { Act } from '../../../desk/contract/hands.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { dotted, formatTime } from '../../language/format.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'
import * as css from './correct.module.css'
import type { CorrectingState } from './use-correcting.ts'

type PickedBandProps = {
  readonly correcting: CorrectingState
  /** Number of the act after which the board is shown; null: the current state. */
  readonly past: number | null
  /** Number of the act before which a line is being written. */
  readonly before: number | null
  /** The selected act; undefined at a header line. */
  readonly act: Act | undefined
}

/** Above the list while a line is selected: the moment that the board shows, and the keys of the line as buttons. */
export const PickedBand = ({ correcting, past, before, act }: PickedBandProps) => {
  const { line, ruled, draft, begin, move, pick, openRuling } = correcting
  const { t } = useTranslation()
  if (!line) return null
  const isAct = line.kind === 'act'
  return (
    <div className={`lines ${recordCss.past} ${css.picked}`} data-keeps-focus="">
      <div className="cluster" role="status">
        <b>
          {before !== null || past === 0
            ? t('table.pastBefore', { act: before ?? 1 })
            : past !== null
              ? t('table.past', { act: past })
              : isAct
                ? t('correct.last', { act: line.row.to })
                : t('correct.head')}
        </b>
        {act && <span className="q2">{dotted(act.by, formatTime(act.at))}</span>}
        {isAct && line.row.was !== null && (
          <span className="q2">
            {t('correct.was')} <s className="mono">{line.row.was}</s>
          </span>
        )}
        <Button className="sm push" label={t('table.now')} chord="Escape" onClick={() => pick(null)} />
      </div>
      {!draft && (
        <div className="do">
          {ruled ? (
            mayCall('findings/rule') && <Button className="sm" label={t('table.openRuling')} chord="Enter" onClick={openRuling} />
          ) : (
            <Button className="sm" label={t('correct.changeDo')} chord="Enter" onClick={() => begin('change')} />
          )}
          <Button className="sm" label={t('correct.before')} chord="i" onClick={() => begin('insert', 'before')} />
          <Button className="sm" label={t('correct.after')} chord="a" onClick={() => begin('insert', 'after')} />
          {!ruled && <Button className="sm" label={t('correct.removeDo')} chord="Delete" onClick={() => begin('remove')} />}
          {isAct && !ruled && (
            <span className="do">
              <Button className="sm" onClick={() => move(-1)}>
                <span className="sr">{t('correct.up')}</span> <span aria-hidden="true">↑</span> <kbd>Alt ↑</kbd>
              </Button>
              <Button className="sm" onClick={() => move(1)}>
                <span className="sr">{t('correct.down')}</span> <span aria-hidden="true">↓</span> <kbd>Alt ↓</kbd>
              </Button>
            </span>
          )}
        </div>
      )}
    </div>
  )
}
