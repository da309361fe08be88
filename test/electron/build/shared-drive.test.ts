import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../db/fixtures/a-file.ts'

const DRIVE = resolve('../shared/electron/drive.mjs')
const there = existsSync(DRIVE)
if (!there) console.log('../shared is not there: the built shell is not driven by its stand-in of Electron.')

/** Everything that the drive prints, and how it ended. Its folders are made in one that goes with the test. */
const drive = (): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolved, reject) => {
    const temporary = folder()
    const child = spawn(process.execPath, [DRIVE, '.'], {
      env: { ...process.env, TMPDIR: temporary, SHINPAN_HOME: join(temporary, 'home') },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString()
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolved({ code, output }))
  })

test.skipIf(!there)('the built shell works behind a stand-in of Electron that is not ours', async () => {
  const { code, output } = await drive()
  expect(output.trim().split('\n').at(-1)).toMatch(/^the built main process works/)
  expect(code).toBe(0)
})
