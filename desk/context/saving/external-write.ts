import type { Head } from '../../../db/log/read.ts'
import type { DeskContext, OpenFile } from '../context.ts'
import { invalidateHands } from '../hand-cache.ts'
import { checkpointSoon } from './checkpoint.ts'

/** Reacts to another process's write to the open file: notifies the windows. */
export const handleExternalWrite = (desk: DeskContext, open: OpenFile, newest: Head): void => {
  open.lastPublished = newest
  if (open.writable) checkpointSoon(open.writable)
  // seats may have changed, which a cached hand doesn't show
  invalidateHands(open.hands)
  desk.events.publish({ kind: 'entry', seq: newest.seq, table: null })
}
