import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { saveFile } from '../../../desk/context/files/atomic-write.ts'
import { saveForWindow } from '../../../electron/windows/save.ts'

test.each([
  ['a plain name', 'Table 7.html', 'Table 7.html'],
  ['a way up', '../../.ssh/authorized_keys', 'authorized_keys'],
  ['a Windows path', 'C:\\Windows\\system32\\x.dll', 'x.dll'],
  ['a hidden file', '.bashrc', 'bashrc'],
  ['reserved and control characters', 'a<b>:"|?*\u0000\n.html', 'ab.html'],
  ['a name that reads backwards', 'report\u202elmth.exe', 'reportlmth.exe'],
  ['nothing left', '..', 'shinpan'],
  ['Japanese', '審判.html', '審判.html'],
])('the name proposed for %s', async (_what, name, proposed) => {
  const names: string[] = []
  const asked = saveForWindow({
    choose: (given) => Promise.resolve(void names.push(given)),
    write: () => Promise.reject(new Error('not asked for')),
  })
  expect(await asked({ name, mime: 'text/html', content: '' })).toBe(false)
  expect(names).toEqual([proposed])
})

test('a folder that is not there is said so, and nothing is left behind', async () => {
  await expect(saveFile('/nowhere/at/all/a.html', 'x')).rejects.toThrow('ENOENT')
  expect(await readdir('/')).not.toContain('nowhere')
})
