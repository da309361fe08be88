import type { Act } from '../../../desk/contract/hands.ts'
import { FLAG_WORDS } from '../../../engine/model/circumstances.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { readTileRun } from '../../../engine/wording/terms/tiles-in.ts'
import { isProvisional } from '../../app-state/outbox/provisional-names.ts'

/** One line of the list of acts: an act, or a short form of several. */
export type RecordRow = {
  readonly from: number
  readonly to: number
  readonly seat: string
  readonly words: string
  readonly flags: string
  readonly tiles: readonly Tile[]
  /** Stable reference of its first act, which survives insertions. */
  readonly ref: string
  /** Its first act has not reached the desk yet. */
  readonly held: boolean
  /** As typed. */
  readonly text: string
  /** Its text before it was corrected. */
  readonly was: string | null
  readonly inserted: boolean
}

/** The acts as listed, oldest first. The parts of a short form become one row. */
export const recordRows = (acts: readonly Act[]): readonly RecordRow[] => {
  const rows: RecordRow[] = []
  const ruled = new Set<string>()
  let before: Act['form'] = null
  for (const { number, ref, text, form, was, inserted } of acts) {
    const last = rows.at(-1)
    if (form && before && form.text === before.text && form.part === before.part + 1 && last)
      rows[rows.length - 1] = { ...last, to: number }
    else {
      const parts = lineParts(form?.text ?? text)
      const [ruling, of = '', decision] = (parts.seat === '*' && RULING.exec(parts.words)) || []
      rows.push({
        from: number,
        to: number,
        ref,
        held: isProvisional(ref),
        ...parts,
        // a dismissal after another ruling is called overturned, as in its incident and its report
        ...(decision === 'dismissed' && ruled.has(of) && { words: `${of} overturned` }),
        text: form?.text ?? text,
        was,
        inserted,
      })
      if (ruling !== undefined) ruled.add(of)
    }
    before = form
  }
  return rows
}

/** A ruling on a finding at an act, and its decision. */
const RULING = /^(ruling \d+ \S+) (\S+)/

/** Splits a line of notation into the columns of the list. A remark is never searched for tiles. */
export const lineParts = (line: string): Pick<RecordRow, 'seat' | 'words' | 'flags' | 'tiles'> => {
  const [, prefix = '', seat = '', behind = ''] = /^((?:\d+(?:\.\d+)?\s+)?(?:&\s*)?)(\S+)(?:\s(.*))?$/.exec(line.trim()) ?? []
  const rest = behind.trimStart()
  const remark = rest.startsWith('note')
  const words = remark ? [rest] : rest.split(/\s+/)
  return {
    seat,
    words: words.filter((word) => !FLAG_WORDS.has(word)).join(' '),
    flags: [...words.filter((word) => FLAG_WORDS.has(word)), prefix.trim()].filter(Boolean).join(' '),
    tiles: remark ? [] : words.filter((word) => /^(\d+[mpsz])+$/.test(word)).flatMap(readTileRun),
  }
}

/** Index of the row that contains an event; the last row if none does. */
export const rowAt = (rows: readonly RecordRow[], event: number): number => {
  const at = rows.findIndex((row) => row.from <= event && event <= row.to)
  return at < 0 ? rows.length - 1 : at
}
