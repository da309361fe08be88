import { EventEmitter } from 'node:events'
import type Electron from 'electron'
import { answerOver } from '../../electron/answer-over.ts'
import type { DeskProcess } from '../../electron/desk-line.ts'
import type { Fetch } from '../../electron/door.ts'
import type { Shell } from '../../electron/shell.ts'
import type { FromDesk, ToDesk } from '../../electron/wire.ts'

type Killable = DeskProcess & { readonly killed: () => boolean; readonly says: (message: FromDesk) => void }

/** A desk's process without Electron: messages are cloned as between processes, and it can be killed. */
export const deskProcess = (fetch: Fetch): Killable => {
  const process = new EventEmitter()
  const inside = new EventEmitter()
  let alive = true
  const later = (to: EventEmitter, message: unknown): void => {
    const copy: unknown = structuredClone(message)
    setImmediate(() => alive && to.emit('message', copy))
  }
  answerOver(
    {
      send: (message: FromDesk) => later(process, message),
      listen: (listener) => inside.on('message', (message: ToDesk) => listener(message)),
    },
    fetch,
  )
  return {
    on: (event: string, listener: (value: never) => void) => process.on(event, listener as (value: unknown) => void),
    postMessage: (message) => later(inside, message),
    kill: () => {
      if (!alive) return false
      alive = false
      return process.emit('exit', 9)
    },
    killed: () => !alive,
    says: (message) => process.emit('message', message),
  }
}

type Handler<Method extends (...args: never[]) => unknown> = Parameters<Method>
type Ipc = (event: Pick<Electron.IpcMainInvokeEvent, 'senderFrame'>, ...args: unknown[]) => Promise<unknown>

/** What the shell did to Electron, and the handlers it left there. */
export type Seen = {
  readonly calls: string[]
  readonly schemes: Electron.CustomScheme[]
  readonly handled: Map<string, (request: Request) => Promise<Response>>
  readonly ipc: Map<string, Ipc>
  readonly forked: { readonly script: string; readonly args: readonly string[]; readonly process: ReturnType<typeof deskProcess> }[]
  readonly windows: { readonly options: Electron.BrowserWindowConstructorOptions; readonly urls: string[] }[]
  readonly app: EventEmitter
  readonly session: {
    permission?: Handler<Electron.Session['setPermissionRequestHandler']>[0]
    check?: Handler<Electron.Session['setPermissionCheckHandler']>[0]
    device?: Handler<Electron.Session['setDevicePermissionHandler']>[0]
    before?: (details: Electron.OnBeforeRequestListenerDetails, answer: (response: Electron.CallbackResponse) => void) => void
  }
  menu: Electron.MenuItemConstructorOptions[]
}

export type Setting = { readonly desk: Fetch; readonly locked?: boolean; readonly savesAt?: string; readonly locale?: string }

/** The few modules of Electron that the shell uses, typed by Electron's own types, doing in memory what Electron does. */
export const standIn = ({
  desk,
  locked = false,
  savesAt,
  locale = 'en-GB',
}: Setting): { readonly electron: Shell; readonly seen: Seen } => {
  const app = new EventEmitter()
  const seen: Seen = { calls: [], schemes: [], handled: new Map(), ipc: new Map(), forked: [], windows: [], app, session: {}, menu: [] }
  const call = (name: string) => void seen.calls.push(name)

  class BrowserWindow extends EventEmitter {
    readonly urls: string[] = []
    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super()
      seen.windows.push({ options, urls: this.urls })
    }
    loadURL(url: string): Promise<void> {
      this.urls.push(url)
      this.emit('ready-to-show')
      return Promise.resolve()
    }
    show(): void {
      call('show')
    }
    focus(): void {
      call('focus')
    }
    restore(): void {
      call('restore')
    }
    isMinimized(): boolean {
      return true
    }
  }

  const electron = {
    app: Object.assign(app, {
      enableSandbox: () => call('enableSandbox'),
      requestSingleInstanceLock: () => !locked,
      whenReady: () => {
        call('whenReady')
        return Promise.resolve()
      },
      quit: () => call('quit'),
      setAsDefaultProtocolClient: (scheme: string) => {
        call(`setAsDefaultProtocolClient ${scheme}`)
        return true
      },
      getLocale: () => locale,
    }),
    protocol: {
      registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) => {
        call('registerSchemesAsPrivileged')
        seen.schemes.push(...schemes)
      },
      handle: (scheme: string, handler: (request: Request) => Promise<Response>) => void seen.handled.set(scheme, handler),
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: NonNullable<Seen['session']['permission']>) => {
          seen.session.permission = handler
        },
        setPermissionCheckHandler: (handler: NonNullable<Seen['session']['check']>) => {
          seen.session.check = handler
        },
        setDevicePermissionHandler: (handler: NonNullable<Seen['session']['device']>) => {
          seen.session.device = handler
        },
        webRequest: {
          onBeforeRequest: (handler: NonNullable<Seen['session']['before']>) => {
            seen.session.before = handler
          },
        },
      },
    },
    ipcMain: { handle: (channel: string, handler: Ipc) => void seen.ipc.set(channel, handler) },
    dialog: { showSaveDialog: () => Promise.resolve({ canceled: savesAt === undefined, filePath: savesAt ?? '' }) },
    BrowserWindow,
    Menu: {
      buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
      setApplicationMenu: (template: Electron.MenuItemConstructorOptions[]) => {
        seen.menu = template
      },
    },
    utilityProcess: {
      fork: (script: string, args: string[]) => {
        const process = deskProcess(desk)
        seen.forked.push({ script, args, process })
        return process
      },
    },
  }
  return { electron: electron as unknown as Shell, seen }
}
