import { hash } from 'node:crypto'

/** One entry of the log as stored; all columns except `seq` are covered by its hash. */
export type Entry = {
  readonly seq: number
  readonly device: string
  readonly number: number
  readonly at: string
  readonly by: string
  readonly kind: string
  readonly version: number
  readonly body: string
  readonly previous: Buffer
  readonly hash: Buffer
}

/** The permanent name of an entry, `DEVICE:NUMBER`, by which other entries refer to it. */
export type Ref = `${string}:${number}`
export const refOf = ({ device, number }: Pick<Entry, 'device' | 'number'>): Ref => `${device}:${number}`

/** The parts of a name; a device name may contain colons. */
export const refParts = (ref: Ref): Pick<Entry, 'device' | 'number'> => {
  const at = ref.lastIndexOf(':')
  return { device: ref.slice(0, at), number: Number(ref.slice(at + 1)) }
}

/** The time at which an act was typed, from that of its entry and how long it waited for the desk, in ms. */
export const typedAt = (at: string, waited = 0): string => (waited === 0 ? at : new Date(Date.parse(at) - waited).toISOString())

/** The same in SQL, of a row of `entry`. */
export const TYPED_AT = `strftime('%Y-%m-%dT%H:%M:%fZ', entry.at, (-coalesce(entry.body ->> '$.waited', 0) / 1000.0) || ' seconds')`

/** The previous hash of the first entry of a log. */
export const NOTHING_BEFORE: Buffer = Buffer.alloc(32)

/** Length of a hash in bytes. */
export const HASH_LENGTH = 32

/** The hashes in a `previous`, which are concatenated; none for the first entry of a log. */
export const parentsIn = (previous: Buffer): readonly Buffer[] => {
  if (previous.equals(NOTHING_BEFORE)) return []
  const parents: Buffer[] = []
  for (let at = 0; at < previous.length; at += HASH_LENGTH) parents.push(previous.subarray(at, at + HASH_LENGTH))
  return parents
}

/** The hashed columns, in the order of hashing. */
export const HASHED_COLUMNS = ['device', 'number', 'at', 'by', 'kind', 'version', 'body', 'previous'] as const

/**
 * SHA-256 over the columns in the order of `HASHED_COLUMNS`, each as a netstring: length in bytes, colon, bytes, comma. Text is UTF-8, numbers are
 * decimal, `previous` is raw bytes.
 */
export const entryHash = (columns: readonly (string | number | Buffer)[]): Buffer => {
  const parts: Buffer[] = []
  let text = ''
  for (const column of columns) {
    if (typeof column === 'object') {
      parts.push(Buffer.from(`${text}${column.length}:`), column)
      text = ','
    } else {
      const word = String(column)
      text += `${Buffer.byteLength(word)}:${word},`
    }
  }
  return sha256(Buffer.concat([...parts, Buffer.from(text)]))
}

/** SHA-256 of bytes. */
export const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer')

export const hashOfEntry = (entry: Omit<Entry, 'seq' | 'hash'>): Buffer => entryHash(HASHED_COLUMNS.map((column) => entry[column]))
