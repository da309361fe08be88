import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { toFinding } from '../../app-state/navigation/left-note.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { lazyPart } from '../../ui/lazy-with-retry.tsx'
import type { CorrectingState } from '../correct/use-correcting.ts'
import { mendsOnKey, notesOf, openNotes, opensOnEnter, type RecordNote, withScores } from '../findings/notes.ts'
import { useAnswer } from '../findings/use-answer.ts'
import { useDeferred } from '../findings/use-deferred.ts'
import { useFindingFocus } from '../findings/use-finding-focus.ts'
import { WatchNote } from '../findings/watch-note.tsx'
import { useScoreDifference } from '../hands/use-score-difference.ts'
import type { RecordRow } from './rows.ts'

const useFindingNote = lazyPart(async () => (await import('../findings/finding-note.tsx')).FindingNote)
const useDraftNote = lazyPart(async () => (await import('../correct/draft-note.tsx')).DraftNote)

/** `home`: gives the focus back to where acts are entered. */
type NotesOn = {
  readonly state: TableState
  readonly rows: readonly RecordRow[]
  readonly correcting: CorrectingState
  readonly home: () => void
}

/** The notes beside the acts: which there are, how each is drawn, and the way through them by keys. */
export const useNotes = ({ state, rows, correcting, home }: NotesOn) => {
  const { table, hand } = state
  const [, go] = useLocation()
  const scores = useScoreDifference(state)
  const notes = withScores(notesOf(state), scores)
  const FindingNote = useFindingNote()
  const DraftNote = useDraftNote()
  const focus = useFindingFocus(notes, home)
  const deferred = useDeferred(state)
  const answer = useAnswer()
  const entering = mayCall('findings/rule') ? opensOnEnter(notes, rows, deferred.has) : null
  const mending = mendsOnKey(notes, deferred.has)
  const isNoneOpen = openNotes(notes).length === 0
  const elsewhere = table.openIn.filter((one) => one.hand !== hand)

  const openRuling = (id: number): void => go(paths.finding(table.id, hand, id))
  /** Opens the finding that Enter means in an empty line; false if there is none. */
  const openEntering = (): boolean => {
    if (entering) openRuling(entering.id)
    return Boolean(entering)
  }
  /** The next finding: in this hand, or in another one if none is open here. */
  const step = (by: 1 | -1): void => {
    const [first] = elsewhere
    if (by < 0 || !isNoneOpen || !first) {
      focus.step(by)
      return
    }
    const { path, leave } = toFinding({ table: table.id, ...first })
    leave()
    go(path)
  }

  const drawFinding = (key: string, shown: ShownFinding, top: number): ReactNode =>
    FindingNote && (
      <FindingNote
        key={key}
        ref={focus.box(key)}
        state={state}
        shown={shown}
        href={`#${paths.finding(table.id, hand, shown.id)}`}
        top={top}
        entering={shown === entering}
        mending={shown === mending}
        deferred={deferred.has(shown.id)}
        onOpen={() => openRuling(shown.id)}
        onAnswer={(word) => {
          answer(shown.ref, word)
          home()
        }}
        onLater={() => {
          deferred.add(shown.id)
          home()
        }}
        onLeave={home}
        onStep={focus.step}
      />
    )
  /** `top`: where the note begins in the sheet, in px. */
  const draw = (note: RecordNote, top: number): ReactNode => {
    if (note.shown) return drawFinding(note.key, note.shown, top)
    if (note.untaken) return <WatchNote key={note.key} untaken={note.untaken} top={top} />
    if (note.key === 'draft') return DraftNote && <DraftNote key="draft" correcting={correcting} rules={state.start.rules} top={top} />
    return (
      scores && (
        <scores.ScoreNote
          key="scores"
          ref={focus.box('scores')}
          state={state}
          difference={scores}
          top={top}
          onLeave={home}
          onStep={focus.step}
        />
      )
    )
  }
  return { notes, draw, step, openEntering, isNoneOpen, elsewhere }
}
