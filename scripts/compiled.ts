import { fileURLToPath } from 'node:url'

/** The environment of our programs: Node caches compiled sources, so that they start in a third of the time. */
export const keepingCompiled = (): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  ...process.env,
})
