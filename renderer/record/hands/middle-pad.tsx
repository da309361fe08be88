import { useTranslation } from 'react-i18next'
import type { Seats } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { Button } from '../../ui/button.tsx'
import { TileKeys } from '../correct/tile-keys.tsx'
import * as css from './hands.module.css'
import { type MiddleField, partsOfField } from './middle.ts'
import type { TapSign } from './taps.ts'

type MiddlePadProps = {
  readonly seats: Seats
  readonly field: MiddleField
  readonly reds: boolean
  readonly onTap: (sign: TapSign) => void
  readonly onTile: (tile: Tile) => void
}

/** The signs that the field in focus may take, and the tiles: for fingers, without a keyboard. */
export const MiddlePad = ({ seats, field, reds, onTap, onTile }: MiddlePadProps) => {
  const { t } = useTranslation()
  const { what, seat: own } = partsOfField(field)
  const isGroup = what === 'groups'
  const isRiver = what === 'river'
  return (
    <>
      <div className={`do ${css.taps}`}>
        {isRiver && <TapKey tap="^" label={t('hands.tapClaimed')} onTap={onTap} />}
        {(isRiver || isGroup) && <TapKey tap="r" label={t('hands.tapRiichi')} onTap={onTap} />}
        {isGroup &&
          seats
            .filter((seat) => seat !== own)
            .map((seat) => <TapKey key={seat} tap={seat} label={t('hands.tapFrom', { seat: t(`seat.${seat}`) })} onTap={onTap} />)}
        {isGroup && <TapKey tap="+" label={t('hands.tapExtended')} onTap={onTap} />}
        <TapKey tap="back" label="⌫" onTap={onTap} />
      </div>
      <TileKeys reds={reds} onTile={onTile} />
    </>
  )
}

type TapKeyProps = { readonly tap: TapSign; readonly label: string; readonly onTap: (tap: TapSign) => void }
const TapKey = ({ tap, label, onTap }: TapKeyProps) => (
  <Button className="sm" label={label} tabIndex={-1} onPointerDown={(event) => event.preventDefault()} onClick={() => onTap(tap)} />
)
