import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { keepingCompiled } from './compiled.ts'

/** `npm run shinpan` stands in the repository; paths are meant from where the person stands. */
const child = spawn(process.execPath, [fileURLToPath(new URL('../desk/main.ts', import.meta.url)), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: keepingCompiled(),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))
