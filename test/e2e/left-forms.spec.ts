import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { acts, ask, caller, DEAD_HAND, enter, makeTournament, openIncident, openTable } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'
import { intercept, lateAnswer, loseAnswers } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** Opens a new tournament with a ruling whose record was corrected since, and the form by which it stays in force. */
const openReview = async (page: Page, served: Served, name: string): Promise<void> => {
  const call = caller(page, served)
  await call('tournaments/create', { name, place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'Marta Olsen' })
  const [{ id: table }] = await call<[{ id: string }]>('tables/names')
  const { state } = await call<{ state: { findings: [{ ref: string }] } }>('tables/record', { table, text: DEAD_HAND.join('\n'), by: '' })
  await call('findings/rule', { finding: state.findings[0].ref, decision: 'upheld', remedies: [], reason: 'seen', by: 'Marta Olsen' })
  await call('tables/correct', { table, edit: { do: 'insert', at: 4, text: 'W take' }, by: '' })
  await page.goto(new URL('#/waiting', served.url).href)
  await page.getByRole('button', { name: 'Uphold it' }).click()
}

test('a form that was left comes back as it was: the role of who says something, the decision that a reason is for', async ({
  page,
  served,
}) => {
  await openIncident(page, served, 'the wall fell over')
  await page.keyboard.press('w')
  const what = page.getByRole('textbox', { name: 'What happened' })
  await expect(what).toBeFocused()
  await page.keyboard.type(' twice')
  await expect(what, 'what is there already is gone on with').toHaveValue('the wall fell over twice')
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await page.getByLabel('What is said').fill('I saw it')
  await page.getByText('spectator', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await page.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.wall')
  await page.getByRole('combobox', { name: 'Player' }).fill('Ann Baker')
  await page.getByText('Dismiss', { exact: true }).click()
  await page.getByLabel('Reason').fill('the table tilts')
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(page.getByLabel('What is said')).toHaveValue('I saw it')
  await expect(page.getByRole('radio', { name: 'spectator' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(page.getByLabel('Reason')).toHaveValue('the table tilts')
  await expect(page.getByRole('radio', { name: 'Dismiss' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(() => ask(served, 'SELECT decision, rule, player_name AS player FROM ruling'))
    .toEqual([{ decision: 'dismissed', rule: 'conduct.wall', player: 'Ann Baker' }])
})

test('a penalty without an act that was left half entered is there as it was: rule, player, table, minutes, penalty', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  const form = page.locator('.actform')
  const table = form.getByRole('combobox', { name: 'Table' })
  await form.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.late')
  await form.getByRole('combobox', { name: 'Player' }).fill('Ann Baker')
  await table.selectOption({ index: 7 })
  const chosen = await table.inputValue()
  await form.getByLabel('Minutes').fill('12')
  await form.getByText('Chombo', { exact: true }).click()
  await form.getByLabel('Reason').fill('third time late')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(form.getByRole('combobox', { name: 'Rule', exact: true })).toHaveValue('conduct.late')
  await expect(form.getByRole('combobox', { name: 'Player' })).toHaveValue('Ann Baker')
  await expect(table).toHaveValue(chosen)
  await expect(form.getByLabel('Minutes')).toHaveValue('12')
  await expect(form.getByRole('radio', { name: 'Chombo' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(() => ask(served, 'SELECT rule, player_name AS player, minutes, imposed_kind AS kind, reason FROM ruling'))
    .toEqual([{ rule: 'conduct.late', player: 'Ann Baker', minutes: 12, kind: 'chombo', reason: 'third time late' }])
  await page.keyboard.press('n')
  await expect(form.getByRole('combobox', { name: 'Player' })).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'Rule', exact: true })).toHaveValue('')
})

test('a result whose answer was lost is not taken for the one that was typed in its place', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', '* end abort referee'])
  await expect(acts(page)).toHaveCount(2)
  const form = page.getByRole('form', { name: 'Players and result' })
  await page.keyboard.press('F8')
  await page.keyboard.press('r')
  for (const seat of ['East', 'South', 'West', 'North']) await form.getByRole('checkbox', { name: seat, exact: true }).check()
  await form.getByLabel('Points of East').fill('31000')
  await form.getByLabel('Points of South').fill('29000')
  // nor does the news say that it is signed
  await intercept(page, '**/api/results/list', (route) => route.abort())
  await loseAnswers(page, 'results/sign', 1)
  await page.keyboard.press('Enter')
  const alert = form.getByRole('alert')
  await expect(alert).not.toBeEmpty()
  const lost = await alert.innerText()
  await form.getByLabel('Points of East').fill('29000')
  await form.getByLabel('Points of South').fill('31000')
  await page.keyboard.press('Enter')
  await expect(alert).not.toHaveText(lost)
  await expect(alert, 'it has another result').toHaveText(/signed/)
})

test('a note half written in the line of the hall is there after another screen and a reload, and is not replaced by a new one', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const line = page.getByLabel('Table, player or number')
  await expect(line).toBeFocused()
  await page.keyboard.type('!7 South says that West')
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('Control+1')
  await expect(line).toHaveValue('!7 South says that West')
  await page.reload()
  await expect(line).toHaveValue('!7 South says that West')
  await page.getByRole('button', { name: 'New table' }).focus()
  await page.keyboard.press('!')
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('!7 South says that West')
  await page.keyboard.press('Enter')
  await expect.poll(() => ask(served, 'SELECT note FROM incident_now')).toEqual([{ note: 'South says that West' }])
  await page.reload()
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('')
})

test('of players typed while the desk was away, those behind a refused one are sent too, though the screen was left', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await page.goto(new URL('#/setup/players', served.url).href)
  const name = page.getByLabel('name', { exact: true })
  await name.waitFor()
  await page.context().setOffline(true)
  await name.focus()
  for (const player of ['Ann Lee', 'Bo Ek', 'Cy Orr']) {
    await page.keyboard.type(player)
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('')
  }
  await caller(page, served)('players/set', { player: null, number: 1, name: 'Zed First', country: '', by: 'x', key: crypto.randomUUID() })
  await page.keyboard.press('Control+1')
  await expect(name).toHaveCount(0)
  await page.context().setOffline(false)
  await expect
    .poll(() => ask(served, 'SELECT name FROM player ORDER BY number'))
    .toEqual(['Zed First', 'Bo Ek', 'Cy Orr'].map((name) => ({ name })))
  await expect(page.locator('.alarm')).toContainText('Ann Lee: ')
})

test('a player and a referee that were half typed are there after another screen', async ({ page, served }) => {
  await makeTournament(page, served)
  const visit = async (step: string): Promise<void> => {
    await page.goto(new URL('#/hall', served.url).href)
    await expect(page.getByLabel('Table, player or number')).toBeFocused()
    await page.goto(new URL(`#/setup/${step}`, served.url).href)
  }
  const name = page.getByLabel('name', { exact: true })
  await visit('players')
  await name.fill('Ann L')
  await visit('players')
  await expect(name).toHaveValue('Ann L')
  await name.fill('Ann Lee')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('')
  await visit('referees')
  await name.fill('Kai B')
  await visit('referees')
  await expect(name).toHaveValue('Kai B')
})

test('a seat that was typed is entered when the screen is left', async ({ page, served }) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  await call('players/set', { player: null, number: 1, name: 'Ann Lee', country: '', by: 'Marta Olsen', key: crypto.randomUUID() })
  await page.goto(new URL('#/setup/seating', served.url).href)
  const seat = page.locator('table input').first()
  await seat.focus()
  await page.keyboard.type('Ann')
  await page.keyboard.press('Control+1')
  await expect.poll(() => ask(served, 'SELECT count(*) AS n FROM seating')).toEqual([{ n: 1 }])
})

test('an answer that comes once its form was left, opened again and changed closes it no more, and drops nothing', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  const form = page.getByRole('form', { name: 'Players and result' })
  const { answered, arrive } = await lateAnswer(page, 'seats/substitute')
  await page.keyboard.press('F8')
  await page.keyboard.press('s')
  await form.getByLabel('Who takes the seat').fill('Bo Ek')
  await form.getByLabel('Reason').fill('ill')
  await page.keyboard.press('Enter')
  await answered
  await page.keyboard.press('Escape')
  await page.keyboard.press('F8')
  await form.getByLabel('Reason').fill('the next one has a headache')
  arrive()
  await expect.poll(() => ask(served, 'SELECT name FROM player')).toEqual([{ name: 'Bo Ek' }])
  await page.waitForTimeout(1000)
  await expect(form.getByLabel('Reason')).toHaveValue('the next one has a headache')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F8')
  await expect(form.getByLabel('Reason')).toHaveValue('the next one has a headache')
})

test('of two files that are chosen one after the other, the last one counts, however long the first takes', async ({ page, served }) => {
  await openIncident(page, served, 'the wall fell over')
  // the first picture and the first list take longer
  await page.evaluate(`{
    const read = createImageBitmap
    let pictures = 0
    window.createImageBitmap = async (...given) => {
      if (pictures++ === 0) await new Promise((resolve) => setTimeout(resolve, 1500))
      return read(...given)
    }
    const load = FileReader.prototype.readAsDataURL
    FileReader.prototype.readAsDataURL = function (blob) {
      if (blob.name === 'old.csv') setTimeout(() => load.call(this, blob), 1500)
      else load.call(this, blob)
    }
  }`)
  await page.keyboard.press('f')
  const picture = await readFile(join(import.meta.dirname, '../../docs/hall.png'))
  for (const name of ['old.png', 'new.png'])
    await page.locator('.actform input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: picture })
  await expect(page.getByAltText('The chosen picture')).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(page.locator('.actform [role=status]').first()).toHaveText('new.png')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+7')
  for (const [name, player] of [
    ['old.csv', 'Ann Old'],
    ['new.csv', 'Ben New'],
  ])
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name: name ?? '', mimeType: 'text/csv', buffer: Buffer.from(`number,name\n1,${player}\n`) })
  await expect(page.getByText('Ben New').first()).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(page.getByText('Ben New').first()).toBeVisible()
  await expect(page.getByText('Ann Old')).toHaveCount(0)
})

test('a reason that was typed in one tournament is not there in the form of another', async ({ page, served }) => {
  await page.request.get(served.url)
  await openReview(page, served, 'Spring Open')
  await page.getByLabel('Reason').fill('West had it in hand')
  await page.keyboard.press('Escape')
  await openReview(page, served, 'Autumn Open')
  await expect(page.getByLabel('Reason')).toHaveValue('')
})

test('a hand that is set up in its middle: what was typed of it and left is there again, and is not in the next hand', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', '@from middle', 'E draw'])
  const river = page.getByLabel('Discards of East')
  await page.keyboard.press('F3')
  await river.fill('1z')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F3')
  await expect(river).toHaveValue('1z')
  await page.keyboard.press('Escape')
  await enter(page, ['* end abort referee', '@hand E2 0', '@from middle', '@dora 4p'])
  await expect.poll(() => ask(served, 'SELECT count(*) AS hands FROM hand')).toEqual([{ hands: 2 }])
  await page.keyboard.press('F3')
  await expect(page.getByLabel('Dora indicators')).toHaveValue('4p')
  await expect(river).toHaveValue('')
})

test('a statement that is held is sent once, though its form was left and opened again', async ({ page, served }) => {
  await openIncident(page, served, 'the wall fell over')
  await page.keyboard.press('s')
  await page.getByLabel('Who says it').fill('Ann Baker')
  await page.getByLabel('What is said').fill('It was my sleeve.')
  await intercept(page, '**/api/incidents/addStatement', (route) => route.abort())
  await page.keyboard.press('Control+Enter')
  const form = page.locator('.actform')
  await expect(form).toContainText('held here')
  await page.keyboard.press('Control+1')
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(form).toContainText('held here')
  await expect(page.getByLabel('What is said')).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await page.unrouteAll()
  await expect(form).toHaveCount(0)
  await expect(page.locator('.rl').filter({ hasText: 'Statement, Ann Baker' })).toHaveCount(1)
  expect(ask(served, 'SELECT count(*) AS statements FROM statement')).toEqual([{ statements: 1 }])
})

test('a window with a form that could not be sent yet asks before it closes, also once the form was left; one that was sent does not', async ({
  page,
  served,
}) => {
  await openIncident(page, served, 'the wall fell over')
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.keyboard.press('s')
  await page.getByLabel('Who says it').fill('Ann Baker')
  await page.getByLabel('What is said').fill('It was my sleeve.')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform [role=alert]')).not.toBeEmpty()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.context().setOffline(false)
  await expect(page.locator('.rl').filter({ hasText: 'Statement, Ann Baker' })).toContainText('It was my sleeve.')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => page.isClosed()).toBe(true)
  expect(asked).toEqual(['beforeunload'])
})

test('a list whose file the disk no longer gives says so, and the window goes on', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.keyboard.press('Control+7')
  // as for a file that was deleted or changed after it was chosen
  await page.evaluate(`FileReader.prototype.readAsDataURL = function () { this.dispatchEvent(new ProgressEvent('error')) }`)
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('number,name\n1,Ann\n') })
  await expect(page.getByRole('alert').filter({ hasText: 'list.csv can’t be read' })).toBeVisible()
})
