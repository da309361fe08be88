import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { longLaptopCall } from './access.ts'
import { answer, integer as count, type Shape, text } from './shape.ts'
import { tournament } from './tournaments.ts'

/** The key of a file transfer, and the byte offset of the part. */
const part = { key: z.string().min(1).max(100), at: z.number().int().min(0) }

/** Progress of unpacking and checking a received file. */
const taking = z.strictObject({ step: z.enum(['unpacking', 'checking']), done: count, of: count })
export interface Taking extends Shape<typeof taking> {}

/** Progress of making the copy to send. */
const packing = z.strictObject({ step: z.enum(['checking', 'copying', 'packing']), done: count, of: count })
export interface Packing extends Shape<typeof packing> {}

/** Events of an outgoing transfer: progress of the copy, then its name, size in bytes, and the key for its parts. */
const wholeNews = z.discriminatedUnion('kind', [
  packing.extend({ kind: z.literal('step') }),
  z.strictObject({ kind: z.literal('ready'), key: text, name: text, size: count }),
])
export type WholeNews = Shape<typeof wholeNews>

/** Events of an incoming transfer: the key for its parts, the progress, then the tournament. */
const receiveNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready'), key: text }),
  taking.extend({ kind: z.literal('step') }),
  z.strictObject({ kind: z.literal('received'), tournament }),
])
export type ReceiveNews = Shape<typeof receiveNews>

/**
 * Transfer of a whole tournament as one file, gzipped or not. It goes in parts, so any size is possible. Closing the stream stops it and
 * leaves no file.
 */
export const whole = {
  /** Sends the tournament in use. Refused if it fails verification. */
  send: longLaptopCall.output(eventIterator(answer<WholeNews>(wholeNews))),
  /** The next part of the sent file, in Base64; empty after its end. */
  partOut: longLaptopCall.input(z.object(part)).output(answer(z.strictObject({ content: text }))),
  /** Receives a file of `size` bytes. After verification it goes into the desk's folder and is opened. */
  receive: longLaptopCall
    .input(z.object({ name: z.string().min(1).max(255), size: z.number().int().min(0) }))
    .output(eventIterator(answer<ReceiveNews>(receiveNews))),
  /** Takes the next part of the received file, at most 4 MB. Returns the number of bytes received so far. */
  partIn: longLaptopCall.input(z.object({ ...part, content: z.base64().max(6_000_000) })).output(answer(z.strictObject({ at: count }))),
}
