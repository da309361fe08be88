import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Ref } from '../../../desk/contract/base.ts'

type Found = { readonly id: number; readonly ref: Ref }

/**
 * The subject of a page: by its number when the page opens, then by its stable reference. Joining copies may renumber it; the page keeps
 * its subject, and its address follows.
 */
export const useStableRef = (id: number) => {
  const [kept, keep] = useState<{ readonly ids: readonly number[]; readonly ref: Ref } | null>(null)
  return { id, kept, keep, name: kept?.ids.includes(id) ? kept.ref : id }
}

/** Follows the subject of a page to its new address `to` if it was renumbered. */
export const useFollowRenumbering = (
  { id, kept, keep, name }: ReturnType<typeof useStableRef>,
  found: Found | undefined,
  to: (id: number) => string,
): void => {
  const [, go] = useLocation()
  useEffect(() => {
    if (!found) return
    if (!kept || kept.ref !== name) {
      if (found.id === id) keep({ ids: [id], ref: found.ref })
    } else if (!kept.ids.includes(found.id)) keep({ ids: [id, found.id], ref: kept.ref })
    else if (found.id !== id) go(to(found.id), { replace: true })
    else if (kept.ids.length > 1) keep({ ids: [id], ref: kept.ref })
  })
}
