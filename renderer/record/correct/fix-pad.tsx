import { useTranslation } from 'react-i18next'
import { completions } from '../../../engine/completion/complete.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import * as recordCss from '../record.module.css'
import * as tableCss from '../table/table.module.css'
import * as css from './correct.module.css'
import { leaveWords } from './describe.ts'
import { lineWithTile } from './lines.ts'
import { TileKeys } from './tile-keys.tsx'
import type { CorrectingState } from './use-correcting.ts'

type FixPadProps = {
  readonly correcting: CorrectingState
  /** The table as displayed; suggestions for the line are made from it. */
  readonly view: TableView
  readonly reds: boolean
}

/** Replaces a tablet's tile pad during a correction: seat, verb and tile. A tapped tile replaces the line's tile. */
export const FixPad = ({ correcting, view, reds }: FixPadProps) => {
  const { draft, edit, foreseen, type, enter, cancel } = correcting
  const { t } = useTranslation()
  if (!draft || !('text' in draft)) return null
  const words =
    draft.text.trim() === ''
      ? [...SEATS, '*'].map((actor) => `${actor} `)
      : completions(draft.text, view, mayCall('findings/rule')).map(({ line }) => line)
  return (
    <section className={`${tableCss.pad} ${css.fixpad}`} data-keeps-focus="" aria-label={t('correct.title')}>
      <div className={recordCss.verbs}>
        <button type="button" className="primary" disabled={edit === null || foreseen.trouble !== null} onClick={enter}>
          {draft.text.trim() === '' ? t(`correct.${draft.do}Do`) : `${t(`correct.${draft.do}Do`)} · ${draft.text.trim()}`}
        </button>
        <button type="button" onClick={() => type(draft.text.trimEnd().replace(/(?<!\S)\S+$/, ''))}>
          ⌫
        </button>
        <button type="button" onClick={cancel}>
          {t(leaveWords(draft))}
        </button>
      </div>
      <div className={`${recordCss.verbs} ${css.words}`}>
        {words
          .filter((line) => line !== draft.text)
          .map((line) => (
            <button key={line} type="button" onClick={() => type(line)}>
              {line}
            </button>
          ))}
      </div>
      <TileKeys reds={reds} onTile={(tile) => type(lineWithTile(draft.text, tile))} />
    </section>
  )
}
