import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Tile } from '../../engine/model/tiles.ts'
import { tileName } from '../../engine/wording/terms/tiles.ts'
import { setLanguage } from '../../tools/screens/look.ts'
import { acts, enter, listedActs } from './desk.ts'
import { type Hall, openWithTablet, test } from './tablet-hall.ts'

test.use({ actionTimeout: 20_000 })

const tableNamed = (hall: Hall, name: string): string => {
  const table = hall.desk.context.open?.db.prepare('SELECT id FROM table_ WHERE name = ?').get(name) as { id: string } | undefined
  if (!table) throw new Error(`there is no table ${name}`)
  return table.id
}

/** A table's record in the laptop's file: its hands, their acts and their findings. */
const recordOf = async (hall: Hall, name: string) => {
  const { calls } = hall
  const table = tableNamed(hall, name)
  const { hands, forks, handsApart } = await calls.tables.state({ table })
  const said = await Promise.all(
    hands.map(async ({ id }) => {
      const { header, acts, findings } = await calls.tables.state({ table, hand: id })
      return {
        header,
        acts: acts.map(({ text, form, was }) => ({ text, form: form?.text, was })),
        found: findings
          .filter(({ state }) => state !== 'gone')
          .map(({ finding: { rule, level, seat, event } }) => ({ rule, level, seat, event })),
      }
    }),
  )
  return { said, forks, handsApart }
}

/** The same entered at the laptop, at table 8. */
const onLaptop = async (hall: Hall) => {
  const table = tableNamed(hall, '8')
  return {
    enter: async (...lines: readonly string[]): Promise<void> => {
      for (const text of lines) await hall.calls.tables.record({ table, text, by: 'Laptop' })
    },
    replace: async (at: number, text: string, count = 1): Promise<void> => {
      await hall.calls.tables.correct({ table, edit: { do: 'replace', at, count, text }, by: 'Laptop' })
    },
    undo: async (): Promise<void> => {
      await hall.calls.tables.undo({ table, by: 'Laptop' })
    },
  }
}

const lose = async (tablet: Page): Promise<void> => {
  await tablet.context().setOffline(true)
  // the stream of news is cut where a tablet leaves the network
  await tablet.evaluate(`dispatchEvent(new Event('offline'))`)
}
const pad = (tablet: Page): Locator => tablet.locator('.pad')
const tap = async (tablet: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await pad(tablet).getByRole('button', { name, exact: true }).tap()
}
const tile = (one: string): string => tileName(one as Tile, 'en')

test('ten minutes on a tablet whose laptop is out of reach: the record is what was meant, by taps', async ({ page, hall }) => {
  const { tablet } = hall
  await openWithTablet(page, hall, 'Tablet A')
  const laptop = await onLaptop(hall)
  await tap(tablet, tile('1z'))
  await laptop.enter('E discard 1z')
  await expect(acts(tablet)).toHaveCount(1)
  await lose(tablet)

  const discards = async (...given: readonly (readonly [seat: string, tile: string])[]): Promise<void> => {
    for (const [seat, one] of given) {
      await tap(tablet, tile(one))
      await laptop.enter(`${seat} discard ${one}`)
    }
  }
  await discards(
    ['S', '2z'],
    ['W', '3z'],
    ['N', '4z'],
    ['E', '9m'],
    ['S', '9p'],
    ['W', '9s'],
    ['N', '1m'],
    ['E', '1s'],
    ['S', '8m'],
    ['W', '5p'],
  )
  // what is held is on the board and in the list, and says so
  await expect(listedActs(tablet)).toHaveCount(11)
  await expect(tablet.locator('.acts .act.held')).toHaveCount(10)
  await expect(tablet.locator('.acts .act.held').first()).toContainText('held')
  await expect(tablet.locator('.save')).toContainText('10 acts held')
  await tap(tablet, 'pon', 'E pon 5p5p')
  await laptop.enter('E pon 5p5p')
  await discards(['E', '2m'])
  await tap(tablet, 'draw', 'riichi', 'S riichi', tile('7s'), 'S riichi 7s')
  await laptop.enter('S draw', 'S riichi 7s')
  await discards(
    ['W', '3m'],
    ['N', '8p'],
    ['E', '2s'],
    ['S', '1z'],
    ['W', '2z'],
    ['N', '3z'],
    ['E', '4z'],
    ['S', '5z'],
    ['W', '6z'],
    ['N', '7z'],
  )
  await tap(tablet, 'chii', 'step by step', 'E call chii', 'undo')
  await laptop.enter('E call chii')
  await laptop.undo()
  await discards(['E', '5z'], ['S', '6z'], ['W', '7z'], ['N', '9m'], ['E', '9p'], ['S', '9s'], ['W', '1m'], ['N', '1s'])

  // a wrong tile is put right, of an act that is held
  await tablet.locator('.acts button.act').filter({ hasText: 'discard 8m' }).tap()
  await tablet.keyboard.press('Enter')
  await tablet.keyboard.press('Control+a')
  await tablet.keyboard.type('S discard 7m')
  await tablet.keyboard.press('Enter')
  await laptop.replace(10, 'S discard 7m')
  await expect(tablet.locator('.acts button.act').filter({ hasText: 'discard 7m' })).toHaveCount(1)
  await tablet.locator('#entry').focus()
  await discards(['E', '2p'], ['S', '2m'], ['W', '2s'], ['N', '3p'])
  await enter(tablet, ['* end exhaustive', '@hand E2 0'])
  await laptop.enter('* end exhaustive', '@hand E2 0')
  await expect(tablet.locator('.acts button.act')).toHaveCount(0)
  await discards(
    ['E', '1z'],
    ['S', '2z'],
    ['W', '3z'],
    ['N', '4z'],
    ['E', '9m'],
    ['S', '9p'],
    ['W', '9s'],
    ['N', '1m'],
    ['E', '1p'],
    ['S', '1s'],
    ['W', '3s'],
    ['N', '4s'],
    ['E', '5s'],
    ['S', '6s'],
    ['W', '7s'],
    ['N', '8s'],
    ['E', '6p'],
    ['S', '7p'],
    ['W', '4m'],
    ['N', '5m'],
    ['E', '6m'],
    ['S', '7m'],
  )

  await tablet.context().setOffline(false)
  await expect(tablet.locator('.alarm.calm')).toContainText('held acts were saved. Nothing was lost.')
  await expect(tablet.locator('.acts .act.held')).toHaveCount(0)
  expect(await recordOf(hall, '7')).toEqual(await recordOf(hall, '8'))
})

test('the same by keys: the fast mode and the line, and what is found is named on return', async ({ page, hall }) => {
  const { tablet } = hall
  await openWithTablet(page, hall, 'Tablet A')
  const laptop = await onLaptop(hall)
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E draw 1m', 'E discard 1z'])
  await laptop.enter('E draw 1m', 'E discard 1z')
  await expect(acts(tablet)).toHaveCount(2)
  await expect(tablet.locator('.save')).toContainText(/Saved.*act 2/)
  // the laptop no longer listens
  await hall.desk.context.tablets?.turn({ on: false })
  // draw and discard by the keys of an empty line: whose they are comes from what is held
  await tablet.keyboard.press('Space')
  await enter(tablet, ['S discard 2z'])
  await tablet.keyboard.press('Space')
  await enter(tablet, ['W discard 3z'])
  await laptop.enter('S draw', 'S discard 2z', 'W draw', 'W discard 3z')
  await expect(tablet.locator('.acts .act.held')).toHaveCount(4)
  // the fast mode: draw 5p and discard it, draw 7s, discard 8m, South's pung of it, 9m, which took overlong
  await tablet.keyboard.press('F2')
  await tablet.keyboard.press('F4')
  for (const key of ['5', 's', ' ', '7', 'd', '8', 'a', 'i', '9', 'a', '-']) await tablet.keyboard.press(KEYS[key] ?? key)
  await laptop.enter('N draw 5p', 'N discard 5p drawn', 'E draw 7s', 'E discard 8m hand', 'S pon 8m8m', 'S discard 9m')
  await laptop.replace(14, 'S discard 9m slow')
  await hall.desk.context.tablets?.turn({ on: true })
  await expect(tablet.locator('.alarm.calm')).toContainText('held acts were saved')
  expect(await recordOf(hall, '7')).toEqual(await recordOf(hall, '8'))

  // the texts of both languages, before it is out of reach
  for (const language of ['fr', 'en'] as const) await setLanguage(tablet, language)
  // a player who acts out of turn is found, and said by name
  await hall.desk.context.tablets?.turn({ on: false })
  await tablet.locator('#entry').focus()
  await tablet.keyboard.press('BracketRight')
  await enter(tablet, ['E discard 1p'])
  await expect(tablet.locator('.save')).toContainText('1 act held')
  const usual = tablet.viewportSize()
  await setLanguage(tablet, 'fr')
  for (const width of [390, 360]) {
    await tablet.setViewportSize({ width, height: 844 })
    await expect.poll(() => tablet.evaluate('document.documentElement.scrollWidth'), `no wider than ${width}`).toBe(width)
    expect(await isStateCut(tablet), `the whole of it at ${width}`).toBe(false)
  }
  if (usual) await tablet.setViewportSize(usual)
  await setLanguage(tablet, 'en')
  await hall.desk.context.tablets?.turn({ on: true })
  await expect(tablet.locator('.alarm.calm')).toContainText(/findings? in them/)
  await expect(tablet.locator('.alarm.calm a').first()).toContainText('act 15')
  await expect(tablet.locator('.alarm.calm')).not.toContainText('Nothing was lost')
})

/** Whether a part of the state of saving lies outside the top bar. */
const isStateCut = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const text = document.createRange()
    text.selectNodeContents(document.querySelector('.save > [role="status"]'))
    const inner = text.getBoundingClientRect()
    const [box, bar] = ['.save', '.top'].map((part) => document.querySelector(part).getBoundingClientRect())
    return inner.right > box.right + 1 || inner.left < box.left - 1 || inner.top < bar.top || inner.bottom > bar.bottom
  })()`)

/** By their places on the keyboard. */
const KEYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([5, 7, 8, 9].map((digit) => [String(digit), `Digit${digit}`])),
  ' ': 'Space',
  a: 'KeyA',
  s: 'KeyS',
  d: 'KeyD',
  i: 'KeyI',
  '-': 'Minus',
}
