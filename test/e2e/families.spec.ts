import type { Page } from '@playwright/test'
import { acts, ask, makeTournament } from './desk.ts'
import { FAMILIES, type Family, typedOf } from './families.ts'
import { expect, type Program, type Served, testAlone as test } from './fixtures.ts'

/** `npm run tool families`: by touch, in French and with the server killed in the middle too. */
const all = process.env.SHINPAN_FAMILIES === 'all'

type Way = { readonly touch: boolean; readonly french: boolean; readonly killed: boolean }
const KEYS: Way = { touch: false, french: false, killed: false }
const WAYS: Readonly<Record<string, Way>> = {
  'by keyboard alone': KEYS,
  ...(all && {
    'by touch at tablet size': { ...KEYS, touch: true },
    'by keyboard, in French': { ...KEYS, french: true },
    'by keyboard, the server killed in the middle of each': { ...KEYS, killed: true },
  }),
}
const HALVES = [FAMILIES.filter((_, n) => n % 2 === 0), FAMILIES.filter((_, n) => n % 2 === 1)]

test.setTimeout(600_000)
test.afterEach(({ violations }) => expect(violations).toEqual([]))

for (const [how, way] of Object.entries(WAYS))
  for (const families of HALVES)
    test.describe(() => {
      if (way.touch) test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })
      test(`${families.map(({ family }) => family).join(', ')}: typed, ruled, penalized, undone, corrected; ${how}`, async ({
        page,
        program: served,
      }) => {
        await makeTournament(page, served)
        if (way.french) await page.keyboard.press('F6')
        for (const [n, family] of families.entries())
          await test.step(`${family.family}: ${family.file}`, () => work(page, served, family, String(n + 1), way))
      })
    })

async function work(page: Page, served: Program, family: Family, table: string, way: Way): Promise<void> {
  const { lines, expected } = typedOf(family)
  await goToTable(page, table, way)
  for (const [n, line] of lines.entries()) {
    const isHeld = way.killed && n === lines.length >> 1
    if (isHeld) await served.kill()
    await typeLine(page, line, way)
    if (isHeld) await startAgain(page, served, table)
  }
  const found = (): unknown =>
    ask(
      served,
      `SELECT event, level, rule, seat FROM findings WHERE "table" = '${table}' AND state = 'open' AND level <> 'info' ORDER BY event, rule`,
    )
  await expect.poll(found).toEqual(expected)
  const [one] = expected
  if (!one) throw new Error(`${family.file} expects nothing`)
  if (one.level === 'record') await mend(page, way)
  else {
    await rule(page, served, table, one.rule, way)
    await undoAndRedo(page, served, table, way)
    await correct(page, served, table, way)
  }
  await home(page, way)
}

async function goToTable(page: Page, table: string, way: Way): Promise<void> {
  if (way.touch)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${table}\\b`) })
      .first()
      .tap()
  else {
    await expect(page.locator('.cmd input')).toBeFocused()
    await page.keyboard.type(table)
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('#entry')).toBeFocused()
}

async function home(page: Page, way: Way): Promise<void> {
  if (way.touch) await page.getByRole('navigation').getByRole('link').first().tap()
  else await page.keyboard.press('Control+1')
  await page.locator('.cmd input').waitFor()
}

/** A finger takes what the pad offers; what it does not offer is typed, as on the keyboard that a tablet shows. */
async function typeLine(page: Page, line: string, way: Way): Promise<void> {
  if (way.touch) {
    const offered = page.locator('.pad .verbs').getByRole('button', { name: line, exact: true })
    if ((await offered.count()) > 0) {
      await offered.first().tap()
      return
    }
  }
  await page.locator('#entry').pressSequentially(line)
  await page.keyboard.press('Enter')
}

/** Restarts the desk: the window holds acts entered meanwhile, then sends them. */
async function startAgain(page: Page, served: Program, table: string): Promise<void> {
  const url = await served.start(Number(new URL(page.url()).port))
  await page.goto(url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByRole('button', { name: /Spring Open/ }).click()
  await expect(page.getByText(/held acts? (was|were) saved\. (Nothing was lost\.|(One finding|\d+ findings) in them)/)).toBeVisible()
  await goToTable(page, table, KEYS)
}

async function rule(page: Page, served: Served, table: string, name: string, way: Way): Promise<void> {
  const screen = page.locator('.bar2')
  await page.locator('.note h2 a').first().waitFor()
  if (way.touch) await page.locator('.note h2 a').first().tap()
  else {
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
  }
  await screen.waitFor()
  const answers = page.locator('.answers button')
  if ((await answers.count()) > 0) {
    const letter = (await answers.first().locator('kbd').textContent()) ?? ''
    if (way.touch) await answers.first().tap()
    else await page.keyboard.press(letter)
    await expect(answers).toHaveCount(0)
  }
  const steps = page.locator('.steps button')
  for (let n = 0; n < (await steps.count()); n++) {
    if (way.touch) await steps.nth(n).tap()
    else await page.keyboard.press(String(n + 1))
    await expect(steps.nth(n)).toHaveAttribute('aria-pressed', 'true')
  }
  if (way.touch) await screen.getByRole('button').first().tap()
  else await page.keyboard.press('Control+Enter')
  const choices = page.locator('.choices button')
  await page.locator('#reason').waitFor()
  if ((await choices.count()) > 0 && (await page.locator('.choices button[aria-pressed=true]').count()) === 0) {
    // what is left to the referee is decided first: a notice
    if (way.touch) await choices.nth(1).tap()
    else for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowDown')
    await page.locator('#reason').focus()
  }
  await expect(page.locator('#reason')).toBeFocused()
  await page.locator('#reason').fill(`Seen at table ${table}`)
  if (way.touch) await screen.getByRole('button', { name: /^(Sign|Signer)$/ }).tap()
  else await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done').first()).toBeVisible()
  await expect
    .poll(() => ask(served, `SELECT rule, decision, reason FROM rulings WHERE reason LIKE '%table ${table}'`))
    .toEqual([{ rule: name, decision: 'upheld', reason: `Seen at table ${table}` }])
  expect(penalties(served, table), 'what was proposed was imposed').toEqual([])
  if (way.touch) await screen.getByRole('button').first().tap()
  else await page.keyboard.press('Escape')
  await expect(page.locator('#entry')).toBeVisible()
}

/** Proposed by a ruling that stands, and not imposed. */
const penalties = (served: Served, table: string): unknown =>
  ask(
    served,
    `SELECT r.rule FROM rulings r LEFT JOIN penalties p ON p.ruling = r.id AND p.kind = r.imposed_kind
     WHERE r.reason LIKE '%table ${table}' AND r.proposed_kind <> 'none' AND p.id IS NULL`,
  )

async function undoAndRedo(page: Page, served: Served, table: string, way: Way): Promise<void> {
  const standing = (): unknown => ask(served, `SELECT count(*) AS n FROM rulings WHERE reason LIKE '%table ${table}'`)
  await undo(page, way)
  await page.getByRole('alert').filter({ hasText: 'Marta Olsen' }).waitFor()
  if (way.touch) await page.getByRole('alert').getByRole('button').first().tap()
  else {
    // a press right after the first one answers nothing unread
    await page.getByRole('alert').getByText('Ctrl Z').waitFor()
    await page.keyboard.press('Control+z')
  }
  await expect.poll(standing).toEqual([{ n: 0 }])
  if (way.touch) await page.locator('.undone button').first().tap()
  else await page.keyboard.press('Control+y')
  await expect.poll(standing).toEqual([{ n: 1 }])
}

const undo = async (page: Page, way: Way): Promise<void> => {
  if (way.touch)
    await page
      .locator('.pad .verbs')
      .getByRole('button', { name: /^(undo|annuler)/i })
      .tap()
  else await page.keyboard.press('Control+z')
}

/** The act before the ruling is taken out: what rests on it is marked, a ruling is never dropped. */
async function correct(page: Page, served: Served, table: string, way: Way): Promise<void> {
  const rows = acts(page)
  const count = await rows.count()
  const removed = (): unknown => ask(served, "SELECT count(*) AS n FROM entry WHERE kind = 'event-removed'")
  const before = removed() as readonly [{ n: number }]
  const draft = page.getByRole('article', { name: 'Correction' })
  if (way.touch) {
    await rows.nth(count - 2).tap()
    await page.getByRole('button', { name: /^(Remove|Retirer)/ }).tap()
    await draft.waitFor()
    await draft.getByRole('button').first().tap()
  } else {
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Delete')
    await draft.waitFor()
    await page.keyboard.press('Enter')
  }
  await expect.poll(removed).toEqual([{ n: before[0].n + 1 }])
  await expect.poll(() => ask(served, `SELECT count(*) AS n FROM rulings WHERE reason LIKE '%table ${table}'`)).toEqual([{ n: 1 }])
}

async function mend(page: Page, way: Way): Promise<void> {
  const note = page.locator('.note.record')
  await note.locator('.mends').waitFor()
  if (way.touch) await note.getByRole('button').first().tap()
  else await page.keyboard.press('Alt+m')
  await expect(note).toHaveCount(0)
  await undo(page, way)
  await expect(note).toBeVisible()
}
