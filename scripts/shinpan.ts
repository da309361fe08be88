import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { keepingCompiled } from './compiled.ts'

/** `npm run shinpan` runs in the repository; paths are relative to the user's folder. */
const child = spawn(process.execPath, [fileURLToPath(new URL('../desk/main.ts', import.meta.url)), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: keepingCompiled(),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))
