import { readFileSync } from 'node:fs'

/**
 * The built preload script as a script to be run before a page's own, in Electron's way: it is CommonJS, `electron` gives it what a sandboxed
 * one gets. Messages go to the server of pages.ts, those without an answer in order, before the page goes on.
 */
export const preloadForPage = (path = 'dist/electron/preload.cjs'): string => `
(() => {
  if (location.protocol !== 'http:') return
  const body = (channel, args) =>
    JSON.stringify({ url: location.href, channel, args }, (_key, value) => (value instanceof Uint8Array ? { bytes: [...value] } : value))
  const now = (how, channel, args) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/-/' + how, false)
    request.send(body(channel, args))
    return JSON.parse(request.responseText).value
  }
  const heard = new Map()
  const listen = () => {
    const events = new EventSource('/-/heard?url=' + encodeURIComponent(location.href))
    events.onmessage = ({ data }) => {
      const { channel, args } = JSON.parse(data)
      heard.get(channel)?.({}, ...args)
    }
  }
  const electron = {
    contextBridge: { exposeInMainWorld: (name, api) => Object.assign(globalThis, { [name]: api }) },
    ipcRenderer: {
      invoke: async (channel, ...args) => (await (await fetch('/-/invoke', { method: 'POST', body: body(channel, args) })).json()).value,
      send: (channel, ...args) => void now('send', channel, args),
      sendSync: (channel, ...args) => now('sendSync', channel, args),
      on: (channel, listener) => {
        if (heard.size === 0) listen()
        heard.set(channel, listener)
      },
    },
  }
  navigation.addEventListener('currententrychange', () => now('navigated', '', []))
  ;((require) => {
    ${readFileSync(path, 'utf8')}
  })(() => electron)
})()
`
