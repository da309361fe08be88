/** Upper bounds of a list. The largest tournaments have some hundred players and some ten thousand seats. */
export const LIST_LIMITS = {
  /** Of the file, in bytes. */
  bytes: 12_000_000,
  /** The unpacked content of an XLSX file, in bytes. */
  unpacked: 64_000_000,
  files: 2000,
  lines: 50_000,
  columns: 100,
  /** Of one line, in letters. */
  line: 100_000,
  /** Entries that one import may write: more would keep everybody else from writing for too long. */
  entries: 20_000,
} as const
