import { memo } from 'react'
import { possibleClaimants } from '../../../engine/completion/claim-lines.ts'
import { isKnown } from '../../../engine/model/tiles.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { untilWords } from '../../board/until.ts'
import { useWords } from '../../language/language.ts'
import { WithTiles } from '../../ui/tiles/with-tiles.tsx'
import * as css from './entry.module.css'

type ClaimWindowProps = { readonly view: TableView }

/** The players who may still claim the last tile, and for which group. */
export const ClaimWindow = memo(({ view }: ClaimWindowProps) => {
  const { t, language } = useWords()
  const { windows } = view
  const { chow, pung, win } = possibleClaimants(view)
  if (!windows || chow.length + pung.length + win.length === 0)
    return (
      <div className={`beside nb ${css.window}`}>
        <h2 className="beside q2">{t('table.closed')}</h2>
      </div>
    )
  const { tile, from, kind } = windows
  const until = untilWords(windows, view, language)
  const group = [
    { name: t('table.chow'), seats: chow },
    { name: t('table.pung'), seats: pung },
  ]
  const parts = [
    { claims: group, until: until.sets },
    { claims: [{ name: t('table.win'), seats: win }], until: until.win },
  ]
  return (
    <div className={`beside nb ${css.window}`}>
      <h2 className="beside">
        <span>
          <WithTiles
            text={t(kind === 'kong' ? 'table.openOnKong' : 'board.mayClaim', {
              whose: t(`of.${from}`),
              tile: isKnown(tile) ? t('table.claimedTile', { tile }) : t('table.claimedUnknown'),
            })}
          />
        </span>
      </h2>
      <div className={`cluster ${css.chips}`}>
        {parts
          .filter(({ claims }) => claims.some(({ seats }) => seats.length > 0))
          .map(({ claims, until }) => (
            <div key={claims[0]?.name}>
              <p className="beside">
                {claims
                  .filter(({ seats }) => seats.length > 0)
                  .map(({ name, seats }) => (
                    <span key={name} className="q2">
                      {name} <b>{seats.map((seat) => t(`letter.${seat}`)).join('')}</b>
                    </span>
                  ))}
              </p>
              <small>{until}</small>
            </div>
          ))}
      </div>
    </div>
  )
})
