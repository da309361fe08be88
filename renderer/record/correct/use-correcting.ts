import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { CorrectionEdit, Preview } from '../../../desk/contract/entering.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useConnection } from '../../app-state/desk/connection.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import { useWords } from '../../language/language.ts'
import { asNotation, type ReadingError, readingError } from '../entry/reading.ts'
import { correctionAct } from '../optimistic/items.ts'
import { hasUnanswered } from '../optimistic/predict-table.ts'
import { predictPreview } from '../optimistic/preview-correction.ts'
import { describeCorrection } from './describe.ts'
import { type CorrectionDraft, correctionOf, freshDraft, isSamePlace, moveRange } from './draft.ts'
import { type RecordLine, signedFinding } from './lines.ts'

/** Preview of a correction as far as it is known; `trouble`: why the desk would refuse it. */
export type CorrectionPreview = { readonly preview: Preview | null; readonly trouble: string | null }

/** The selected line of the record and the correction being made of it. */
export const useCorrecting = (state: TableState, recorded: readonly RecordLine[], home: () => void) => {
  const { t, language } = useWords()
  const { by } = useSigner()
  const [, go] = useLocation()
  const [entered, setEntered] = useState(false)
  const [pickedThen, setPicked] = useState<string | null>(null)
  const [draftThen, setDraft] = useState<CorrectionDraft | null>(null)
  const [left, leave] = useFormDraft<CorrectionDraft | null>(`${state.table.id} correction`, () => null)
  const picked = pickedThen && keyNow(pickedThen)
  const draftKey = draftThen && keyNow(draftThen.key)
  const draft = useMemo(
    () => (draftThen && draftKey !== null && draftKey !== draftThen.key ? { ...draftThen, key: draftKey } : draftThen),
    [draftThen, draftKey],
  )
  const { lines, isTakenOut } = useLinesWithTyped(recorded, draft)
  const at = lines.findIndex(({ key }) => key === picked)
  const line = lines[at] ?? null
  const ruled = line && signedFinding(line, state.findings)
  const openRuling = (): void => {
    if (ruled && mayCall('findings/rule')) go(paths.finding(state.table.id, state.hand, ruled.id))
  }
  const read = draft && 'text' in draft ? { ...draft, text: asNotation(draft.text) } : draft
  const wrong: ReadingError | null = read && 'text' in read && !isTakenOut ? readingError(read.text, entered, language) : null
  const edit = read && !wrong && isWhole(read) ? correctionOf(read, recorded) : null
  const preview = usePreview(state, edit)
  const foreseen = isTakenOut ? { preview: null, trouble: t('hands.changedElsewhere') } : preview

  const pick = (key: string | null): void => {
    setPicked(key)
    setDraft(null)
    setEntered(false)
    if (key === null) home()
  }
  const step = (by: number): void => {
    const next = at < 0 ? (by < 0 ? lines.length - 1 : -1) : at + by
    pick(lines[Math.max(0, next)]?.key ?? null)
  }
  const begin = (what: CorrectionDraft['do'], where: 'before' | 'after' = 'after', key = picked): void => {
    const line = lines.find((one) => one.key === key)
    if (!line || (what !== 'insert' && signedFinding(line, state.findings))) return
    setPicked(line.key)
    setEntered(false)
    const fresh = freshDraft(line, what, where)
    setDraft(left && 'text' in left && isSamePlace({ ...left, key: keyNow(left.key) }, fresh) ? { ...left, key: fresh.key } : fresh)
  }
  const move = (by: 1 | -1): void => {
    if (!line || ruled) return
    const { up, down } = moveRange(lines, line.key)
    const now = draft?.do === 'move' ? draft.by : 0
    setDraft({ do: 'move', key: line.key, by: Math.min(down, Math.max(-up, now + by)) })
  }
  const type = (text: string): void => {
    setEntered(false)
    if (!draft || !('text' in draft)) return
    setDraft({ ...draft, text })
    leave({ ...draft, text })
  }
  const enter = (): void => {
    if (!read || isTakenOut) return
    if ('text' in read && readingError(read.text, true, language)) {
      setEntered(true)
      return
    }
    const edit = correctionOf(read, lines)
    if (edit)
      outbox.enter({
        table: state.table.id,
        by,
        act: correctionAct(state, edit, {
          says: describeCorrection(read, lines, t),
          before: read.do === 'insert' && read.where === 'before',
        }),
      })
    leave(null)
    pick(null)
  }
  /** Leaves the draft; the line stays selected. What was typed is there when it is begun again. */
  const cancel = (): void => {
    setDraft(null)
    setEntered(false)
    if (isTakenOut) pick(null)
  }
  return {
    /** The lines as listed. */
    lines,
    picked: at < 0 ? null : picked,
    line,
    ruled,
    openRuling,
    draft,
    wrong,
    edit,
    foreseen,
    pick,
    step,
    begin,
    move,
    type,
    enter,
    cancel,
  }
}
export type CorrectingState = ReturnType<typeof useCorrecting>

/**
 * The lines of the record. While a line is typed in the place of another, or beside it, that one stays listed: once somebody else has taken it
 * out, the keys go on into the field and nowhere else.
 */
const useLinesWithTyped = (recorded: readonly RecordLine[], draft: CorrectionDraft | null) => {
  const [last, keep] = useState<{ readonly line: RecordLine; readonly at: number } | null>(null)
  const key = draft && 'text' in draft ? draft.key : null
  const at = key === null ? -1 : recorded.findIndex((line) => line.key === key)
  const line = recorded[at]
  if (line && (line !== last?.line || at !== last.at)) keep({ line, at })
  const isTakenOut = !line && last !== null && last.line.key === key
  const lines = useMemo(
    () => (isTakenOut ? recorded.toSpliced(placeIn(recorded, last), 0, last.line) : recorded),
    [isTakenOut, recorded, last],
  )
  return { lines, isTakenOut }
}

/** Header lines come before all acts. */
const placeIn = (lines: readonly RecordLine[], { line, at }: { readonly line: RecordLine; readonly at: number }): number => {
  const heads = lines.filter(({ kind }) => kind === 'head').length
  return line.kind === 'head' ? Math.min(at, heads) : Math.min(Math.max(at, heads), lines.length)
}

/** The key of a line. A provisional name in it, of its act or its hand, is replaced by the one in the log. */
const keyNow = (key: string): string => key.replace(/(?<=^.)~\S+/, (held) => outbox.nameOf(held) ?? held)

/** Whether the draft reads as notation, so that it can be previewed. */
const isWhole = (draft: CorrectionDraft): boolean => !('text' in draft) || readingError(draft.text, true, 'en') === null

/** Preview of a correction by the desk. For acts that the desk does not have yet, the engine in this window computes it. */
const usePreview = (state: TableState, edit: CorrectionEdit | null): CorrectionPreview => {
  const { table, hand, seq } = state
  const { state: connected } = useConnection()
  const isHere = connected !== 'ok' || hasUnanswered(state)
  const asks = isHere && edit ? JSON.stringify(edit) : null
  const foreseen = useMemo(() => (asks === null ? null : predictPreview(state, JSON.parse(asks) as CorrectionEdit)), [state, asks])
  const asked = ask.tables.preview.queryOptions({ input: { table: table.id, hand, edit: edit ?? { do: 'header', text: '' } } })
  const { data, error } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, edit && seq],
    enabled: edit !== null && !isHere,
    gcTime: 0,
  })
  if (isHere) return { preview: foreseen, trouble: null }
  return { preview: edit ? (data ?? null) : null, trouble: edit ? (error?.message ?? null) : null }
}
