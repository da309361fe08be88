import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

const TEST = /^test\/.*\.test\.tsx?$/

/** The floors above the engine: what changes there changes nothing in it. */
const ABOVE_ENGINE = /^(?:test\/)?(?:db|desk|electron|renderer|docs|e2e)\//

/**
 * The tests that a change may fail first, as folders and files: those that it changes itself, those of the folders that it touches, and the engine’s
 * unless the change lies above it.
 */
export const testsOfChange = (changed: readonly string[], isThere: (folder: string) => boolean = existsSync): readonly string[] => {
  const code = changed.filter((name) => /\.(?:tsx?|css)$/.test(name))
  const own = code.filter((name) => TEST.test(name))
  const beside = code
    .filter((name) => ABOVE_ENGINE.test(name) && !name.startsWith('test/'))
    .map((name) => `test/${dirname(name)}/`)
    .filter(isThere)
  const engine = changed.every((name) => ABOVE_ENGINE.test(name)) ? [] : ['test/engine/']
  const folders = [...new Set([...engine, ...beside])].toSorted()
  const isWithin = (name: string): boolean => folders.some((folder) => name.startsWith(folder) && name !== folder)
  return [...folders.filter((folder) => !isWithin(folder)), ...own.filter((name) => !isWithin(name) && !name.startsWith('test/e2e/'))]
}
