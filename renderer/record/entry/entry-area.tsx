import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { TableView } from '../../../engine/table/table-view.ts'
import { useWords } from '../../language/language.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { DraftKeys } from '../correct/draft-keys.tsx'
import type { CorrectingState } from '../correct/use-correcting.ts'
import type { Proposal } from '../correct/use-proposal.ts'
import { UndoneLine } from '../undo/undone-line.tsx'
import { ClaimWindow } from './claim-window.tsx'
import { CompletionList, type ListedCompletion } from './completion-list.tsx'
import * as css from './entry.module.css'
import { EntryFoot } from './entry-foot.tsx'
import { EntryLine } from './entry-line.tsx'
import { FastStrip } from './fast/key-strip.tsx'
import { HeldLines } from './held-lines.tsx'
import { MisreadLine } from './misread-text.tsx'
import { RefusedLine } from './refused-line.tsx'
import { TilePad } from './tile-pad.tsx'
import { type EntryScreen, useEntry } from './use-entry.ts'
import { type EntryMoves, useEntryKeys } from './use-entry-keys.ts'
import { focusAfter, useLineFocus } from './use-line-focus.ts'

type EntryAreaProps = Omit<EntryScreen, 'onFocus'> &
  EntryMoves & {
    /** The table as the board shows it, which may be that after an earlier act. */
    readonly shown: TableView
    /** Of the act that is being inserted or changed in the list, in place of the line's own completions. */
    readonly proposal: Proposal | null
    readonly correcting: CorrectingState
  }

/** Access to the entry line for the rest of the screen. */
export type EntryHandle = {
  readonly focus: () => void
  /** A line typed elsewhere is entered after those in the line, once the line has the focus again. */
  readonly hold: (line: string) => void
}

/** The area below the list of acts: claim window, completions, the entry line and its keys; on a tablet the tile pad. */
export const EntryArea = forwardRef<EntryHandle, EntryAreaProps>((props, ref) => {
  const { state, shown, proposal, correcting, onNow, onOpen, takingBack, inTurn, ...moves } = props
  const { t, language } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const focus = (): void => input.current?.focus()
  // before the screen is drawn: a key pressed as soon as it is seen must not be lost
  useLayoutEffect(() => input.current?.focus(), [])
  useLineFocus(input)
  const entry = useEntry({ state, onNow, onOpen, takingBack, inTurn, onFocus: focus })
  const { run, press } = useEntryKeys(entry, { ...moves, onLeave: () => input.current && focusAfter(input.current) })
  const { text, rows, row, wrong, isFast, fast, seen } = entry
  const picked = Math.min(entry.picked, rows.length - 1)
  /** Types a line that was clicked; the next key goes to the entry line again. */
  const take = (line: string): void => {
    entry.type(line)
    focus()
  }
  const onPick = useLatest(({ line }: ListedCompletion): void => (proposal ?? { take }).take(line))
  const onNotTaken = useLatest(entry.enterNotTaken)
  const onText = useLatest(entry.type)
  const onKey = useLatest(press)
  useImperativeHandle(ref, () => ({
    focus: () => {
      entry.resume()
      focus()
    },
    hold: entry.holdLater,
  }))
  return (
    <>
      <div className={css.entry}>
        <ClaimWindow view={shown} />
        {proposal ? (
          <CompletionList rows={proposal.rows} picked={proposal.picked} typed={proposal.text} onPick={onPick} />
        ) : isFast ? (
          <FastStrip fast={fast} />
        ) : (
          <CompletionList rows={rows} picked={picked} typed={text} onPick={onPick} />
        )}
        {entry.refused && <RefusedLine text={text} message={entry.refused.message} />}
        {entry.dropped !== undefined && (
          <UndoneLine says={t('table.emptied', { text: entry.dropped })} onRedo={() => run({ do: 'redo' })} />
        )}
        {(entry.ahead.length > 0 || entry.later.length > 0) && (
          <HeldLines
            refused={entry.ahead[0]}
            lines={[...entry.ahead.slice(1), ...entry.later]}
            onCorrect={() => {
              entry.recall()
              focus()
            }}
          />
        )}
        <EntryLine
          ref={input}
          text={text}
          ghost={!proposal && row?.line.startsWith(text) ? row.line.slice(text.length) : ''}
          wrong={wrong}
          number={(state.acts.at(-1)?.number ?? 0) + 1}
          listed={!proposal && !isFast && rows.length > 0 ? picked : null}
          fast={isFast ? { fast, seen } : null}
          claim={entry.claim?.[language] ?? null}
          onNotTaken={onNotTaken}
          onText={onText}
          onKey={onKey}
        />
        <MisreadLine wrong={wrong} onTake={take} />
        {proposal ? (
          <DraftKeys correcting={correcting} takes={proposal.rows.length > 0} />
        ) : (
          <EntryFoot state={state} entry={entry} onCommand={run} />
        )}
      </div>
      <TilePad
        state={state}
        text={text}
        line={text.trim() === '' ? (rows.find(({ due }) => due)?.line ?? null) : (row?.line ?? text)}
        onText={entry.type}
        onEnter={entry.enter}
        fast={fast}
        asKey={isFast}
        onDraw={entry.draw}
        onUndo={() => entry.undo('undo')}
      />
    </>
  )
})
