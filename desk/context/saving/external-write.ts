import type { Head } from '../../../db/log/read.ts'
import type { Office, OpenFile } from '../context.ts'
import { doubt } from '../hand-cache.ts'
import { checkpointSoon } from './checkpoint.ts'

/** Reacts to another process's write to the open file: notifies the windows. */
export const tellOthers = (office: Office, open: OpenFile, newest: Head): void => {
  open.told = newest
  if (open.writable) checkpointSoon(open.writable)
  // seats may have changed, which a cached hand doesn't show
  doubt(open.hands)
  office.news.tell({ kind: 'entry', seq: newest.seq, table: null })
}
