import { workInThread } from '../../../context/threads/thread-work.ts'
import type { ReadProgress, ReadWork } from './read-in-thread.ts'
import { readList } from './read-list.ts'

// in a worker thread: it can be cancelled, and its memory is limited
await workInThread(({ bytes, as }: ReadWork, tell: (progress: ReadProgress) => void) =>
  readList(bytes, as, (read, of) => tell({ read, of })),
)
