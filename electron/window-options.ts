import type { BrowserWindowConstructorOptions } from 'electron'

/** The window: sandboxed, isolated, without Node. Shown when painted, so that nobody sees an empty one. */
export const windowOptions = (preload: string): BrowserWindowConstructorOptions => ({
  title: 'Shinpan',
  width: 1440,
  height: 900,
  minWidth: 360,
  minHeight: 480,
  show: false,
  autoHideMenuBar: true,
  webPreferences: {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
  },
})
