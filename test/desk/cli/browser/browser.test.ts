import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type Browser, findBrowser, openWindow } from '../../../../desk/cli/browser/browser.ts'
import { folder } from '../../../db/fixtures/a-file.ts'

afterEach(() => void vi.unstubAllEnvs())

/** A program of this name that writes its arguments to a file. */
const aBrowser = (name: string) => {
  const at = folder()
  const path = join(at, name)
  writeFileSync(path, `#!/bin/sh\nfor word in "$@"; do echo "$word"; done > "${at}/words"\n`)
  chmodSync(path, 0o755)
  return { at, path, words: () => readFileSync(join(at, 'words'), 'utf8').trim().split('\n') }
}

const opened = async ({ at, words }: ReturnType<typeof aBrowser>, browser: Browser | undefined) => {
  if (!browser) throw new Error('no browser')
  const profile = join(at, 'profile')
  expect(await openWindow(browser, 'file:///page.html', profile).ended).toBe('as one ends it')
  return { profile, words: words() }
}

test.runIf(process.platform === 'linux')('where there is Firefox alone it is found; Chromium goes before it', () => {
  const [firefox, chromium] = [aBrowser('firefox-esr'), aBrowser('chromium')]
  vi.stubEnv('PATH', firefox.at)
  expect(findBrowser()).toEqual({ path: firefox.path, asApp: false })
  vi.stubEnv('PATH', [firefox.at, chromium.at].join(delimiter))
  expect(findBrowser()).toEqual({ path: chromium.path, asApp: true })
  vi.stubEnv('PATH', '')
  expect(findBrowser()).toBeUndefined()
})

test.runIf(process.platform === 'linux')(
  'Firefox gets a profile of its own that opens no other page and has no way to the network; a second start may hand its page over',
  async () => {
    const firefox = aBrowser('firefox')
    const { profile, words } = await opened(firefox, { path: firefox.path, asApp: false })
    expect(words).toEqual(['--profile', profile, '--new-window', 'file:///page.html'])
    const set = new Map(
      [...readFileSync(join(profile, 'user.js'), 'utf8').matchAll(/^user_pref\("([^"]+)", (.+)\);$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    expect(Object.fromEntries(set)).toMatchObject({
      'browser.startup.homepage_override.mstone': '"ignore"',
      // the second start would ask about tabs of the first
      'browser.startup.couldRestoreSession.count': '-1',
      // a slash or an apostrophe beside a field would open a search, which takes the keys that follow
      'accessibility.typeaheadfind.manual': 'false',
      // the list of downloads would take the keys that follow an export
      'browser.download.alwaysOpenPanel': 'false',
      'datareporting.policy.firstRunURL': '""',
      'network.proxy.type': '1',
      'network.proxy.http': '"127.0.0.1"',
      'network.proxy.ssl': '"127.0.0.1"',
      'network.proxy.allow_bypass': 'false',
      'network.proxy.failover_direct': 'false',
    })
  },
)

test.runIf(process.platform === 'linux')('the person’s own Firefox is left as it is', async () => {
  const firefox = aBrowser('firefox')
  expect(await openWindow({ path: firefox.path, asApp: false }, 'http://127.0.0.1/').ended).toBe('as one ends it')
  expect(firefox.words()).toEqual(['--new-window', 'http://127.0.0.1/'])
})
