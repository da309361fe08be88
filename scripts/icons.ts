import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findChromium } from '../desk/cli/browser/browser.ts'

/** `npm run tool icons`: the app's icon, one of our tiles, drawn by Chromium in all sizes and file formats that systems need. */
const FACE = 'renderer/ui/tiles/faces/7z.svg'
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const
/** Types in Apple's icon file by size; each holds a PNG. */
const APPLE = [
  ['ic04', 16],
  ['ic05', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
] as const

const face = readFileSync(FACE, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect x="101" y="34" width="310" height="444" rx="40" fill="#b9822b"/><rect x="101" y="20" width="310" height="430" rx="40" fill="#fdfbf5" stroke="#3a342a" stroke-width="8"/><g transform="translate(120 52) scale(.907)">${face}</g></svg>\n`

const browser = await chromium.launch({ executablePath: findChromium() ?? '' })
const page = await browser.newPage()
const drawn = async (size: number): Promise<Buffer> => {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}
const pictures = new Map<number, Buffer>()
for (const size of SIZES) pictures.set(size, await drawn(size))
await browser.close()
const at = (size: number): Buffer => pictures.get(size) ?? Buffer.alloc(0)

/** Windows: a directory of pictures, each a PNG. */
const ico = (sizes: readonly number[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let place = head.length
  for (const [n, size] of sizes.entries()) {
    const entry = 6 + 16 * n
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(at(size).length, entry + 8)
    head.writeUInt32LE(place, entry + 12)
    place += at(size).length
  }
  return Buffer.concat([head, ...sizes.map(at)])
}

/** macOS: kind, length, PNG, one after the other. */
const icns = (): Buffer => {
  const parts = APPLE.flatMap(([kind, size]) => {
    const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1')
    head.writeUInt32BE(at(size).length + 8, 4)
    return [head, at(size)]
  })
  const head = Buffer.from('icns\0\0\0\0', 'latin1')
  head.writeUInt32BE(Buffer.concat(parts).length + 8, 4)
  return Buffer.concat([head, ...parts])
}

mkdirSync('electron/icons', { recursive: true })
writeFileSync('renderer/icon.svg', svg)
writeFileSync('electron/icons/shinpan.png', at(512))
writeFileSync('electron/icons/shinpan.ico', ico([16, 24, 32, 48, 64, 128, 256]))
writeFileSync('electron/icons/shinpan.icns', icns())
