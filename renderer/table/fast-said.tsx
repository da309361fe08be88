import { useTranslation } from 'react-i18next'
import { WithTiles } from '../tiles/with-tiles.tsx'
import type { Seen } from './fast.ts'
import { begun } from './fast-words.ts'
import type { Fast } from './use-fast.ts'

export type FastLine = { readonly fast: Fast; readonly seen: Seen }

/** In the line, in place of text: the act as far as its keys were pressed; else the one just understood; else why a key did nothing. */
export const FastSaid = ({ fast, seen }: FastLine) => {
  const { t } = useTranslation()
  const { pending, said, why } = fast
  const partial = begun(pending, fast.view, seen)
  const numbers = [...new Set(pending.chows.map(({ lowest }) => lowest))].join(' ')
  return (
    <div className="said" role="status">
      {partial !== '' && (
        <span className="begun">
          {partial}
          <i className="caret" />
        </span>
      )}
      {partial === '' && said !== null && why === null && (
        <span className="q2">
          <WithTiles text={said} />
        </span>
      )}
      {numbers !== '' && <small>{t('fast.lowest', { numbers })}</small>}
      {why !== null && <small>{why === 'no-key' ? t('fast.noKey') : t(`fast.why.${why}`)}</small>}
    </div>
  )
}
