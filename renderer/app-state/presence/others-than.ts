import type { Present } from '../../../desk/contract/presence.ts'

/**
 * The others than the user of a window who have a table open, each once however many windows they have; persons first. A former window of the
 * same tablet, which counts for a while after it was closed, is nobody else.
 */
export const othersThan = (own: string, all: readonly Present[], table: string): readonly Present[] => {
  const tablet = all.find(({ window }) => window === own)?.device ?? null
  const isOwn = ({ window, device }: Present): boolean => window === own || (tablet !== null && device === tablet)
  const once = new Map<string, Present>()
  for (const one of all) {
    if (one.table !== table || isOwn(one)) continue
    const who = JSON.stringify([one.person, one.device])
    once.set(who, { ...one, recording: one.recording || once.get(who)?.recording === true })
  }
  return [...once.values()].sort((a, b) => Number(a.person === null) - Number(b.person === null))
}
