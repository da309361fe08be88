import { z } from 'zod'
import type { Keeping } from './json-store.ts'

const NAME = 'recent'
const MOST = 10
const FILES = z.array(z.string().max(4096))

/** The files that were opened last, the newest first. */
export const recentFiles = (keeping: Keeping): readonly string[] => keeping.read(NAME, FILES) ?? []

/** A file was opened. */
export const addRecent = (keeping: Keeping, file: string): void =>
  keeping.write(NAME, [file, ...recentFiles(keeping).filter((other) => other !== file)].slice(0, MOST))

/** A file that could not be opened is not offered again. */
export const dropRecent = (keeping: Keeping, file: string): void =>
  keeping.write(
    NAME,
    recentFiles(keeping).filter((other) => other !== file),
  )
