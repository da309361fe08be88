import { pathToFileURL } from 'node:url'
import { commandLine, keepCompiled } from './build.ts'

/** `npm run shinpan` runs in the repository; paths are relative to the user's folder. */
process.chdir(process.env.INIT_CWD ?? process.cwd())
keepCompiled()
await import(pathToFileURL(commandLine()).href)
