import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))

/** The environment of our programs: Node caches compiled sources, so that they start in a third of the time. */
export const keepingCompiled = (): NodeJS.ProcessEnv => ({ NODE_COMPILE_CACHE: FOLDER, ...process.env })

/** The same for this process and its threads, from here on. */
export const keepCompiled = (): void => {
  process.env.NODE_COMPILE_CACHE ??= FOLDER
  enableCompileCache()
}
