import { pathToFileURL } from 'node:url'
import { commandLine, startCompileCache } from './build.ts'

/** `npm run shinpan` runs in the repository; paths are relative to the user's folder. */
process.chdir(process.env.INIT_CWD ?? process.cwd())
startCompileCache()
await import(pathToFileURL(commandLine()).href)
