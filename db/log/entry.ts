import { hash } from 'node:crypto'

/** One entry of the log as it stands in the file, all columns but `seq` under its hash. */
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

/** Names an entry for good, whatever its place in a file: `DEVICE:NUMBER`. Entries speak of each other so. */
export type Ref = `${string}:${number}`
export const refOf = ({ device, number }: Pick<Entry, 'device' | 'number'>): Ref => `${device}:${number}`

/** What a name is made of; a device's own may hold colons. */
export const partsOf = (ref: Ref): Pick<Entry, 'device' | 'number'> => {
  const at = ref.lastIndexOf(':')
  return { device: ref.slice(0, at), number: Number(ref.slice(at + 1)) }
}

/** What the first entry of a log has for its previous hash. */
export const NOTHING_BEFORE: Buffer = Buffer.alloc(32)

/** How long a hash is, in bytes. */
export const HASH_LENGTH = 32

/** The hashes that a `previous` holds, one behind the other; none for the first entry of a log. */
export const parentsIn = (previous: Buffer): readonly Buffer[] => {
  if (previous.equals(NOTHING_BEFORE)) return []
  const parents: Buffer[] = []
  for (let at = 0; at < previous.length; at += HASH_LENGTH) parents.push(previous.subarray(at, at + HASH_LENGTH))
  return parents
}

/** The columns under the hash, in the order in which they are hashed. */
export const HASHED = ['device', 'number', 'at', 'by', 'kind', 'version', 'body', 'previous'] as const

/**
 * SHA-256 over the columns in the order of `HASHED`, each as a netstring: its length in bytes, a colon, its bytes, a comma.
 * Text is UTF-8 as stored, numbers are decimal, `previous` is its bytes themselves.
 */
export const hashOf = (columns: readonly (string | number | Buffer)[]): Buffer => {
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

/** SHA-256 of bytes, at once. */
export const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer')

/** The hash that an entry should have. */
export const hashOfEntry = (entry: Omit<Entry, 'seq' | 'hash'>): Buffer => hashOf(HASHED.map((column) => entry[column]))
