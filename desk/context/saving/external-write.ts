import type { Head } from '../../../db/log/read.ts'
import type { Office, OpenFile } from '../context.ts'
import { doubt } from '../hand-cache.ts'
import { checkpointSoon } from './checkpoint.ts'

/** Tells the windows that another program wrote the file in use. */
export const tellOthers = (office: Office, open: OpenFile, newest: Head): void => {
  open.told = newest
  if (open.writable) checkpointSoon(open.writable)
  // who sits where may be otherwise now, which a folded hand does not see
  doubt(open.hands)
  office.news.tell({ kind: 'entry', seq: newest.seq, table: null })
}
