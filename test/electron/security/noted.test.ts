import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diagnosticsIn } from '../../../desk/context/diagnostics/log-file.ts'
import { KEEP, OPEN, PRINT, TELL } from '../../../electron/ipc/messages.ts'
import { aFolder, from, openApp, told } from '../stand-in/open-app.ts'

/** The app with a real log file; what has been noted in it since it was last asked. */
const opened = async () => {
  const { note, lines, path } = diagnosticsIn(join(aFolder(), 'home'), () => new Date('2026-11-21T12:00:00Z'))
  const seen = await openApp({}, { note })
  let before = 0
  const noted = (): readonly string[] => {
    const all = lines(1000)
    const fresh = all.slice(before).map((line) => {
      const { at: _, ...said } = JSON.parse(line) as Record<string, string>
      return Object.values(said).join(' ')
    })
    before = all.length
    return fresh
  }
  return { seen, noted, path }
}

test('what the shell refuses stands in the log file, by its kind and never in its words', async () => {
  const { seen, noted } = await opened()
  const [window] = seen.windows
  const evil = 'https://evil.example/\u202e?name=Zofia'
  // the stand-in tries the handler for new windows itself
  expect(noted()).toEqual(['refused another window'])

  seen.session.permission?.({} as never, 'geolocation', () => undefined, {} as never)
  expect(noted()).toEqual(['refused permission geolocation'])
  seen.session.before?.({ url: evil, method: 'GET' } as never, () => undefined)
  expect(noted()).toEqual(['refused an address elsewhere GET'])

  for (const way of ['will-navigate', 'will-frame-navigate', 'will-redirect'])
    window?.contents.emit(way, { url: evil, preventDefault: () => undefined })
  expect(noted()).toEqual(['refused navigation', 'refused navigation', 'refused navigation'])
  window?.contents.emit('will-attach-webview', { preventDefault: () => undefined })
  expect(noted()).toEqual(['refused an embedded page'])

  await expect(seen.ipc.get(OPEN)?.(from(window, evil) as never, '/a.shinpan')).rejects.toThrow('not from our window')
  await expect(seen.ipc.get(OPEN)?.(from(window) as never, evil)).rejects.toThrow('expects a tournament file')
  await expect(seen.ipc.get(PRINT)?.(from(window) as never, { evil })).rejects.toThrow('expects a page')
  seen.told.get(TELL)?.(from(window), { evil })
  seen.told.get(KEEP)?.(from(window), { evil })
  expect(noted()).toEqual([
    'refused shell: not from our window',
    'refused open: expects a tournament file',
    'refused print: expects a page',
    'refused tell: does not read',
    'refused keep: does not read',
  ])

  await seen.handled.get('shinpan-app')?.(new Request('shinpan-app://desk/1/', { headers: { origin: 'https://evil.example' } }))
  expect(noted()).toEqual(['refused wrong origin GET'])
  seen.told.get(TELL)?.(from(window), told())
  expect(noted()).toEqual([])
})
