import { whenIdle } from '../lazy-with-retry.tsx'

/** The 37 faces by their files. Art: FluffyStuff, CC0 (faces/LICENSE.txt). One file, loaded with the code that draws tiles. */
const faces = Object.entries(import.meta.glob<string>('./faces/*.svg', { eager: true, query: '?inline', import: 'default' }))

// a sheet of its own, not of the window: the hall and the pairing screen show no tile
const sheet = new CSSStyleSheet()
sheet.replaceSync(faces.map(([file, url]) => `.t-${file.slice(-6, -4)} { background-image: url("${url}") }`).join(''))
document.adoptedStyleSheets.push(sheet)

/** The pictures, so that the browser keeps them. It reads a face when it first draws it, which would take longer than drawing the act. */
const read: HTMLImageElement[] = []

/** Reads one face after the other while the window is idle. */
const readNext = (): void => {
  const [, url] = faces[read.length] ?? []
  if (!url) return
  read.push(Object.assign(new Image(), { src: url }))
  whenIdle(readNext)
}
whenIdle(readNext)
