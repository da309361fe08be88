import { useTranslation } from 'react-i18next'
import { TileKeys } from './tile-keys.tsx'
import type { Correcting } from './use-correcting.ts'
import { withTile } from './with-tile.ts'

type FixPadProps = { readonly correcting: Correcting }

/** On a tablet, in the place of the tile pad while a line is corrected: a tile takes the place of the line's. */
export const FixPad = ({ correcting }: FixPadProps) => {
  const { draft, edit, foreseen, type, enter, cancel } = correcting
  const { t } = useTranslation()
  if (!draft || !('text' in draft)) return null
  return (
    <section className="pad fixpad" data-keeps-focus="" aria-label={t('correct.title')}>
      <div className="verbs">
        <button type="button" className="primary" disabled={edit === null || foreseen.trouble !== null} onClick={enter}>
          {draft.text.trim() === '' ? t(`correct.${draft.do}Do`) : `${t(`correct.${draft.do}Do`)} · ${draft.text.trim()}`}
        </button>
        <button type="button" onClick={() => type(draft.text.trimEnd().replace(/\S+$/, ''))}>
          ⌫
        </button>
        <button type="button" onClick={cancel}>
          {t('correct.leave')}
        </button>
      </div>
      <TileKeys onTile={(tile) => type(withTile(draft.text, tile))} />
    </section>
  )
}
