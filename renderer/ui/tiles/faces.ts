import { whenIdle } from '../lazy-with-retry.tsx'
import faces from './faces.css?inline'

// one file instead of 37, loaded with the code that draws tiles: the hall and the pairing screen show none
const sheet = new CSSStyleSheet()
sheet.replaceSync(faces)
document.adoptedStyleSheets.push(sheet)

/** The pictures, so that the browser keeps them. It reads a face when it first draws it, which would take longer than drawing the act. */
const read: HTMLImageElement[] = []

/** Reads one face after the other while the window is idle. */
const readNext = (): void => {
  const rule = sheet.cssRules[read.length]
  if (!(rule instanceof CSSStyleRule)) return
  const picture = new Image()
  picture.src = rule.style.backgroundImage.replace(/^url\("|"\)$/g, '')
  read.push(picture)
  whenIdle(readNext)
}
whenIdle(readNext)
