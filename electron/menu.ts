import type { MenuItemConstructorOptions } from 'electron'

const WORDS = {
  en: { file: 'File', edit: 'Edit', view: 'View' },
  fr: { file: 'Fichier', edit: 'Édition', view: 'Affichage' },
} as const

/** The smallest menu that copying, zooming and leaving need. Everything else has its key in the window. */
export const menu = ({ locale, mac }: { readonly locale: string; readonly mac: boolean }): MenuItemConstructorOptions[] => {
  const words = locale.startsWith('fr') ? WORDS.fr : WORDS.en
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    { label: words.file, submenu: [mac ? { role: 'close' } : { role: 'quit' }] },
    {
      label: words.edit,
      submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
    },
    {
      label: words.view,
      submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { type: 'separator' }, { role: 'togglefullscreen' }],
    },
  ]
}
