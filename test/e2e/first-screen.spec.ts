import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const DIST = join(import.meta.dirname, '../../dist/renderer')

/** Size limits of everything that the hall loads first, in bytes, built and not compressed. A change that raises one explains it here. */
// texts: 2,000 more for the hub in the setup and who is at which table; 6,000 more for joining a hub, the hub's state on tablets, clocks
// that are off; scripts and styles: 3,000 more for the same; scripts: 6,000 more for the bands of a file that lost its place, of an older state,
// of tablets that were cut off, for held acts and longer codes; scripts and texts: 2,000 more for a bare claim's words and keys without a meaning
// styles: 2,000, texts: 2,000 more for the search by what happened, a hand that is dead once declared, the settings of an edition, the time limit
const MOST = { scripts: 451_000, styles: 125_000, texts: 91_000 }

test('the hall waits for its own scripts, one sheet of styles and the texts of one language, and for no more than it may', () => {
  const asked = [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/"\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  )
  const texts = readdirSync(join(DIST, 'assets')).filter((file) => /^(?:en|fr)-[\w-]{8}\.js$/.test(file))
  expect(texts).toHaveLength(2)
  expect(asked.filter((file) => texts.includes(file.slice('assets/'.length)))).toEqual([])
  const size = (file: string): number => statSync(join(DIST, file)).size
  const sum = (files: readonly string[]): number => files.map(size).reduce((a, b) => a + b, 0)
  const sizes = {
    scripts: sum(asked.filter((file) => file.endsWith('.js'))),
    styles: sum(asked.filter((file) => file.endsWith('.css'))),
    texts: Math.max(...texts.map((file) => size(`assets/${file}`))),
  }
  console.log(`first screen: scripts ${sizes.scripts}, styles ${sizes.styles}, texts ${sizes.texts} bytes`)
  expect(Object.entries(sizes).filter(([part, bytes]) => bytes === 0 || bytes > MOST[part as keyof typeof MOST])).toEqual([])
})
