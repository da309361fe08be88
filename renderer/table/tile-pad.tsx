import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../desk/contract.ts'
import { dueLines } from '../../engine/notation/due-lines.ts'
import { TILES, type Tile } from '../../engine/tiles.ts'
import { tileName } from '../../engine/words/tiles.ts'
import { useLanguage } from '../language/language.ts'
import { TileFace } from '../tiles/tile.tsx'
import { CALLS, type Call, callLines, showLine, stepLines } from './calls.ts'

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

const suit = (letter: string): readonly Tile[] => TILES.filter((tile) => tile[1] === letter && tile[0] !== '0')
const PAD: readonly Tile[] = [...suit('m'), '0m', ...suit('p'), ...suit('s'), '0s', '0p', ...suit('z'), '?']

/** For fingers: a call and who said it, or a tile. It writes the same notation into the same line; a claim whose tiles are known in short form. */
export const TilePad = ({ state, text, line, onText, onEnter, onDraw, onUndo }: TilePadProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [call, setCall] = useState<{ readonly name: Call; readonly steps: boolean } | null>(null)
  const { turn } = state.view
  const said = call ? stepLines(call.name) : []
  const short = call && !call.steps ? callLines(state.view, call.name) : []
  const choices = short.length > 0 ? short : said
  const next = [
    showLine(state.acts.at(-1)?.text, state.view),
    ...dueLines(state.view).map((row) => (isTake(row) ? row.line : null)),
  ].filter((one) => one !== null && one !== line)
  const choose = (choice: string): void => {
    setCall(null)
    if (choice.endsWith(' ')) onText(choice)
    else onEnter(choice)
  }
  const tap = (tile: Tile): void => {
    if (text.trim() === '' && turn) onEnter(`${turn.seat} discard ${tile}`)
    else onText(`${text.trimEnd()}${/\d[mpsz]$|\?$/.test(text) ? '' : ' '}${tile}`)
  }
  return (
    <section className="pad" aria-label={t('table.pad')}>
      <div className="verbs">
        {call ? (
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
              <button key={one} type="button" onClick={() => onEnter(one ?? '')}>
                {one}
              </button>
            ))}
            <button type="button" onClick={onDraw}>
              {t('table.draw')}
            </button>
            {CALLS.map((name) => (
              <button key={name} type="button" onClick={() => setCall({ name, steps: false })}>
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

const isTake = ({ line, due }: ReturnType<typeof dueLines>[number]): boolean => due && / take /.test(line)
