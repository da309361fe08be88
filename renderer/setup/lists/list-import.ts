import type { ListPreview } from '../../../desk/contract/lists.ts'
import type { ChosenList } from './chosen-list.ts'

/** The import of all chosen lists together. */
export const importOf = ({ parts, previews, reading }: Pick<ChosenList, 'parts' | 'previews' | 'reading'>) => {
  const sum = (what: keyof ListPreview['counts']): number => previews.reduce((all, { counts }) => all + counts[what], 0)
  const counts = { fresh: sum('fresh'), changed: sum('changed'), same: sum('same'), bad: sum('bad'), entries: sum('entries') }
  const isReadable = previews.length > 0 && previews.every(({ trouble }) => trouble === null)
  const isReady = isReadable && reading === null
  return {
    counts,
    kinds: [...new Set(previews.map(({ kind }) => kind))],
    /** Lines that the user has left out. */
    leftOut: parts.reduce((all, { without }) => all + (without?.length ?? 0), 0),
    isEmpty: isReadable && counts.entries === 0,
    canImport: isReady && counts.entries > 0,
    /** All lines can be imported. */
    isClean: isReady && counts.bad === 0,
    request: {
      // the detected kinds too, so that the import matches the preview
      asked: parts.map((part, n) => ({ ...part, kind: previews[n]?.kind })),
      leaveOut: counts.bad > 0,
      seen: previews.map(({ seen }) => seen).join(' '),
    },
  }
}
export type ListImport = ReturnType<typeof importOf>
