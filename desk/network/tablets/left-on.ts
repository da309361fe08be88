import { rmSync } from 'node:fs'
import { z } from 'zod'
import { holdFile, type LetGo } from '../../../db/sqlite/file-lock.ts'
import { readPrivateJson, writePrivate } from '../../context/files/private-files.ts'
import { ownFile } from './devices.ts'

const MARK = z.object({ address: z.string(), port: z.int().min(1).max(65535), at: z.iso.datetime() })

/** Where tablets were served, and since when. */
export type TabletsMark = z.infer<typeof MARK>

/**
 * A note in the home that this desk serves tablets. The desk removes it when it stops by itself; after a crash it is still there, and nothing holds it any
 * more. Of several desks of one person only the first notes itself.
 */
export type LeftOn = {
  /** Where a desk served tablets that ended without a word; undefined where none did. */
  readonly left: () => TabletsMark | undefined
  readonly note: (mark: TabletsMark) => void
  readonly forget: () => void
}

export const leftOnIn = (home: string): LeftOn => {
  const file = ownFile(home, 'on.json')
  let letGo: LetGo | undefined
  const holds = (): boolean => {
    letGo ??= holdFile(ownFile(home, 'on.lock'))
    return letGo !== undefined
  }
  return {
    left: () => {
      const mark = readPrivateJson(file, MARK)
      return mark && holds() ? mark : undefined
    },
    note: (mark) => {
      if (holds()) writePrivate(file, `${JSON.stringify(mark)}\n`)
    },
    forget: () => {
      if (!letGo) return
      rmSync(file, { force: true })
      letGo()
      letGo = undefined
    },
  }
}
