import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { acts, ask, DEAD_HAND, enter, makeTournament, openSetup, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { chooseList } from './lists.ts'
import { openTablets } from './tablet-hall.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('the end of a hand by keyboard: the field that appears with a tick has the focus, and letters still choose', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@rules riichi-wiki', '@hand E1 0', '@scores 25000 25000 25000 25000', 'E draw', 'E discard 1z'])
  await expect(acts(page)).toHaveCount(2)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await expect(form.locator('input[name="how"]:checked')).toBeFocused()
  await page.keyboard.press('s')
  await expect(form.getByLabel('Points reported for South')).toBeFocused()
  await page.keyboard.type('3900')
  // a second winner, and not a letter in the points of the first
  await page.keyboard.press('w')
  await expect(form.getByLabel('Points reported for West')).toBeFocused()
  await page.keyboard.type('1000')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect
    .poll(() => ask(served, "SELECT text FROM event WHERE text LIKE '* scores%'"))
    .toEqual([{ text: '* scores 20100 28900 26000 25000' }])
})

test('after an answer Enter opens the newest open finding', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@from middle', 'S discard 5p', 'W draw', 'N call pon'])
  const question = page.locator('.note.question')
  await expect(question).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(question).toBeFocused()
  await page.keyboard.press((await question.locator('.btn kbd').first().textContent()) ?? '')
  await expect(acts(page).last()).toContainText('answer 3')
  await expect(page.locator('.note.violation')).toBeVisible()
  await expect(page.locator('#entry')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/finding\/\d+$/)
})

test('the lists of incidents and of penalties begin at their first row, an empty one at what can be done there', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await page.keyboard.press('Control+3')
  await expect(page.locator('main .scroll')).toBeFocused()
  await page.keyboard.press('Control+4')
  await expect(page.getByRole('button', { name: /Penalty without an act/ })).toBeFocused()
  await page.keyboard.press('Control+1')
  await openTable(page, '1')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('Control+3')
  await expect(page.locator('tbody tr').first().locator('[data-stop]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/table\//)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await page.keyboard.press('Control+4')
  await expect(page.locator('tbody tr').first().locator('[data-stop]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/incident\//)

  // ruled again: the rule is known, the decision is next, and what is typed there changes no rule
  await page.getByRole('button', { name: /Rule again/ }).waitFor()
  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: /^Confirm/ })).toBeFocused()
  await page.keyboard.type('video')
  await expect(page.getByLabel('Rule', { exact: true })).toHaveValue('claim.not-taken')
})

test('of a line that cannot be imported the field to correct has the focus', async ({ page, served }) => {
  await openSetup(page, served)
  await chooseList(page, 'players.csv', Buffer.from('Number;Name;Country\n1;Anna Ek;SWE\n2;;NOR\n3;=1+1;FIN\nx;Bea Olsen;NOR'))
  await expect(page.getByLabel('Line 3, name')).toBeFocused()
  await page.keyboard.type('Cleo Moreau')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Line 4, name')).toBeFocused()
  await page.keyboard.press('Control+Delete')
  await expect(page.getByLabel('Line 5, number')).toBeFocused()
})

test('Esc leads from the tablets back to the screen before', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await openTablets(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('#entry')).toBeFocused()
})

test('a form that lacks something has the focus there, and no date takes a year of six digits', async ({ page, served }) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Spring Open')
  await page.getByLabel('Date').focus()
  await page.keyboard.type('1128202611')
  expect((await page.getByLabel('Date').inputValue()).split('-')[0]).toHaveLength(4)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Head referee')).toBeFocused()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
})

test('rounds are planned by Enter, and no further one by one Enter too many', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.goto(new URL('#/setup/rounds', served.url).href)
  const count = page.getByLabel('How many', { exact: true })
  await expect(count).toBeFocused()
  await count.fill('3')
  await page.keyboard.press('Enter')
  const planned = page.locator('.roundlist li[data-planned="false"]')
  await expect(planned).toHaveCount(3)
  await expect(count).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /All rounds are planned/ })).toBeDisabled()
  await expect(planned).toHaveCount(3)
  await expect.poll(() => ask(served, 'SELECT count(*) AS rounds FROM round WHERE starts IS NOT NULL')).toEqual([{ rounds: 3 }])
})

test('a number typed into the field that a screen begins with replaces the proposed one', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.goto(new URL('#/setup/rounds', served.url).href)
  const count = page.getByLabel('How many', { exact: true })
  await expect(count).toBeFocused()
  await page.keyboard.type('2')
  await expect(count).toHaveValue('2')
})

test('Esc leaves what needs a decision for the screen before it', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await page.evaluate("location.hash = '#/waiting'")
  await page.getByRole('heading', { name: 'Needs a decision' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/table\//)
})

test('after a backup, a check and an export the button that was pressed still has the focus', async ({ page, served }) => {
  await makeTournament(page, served)
  const isDone = { 'Back up now': /^Backup \d/, Verify: 'Verified' }
  for (const [name, done] of Object.entries(isDone)) {
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'File' }).getByText(done)).toBeVisible()
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Control+4')
  const csv = page.getByRole('button', { name: 'CSV' })
  await csv.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Exported: ')).toBeVisible()
  await expect(csv).toBeFocused()
})

test('Esc in the search of a list shows all, a second one gives the letters back to the screen', async ({ page, served }) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByRole('button', { name: 'Open the sample' }).click()
  await page.getByRole('heading', { name: 'Sample Open' }).waitFor()
  await page.keyboard.press('Control+4')
  await page.getByRole('heading', { name: 'Penalties', level: 1 }).waitFor()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  const title = page.getByRole('heading', { name: 'Penalty without an act' })
  await expect(title).toBeVisible()
  const edges = [title, page.getByRole('searchbox'), page.getByRole('button', { name: /^Sign / })]
  const left = await Promise.all(edges.map(async (one) => (await one.boundingBox())?.x))
  expect(new Set(left).size, `one left edge, not ${left.join(', ')}`).toBe(1)
})

test('after the preview of a copy its button has the focus again; after the join the result has it', async ({ page, served }) => {
  await makeTournament(page, served)
  const [file = ''] = readdirSync(served.folder).filter((name) => name.endsWith('.shinpan'))
  const home = join(served.folder, 'home-of-another')
  mkdirSync(home)
  const shinpan = (words: readonly string[], input = ''): void =>
    void execFileSync(process.execPath, ['desk/main.ts', ...words], { input, env: { ...process.env, HOME: home } })
  const copy = join(served.folder, 'other.shinpan')
  shinpan(['backup', '--db', join(served.folder, file), '--out', copy])
  shinpan(['record', '--db', copy, '--table', '7'], 'E discard 1z\n')
  await page.goto(new URL('#/setup/machine', served.url).href)
  await page.getByRole('link', { name: 'Preview the new entries' }).click()
  await page.getByRole('checkbox').check()
  const preview = page.getByRole('button', { name: 'Preview the new entries' })
  await preview.press('Enter')
  await expect(page.getByText('New entries')).toBeVisible()
  await expect(preview).toBeFocused()
  await page.getByRole('button', { name: 'Join', exact: true }).press('Enter')
  await expect(page.getByText(/^Joined: /)).toBeFocused()
})

test('a house rule is added and removed by keyboard alone, and the step of the setup that was left comes back', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await page.goto(new URL('#/setup/rules', served.url).href)
  const add = page.getByRole('button', { name: 'Add a house rule' })
  await add.focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('searchbox')
  await search.fill('phone')
  await expect(page.getByText('(none that house rules can change)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await search.fill('claim.order')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Still to be filled in: Becomes')).toBeVisible()
  await page.getByLabel('Becomes').selectOption('off')
  await page.getByLabel('Decided by').fill('Marta Olsen')
  await expect(page.getByText('Still to be filled in: Why')).toBeVisible()
  await page.getByLabel('Why').fill('Players come from five countries.')
  await page.keyboard.press('Control+Enter')
  await expect(add).toBeFocused()
  const remove = page.locator('.houserules').getByRole('button')
  await remove.press('Enter')
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Control+1')
  await expect(page).toHaveURL(/#\/hall$/)
  await page.keyboard.press('Control+7')
  await remove.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Still to be filled in: Why')).toBeVisible()
  await page.getByLabel('Why').fill('All agreed.')
  await page.keyboard.press('Control+Enter')
  await expect(remove).toHaveCount(0)
  await expect(add).toBeFocused()
})
