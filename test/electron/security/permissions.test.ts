import { expect, test } from 'vitest'
import { openApp } from '../stand-in/open-app.ts'

type Ask = { readonly permission: string; readonly page: string }

/** Both handlers as Electron calls them: the check with the origin alone, the request with the whole address. */
const granted = async ({ permission, page }: Ask): Promise<readonly (boolean | undefined)[]> => {
  const { session } = await openApp({}, { words: ['a.shinpan'] })
  let requested: boolean | undefined
  session.permission?.(
    {} as never,
    permission as 'media',
    (answer) => {
      requested = answer
    },
    { requestingUrl: page, isMainFrame: true },
  )
  const origin = /^[\w-]+:\/\/[^/]+\//.exec(page)?.[0] ?? page
  return [requested, session.check?.(null, permission as 'media', origin, {} as never)]
}

test.each([
  ['our page copies a link or the diagnostics', 'clipboard-sanitized-write', 'shinpan-app://desk/1/', true],
  ['our page reads the clipboard', 'clipboard-read', 'shinpan-app://desk/1/', false],
  ['our page asks where it is', 'geolocation', 'shinpan-app://desk/1/', false],
  ['a page from elsewhere copies', 'clipboard-sanitized-write', 'https://elsewhere.example/', false],
  ['a host that begins as ours copies', 'clipboard-sanitized-write', 'shinpan-app://desk.evil.example/1/', false],
  ['a page without an origin copies', 'clipboard-sanitized-write', '', false],
])('%s: granted as it should be', async (_situation, permission, page, answer) => {
  expect(await granted({ permission, page })).toEqual([answer, answer])
})
