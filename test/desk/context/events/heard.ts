import { setTimeout as wait } from 'node:timers/promises'
import type { News } from '../../../../desk/contract/contract.ts'

type Entry = Extract<News, { readonly kind: 'entry' }>

/** The next entry event of a window; skips save events (an ended check, a backup), which arrive at any time. */
export const entryHeard = async (news: AsyncIterator<News>): Promise<Entry> => {
  const late = new AbortController()
  const nothing = wait(30_000, undefined, { signal: late.signal }).then(() => Promise.reject(new Error('nothing was heard')))
  try {
    for (;;) {
      const { value, done } = await Promise.race([news.next(), nothing])
      if (done) throw new Error('the news ended')
      if (value.kind === 'entry') return value
    }
  } finally {
    nothing.catch(() => undefined)
    late.abort()
  }
}
