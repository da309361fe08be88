import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { Board } from '../../board/board.tsx'
import { useBoardSize } from '../../board/use-board-size.ts'
import { handShort } from '../../language/names.ts'
import { useTableName } from '../../language/use-names.ts'
import { ActRow } from './act-row.tsx'
import { recordRows } from './rows.ts'
import * as css from './table.module.css'

/** The table as the desk answered, drawn without the engine: the board and the acts. Nothing can be entered yet. */
export const FirstView = ({ told }: { readonly told: TableState }) => {
  const { t } = useTranslation()
  const nameOf = useTableName()
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [])
  const { table, view, acts, hand, hands } = told
  const last = acts.at(-1)?.number
  return (
    <main className={`screen ${css.live}`}>
      <Board view={view} table={table.name} players={table.players} bottom="E" size={useBoardSize()} />
      <aside className={css.side}>
        <header className="beside nb">
          <h1 className="heading">{t('table.title', { table: nameOf(table) })}</h1>
          {hands.length > 1 && hand !== '' && <span className="q2">{view.hand ? handShort(view.hand, t) : t('hand.none')}</span>}
        </header>
        <div className="scroll" ref={scroller}>
          <div className={css.sheet}>
            <ol className="acts" aria-label={t('table.acts')}>
              {recordRows(acts).map((row) => (
                <li key={row.ref}>
                  <ActRow row={row} current={row.to === last} />
                </li>
              ))}
            </ol>
          </div>
        </div>
      </aside>
    </main>
  )
}
