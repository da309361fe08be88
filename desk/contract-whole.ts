import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { base } from './contract-base.ts'
import type { ReceiveNews } from './tournaments/receive-whole.ts'
import type { WholeNews } from './tournaments/send-whole.ts'

export type { ReceiveNews } from './tournaments/receive-whole.ts'
export type { WholeNews } from './tournaments/send-whole.ts'

/** The key that a file crosses under, and from which byte on the part is. */
const part = { key: z.string().min(1).max(100), at: z.number().int().min(0) }

/** A whole tournament as one file, gzipped or not. It crosses in parts, so that any size does; ending the stream stops it, and nothing is left. */
export const whole = {
  /** The one in use; refused where it does not verify. */
  send: base.output(eventIterator(type<WholeNews>())),
  /** The next part of it, in Base64; empty behind its end. */
  partOut: base.input(z.object(part)).output(type<{ content: string }>()),
  /** One from elsewhere, of so many bytes; it is taken into the desk's folder once it verifies, and opened. */
  receive: base
    .input(z.object({ name: z.string().min(1).max(255), size: z.number().int().min(0) }))
    .output(eventIterator(type<ReceiveNews>())),
  /** The next part of it, of at most 4 MB; answers how much there is. */
  partIn: base.input(z.object({ ...part, content: z.base64().max(6_000_000) })).output(type<{ at: number }>()),
}
