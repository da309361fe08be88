import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import type { Tournament } from './tournaments.ts'

/** The key of a file transfer, and the byte offset of the part. */
const part = { key: z.string().min(1).max(100), at: z.number().int().min(0) }

/**
 * Transfer of a whole tournament as one file, gzipped or not. It goes in parts, so any size is possible. Closing the stream stops it and
 * leaves no file.
 */
export const whole = {
  /** Sends the tournament in use. Refused if it fails verification. */
  send: procedure({ access: LAPTOP, long: true }).output(eventIterator(type<WholeNews>())),
  /** The next part of the sent file, in Base64; empty after its end. */
  partOut: procedure({ access: LAPTOP, long: true }).input(z.object(part)).output(type<{ content: string }>()),
  /** Receives a file of `size` bytes. After verification it goes into the desk's folder and is opened. */
  receive: procedure({ access: LAPTOP, long: true })
    .input(z.object({ name: z.string().min(1).max(255), size: z.number().int().min(0) }))
    .output(eventIterator(type<ReceiveNews>())),
  /** Takes the next part of the received file, at most 4 MB. Returns the number of bytes received so far. */
  partIn: procedure({ access: LAPTOP, long: true })
    .input(z.object({ ...part, content: z.base64().max(6_000_000) }))
    .output(type<{ at: number }>()),
}

/** Progress of unpacking and checking a received file. */
export type Taking = { readonly step: 'unpacking' | 'checking'; readonly done: number; readonly of: number }

/** Progress of making the copy to send. */
export type Packing = { readonly step: 'checking' | 'copying' | 'packing'; readonly done: number; readonly of: number }

/** Events of an outgoing transfer: progress of the copy, then its name, size in bytes, and the key for its parts. */
export type WholeNews =
  | ({ readonly kind: 'step' } & Packing)
  | { readonly kind: 'ready'; readonly key: string; readonly name: string; readonly size: number }

/** Events of an incoming transfer: the key for its parts, the progress, then the tournament. */
export type ReceiveNews =
  | { readonly kind: 'ready'; readonly key: string }
  | ({ readonly kind: 'step' } & Taking)
  | { readonly kind: 'received'; readonly tournament: Tournament }
