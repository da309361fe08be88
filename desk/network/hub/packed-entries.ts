import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { HASH_LENGTH } from '../../../db/log/entry.ts'

/** Entries by columns, for another thread: it receives them in a third of the time. `bytes`: `previous` and hash of each in turn. */
export type PackedEntries = {
  readonly [Column in Exclude<keyof Arriving, 'previous' | 'hash'>]: readonly Arriving[Column][]
} & { readonly bytes: Uint8Array; readonly naming: readonly number[] }

export const packEntries = (entries: readonly Arriving[]): PackedEntries => ({
  device: entries.map(({ device }) => device),
  number: entries.map(({ number }) => number),
  at: entries.map(({ at }) => at),
  by: entries.map(({ by }) => by),
  kind: entries.map(({ kind }) => kind),
  version: entries.map(({ version }) => version),
  body: entries.map(({ body }) => body),
  naming: entries.map(({ previous }) => previous.length),
  bytes: Buffer.concat(entries.flatMap(({ previous, hash }) => [previous, hash])),
})

export const unpackEntries = ({ device, number, at, by, kind, version, body, naming, bytes }: PackedEntries): readonly Arriving[] => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = 0
  return naming.map((length, n) => {
    const hashAt = end + length
    const previous = all.subarray(end, hashAt)
    end = hashAt + HASH_LENGTH
    return {
      device: device[n] ?? '',
      number: number[n] ?? 0,
      at: at[n] ?? '',
      by: by[n] ?? '',
      kind: kind[n] ?? '',
      version: version[n] ?? 0,
      body: body[n] ?? '',
      previous,
      hash: all.subarray(hashAt, end),
    }
  })
}
