import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { dueLines } from '../../../engine/completion/due-lines.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import type { FastKey } from '../../keys/fast-keys.ts'
import { useLanguage } from '../../language/language.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { padTiles } from '../correct/tile-keys.tsx'
import * as recordCss from '../record.module.css'
import * as tableCss from '../table/table.module.css'
import * as css from './entry.module.css'
import { endsInClaim } from './fast/lines.ts'
import type { Fast } from './fast/use-fast.ts'
import { MoreVerbs } from './more-verbs.tsx'
import { PadTiles, UNKNOWN_COUNT } from './pad-tiles.tsx'
import { callLines, SPOKEN_CALLS, type SpokenCall, showLine, stepLines } from './spoken-calls.ts'
import { tilesLeft } from './tiles-left.ts'

type TilePadProps = {
  readonly state: TableState
  readonly text: string
  /** The line of the first button: the act that is due, or the completed text. */
  readonly line: string | null
  readonly onText: (text: string) => void
  readonly onEnter: (line: string) => void
  readonly fast: Fast
  /** Whether a tapped tile is handled like a key of fast mode: as the draw, if draws are seen. */
  readonly asKey: boolean
  readonly onDraw: () => void
  readonly onUndo: () => void
}

/** The tablet's pad: calls by player, and tiles. It writes notation into the entry line; claims with known tiles in short form. */
export const TilePad = ({ state, text, line, onText, onEnter, fast, asKey, onDraw, onUndo }: TilePadProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [call, setCall] = useState<{ readonly name: SpokenCall; readonly steps: boolean } | null>(null)
  const [more, setMore] = useState(false)
  const [doubted, setDoubted] = useState<Tile | null>(null)
  const { now, view } = fast
  const { turn } = view
  const leftOf = useMemo(() => tilesLeft(view, state.reds), [view, state.reds])
  const said = call ? stepLines(call.name) : []
  const short = call && !call.steps ? callLines(view, call.name) : []
  const choices = short.length > 0 ? short : said
  const next = [showLine(now.acts.at(-1)?.text, view), ...dueLines(view).map((row) => (isTake(row) ? row.line : null))].filter(
    (one) => one !== null && one !== line,
  )
  const choose = (choice: string): void => {
    setCall(null)
    if (choice.endsWith(' ')) onText(choice)
    else onEnter(choice)
  }
  const tap = (tile: Tile): void => {
    if (text.trim() === '' && leftOf(tile) === 0 && doubted !== tile) {
      setDoubted(tile)
      return
    }
    setDoubted(null)
    if (text.trim() === '' && (asKey || fast.pending.noDraw)) {
      for (const key of tile === '?' ? (['unknown'] as const) : tileKeys(tile)) fast.press(key)
      return
    }
    if (text.trim() === '' && turn) onEnter(`${turn.seat} discard ${tile}`)
    else onText(`${text.trimEnd()}${/\d[mpsz]$|\?$/.test(text) ? '' : ' '}${tile}`)
  }
  const onTap = useLatest(tap)
  const left = useMemo(
    () =>
      padTiles(state.reds)
        .map((tile) => leftOf(tile) ?? UNKNOWN_COUNT)
        .join(' '),
    [state.reds, leftOf],
  )
  return (
    <section className={tableCss.pad} aria-label={t('table.pad')}>
      <div className={recordCss.verbs}>
        {more ? (
          <MoreVerbs fast={fast} onText={onText} onEnter={onEnter} onBack={() => setMore(false)} />
        ) : call ? (
          <>
            {choices.map((choice) => (
              <button key={choice} type="button" onClick={() => choose(choice)}>
                {choice}
              </button>
            ))}
            {!call.steps && choices !== said && (
              <button type="button" onClick={() => setCall({ ...call, steps: true })}>
                {t('table.stepByStep')}
              </button>
            )}
            <button type="button" onClick={() => setCall(null)}>
              {t('table.back')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="primary" onClick={() => onEnter(line ?? '')}>
              {line ?? 'Enter'}
            </button>
            {next.map((one) => (
              <button key={one} type="button" className="whole" onClick={() => onEnter(one ?? '')}>
                {one}
              </button>
            ))}
            {endsInClaim(now.acts) && (
              <button type="button" onClick={() => fast.press('notTaken')}>
                {t('do.fast.notTaken')}
              </button>
            )}
            <button type="button" onClick={onDraw}>
              {t('table.draw')}
            </button>
            {SPOKEN_CALLS.map((name) => (
              <button key={name} type="button" onClick={() => setCall({ name, steps: false })}>
                {name}
              </button>
            ))}
            <button type="button" onClick={onUndo}>
              {t('table.undo')}
            </button>
            <button type="button" onClick={() => setMore(true)}>
              {t('fast.more')}
            </button>
          </>
        )}
      </div>
      <p className={css.padsays} role="status">
        {doubted !== null && t('fast.again', { tile: tileName(doubted, language) })}
      </p>
      <PadTiles reds={state.reds} left={left} doubted={doubted} onTap={onTap} />
    </section>
  )
}

const tileKeys = (tile: Tile): readonly FastKey[] => [`n${tile[0]}` as FastKey, tile[1] as FastKey]

const isTake = ({ line, due }: ReturnType<typeof dueLines>[number]): boolean => due && / take /.test(line)
