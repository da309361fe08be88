import { ORPCError } from '@orpc/client'
import type { SendFailure } from './item.ts'

/** Classifies an API error by its effect on an outbox item. */
export const failureOf = (error: unknown): SendFailure => {
  if (!(error instanceof ORPCError)) return { kind: 'lost' }
  const data = (error.data ?? {}) as { column?: number; code?: string }
  if (error.status === 403 || error.status === 401) return { kind: 'forbidden' }
  if (error.code === 'NOT_SAVED' || error.status === 507) {
    const code = data.code === 'disk-full' || data.code === 'read-only' ? data.code : 'other'
    return { kind: 'not-saved', code, detail: error.message }
  }
  if (error.code === 'NO_TOURNAMENT' || error.code === 'NOT_FOUND') return { kind: 'other-file' }
  if (error.status >= 500) return { kind: 'failed', message: error.message }
  return { kind: 'refused', message: error.message, column: data.column ?? null }
}
