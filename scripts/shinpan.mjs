// `npm run shinpan` runs in the repository; paths are relative to the user's folder. This is JavaScript because it starts the cache of compiled
// sources: TypeScript loaded before would be stripped of its types at each start, which takes longer than judging a hand.
import module from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// An older Node can't read TypeScript: the one that the setup has installed goes on.
if (!process.features.typescript) {
  const { spawn } = await import('node:child_process')
  const node = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // a terminal sends its own signals to both
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
    })
  const status = await new Promise((resolve) => {
    child.once('error', () => {
      console.error('Shinpan needs Node 24: `npm run shinpan` installs it.')
      resolve(1)
    })
    child.once('exit', resolve)
  })
  process.exit(status ?? 1)
}
// threads use it, too
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
module.enableCompileCache()
process.chdir(process.env.INIT_CWD ?? process.cwd())
const { commandLine } = await import('./build.ts')
await import(pathToFileURL(commandLine()).href)
