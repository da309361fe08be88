import faces from './faces.css?inline'

// one file instead of 37, loaded with the code that draws tiles: the hall and the pairing screen show none
const sheet = new CSSStyleSheet()
sheet.replaceSync(faces)
document.adoptedStyleSheets.push(sheet)
