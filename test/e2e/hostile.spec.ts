import type { Page } from '@playwright/test'
import type { TableState } from '../../desk/contract/tables.ts'
import { fillInFurther } from '../../tools/fuzz/further-fields.ts'
import { HOSTILE_TEXTS, signing } from '../../tools/fuzz/texts.ts'
import { setLanguage, vary } from '../../tools/screens/look.ts'
import { outOfReach } from '../../tools/screens/reach.ts'
import { openFile, SCREENS } from '../../tools/screens/screens.ts'
import { makeWorld, violationIn, type World } from '../../tools/screens/world.ts'
import { expect, testAlone as test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** The screens on which what people wrote is read. */
const READ: readonly string[] = [
  'start hall hall-found palette menu table-violation table-people ruling ruling-confirm ruling-signed card replay',
  'incidents incident incident-statement precedents penalties penalties-findings penalties-impose reports person persons',
  'setup-tournament setup-rules setup-players setup-referees setup-seating setup-check',
].flatMap((names) => names.split(' '))

/** `npm run tool hostile`: in French too. */
const languages = process.env.SHINPAN_HOSTILE === 'all' ? (['en', 'fr'] as const) : (['en'] as const)

for (const language of languages)
  test(`hostile words in every field, in ${language}: nothing runs, nothing is out of reach, and none turns what stands beside it`, async ({
    page,
    served,
  }) => {
    page.setDefaultTimeout(60_000)
    const wrong: string[] = []
    page.on('dialog', (dialog) => {
      wrong.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(new URL(served.url).origin) && !/^(?:data|blob):/.test(url)) wrong.push(`asked for ${url}`)
    })
    await page.goto(served.url)
    await page.getByRole('main').waitFor()
    const world = await makeWorld(page, said())
    await fillIn(world)
    await openFile(page, world, 'main')
    await setLanguage(page, language)
    await vary(page, { theme: 'light', width: 1024 })
    const read = SCREENS.filter(({ name }) => READ.includes(name))
    expect(read).toHaveLength(READ.length)
    for (const screen of read) {
      await screen.open(page, world)
      await expect
        .configure({ soft: true, timeout: 10_000 })
        .poll(async () => [...(await outOfReach(page)), ...(await turned(page))], screen.name)
        .toEqual([])
      await screen.leave?.(page, world)
    }
    expect(wrong).toEqual([])
  })

const TEXTS = Object.values(HOSTILE_TEXTS)

/** One after the other, each with a number, so that no two people are one. */
const said = (): ((plain: string) => string) => {
  let n = 0
  return () => `${TEXTS[n++ % TEXTS.length]} ${n}`
}

const fillIn = async (world: World): Promise<void> => {
  const { call, tables } = world
  const next = said()
  const text = (): string => next('')
  const all = TEXTS.join('\n')
  await call('tournaments/set', { name: text(), place: text(), date: '2026-11-21', by: signing(text()) })
  for (const _ of TEXTS) await call('referees/add', { name: signing(text()), head: false })
  const { incident } = violationIn(await call<TableState>('tables/state', { table: tables.signed }))
  if (incident === null) throw new Error('what was signed has no incident')
  for (const one of TEXTS) {
    const player = { name: text() }
    await call('incidents/fillIn', { incident, note: one, reason: one, players: [player], by: signing(text()) })
    await call('incidents/addStatement', { incident, role: 'player', who: player, text: `${one}\n${all}`, by: signing(text()) })
    await call('incidents/rule', {
      incident,
      rule: 'conduct.other',
      player,
      decision: 'upheld',
      penalty: { kind: 'notice' },
      reason: one,
      by: signing(text()),
    })
    await call('tables/record', {
      table: tables.fresh,
      text: `E note ${one.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')}`,
      by: signing(text()),
    })
  }
  await call('incidents/addStatement', { incident, role: 'referee', who: { name: text() }, text: 'x'.repeat(20_000), by: signing(text()) })
  await call('incidents/addStatement', {
    incident,
    role: 'other',
    who: { name: text() },
    text: `Z${'\u0301'.repeat(19_000)}`,
    by: signing(text()),
  })
  let n = 0
  await fillInFurther(call, { put: (_, one) => `${one} ${++n}`.trim(), incident })
  await call('incidents/appeal', { incident, who: { name: text() }, grounds: all, by: signing(text()) })
}

/**
 * Texts on the page that could turn what stands beside them: a mark that is not closed where it was opened, or something written from right
 * to left in the middle of a line that is not kept to itself.
 */
const turned = (page: Page): Promise<readonly string[]> => page.evaluate(TURNED)

const TURNED = `(() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    // a field for text is a box of its own: nothing in it turns what stands beside it, and what is edited must stay as it is
    if (!element || !element.checkVisibility() || (element.tagName === 'TEXTAREA' && element.dir === 'auto')) continue
    let open = 0
    for (const letter of node.data) {
      if (/[\\u2066-\\u2068]/.test(letter)) open++
      else if (letter === '\\u2069') { if (--open < 0) break }
      else if (/[\\u200e\\u200f\\u061c\\u202a-\\u202e]/.test(letter)) { open = -1; break }
      else if (open === 0 && /[\\u0590-\\u08ff]/.test(letter)) {
        const style = getComputedStyle(element)
        const alone = [...element.childNodes].every((other) => other === node || other.nodeType !== 3 || other.data.trim() === '')
        if (!alone || (style.display === 'inline' && !/isolate|plaintext/.test(style.unicodeBidi))) { open = -2; break }
      }
    }
    if (open !== 0) found.push(open + ' ' + element.tagName + '.' + element.className + ': ' + JSON.stringify(node.data.slice(0, 80)))
  }
  if (document.querySelector('[onerror], [onmouseover], main script')) found.push('markup was taken over')
  const over = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility() && !element.closest('.sr, .lv, .scroll') && element.getBoundingClientRect().right > innerWidth + 1)
  const names = over.map((element) => element.tagName + '.' + element.className)
  if (over.length > 0) found.push('wider than the window: ' + names.slice(0, 6).join(' '))
  return found
})()`
