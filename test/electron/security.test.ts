import { EventEmitter } from 'node:events'
import type Electron from 'electron'
import { expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY } from '../../desk/serving/files.ts'
import { door } from '../../electron/door.ts'
import { guardContents, isOurs } from '../../electron/guard.ts'
import { scheme } from '../../electron/scheme.ts'
import { openShell } from '../../electron/shell.ts'
import { windowOptions } from '../../electron/window-options.ts'
import { standIn } from './stand-in.ts'

/** Electron's security checklist, read from the options that the app really uses. */
const preferences = windowOptions('/preload.cjs').webPreferences ?? {}

test.each([
  ['sandbox', true],
  ['contextIsolation', true],
  ['nodeIntegration', false],
  ['nodeIntegrationInWorker', false],
  ['nodeIntegrationInSubFrames', false],
  ['webSecurity', true],
  ['allowRunningInsecureContent', false],
  ['experimentalFeatures', false],
  ['webviewTag', false],
  ['navigateOnDragDrop', false],
] as const)('the window: %s is %s', (option, value) => expect(preferences[option]).toBe(value))

test('no Blink features, no other session, no options that the list above does not name', () => {
  expect(Object.keys(preferences).sort()).toEqual(
    [
      'allowRunningInsecureContent',
      'contextIsolation',
      'experimentalFeatures',
      'navigateOnDragDrop',
      'nodeIntegration',
      'nodeIntegrationInSubFrames',
      'nodeIntegrationInWorker',
      'preload',
      'safeDialogs',
      'sandbox',
      'spellcheck',
      'webSecurity',
      'webviewTag',
    ].sort(),
  )
})

test('the scheme goes round neither CSP nor CORS', () => {
  expect(scheme.privileges).toEqual({ standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true })
})

test('CSP: nothing inline, nothing from elsewhere, no eval', () => {
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'")
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*|https?:|file:/)
})

const knock = door((request) => Promise.resolve(new Response(`desk: ${request.url}`)))
test.each([
  ['the page', 'shinpan-app://desk/', {}, 200],
  ['a call', 'shinpan-app://desk/api/tables/list', { method: 'POST', headers: { origin: 'shinpan-app://desk' } }, 200],
  ['another host', 'shinpan-app://elsewhere/', {}, 403],
  ['a longer host', 'shinpan-app://desk.evil.example/', {}, 403],
  ['another scheme', 'https://desk/', {}, 403],
  ['a file', 'file:///etc/passwd', {}, 403],
  ['another origin', 'shinpan-app://desk/api', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
  ['no origin at all', 'shinpan-app://desk/api', { method: 'POST', headers: { origin: 'null' } }, 403],
  ['a way up, encoded', 'shinpan-app://desk/..%2f..%2fetc/passwd', {}, 400],
  ['a way up, with backslashes', 'shinpan-app://desk/..%5c..%5cwindows', {}, 400],
  ['a NUL', 'shinpan-app://desk/index.html%00.png', {}, 400],
  ['broken encoding', 'shinpan-app://desk/%ff', {}, 400],
  ['another method', 'shinpan-app://desk/', { method: 'DELETE' }, 405],
] as const)('%s: %s', async (_what, url, init, status) => {
  const answer = await knock(new Request(url, init))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['shinpan-app://desk/', true],
  ['shinpan-app://desk/#/tables/7', true],
  ['shinpan-app://desk:80/', false],
  ['shinpan-app://evil@desk/', false],
  ['shinpan-app://desk.evil.example/', false],
  ['https://desk/', false],
  ['file:///tmp/index.html', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hi', false],
  ['', false],
  [undefined, false],
])('%s is ours: %s', (url, ours) => expect(isOurs(url)).toBe(ours))

test('the window stays on its page and opens no other', () => {
  const contents = new EventEmitter()
  let opened: ReturnType<Parameters<Electron.WebContents['setWindowOpenHandler']>[0]> | undefined
  guardContents(
    Object.assign(contents, {
      setWindowOpenHandler: (handler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0]) => {
        opened = handler({} as Electron.HandlerDetails)
      },
    }) as unknown as Electron.WebContents,
  )
  expect(opened).toEqual({ action: 'deny' })
  const prevented = (event: string, url: string): boolean => {
    let is = false
    contents.emit(event, {
      url,
      preventDefault: () => {
        is = true
      },
    })
    return is
  }
  const elsewhere = ['https://evil.example/', 'file:///etc/passwd', 'about:blank']
  for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
    expect([event, elsewhere.map((url) => prevented(event, url)), prevented(event, 'shinpan-app://desk/#/x')]).toEqual([
      event,
      [true, true, true],
      false,
    ])
  }
  expect(prevented('will-attach-webview', 'shinpan-app://desk/')).toBe(true)
})

test('no permission, no device, nothing from outside', async () => {
  const { electron, seen } = standIn({ desk: () => Promise.resolve(new Response()) })
  await openShell(electron, { preload: 'p', deskProcess: 'd', file: undefined, words: [], platform: 'linux' })
  const { permission, check, device, before } = seen.session
  let allowed: boolean | undefined
  permission?.(
    {} as Electron.WebContents,
    'media',
    (answer) => {
      allowed = answer
    },
    {} as Electron.PermissionRequest,
  )
  expect(allowed).toBe(false)
  expect(check?.(null, 'media', 'shinpan-app://desk', {} as Electron.PermissionCheckHandlerHandlerDetails)).toBe(false)
  expect(device?.({} as Electron.DevicePermissionHandlerHandlerDetails)).toBe(false)
  const cancelled = (url: string): boolean | undefined => {
    let is: boolean | undefined
    before?.({ url } as Electron.OnBeforeRequestListenerDetails, ({ cancel }) => {
      is = cancel
    })
    return is
  }
  expect(
    [
      'shinpan-app://desk/main.js',
      'data:image/png;base64,',
      'data:text/html,x',
      'https://evil.example/',
      'file:///etc/passwd',
      'ws://x/',
    ].map(cancelled),
  ).toEqual([false, false, true, true, true, true])
})
