import { pathToFileURL } from 'node:url'
import { commandLine } from './build.ts'
import { keepCompiled } from './compiled.ts'

/** `npm run shinpan` runs in the repository; paths are relative to the user's folder. */
process.chdir(process.env.INIT_CWD ?? process.cwd())
keepCompiled()
await import(pathToFileURL(commandLine()).href)
