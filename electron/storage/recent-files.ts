import { z } from 'zod'
import type { JsonStore } from './json-store.ts'

const NAME = 'recent'
const MOST = 10
const FILES = z.array(z.string().max(4096))

/** The files opened last, newest first. */
export const recentFiles = (keeping: JsonStore): readonly string[] => keeping.read(NAME, FILES) ?? []

export const addRecent = (keeping: JsonStore, file: string): void =>
  keeping.write(NAME, [file, ...recentFiles(keeping).filter((other) => other !== file)].slice(0, MOST))

/** Removes a file that could not be opened. */
export const dropRecent = (keeping: JsonStore, file: string): void =>
  keeping.write(
    NAME,
    recentFiles(keeping).filter((other) => other !== file),
  )
