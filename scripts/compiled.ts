import { fileURLToPath } from 'node:url'

/** The environment of a program of ours: what Node made of our sources last time is kept, so that it starts in a third of the time. */
export const keepingCompiled = (): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  ...process.env,
})
