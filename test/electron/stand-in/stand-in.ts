import { EventEmitter } from 'node:events'
import type Electron from 'electron'
import type { Fetch } from '../../../desk/network/serving/node-http.ts'
import type { DeskProcess } from '../../../electron/ipc/desk-process.ts'
import type { Shell } from '../../../electron/start/shell.ts'
import { deskProcess } from './desk-in-memory.ts'
import { asHandled } from './protocol-handle.ts'

type Handler<Method extends (...args: never[]) => unknown> = Parameters<Method>
type Sent = { readonly sender: unknown; readonly senderFrame: unknown }
type Told = (event: Sent, ...args: unknown[]) => void
type Ipc = (event: Sent, ...args: unknown[]) => Promise<unknown>

/** A window that does in memory what Electron's does, and lets a test do to it what a person, the system or a crash does. */
export type StandInWindow = {
  readonly options: Electron.BrowserWindowConstructorOptions
  readonly urls: string[]
  readonly contents: EventEmitter & { readonly reloads: () => number; readonly heard: unknown[]; readonly getURL: () => string }
  /** As a person closes it: what the page wants to prevent is asked about. `prevents`: the page holds acts. */
  readonly close: (prevents?: boolean) => void
  /** As Windows says it at shutdown or log-off. */
  readonly endSession: () => void
  readonly isGone: () => boolean
  readonly calls: string[]
  readonly bounds: () => Electron.Rectangle
  readonly move: (to: Electron.Rectangle) => void
}

type SessionSeen = {
  permission?: Handler<Electron.Session['setPermissionRequestHandler']>[0]
  check?: Handler<Electron.Session['setPermissionCheckHandler']>[0]
  device?: Handler<Electron.Session['setDevicePermissionHandler']>[0]
  before?: (details: Electron.OnBeforeRequestListenerDetails, answer: (response: Electron.CallbackResponse) => void) => void
  readonly handled: Map<string, Fetch>
}

/** The shell's calls to Electron, and the handlers that it registered. */
export type Seen = {
  readonly calls: string[]
  readonly schemes: Electron.CustomScheme[]
  readonly handled: Map<string, Fetch>
  /** Handlers that answer, and listeners that do not. */
  readonly ipc: Map<string, Ipc>
  readonly told: Map<string, Told>
  readonly forked: { readonly script: string; readonly args: readonly string[]; readonly process: ReturnType<typeof deskProcess> }[]
  readonly windows: StandInWindow[]
  readonly app: EventEmitter
  /** The session of the windows; the others by their partition. */
  readonly session: SessionSeen
  readonly partitions: Map<string, SessionSeen>
  /** Sessions whose spelling checker is on, which is how each begins: it fetches its dictionary from the network. */
  readonly spelling: Set<string>
  readonly asked: { readonly dialog: string; readonly options: unknown }[]
  readonly external: string[]
  readonly awake: Set<number>
  menu: Electron.MenuItemConstructorOptions[]
}

export type Setting = {
  readonly desk: Fetch
  readonly locked?: boolean
  readonly savesAt?: string
  readonly locale?: string
  /** Whether the app was packed, or is run from its sources. */
  readonly packed?: boolean
  /** Wayland, where a window is never said to be ready to be shown. */
  readonly neverReady?: boolean
  /** A desk's process that ends before the desk is there, so many times. */
  readonly failedStarts?: number
  /** The folder for what the shell keeps. */
  readonly userData: string
  readonly displays?: readonly Electron.Rectangle[]
  /** Which button is pressed in every message box. */
  readonly presses?: () => number
  readonly opens?: readonly string[]
  /** A hook that runs while a page loads, until it is ready. */
  readonly loads?: (app: EventEmitter) => Promise<void>
  /** The network's answer. */
  readonly net?: (url: string) => Promise<Response>
  /** Whether the print dialog prints. */
  readonly prints?: boolean
  /** Starts a real process for a desk; without it the desk is in memory. */
  readonly fork?: (script: string, args: readonly string[]) => DeskProcess
  /** The app has ended. */
  readonly gone?: () => void
}

/** The few modules of Electron that the shell uses, typed by Electron's own types, doing in memory what Electron does. */
export const standIn = (setting: Setting): { readonly electron: Shell; readonly seen: Seen } => {
  const {
    desk,
    locked = false,
    savesAt,
    locale = 'en-GB',
    userData,
    presses = () => 0,
    prints = true,
    loads = () => Promise.resolve(),
  } = setting
  const { displays = [{ x: 0, y: 0, width: 1920, height: 1080 }] } = setting
  const app = new EventEmitter()
  const seen: Seen = {
    calls: [],
    schemes: [],
    handled: new Map(),
    ipc: new Map(),
    told: new Map(),
    forked: [],
    windows: [],
    app,
    session: { handled: new Map() },
    partitions: new Map(),
    spelling: new Set(),
    asked: [],
    external: [],
    awake: new Set(),
    menu: [],
  }
  const call = (name: string) => void seen.calls.push(name)
  const asks = (dialog: string, options: unknown) => void seen.asked.push({ dialog, options })
  let focused: object | undefined
  let blockers = 0
  let quitting = false

  const quitIfNoWindow = (): void => {
    if (seen.windows.every((window) => window.isGone())) app.emit('window-all-closed')
  }

  class BrowserWindow extends EventEmitter {
    readonly calls: string[] = []
    readonly webContents
    bounds: Electron.Rectangle
    gone = false
    maximized = false
    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super()
      const urls: string[] = []
      let reloads = 0
      const heard: unknown[] = []
      const { x = 0, y = 0, width = 800, height = 600 } = options
      this.bounds = { x, y, width, height }
      this.webContents = Object.assign(new EventEmitter(), {
        heard,
        reloads: () => reloads,
        reload: () => {
          reloads++
          this.webContents.emit('reloaded')
        },
        getURL: () => urls.at(-1) ?? '',
        send: (channel: string, ...args: unknown[]) => {
          heard.push([channel, ...args])
          this.webContents.emit('sent', channel, ...args)
        },
        executeJavaScript: () => Promise.resolve(null),
        printToPDF: () => Promise.resolve(Buffer.from('%PDF')),
        print: (_options: Electron.WebContentsPrintOptions, done: (success: boolean, why: string) => void) => done(prints, ''),
        setWindowOpenHandler: (handler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0]) =>
          call(`window.open ${handler({} as Electron.HandlerDetails).action}`),
      })
      seen.windows.push({
        options,
        urls,
        contents: this.webContents,
        calls: this.calls,
        endSession: () => void this.emit('session-end', {}),
        isGone: () => this.gone,
        close: (prevents = false) => this.close(prevents),
        bounds: () => this.bounds,
        move: (to) => {
          this.bounds = to
        },
      })
      let stop: ((why: Error) => void) | undefined
      this.loadURL = (url: string): Promise<void> => {
        const inPage = urls.at(-1)?.split('#')[0] === url.split('#')[0]
        urls.push(url)
        // a page that still loads is given up for the next one
        stop?.(new Error(`ERR_ABORTED ${url}`))
        if (inPage) this.webContents.emit('did-navigate-in-page', {}, url)
        else if (!setting.neverReady) this.emit('ready-to-show')
        if (inPage) return Promise.resolve()
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        stop = reject
        void Promise.resolve(app)
          .then(loads)
          .then(() => {
            stop = undefined
            this.webContents.emit('did-finish-load')
            resolve()
          })
        return promise
      }
      app.emit('web-contents-created', {}, this.webContents)
    }
    loadURL: (url: string) => Promise<void>
    close(prevents = false): void {
      let leaves = !prevents
      if (prevents)
        this.webContents.emit('will-prevent-unload', {
          preventDefault: () => {
            leaves = true
          },
        })
      if (!leaves) {
        quitting = false
        return
      }
      this.emit('close', {})
      this.destroy()
    }
    destroy(): void {
      if (this.gone) return
      this.gone = true
      if (focused === this.webContents) focused = undefined
      this.emit('closed')
      quitIfNoWindow()
    }
    show(): void {
      this.calls.push('show')
      this.focus()
    }
    focus(): void {
      this.calls.push('focus')
      focused = this.webContents
      this.emit('focus')
    }
    restore(): void {
      this.calls.push('restore')
    }
    maximize(): void {
      this.calls.push('maximize')
      this.maximized = true
    }
    setFullScreen(): void {
      this.calls.push('setFullScreen')
    }
    isMinimized = (): boolean => true
    isDestroyed = (): boolean => this.gone
    isMaximized = (): boolean => this.maximized
    isFullScreen = (): boolean => false
    isFocused = (): boolean => focused === this.webContents
    getNormalBounds = (): Electron.Rectangle => this.bounds
  }

  const created = (name: string, kept: SessionSeen) => {
    const session = {
      ...sessionOf(kept),
      setSpellCheckerEnabled: (on: boolean) => void (on ? seen.spelling.add(name) : seen.spelling.delete(name)),
    }
    seen.spelling.add(name)
    app.emit('session-created', session)
    return session
  }
  let own: ReturnType<typeof created> | undefined
  const sessionOf = (kept: SessionSeen) => ({
    setPermissionRequestHandler: (permission: NonNullable<SessionSeen['permission']>) => void Object.assign(kept, { permission }),
    setPermissionCheckHandler: (check: NonNullable<SessionSeen['check']>) => void Object.assign(kept, { check }),
    setDevicePermissionHandler: (device: NonNullable<SessionSeen['device']>) => void Object.assign(kept, { device }),
    webRequest: { onBeforeRequest: (before: NonNullable<SessionSeen['before']>) => void Object.assign(kept, { before }) },
    protocol: { handle: (scheme: string, handler: Fetch) => void kept.handled.set(scheme, asHandled(handler)) },
    fetch: (url: string) => setting.net?.(url) ?? Promise.reject(new Error('no network')),
  })

  const electron = {
    app: Object.assign(app, {
      isPackaged: setting.packed ?? true,
      enableSandbox: () => call('enableSandbox'),
      requestSingleInstanceLock: () => !locked,
      whenReady: () => {
        call('whenReady')
        return Promise.resolve()
      },
      quit: () => {
        call('quit')
        quitting = true
        for (const window of seen.windows) if (!window.isGone() && quitting) window.close()
        if (!quitting) return
        let prevented = false
        app.emit('will-quit', {
          preventDefault: () => {
            prevented = true
          },
        })
        if (prevented) return
        call('gone')
        setting.gone?.()
      },
      exit: (code: number) => {
        call(`exit ${code}`)
        setting.gone?.()
      },
      setAsDefaultProtocolClient: (scheme: string) => {
        call(`setAsDefaultProtocolClient ${scheme}`)
        return true
      },
      getLocale: () => locale,
      getVersion: () => '1.2.3',
      getPath: () => userData,
      addRecentDocument: (file: string) => call(`recent ${file}`),
    }),
    protocol: {
      registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) => {
        call('registerSchemesAsPrivileged')
        seen.schemes.push(...schemes)
      },
      handle: (scheme: string, handler: Fetch) => void seen.handled.set(scheme, asHandled(handler)),
    },
    session: {
      get defaultSession() {
        own ??= created('', seen.session)
        return own
      },
      fromPartition: (partition: string) => {
        const before = seen.partitions.get(partition)
        if (before) return sessionOf(before)
        const kept = { handled: new Map() }
        seen.partitions.set(partition, kept)
        return created(partition, kept)
      },
    },
    ipcMain: {
      handle: (channel: string, handler: Ipc) => void seen.ipc.set(channel, handler),
      on: (channel: string, handler: Told) => void seen.told.set(channel, handler),
    },
    dialog: {
      showSaveDialog: () => Promise.resolve({ canceled: savesAt === undefined, filePath: savesAt ?? '' }),
      showOpenDialog: (options: unknown) => {
        asks('open', options)
        return Promise.resolve({ canceled: setting.opens === undefined, filePaths: setting.opens ?? [] })
      },
      showErrorBox: (title: string, text: string) => asks('error', [title, text]),
      showMessageBox: (...args: unknown[]) => {
        asks('message', args.at(-1))
        return Promise.resolve({ response: presses() })
      },
      showMessageBoxSync: (...args: unknown[]) => {
        asks('message', args.at(-1))
        return presses()
      },
    },
    screen: {
      getPrimaryDisplay: () => ({ workArea: displays[0] }),
      getAllDisplays: () => displays.map((workArea) => ({ workArea })),
    },
    powerSaveBlocker: {
      start: (type: string) => {
        call(`awake ${type}`)
        seen.awake.add(++blockers)
        return blockers
      },
      stop: (id: number) => seen.awake.delete(id),
    },
    shell: {
      openExternal: (url: string) => {
        seen.external.push(url)
        return Promise.resolve()
      },
    },
    BrowserWindow,
    Menu: {
      buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
      setApplicationMenu: (template: Electron.MenuItemConstructorOptions[]) => {
        seen.menu = template
      },
    },
    utilityProcess: {
      fork: (script: string, args: string[]) => {
        if (setting.fork) return setting.fork(script, args)
        const process = deskProcess(desk, seen.forked.length < (setting.failedStarts ?? 0))
        seen.forked.push({ script, args, process })
        return process
      },
    },
  }
  return { electron: electron as unknown as Shell, seen }
}
