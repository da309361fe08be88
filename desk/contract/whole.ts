import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import type { Tournament } from './tournaments.ts'

/** The key that a file crosses under, and from which byte on the part is. */
const part = { key: z.string().min(1).max(100), at: z.number().int().min(0) }

/** A whole tournament as one file, gzipped or not. It crosses in parts, so that any size does; ending the stream stops it, and nothing is left. */
export const whole = {
  /** The one in use; refused where it does not verify. */
  send: procedure({ access: LAPTOP, long: true }).output(eventIterator(type<WholeNews>())),
  /** The next part of it, in Base64; empty behind its end. */
  partOut: procedure({ access: LAPTOP, long: true }).input(z.object(part)).output(type<{ content: string }>()),
  /** One from elsewhere, of so many bytes; it is taken into the desk's folder once it verifies, and opened. */
  receive: procedure({ access: LAPTOP, long: true })
    .input(z.object({ name: z.string().min(1).max(255), size: z.number().int().min(0) }))
    .output(eventIterator(type<ReceiveNews>())),
  /** The next part of it, of at most 4 MB; answers how much there is. */
  partIn: procedure({ access: LAPTOP, long: true })
    .input(z.object({ ...part, content: z.base64().max(6_000_000) }))
    .output(type<{ at: number }>()),
}

/** How far the taking of a file is. */
export type Taking = { readonly step: 'unpacking' | 'checking'; readonly done: number; readonly of: number }

/** How far the copy is. */
export type Packing = { readonly step: 'checking' | 'copying' | 'packing'; readonly done: number; readonly of: number }

/** What a window hears while a tournament goes out: how far the copy is; then its name, its size in bytes, and the key that its parts are asked for by. */
export type WholeNews =
  | ({ readonly kind: 'step' } & Packing)
  | { readonly kind: 'ready'; readonly key: string; readonly name: string; readonly size: number }

/** What a window hears while a tournament comes in: the key that it sends the parts under, how far it is, at last the tournament. */
export type ReceiveNews =
  | { readonly kind: 'ready'; readonly key: string }
  | ({ readonly kind: 'step' } & Taking)
  | { readonly kind: 'received'; readonly tournament: Tournament }
