import type { Head } from '../../../db/log/read.ts'
import { cachesOf } from '../caches/file-caches.ts'
import { invalidateHands } from '../caches/hand-cache.ts'
import type { DeskContext, OpenFile } from '../context.ts'
import { checkpointSoon } from './checkpoint.ts'

/** Reacts to another process's write to the open file: notifies the windows. */
export const handleExternalWrite = (desk: DeskContext, open: OpenFile, newest: Head): void => {
  open.lastPublished = newest
  checkpointSoon(open)
  // seats may have changed, which a cached hand doesn't show
  invalidateHands(cachesOf(open.db).hands)
  desk.events.publish({ kind: 'entry', seq: newest.seq, table: null })
}
