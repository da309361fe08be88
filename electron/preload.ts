import { contextBridge, ipcRenderer } from 'electron'
import { type Bridge, type FileToSave, SAVE } from './bridge.ts'

const bridge: Bridge = {
  save: (name, mime, content) => ipcRenderer.invoke(SAVE, { name, mime, content } satisfies FileToSave) as Promise<boolean>,
}

contextBridge.exposeInMainWorld('shinpan', bridge)
