import { expect, test } from 'vitest'
import { type Machine, whyNoElectron } from '../../scripts/can-run-electron.ts'

const DESKTOP: Machine = {
  platform: 'linux',
  user: 1000,
  hasGlibc: true,
  kernel: () => undefined,
  hasSandboxProgram: false,
  missingLibraries: [],
}
const kernel = (settings: Readonly<Record<string, string>>) => ({ kernel: (name: string) => settings[name] })

test.each<[string, Partial<Machine>, RegExp | undefined]>([
  ['a desktop of a user', {}, undefined],
  ['a Mac, whatever its user', { platform: 'darwin', user: 0 }, undefined],
  ['Windows', { platform: 'win32', user: undefined, hasGlibc: false }, undefined],
  ['root', { user: 0 }, /as root: start Shinpan as an ordinary user/],
  ['Alpine', { hasGlibc: false }, /musl/],
  ['a system without a desktop', { missingLibraries: ['libgtk-3.so.0', 'libnss3.so'] }, /needs libgtk-3\.so\.0, libnss3\.so: install/],
  ['Ubuntu 24.04', kernel({ 'kernel/apparmor_restrict_unprivileged_userns': '1' }), /apparmor_restrict_unprivileged_userns is 1/],
  ['Debian that denies namespaces', kernel({ 'kernel/unprivileged_userns_clone': '0' }), /unprivileged_userns_clone is 0/],
  ['a system without any namespace for users', kernel({ 'user/max_user_namespaces': '0' }), /max_user_namespaces is 0/],
  ['Debian as it is installed', kernel({ 'kernel/unprivileged_userns_clone': '1', 'user/max_user_namespaces': '95000' }), undefined],
  [
    'Ubuntu 24.04 with the sandbox program set up',
    { ...kernel({ 'kernel/apparmor_restrict_unprivileged_userns': '1' }), hasSandboxProgram: true },
    undefined,
  ],
])('whether Electron can run: %s', (_machine, differences, why) => {
  const said = whyNoElectron({ ...DESKTOP, ...differences })
  if (why) expect(said).toMatch(why)
  else expect(said).toBeUndefined()
  expect(said ?? '').not.toContain('\n')
})
