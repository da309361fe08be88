// `npm run shinpan` runs in the repository; paths are relative to the user's folder. This is JavaScript because it starts the cache of compiled
// sources: TypeScript loaded before would be stripped of its types at each start, which takes longer than judging a hand.
import { enableCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// threads use it, too
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
enableCompileCache()
process.chdir(process.env.INIT_CWD ?? process.cwd())
const { commandLine } = await import('./build.ts')
await import(pathToFileURL(commandLine()).href)
