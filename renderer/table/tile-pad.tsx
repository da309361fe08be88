import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../desk/contract.ts'
import { SEATS } from '../../engine/seats.ts'
import { TILES, type Tile } from '../../engine/tiles.ts'
import { tileName } from '../../engine/words/tiles.ts'
import { useLanguage } from '../language/language.ts'
import { TileFace } from '../tiles/tile.tsx'

type TilePadProps = {
  readonly state: TableState
  readonly text: string
  /** What the first button enters: the act that is due, or what is typed, completed. */
  readonly line: string | null
  readonly onText: (text: string) => void
  readonly onEnter: (line: string) => void
  readonly onDraw: () => void
  readonly onUndo: () => void
}

const CALLS = ['chii', 'pon', 'kan', 'riichi', 'ron', 'tsumo'] as const
const suit = (letter: string): readonly Tile[] => TILES.filter((tile) => tile[1] === letter && tile[0] !== '0')
const PAD: readonly Tile[] = [...suit('m'), '0m', ...suit('p'), ...suit('s'), '0s', '0p', ...suit('z'), '?']

/** For fingers: a call and who said it, or a tile. It writes the same notation into the same line. */
export const TilePad = ({ state, text, line, onText, onEnter, onDraw, onUndo }: TilePadProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [call, setCall] = useState<(typeof CALLS)[number] | null>(null)
  const { turn } = state.view
  const tap = (tile: Tile): void => {
    if (text.trim() === '' && turn) onEnter(`${turn.seat} discard ${tile}`)
    else onText(`${text.trimEnd()}${/\d[mpsz]$|\?$/.test(text) ? '' : ' '}${tile}`)
  }
  return (
    <section className="pad" aria-label={t('table.pad')}>
      <div className="verbs">
        {call ? (
          <>
            {SEATS.map((seat) => (
              <button
                key={seat}
                type="button"
                onClick={() => {
                  setCall(null)
                  onEnter(`${seat} call ${call}`)
                }}
              >
                {t(`seat.${seat}`)} {call}
              </button>
            ))}
            <button type="button" onClick={() => setCall(null)}>
              {t('ruling.cancel')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="primary" onClick={() => onEnter(line ?? '')}>
              {line ?? 'Enter'}
            </button>
            <button type="button" onClick={onDraw}>
              {t('table.draw')}
            </button>
            {CALLS.map((name) => (
              <button key={name} type="button" onClick={() => setCall(name)}>
                {name}
              </button>
            ))}
            <button type="button" onClick={onUndo}>
              {t('table.undo')}
            </button>
          </>
        )}
      </div>
      <div className="padtiles">
        {PAD.map((tile) => (
          <button key={tile} type="button" aria-label={tileName(tile, language)} onClick={() => tap(tile)}>
            <TileFace tile={tile} />
          </button>
        ))}
      </div>
    </section>
  )
}
