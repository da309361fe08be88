import { contextBridge, ipcRenderer } from 'electron'
import type { DesktopApp, FileToSave, WindowStart } from '../desk/contract/desktop.ts'
import { BEGUN, DO, KEEP, OPEN, PRINT, SAVE, TELL } from './ipc/messages.ts'

const bridge: DesktopApp = {
  save: (name, mime, content) => ipcRenderer.invoke(SAVE, { name, mime, content } satisfies FileToSave) as Promise<boolean>,
  print: (page) => ipcRenderer.invoke(PRINT, page) as Promise<boolean>,
  open: (file) => ipcRenderer.invoke(OPEN, file) as Promise<boolean>,
  tell: (told) => ipcRenderer.send(TELL, told),
  keep: (held) => ipcRenderer.send(KEEP, held),
  begun: () => ipcRenderer.sendSync(BEGUN) as WindowStart,
  // the event is not passed on: the window receives only the choice
  onDo: (hear) => void ipcRenderer.on(DO, (_event, action: unknown) => hear(String(action))),
}

contextBridge.exposeInMainWorld('shinpan', bridge)
