import { act, type Write } from '../db/act.ts'
import { head } from '../db/log/read.ts'
import type { Result } from '../engine/result.ts'
import type { Saving } from './contract.ts'
import type { Office, OpenFile } from './office.ts'
import type { Refusal } from './refusal.ts'

/** Whether what was entered is safe. */
export const savingOf = (office: Office): Saving => {
  const last = office.open ? head(office.open.db) : undefined
  return { state: office.trouble ? 'trouble' : 'saved', seq: last?.seq ?? 0, at: last ? new Date(last.at) : null, trouble: office.trouble }
}

type Doing<T> = { readonly by: string; readonly table: string | null; readonly act: (write: Write) => Result<T, Refusal> }

/**
 * Carries out an act in one transaction and tells the windows. A refusal must come before anything is written.
 * Trouble with the disk is told at once and comes back as a refusal; nothing of the act is in the file then.
 */
export const save = <T>(office: Office, open: OpenFile, { by, table, act: what }: Doing<T>): Result<T, Refusal> => {
  if (!open.writable) return troubled(office, 'read-only', `${open.file} can't be written`)
  try {
    const before = head(open.db)?.seq ?? 0
    const result = act(open.writable, { at: office.now(), by }, what)
    if (!result.ok) return result
    const seq = head(open.db)?.seq ?? 0
    recovered(office)
    if (seq > before) {
      open.told = seq
      office.news.tell({ kind: 'entry', seq, table })
    }
    return result
  } catch (error) {
    open.hands.clear()
    const code = sqliteCode(error)
    if (code === undefined) throw error
    return troubled(office, troubleOf(code), `${code}: ${(error as Error).message}`)
  }
}

const recovered = (office: Office): void => {
  if (!office.trouble) return
  office.trouble = null
  office.news.tell({ kind: 'saving', saving: savingOf(office) })
}

const troubled = (office: Office, trouble: 'disk-full' | 'read-only' | 'other', detail: string) => {
  office.trouble = { code: trouble, detail, since: office.trouble?.since ?? office.now() }
  office.news.tell({ kind: 'saving', saving: savingOf(office) })
  return { ok: false, error: { code: 'NOT_SAVED', trouble, detail } } as const
}

const sqliteCode = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT') ? code : undefined
}

const troubleOf = (code: string): 'disk-full' | 'read-only' | 'other' => {
  if (code.startsWith('SQLITE_FULL')) return 'disk-full'
  return code.startsWith('SQLITE_READONLY') ? 'read-only' : 'other'
}
