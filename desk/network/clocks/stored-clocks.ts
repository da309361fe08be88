import { join } from 'node:path'
import { z } from 'zod'
import { parsedJson } from '../../../db/disk/tried.ts'
import type { ClockOffsetSpan } from '../../context/caches/file-caches.ts'
import { changePrivateJson, readPrivateJson } from '../../context/files/private-files.ts'

/** Upper bound of remembered clock changes. */
export const MOST_SPANS = 20
/** The most that a clock can be off, in ms: one whose battery is empty begins in 1970. */
const FARTHEST = 1e13

const OFF = z.number().min(-FARTHEST).max(FARTHEST)
const SPANS = z.array(z.object({ from: z.int().min(0), ahead: OFF, error: z.number().min(0).max(FARTHEST) })).max(MOST_SPANS)

/** The form in which a desk sends its spans to the others. */
export const tellSpans = (spans: readonly ClockOffsetSpan[]): string => JSON.stringify(spans)

/** Parses another desk's spans; undefined if they are invalid. */
export const readSpans = (text: string): readonly ClockOffsetSpan[] | undefined => SPANS.min(1).safeParse(parsedJson(text)).data

/** By the hash of a tournament's first entry and the device. */
const KEPT = z.record(z.string(), z.record(z.string(), SPANS.readonly()))
type Kept = z.infer<typeof KEPT>
/** Upper bound of tournaments whose clocks are stored. */
const MOST_KEPT = 50

const fileIn = (home: string): string => join(home, 'clocks.json')

/** The clock offsets of a tournament, as stored when its file was last open. */
export const keptClocks = (home: string, tournament: Buffer): ReadonlyMap<string, readonly ClockOffsetSpan[]> =>
  new Map(Object.entries(readPrivateJson(fileIn(home), KEPT)?.[tournament.toString('hex')] ?? {}))

/** Keeps it for when the hub is away as the file is opened again. */
export const keepClocks = (home: string, tournament: Buffer, devices: ReadonlyMap<string, readonly ClockOffsetSpan[]>): void => {
  const id = tournament.toString('hex')
  const change = (kept: Kept): Kept => {
    const { [id]: _, ...others } = kept
    return { ...Object.fromEntries(Object.entries(others).slice(1 - MOST_KEPT)), [id]: Object.fromEntries(devices) }
  }
  changePrivateJson(fileIn(home), { form: KEPT, otherwise: {}, change })
}
