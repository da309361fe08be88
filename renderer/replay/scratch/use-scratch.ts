import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { ReplayHand, Scratch, ScratchEdit } from '../../../desk/contract/replay.ts'
import { mayHaveRedFives } from '../../../engine/model/settings.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useLanguage } from '../../language/language.ts'
import { asNotation, readingError } from '../../record/entry/reading.ts'
import { type RecordRow, rowAt } from '../../record/table/rows.ts'
import { actToShow, removeRow, type ScratchDraft, scratchEdit, scratchRows } from './edits.ts'

/** A scratch copy, which exists in this window only: its edits, rule set, and current act. */
type Kept = { readonly edits: readonly ScratchEdit[]; readonly rules: string | null; readonly act: number }

type KeptOf = Kept & { readonly hand: string }

type For = {
  readonly table: string
  readonly hand: ReplayHand
  readonly act: number
}

/** A copy of a hand whose acts can be changed to see the findings. It is never stored, and ends with Escape, another hand or the window. */
export const useScratch = ({ table, hand, act }: For) => {
  const language = useLanguage()
  const queries = useQueryClient()
  const [kept, setKept] = useState<KeptOf | null>(null)
  const [draft, setDraft] = useState<ScratchDraft | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const now = kept?.hand === hand.id ? kept : null
  // a key can come before the change made by the one before it is drawn
  const latest = useRef(kept)
  const keep = (next: KeptOf | null): void => {
    latest.current = next
    setKept(next)
  }
  const current = (): KeptOf | null => (latest.current?.hand === hand.id ? latest.current : null)
  const attempts = useRef(Promise.resolve())
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
   * Tries a change at the desk first, after those requested before it; null: nothing to change. A refused one is not applied, and its draft
   * stays. An answer for a copy that was dropped since is ignored.
   */
  const attempt = (change: (copy: KeptOf) => Kept | null): void => {
    attempts.current = attempts.current.then(async () => {
      const from = current()
      const next = from && change(from)
      if (!next) return
      const { edits, rules, act: to } = next
      try {
        const { origins } = await queries.fetchQuery(asked(edits, rules))
        if (current()?.edits !== from.edits) return
        keep({ hand: hand.id, edits, rules, act: Math.max(0, Math.min(to, origins.length)) })
        setDraft(null)
        setTrouble(null)
      } catch (refused) {
        setTrouble(refused instanceof Error ? refused.message : String(refused))
      }
    })
  }
  /** Adds an edit to the copy on the screen, so that Enter twice adds it once. */
  const add = (edit: ScratchEdit): void =>
    attempt((copy) => (copy.edits === now?.edits ? { ...copy, edits: [...copy.edits, edit], act: actToShow(edit) } : null))
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
    wrong: draft ? readingError(asNotation(draft.text), false, language) : null,
    open: () => keep({ hand: hand.id, edits: [], rules: null, act }),
    look: (to: number) => keep(latest.current && { ...latest.current, act: to }),
    by: (rules: string | null) => attempt((copy) => ({ ...copy, rules })),
    begin: (what: ScratchDraft['do']) => {
      setTrouble(null)
      setDraft({ do: what, text: what === 'replace' ? (row?.text ?? '') : '' })
    },
    type,
    enter: () => draft && draft.text.trim() !== '' && add(scratchEdit({ ...draft, text: asNotation(draft.text) }, row)),
    leaveOut: () => row && add(removeRow(row)),
    undo: () => attempt((copy) => (copy.edits.length > 0 ? { ...copy, edits: copy.edits.slice(0, -1) } : null)),
    cancel: () => {
      setDraft(null)
      setTrouble(null)
    },
    throwAway: () => {
      keep(null)
      setDraft(null)
      setTrouble(null)
    },
  }
}
export type ScratchState = ReturnType<typeof useScratch>
