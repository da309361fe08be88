import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReplayHand, Scratch, ScratchEdit } from '../../../desk/contract/replay.ts'
import { mayHaveRedFives } from '../../../engine/model/settings.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useLanguage } from '../../language/language.ts'
import { readingError } from '../../record/entry/reading.ts'
import { type RecordRow, rowAt } from '../../record/table/rows.ts'
import { actToShow, removeRow, type ScratchDraft, scratchEdit, scratchRows } from './edits.ts'

/** A scratch copy, which exists in this window only: its edits, rule set, and current act. */
type Kept = { readonly edits: readonly ScratchEdit[]; readonly rules: string | null; readonly act: number }

type For = {
  readonly table: string
  readonly hand: ReplayHand
  readonly act: number
}

/** A copy of a hand whose acts can be changed to see the findings. It is never stored, and ends with Escape, another hand or the window. */
export const useScratch = ({ table, hand, act }: For) => {
  const language = useLanguage()
  const queries = useQueryClient()
  const [kept, setKept] = useState<(Kept & { readonly hand: string }) | null>(null)
  const [draft, setDraft] = useState<ScratchDraft | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const now = kept?.hand === hand.id ? kept : null
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const asked = (edits: readonly ScratchEdit[], rules: string | null, of = hand.id) =>
    ask.replay.whatIf.queryOptions({
      input: { table, hand: of, edits: [...edits], ...(rules !== null && { rules }) },
      gcTime: 0,
      retry: false,
    })
  const { data, error } = useQuery({
    // without a copy the query key is the same for every hand, so stepping through hands creates no queries
    ...asked(now?.edits ?? [], now?.rules ?? null, now?.hand ?? ''),
    enabled: now !== null,
    placeholderData: (before: Scratch | undefined) => before,
  })
  const rows = useMemo(() => (data ? scratchRows(data.reel, data.origins, hand.lines) : []), [data, hand.lines])
  const row: RecordRow | undefined = now && now.act > 0 ? rows[rowAt(rows, now.act)] : undefined

  /**
   * Tries a change at the desk first. A refused one is not applied, and its draft stays. Answers for a copy that was changed or dropped
   * since are ignored.
   */
  const attempt = async (edits: readonly ScratchEdit[], rules: string | null, to: number): Promise<void> => {
    try {
      const { origins } = await queries.fetchQuery(asked(edits, rules))
      if (latest.current?.hand !== hand.id || latest.current.edits !== now?.edits) return
      setKept({ hand: hand.id, edits, rules, act: Math.max(0, Math.min(to, origins.length)) })
      setDraft(null)
      setTrouble(null)
    } catch (refused) {
      setTrouble(refused instanceof Error ? refused.message : String(refused))
    }
  }
  const add = (edit: ScratchEdit): void => {
    if (now) void attempt([...now.edits, edit], now.rules, actToShow(edit))
  }
  const type = (text: string): void => {
    setTrouble(null)
    setDraft((before) => before && { ...before, text })
  }
  return {
    isOpen: now !== null,
    scratch: now ? (data ?? null) : null,
    rows,
    act: now?.act ?? 0,
    edits: now?.edits ?? [],
    rules: now?.rules ?? null,
    draft,
    reds: mayHaveRedFives(hand.rules.settings),
    trouble: trouble ?? (now && error ? error.message : null),
    wrong: draft ? readingError(draft.text, false, language) : null,
    open: () => setKept({ hand: hand.id, edits: [], rules: null, act }),
    look: (to: number) => setKept((before) => before && { ...before, act: to }),
    by: (rules: string | null) => now && void attempt(now.edits, rules, now.act),
    begin: (what: ScratchDraft['do']) => {
      setTrouble(null)
      setDraft({ do: what, text: what === 'replace' ? (row?.text ?? '') : '' })
    },
    type,
    enter: () => draft && draft.text.trim() !== '' && add(scratchEdit(draft, row)),
    leaveOut: () => row && add(removeRow(row)),
    undo: () => now && now.edits.length > 0 && void attempt(now.edits.slice(0, -1), now.rules, now.act),
    cancel: () => {
      setDraft(null)
      setTrouble(null)
    },
    throwAway: () => {
      setKept(null)
      setDraft(null)
      setTrouble(null)
    },
  }
}
export type ScratchState = ReturnType<typeof useScratch>
