import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'

/** The window: sandboxed, isolated, without Node. Shown when painted, so that the user never sees an empty one. */
export const windowOptions = (preload: string, bounds: Rectangle): BrowserWindowConstructorOptions => ({
  title: 'Shinpan',
  ...bounds,
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
