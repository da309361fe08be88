import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FuseV1Options } from '@electron/fuses'
import type Electron from 'electron'
import type { MenuState } from '../../../desk/contract/desktop.ts'
import { MENU_WORDS } from '../../../desk/contract/vocabulary.ts'
import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from '../../../desk/network/serving/files.ts'
import { BEGUN, KEEP, OPEN, PRINT, SAVE, TELL } from '../../../electron/ipc/messages.ts'
import { openShell } from '../../../electron/start/shell.ts'
import { releasesOf } from '../../../electron/start/update.ts'
import forge from '../../../forge.config.ts'
import own from '../../../package.json' with { type: 'json' }
import { type Seen, standIn } from '../stand-in/stand-in.ts'

/** One item of the checklist of Electron's security guide, and what is wrong with ours; nothing where it holds. */
export type Check = { readonly number: number; readonly title: string; readonly wrong: readonly string[] }

/** The part of the shell that preload exposes to a page. The caller that loads the preload script with a stand-in sets it. */
export type Exposed = {
  readonly worlds: readonly string[]
  readonly api: Readonly<Record<string, unknown>>
  readonly heard: readonly unknown[]
}

type Fact = readonly [holds: boolean, wrong: string]
const item = (number: number, title: string, facts: readonly Fact[]): Check => ({
  number,
  title,
  wrong: facts.length === 0 ? ['nothing was looked at'] : facts.filter(([holds]) => !holds).map(([, wrong]) => wrong),
})

const ELSEWHERE = [
  'http://evil.example/',
  'https://evil.example/',
  'ws://evil.example/',
  'ftp://evil.example/',
  'file:///etc/passwd',
  'data:text/html,<p>',
]
const COPYING = 'clipboard-sanitized-write'
const PERMISSIONS = ['media', 'geolocation', 'notifications', 'clipboard-read', 'fullscreen', 'openExternal', 'fileSystem', 'hid', 'usb']

/** Opens the app as it is, uses everything that it has, and reads the options and handlers that were really set. */
export const checklist = async (exposed: Exposed): Promise<readonly Check[]> => {
  const userData = mkdtempSync(join(tmpdir(), 'shinpan-checklist-'))
  try {
    return await looked(userData, exposed)
  } finally {
    rmSync(userData, { recursive: true })
  }
}

const looked = async (userData: string, exposed: Exposed): Promise<readonly Check[]> => {
  const releases = releasesOf('https://github.com/hall/desk')
  const { electron, seen } = standIn({
    desk: () =>
      Promise.resolve(new Response('<p>', { headers: { 'content-security-policy': "default-src *; script-src 'unsafe-inline'" } })),
    userData,
    net: () => Promise.resolve(Response.json({ tag_name: 'v9.9.9', html_url: 'https://evil.example/' })),
  })
  const place = {
    preload: '/p.cjs',
    deskProcess: '/d.mjs',
    words: ['/a.shinpan'],
    folder: '/',
    platform: 'linux',
    releases,
    note: () => undefined,
  } as const
  await openShell(electron, place)
  const [window] = seen.windows
  const ours = { sender: window?.contents, senderFrame: { url: 'shinpan-app://desk/1/', parent: null } }
  await seen.ipc
    .get(PRINT)?.(ours, '<p>')
    .catch(() => undefined)
  const windows = seen.windows.map(({ options }) => options)
  const everywhere = (name: keyof Electron.WebPreferences, value: boolean | undefined): Fact[] =>
    windows.map((options, n): Fact => [options.webPreferences?.[name] === value, `window ${n + 1}: ${name} is not ${value}`])
  const sessions = [seen.session, ...['print'].map((name) => seen.partitions.get(name))]
  const page = await seen.handled.get('shinpan-app')?.(new Request('shinpan-app://desk/1/'))
  const asked = async (path: string): Promise<number> => (await seen.handled.get('shinpan-app')?.(new Request(path)))?.status ?? 0
  const printed = await seen.partitions.get('print')?.handled.get('shinpan-app')?.(new Request('shinpan-app://desk/print/1'))
  const html = readFileSync('renderer/index.html', 'utf8')
  const { privileges } = seen.schemes[0] ?? {}
  const deferred = await nothingExternal(seen)
  const contents = seen.windows.map((one) => one.contents)

  return [
    item(1, 'Only load secure content', [
      [seen.windows.flatMap(({ urls }) => urls).every((url) => url.startsWith('shinpan-app://desk/')), 'a window loads something else'],
      [privileges?.secure === true && privileges.standard === true, 'the scheme is not secure and standard'],
      [!privileges?.bypassCSP && !privileges?.corsEnabled && !privileges?.allowServiceWorkers, 'the scheme goes round CSP or CORS'],
      [!/https?:|ws:/.test(html), 'the page names something from elsewhere'],
      ...sessions.flatMap((session, n) => ELSEWHERE.map((url): Fact => [isCancelled(session, url), `session ${n} lets out ${url}`])),
    ]),
    item(2, 'Do not enable Node.js integration', [
      ...everywhere('nodeIntegration', false),
      ...everywhere('nodeIntegrationInWorker', false),
      ...everywhere('nodeIntegrationInSubFrames', false),
    ]),
    item(3, 'Enable context isolation', everywhere('contextIsolation', true)),
    item(4, 'Enable process sandboxing', [
      ...everywhere('sandbox', true),
      [isBefore(seen.calls, 'enableSandbox', 'whenReady'), 'the sandbox is not set for all before the app is ready'],
    ]),
    item(
      5,
      'Handle session permission requests',
      sessions.flatMap((session, n) => [
        ...PERMISSIONS.map((name): Fact => [isDenied(session, name), `session ${n}: ${name} is not denied`]),
        [isDenied(session, COPYING, 'https://elsewhere.example/'), `session ${n}: another origin may copy`] satisfies Fact,
      ]),
    ),
    item(6, 'Do not disable webSecurity', everywhere('webSecurity', true)),
    item(7, 'Define a Content Security Policy', [
      [page?.headers.get('content-security-policy') === CONTENT_SECURITY_POLICY, 'the page comes with another policy'],
      [SECURITY_HEADERS['content-security-policy'] === CONTENT_SECURITY_POLICY, 'a browser window gets another policy'],
      [CONTENT_SECURITY_POLICY.startsWith("default-src 'none';"), 'something is allowed that is not named'],
      [!/unsafe|\*|https?:|ws:|file:|blob:|filesystem:/.test(CONTENT_SECURITY_POLICY), 'the policy allows inline, eval or elsewhere'],
      [
        ["script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"].every((part) =>
          CONTENT_SECURITY_POLICY.includes(part),
        ),
        'a part of the policy is missing',
      ],
      [
        /^default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:$/.test(
          printed?.headers.get('content-security-policy') ?? '',
        ),
        'a page to be printed may do more than be seen',
      ],
      [!/<script(?![^>]* src=)|<style| style=| on\w+=/.test(html), 'the page has something inline'],
    ]),
    item(8, 'Do not enable allowRunningInsecureContent', everywhere('allowRunningInsecureContent', false)),
    item(9, 'Do not enable experimental features', everywhere('experimentalFeatures', false)),
    item(10, 'Do not use enableBlinkFeatures', everywhere('enableBlinkFeatures', undefined)),
    item(11, 'Do not use allowpopups for WebViews', everywhere('webviewTag', false)),
    item(
      12,
      'Verify WebView options before creation',
      contents.map(
        (one, n): Fact => [isPrevented(one, 'will-attach-webview', 'shinpan-app://desk/1/'), `window ${n + 1} lets a webview in`],
      ),
    ),
    item(13, 'Disable or limit navigation', [
      ...contents.flatMap((one, n) =>
        ['will-navigate', 'will-frame-navigate', 'will-redirect'].flatMap((event) =>
          [...ELSEWHERE, 'about:blank', 'data:text/html,x', 'shinpan-app://other/'].map(
            (url): Fact => [isPrevented(one, event, url), `window ${n + 1}: ${event} to ${url}`],
          ),
        ),
      ),
      ...everywhere('navigateOnDragDrop', false),
    ]),
    item(14, 'Disable or limit creation of new windows', [
      [seen.calls.filter((call) => call === 'window.open deny').length === seen.windows.length, 'a page may open a window'],
      [!seen.calls.includes('window.open allow'), 'a page may open a window'],
    ]),
    item(15, 'Do not use shell.openExternal with untrusted content', deferred),
    item(16, 'Use a current version of Electron', versionFacts()),
    item(17, 'Validate the sender of all IPC messages', await senderFacts(seen)),
    item(18, 'Avoid usage of the file:// protocol', [
      [seen.windows.flatMap(({ urls }) => urls).every((url) => !url.startsWith('file:')), 'a window loads a file'],
      [isCancelled(seen.session, 'file:///etc/passwd'), 'the session reads files'],
      [fuse(FuseV1Options.GrantFileProtocolExtraPrivileges) === false, 'file: has its privileges'],
      [(await asked('shinpan-app://desk/1/..%2f..%2fetc/passwd')) === 400, 'a way up, encoded'],
      [(await asked('shinpan-app://desk/1/..%5c..%5cwindows')) === 400, 'a way up, with backslashes'],
      [(await asked('shinpan-app://desk/1/index.html%00.png')) === 400, 'a NUL'],
      [(await asked('shinpan-app://desk/%ff')) === 400, 'broken encoding'],
      [(await asked('shinpan-app://elsewhere/1/')) === 403, 'another host'],
      [(await asked('shinpan-app://desk/')) === 404, 'no window'],
    ]),
    item(19, 'Check which fuses you can change', [
      [fuse(FuseV1Options.RunAsNode) === false, 'the app runs as Node'],
      [fuse(FuseV1Options.EnableNodeOptionsEnvironmentVariable) === false, 'NODE_OPTIONS is heeded'],
      [fuse(FuseV1Options.EnableNodeCliInspectArguments) === false, '--inspect is heeded'],
      [fuse(FuseV1Options.EnableCookieEncryption) === false, 'a Mac is asked for its keychain'],
      [fuse(FuseV1Options.EnableEmbeddedAsarIntegrityValidation) === true, 'the asar is not checked'],
      [fuse(FuseV1Options.OnlyLoadAppFromAsar) === true, 'the app is loaded from elsewhere than the asar'],
    ]),
    item(20, 'Do not expose Electron APIs to untrusted web content', [
      [exposed.worlds.join() === 'shinpan', 'something else is exposed'],
      [
        Object.keys(exposed.api).sort().join() === 'begun,keep,onDo,open,print,save,tell',
        `exposed: ${Object.keys(exposed.api).sort().join()}`,
      ],
      [Object.values(exposed.api).every((value) => typeof value === 'function'), 'more than functions are exposed'],
      [exposed.heard.length === 1 && exposed.heard[0] === 'everywhere.keys', 'the page gets more than the name of an action'],
    ]),
  ]
}

const isBefore = (calls: readonly string[], one: string, other: string): boolean =>
  calls.includes(one) && calls.indexOf(one) < calls.indexOf(other)

const isCancelled = (session: Seen['session'] | undefined, url: string): boolean => {
  let cancelled = false
  session?.before?.({ url } as Electron.OnBeforeRequestListenerDetails, ({ cancel }) => {
    cancelled = cancel === true
  })
  return cancelled
}

const isDenied = (session: Seen['session'] | undefined, name: string, page = 'shinpan-app://desk/1/'): boolean => {
  let allowed: boolean | undefined
  session?.permission?.(
    {} as Electron.WebContents,
    name as 'media',
    (answer) => {
      allowed = answer
    },
    { requestingUrl: page, isMainFrame: true },
  )
  const origin = page.split('/').slice(0, 3).join('/')
  const checked = session?.check?.(null, name as 'media', `${origin}/`, {} as Electron.PermissionCheckHandlerHandlerDetails)
  const device = session?.device?.({ deviceType: 'usb' } as Electron.DevicePermissionHandlerHandlerDetails)
  return allowed === false && checked === false && device === false
}

const isPrevented = (contents: Seen['windows'][number]['contents'], event: string, url: string): boolean => {
  let prevented = false
  contents.emit(event, {
    url,
    preventDefault: () => {
      prevented = true
    },
  })
  return prevented
}

const TOLD: MenuState = {
  language: 'en',
  clockRuns: false,
  words: Object.fromEntries(MENU_WORDS.map((word) => [word, word])) as MenuState['words'],
  file: [],
  go: [],
  view: [],
  help: [],
}

/** Everything that comes from outside is tried as an address to open; then the one that a person may open. */
const nothingExternal = async (seen: Seen): Promise<readonly Fact[]> => {
  const [window] = seen.windows
  const from = { sender: window?.contents, senderFrame: { url: 'shinpan-app://desk/1/', parent: null } }
  for (const url of [...ELSEWHERE, 'javascript:alert(1)', 'shinpan://start']) {
    seen.app.emit('open-url', { preventDefault: () => undefined }, url)
    seen.app.emit('second-instance', {}, ['shinpan', url], '/')
    for (const channel of [OPEN, SAVE, PRINT])
      await seen.ipc
        .get(channel)?.(from, url)
        .catch(() => undefined)
  }
  const before = [...seen.external]
  seen.told.get(TELL)?.(from, TOLD)
  const help = seen.menu.at(-1)?.submenu
  if (Array.isArray(help)) help.at(-1)?.click?.({} as Electron.MenuItem, undefined, {})
  for (let turn = 0; turn < 20 && seen.external.length === 0; turn++) await new Promise(setImmediate)
  return [
    [before.length === 0, `opened: ${before.join()}`],
    [seen.external.join() === 'https://github.com/hall/desk/releases', `opened: ${seen.external.join()}`],
  ]
}

const versionFacts = (): readonly Fact[] => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; integrity?: string }>
  }
  const there = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as { version: string }
  const wanted = own.devDependencies.electron
  return [
    [/^\d+\.\d+\.\d+$/.test(wanted) && Number.parseInt(wanted, 10) >= 45, `Electron ${wanted}`],
    [there.version === wanted && lock.packages['node_modules/electron']?.version === wanted, `installed: ${there.version}`],
    [lock.packages['node_modules/electron']?.integrity?.startsWith('sha512-') === true, 'the lock does not say what it must be'],
  ]
}

/** Each channel is knocked at from elsewhere: nothing is done, and nothing told. */
const senderFacts = async (seen: Seen): Promise<readonly Fact[]> => {
  const [window] = seen.windows
  const sender = window?.contents
  const url = 'shinpan-app://desk/1/'
  seen.told.get(KEEP)?.({ sender, senderFrame: { url, parent: null } }, { 'shinpan.x': 'secret' })
  const strangers = {
    'another page': { sender, senderFrame: { url: 'https://evil.example/', parent: null } },
    'a frame within': { sender, senderFrame: { url, parent: {} } },
    'a frame that is gone': { sender, senderFrame: null },
    'another window': { sender: {}, senderFrame: { url, parent: null } },
  }
  const channels = [...seen.ipc.keys(), ...seen.told.keys()]
  const known = [SAVE, PRINT, OPEN, TELL, KEEP, BEGUN]
  const facts: Fact[] = [[channels.sort().join() === known.sort().join(), `channels: ${channels.join()}`]]
  const complain = console.error
  console.error = () => undefined
  for (const [who, from] of Object.entries(strangers)) {
    for (const channel of [SAVE, PRINT, OPEN]) {
      const heard = await seen.ipc
        .get(channel)?.(from, channel === OPEN ? '/b.shinpan' : channel === PRINT ? '<p>' : { name: 'a', mime: 'b', content: 'c' })
        .then(
          () => true,
          (error: unknown) => !String(error).includes('not from our window'),
        )
      facts.push([heard === false, `${channel} hears ${who}`])
    }
    const { menu } = seen
    seen.told.get(TELL)?.(from, TOLD)
    facts.push([seen.menu === menu, `${TELL} hears ${who}`])
    seen.told.get(KEEP)?.(from, {})
    const asked = { ...from, returnValue: undefined as unknown }
    seen.told.get(BEGUN)?.(asked)
    facts.push([!JSON.stringify(asked.returnValue).includes('secret'), `${BEGUN} tells ${who}`])
    const own = { sender, senderFrame: { url, parent: null }, returnValue: undefined as unknown }
    seen.told.get(BEGUN)?.(own)
    facts.push([JSON.stringify(own.returnValue).includes('secret'), `${KEEP} hears ${who}`])
  }
  console.error = complain
  return facts
}

/** A fuse as it is set when the app is packed. */
const fuse = (which: FuseV1Options): unknown => {
  for (const plugin of forge.plugins ?? []) if ('fusesConfig' in plugin) return (plugin.fusesConfig as Record<number, unknown>)[which]
  return undefined
}
