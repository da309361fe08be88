import { loadSqlite } from '../../../db/sqlite/open-database.ts'
import { answerWith, beginWork } from './begin-work.ts'

/** The work of this thread, with SQLite loaded. */
export const threadWork = (): unknown => beginWork(loadSqlite)

/** The program of a thread for `runInThread`: does the work and answers with its result. */
export const workInThread = (does: Parameters<typeof answerWith>[1]): Promise<void> => answerWith(threadWork(), does)
