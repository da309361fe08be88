import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { createOpenState } from '../../app-state/storage/store.ts'
import { useWords } from '../../language/language.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { padTiles } from '../correct/tile-keys.tsx'
import * as recordCss from '../record.module.css'
import * as tableCss from '../table/table.module.css'
import * as css from './entry.module.css'
import { PadCalls, type PadCallsProps } from './pad-calls.tsx'
import { hasSaidRiichi, tapMeaning } from './pad-taps.ts'
import { PadTiles, UNKNOWN_COUNT } from './pad-tiles.tsx'
import { tilesLeft } from './tiles-left.ts'

type TilePadProps = PadCallsProps & {
  readonly state: TableState
  readonly text: string
  /** Whether a tapped tile is handled like a key of fast mode: as the draw, if draws are seen. */
  readonly asKey: boolean
}

/** Whether the tiles are in the place of the board, which is for narrow windows. */
export const useTilesOpen = createOpenState()

/**
 * The tablet's pad: calls by player, and tiles. It writes notation into the entry line; claims with known tiles in short form. Empty in a
 * window that is too wide for it, so that no key draws it there.
 */
export const TilePad = (props: TilePadProps) => {
  const { t } = useWords()
  const pad = useRef<HTMLElement>(null)
  const isWanted = useWasShown(pad)
  return (
    <section ref={pad} className={tableCss.pad} aria-label={t('table.pad')}>
      {isWanted && <PadParts {...props} />}
    </section>
  )
}

/** Whether the styles have displayed an element, now or earlier. */
const useWasShown = (element: RefObject<HTMLElement | null>): boolean => {
  const [wasShown, setShown] = useState(false)
  useLayoutEffect(() => {
    if (wasShown || !element.current) return
    const look = (): void => {
      // older Safari has no checkVisibility; what is not displayed has no boxes
      if (element.current?.getClientRects().length) setShown(true)
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [wasShown, element])
  return wasShown
}

const PadParts = (props: TilePadProps) => {
  const { state, text, onText, onEnter, fast, asKey } = props
  const { t, language } = useWords()
  const [doubted, setDoubted] = useState<Tile | null>(null)
  const tiles = useTilesOpen()
  const { view, pending } = fast
  const leftOf = useMemo(() => tilesLeft(view, state.reds), [view, state.reds])
  const onTap = useLatest((tile: Tile): void => {
    const meant = tapMeaning(tile, {
      text,
      turn: view.turn,
      left: leftOf(tile),
      isDoubted: doubted === tile,
      isRiichi: view.turn !== null && hasSaidRiichi(state.acts, view.turn.seat),
      asKey: asKey || pending.noDraw,
    })
    setDoubted(meant.do === 'doubt' ? tile : null)
    if (meant.do === 'keys') for (const key of meant.keys) fast.press(key)
    else if (meant.do === 'enter') onEnter(meant.line)
    else if (meant.do === 'type') onText(meant.text)
  })
  const left = useMemo(
    () =>
      padTiles(state.reds)
        .map((tile) => leftOf(tile) ?? UNKNOWN_COUNT)
        .join(' '),
    [state.reds, leftOf],
  )
  return (
    <>
      <div className={recordCss.verbs}>
        <button
          type="button"
          className={tiles.shown ? `${css.opener} on` : css.opener}
          aria-expanded={tiles.shown}
          onClick={tiles.shown ? tiles.close : tiles.open}
        >
          {t('table.padTiles')}
        </button>
        <PadCalls {...props} />
      </div>
      <p className={css.padsays} role="status">
        {doubted !== null && t('fast.again', { tile: tileName(doubted, language) })}
      </p>
      <PadTiles reds={state.reds} left={left} doubted={doubted} onTap={onTap} />
    </>
  )
}
