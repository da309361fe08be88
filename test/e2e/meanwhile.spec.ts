import { acts, ask, caller, DEAD_HAND, enter, makeTournament, openIncident, openRuling, openTable, tableId } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { lateAnswer, slowAnswer } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('what another enters while the first answer is on its way is on the screen: of a table, of a list', async ({ page, served }) => {
  await makeTournament(page, served)
  const table = tableId(served, '7')
  const call = caller(page, served)
  const first = await lateAnswer(page, 'tables/state')
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await first.answered
  await call('tables/record', { table, text: 'E discard 1z', by: 'Tablet A' })
  // news reach the window before the answer
  await page.waitForTimeout(500)
  first.arrive()
  await expect(acts(page)).toHaveText([/E.*discard 1z/])

  const list = await lateAnswer(page, 'incidents/find')
  await page.keyboard.press('Control+3')
  await list.answered
  await call('incidents/open', { table, note: 'the wall fell over', by: 'Tablet A' })
  await page.waitForTimeout(2500)
  list.arrive()
  await expect(page.locator('tbody tr')).toContainText('the wall fell over')
})

test('a header line that is being corrected is never one of the next hand, also where another has begun that', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', 'E draw', '* end exhaustive'])
  await expect(acts(page)).toHaveCount(2)
  const heads = page.getByRole('list', { name: 'Header lines' }).getByRole('button')
  const field = page.locator('input.fix')
  await heads.click()
  await page.keyboard.press('Enter')
  await field.fill('@hand E1 1')
  await caller(page, served)('tables/record', { table: tableId(served, '7'), text: '@hand E2 0\nE draw', by: 'Tablet A' })
  await expect(heads).toHaveText('@hand E2 0')
  await page.keyboard.press('Enter')
  await heads.click()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('@hand E2 0')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(ask(served, 'SELECT header FROM hand ORDER BY position')).toEqual([{ header: '@hand E1 0' }, { header: '@hand E2 0' }])

  // what was typed is with its hand
  await page.keyboard.press('Alt+PageUp')
  await expect(heads).toHaveText('@hand E1 0')
  await heads.click()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('@hand E1 1')
})

test('details of an incident: only what was changed in the form is saved, its words can be emptied, and all of it is there when it is opened again', async ({
  page,
  served,
}) => {
  const { call, incident } = await openIncident(page, served, 'old words')
  const words = page.getByLabel('What happened')
  await page.keyboard.press('w')
  await expect(words).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('new words')
  await expect(words).toHaveValue('new words')
  await call('incidents/fillIn', { incident, by: 'Rita Roe', weight: 'notable' })
  await expect(page.getByRole('radio', { name: 'Notable' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('w')
  await expect(words).toHaveValue('new words')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.facts')).toContainText('new words')
  expect(await call('incidents/get', { incident })).toMatchObject({ note: 'new words', weight: 'notable' })
})

test('words that another wrote while the form was open, or since its draft, are said before these take their place', async ({
  page,
  served,
}) => {
  const { call, incident } = await openIncident(page, served, 'old words')
  const words = page.getByLabel('What happened')
  await page.keyboard.press('w')
  await words.fill('mine')
  await page.keyboard.press('Escape')
  await call('incidents/fillIn', { incident, by: 'Rita Roe', note: 'hers' })
  await expect(page.locator('.facts')).toContainText('hers')
  await page.keyboard.press('w')
  await expect(words).toHaveValue('mine')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform [role=alert]')).toHaveText('Changed meanwhile: “hers”. Send again to replace that.')
  expect(await call('incidents/get', { incident })).toMatchObject({ note: 'hers' })
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.facts')).toContainText('mine')
})

test('a ruling that another signed while the form was open is said before this one takes its place', async ({ page, served }) => {
  const { call, incident } = await openIncident(page, served, 'the wall fell over')
  await page.keyboard.press('c')
  await page.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.wall')
  await page.getByRole('combobox', { name: 'Player' }).fill('Ann Baker')
  await page.getByText('Notice', { exact: true }).click()
  await page.getByLabel('Reason').fill('it was her sleeve')
  const dismissed = {
    incident,
    rule: 'conduct.wall',
    player: { name: 'Ann Baker' },
    decision: 'dismissed',
    remedies: [],
    reason: 'the table tilts',
  }
  await call('incidents/rule', { ...dismissed, by: 'Marta Olsen' })
  await expect(page.locator('.rl').filter({ hasText: 'the table tilts' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform [role=alert]')).toHaveText('Marta Olsen has signed meanwhile. Sign again to replace that decision.')
  const rulings = () => ask(served, 'SELECT reason FROM ruling_now WHERE superseded_by IS NULL')
  expect(rulings()).toEqual([{ reason: 'the table tilts' }])
  await page.keyboard.press('Control+Enter')
  await expect.poll(rulings).toEqual([{ reason: 'it was her sleeve' }])

  // also one under another rule, which this one does not replace
  await page.keyboard.press('c')
  await page.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.behaviour')
  await page.getByRole('combobox', { name: 'Player' }).fill('Ben Cole')
  await page.locator('.actform').getByText('Notice', { exact: true }).click()
  await page.getByLabel('Reason').fill('he shouted')
  await call('incidents/rule', { ...dismissed, rule: 'conduct.wall', player: { name: 'Ben Cole' }, by: 'Marta Olsen' })
  await expect(page.locator('.rl').filter({ hasText: 'the table tilts' })).toHaveCount(2)
  await page.keyboard.press('Control+Enter')
  const added = 'Marta Olsen has signed another ruling on this meanwhile. Sign again to add yours.'
  await expect(page.locator('.actform [role=alert]')).toHaveText(added)
  await page.keyboard.press('Control+Enter')
  await expect.poll(rulings).toEqual([{ reason: 'it was her sleeve' }, { reason: 'the table tilts' }, { reason: 'he shouted' }])
})

test('data of the tournament: what another changes takes nothing away that is being typed, and is not put back', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await page.goto(new URL('#/setup/tournament', served.url).href)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Summer Open')
  await caller(page, served)('tournaments/set', { name: 'Spring Open', place: 'Lund', date: '2026-11-21', by: 'Rita Roe' })
  await expect(page.getByLabel('Place')).toHaveValue('Lund')
  await expect(name).toHaveValue('Summer Open')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(ask(served, 'SELECT name, place FROM tournament')).toEqual([{ name: 'Summer Open', place: 'Lund' }])
  await expect(name).toHaveValue('Summer Open')
})

test('plan of rounds: a further round is proposed as the one just planned; what another plans meanwhile is not put back', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  await page.getByRole('button', { name: 'Plan rounds' }).click()
  await page.getByLabel('Round', { exact: true }).selectOption('2')
  await page.getByLabel('Minutes').fill('45')
  await page.getByRole('spinbutton', { name: 'Tables' }).fill('6')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('3')
  await expect(page.getByLabel('Minutes')).toHaveValue('45')
  await expect(page.getByRole('spinbutton', { name: 'Tables' })).toHaveValue('6')

  await page.getByLabel('Round', { exact: true }).selectOption('2')
  await page.getByLabel('Starts').fill('2026-11-21T14:00')
  await call('rounds/plan', { round: 2, starts: null, minutes: 50, tables: 0, by: 'Rita Roe' })
  await expect(page.getByLabel('Minutes')).toHaveValue('50')
  await page.getByLabel('Starts').press('Enter')
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('3')
  expect(ask(served, 'SELECT starts, minutes FROM round WHERE number = 2')).toEqual([{ starts: '2026-11-21T14:00:00.000Z', minutes: 50 }])
})

test('the report of how a hand ended is never one of the next hand, also where another has ended the one and begun the other', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', 'E discard 1z'])
  await expect(acts(page)).toHaveCount(2)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await form.getByText('Abortive draw').click()
  const table = tableId(served, '7')
  const next = '* end abort referee\n@hand E1 1\n@scores 30000 30000 30000 30000\nE draw'
  await caller(page, served)('tables/record', { table, text: next, by: 'Tablet A' })
  await expect(form.getByRole('radio', { name: 'Abortive draw' })).not.toBeChecked()
  await expect(form.getByRole('heading', { name: 'End of the hand · E1 · 1' })).toBeVisible()
  await expect(form.getByRole('alert')).toHaveText('The record was changed elsewhere: look at this again.')
  await page.keyboard.press('Enter')
  await expect(form.locator('[aria-invalid=true], .err:not([role=alert])').first(), 'it lacks how this hand ended').toBeVisible()
  expect(ask(served, 'SELECT count(*) AS hands FROM hand')).toEqual([{ hands: 2 }])
  expect(ask(served, "SELECT count(*) AS ends FROM event WHERE text LIKE '* end %'")).toEqual([{ ends: 1 }])
})

test('a report of the end that was begun on other acts is entered only once they were looked at', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', 'E discard 1z', 'S call ron'])
  await expect(acts(page)).toHaveCount(3)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await form.getByText('Chombo').click()
  await expect(form.getByRole('alert')).toHaveCount(0)
  const table = tableId(served, '7')
  const hand = (ask(served, 'SELECT id FROM hand') as [{ id: string }])[0].id
  const edit = { do: 'replace', at: 3, count: 1, text: 'W call ron' }
  await caller(page, served)('tables/correct', { table, hand, edit, by: 'Rita Roe' })
  await expect(form.getByRole('alert')).toHaveText('The record was changed elsewhere: look at this again.')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('The record was changed elsewhere: look at this again.')
  expect(ask(served, "SELECT count(*) AS ends FROM event WHERE text LIKE '* end %'")).toEqual([{ ends: 0 }])
})

test('own acts that are saved, with their times, while the end is being reported are no change by another', async ({ page, served }) => {
  await makeTournament(page, served)
  await caller(page, served)('tables/liveTiming', { table: tableId(served, '7'), on: true, by: 'Marta Olsen' })
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw'])
  await expect(acts(page)).toHaveCount(1)
  const answer = await slowAnswer(page, 'tables/record')
  await enter(page, ['E discard 5p', 'S chii 4p6p', 'discard 1z'])
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await form.getByText('Exhaustive draw').click()
  answer()
  await expect.poll(() => ask(served, "SELECT count(*) AS acts FROM event WHERE text LIKE '%discard 1z'")).toEqual([{ acts: 1 }])
  await expect(page.locator('.save')).toContainText('Saved')
  await expect(form.getByRole('alert')).toHaveCount(0)
})

test('what is left for later in one window stays so when another leaves something for later too', async ({ page, served }) => {
  await openRuling(page, served, '7')
  const other = await page.context().newPage()
  await other.goto(new URL('#/hall', served.url).href)
  await caller(page, served)('tables/record', { table: tableId(served, '3'), text: DEAD_HAND.join('\n'), by: '' })
  await openTable(other, '3')
  await other.keyboard.press('PageDown')
  await other.keyboard.press('Enter')
  await other.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
  for (const one of [page, other]) {
    await one.getByRole('button', { name: /Ask later/ }).click()
    await expect(one.locator('.note.violation:not(.loud)')).toBeVisible()
  }
  await page.reload()
  await expect(page.locator('.note.violation')).toBeVisible()
  await expect(page.locator('.note.violation.loud')).toHaveCount(0)
})

test('the value of a win follows what another corrects while the report of the end is open', async ({ page, served }) => {
  await makeTournament(page, served, 'wrc-2025')
  await openTable(page, '7')
  const header = ['@hand E1 0', '@scores 30000 30000 30000 30000', '@dora 3p', '@deal S 2m3m4m2p3p4p2s3s6s7s5p5p9p']
  await enter(page, [...header, 'E draw', 'E discard 4s', 'S chii 2s3s', 'S discard 9p', 'W draw', 'W discard 8s', 'S ron'])
  await enter(page, ['S reveal 2m3m4m2p3p4p6s7s5p5p'])
  await expect(acts(page)).toHaveCount(8)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await expect(form.getByText('South: All simples 1, Mixed triple chow 1, Dora 1')).toBeVisible()
  const text = header.join('\n').replace('@dora 3p', '@dora 4p')
  await caller(page, served)('tables/correct', { table: tableId(served, '7'), edit: { do: 'header', text }, by: 'Tablet A' })
  await expect(form.getByText('South: All simples 1, Mixed triple chow 1, Dora 2')).toBeVisible()
})

test('what the file holds about a person is read again at each visit', async ({ page, served }) => {
  const { call, incident } = await openIncident(page, served, 'the wall fell over')
  const said = { incident, role: 'player', who: { name: 'Ann Baker' }, by: 'Rita Roe' }
  await call('incidents/addStatement', { ...said, text: 'It was my sleeve.' })
  await page.goto(new URL('#/person/Ann%20Baker', served.url).href)
  await expect(page.getByText('It was my sleeve.')).toBeVisible()
  await page.keyboard.press('Control+1')
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  await call('incidents/addStatement', { ...said, text: 'Or the wind.' })
  await page.goBack()
  await expect(page.getByText('Or the wind.')).toBeVisible()
})

test('a backup that the desk has made meanwhile is counted where the backups are', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.goto(new URL('#/setup/machine', served.url).href)
  const backups = page
    .locator('dd')
    .filter({ has: page.locator('code') })
    .last()
  await expect(backups).toContainText('There is none yet')
  await caller(page, served)('backups/make')
  await expect(backups).toContainText('1 backup')
})

test('keys of a correction stay in its field, though another took the line out meanwhile; and in the next hand a line is entered only once that was seen', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', 'E draw', 'E discard 1z', 'S draw', 'S discard 2z', 'W draw'])
  await expect(acts(page)).toHaveCount(5)
  const table = tableId(served, '7')
  const hand = (ask(served, 'SELECT id FROM hand') as [{ id: string }])[0].id
  const change = (at: number, text: string) =>
    caller(page, served)('tables/correct', { table, hand, edit: { do: 'replace', at, count: 1, text }, by: 'Rita Roe' })
  const field = page.locator('input.fix')
  for (const [key, mine, old, theirs] of [
    ['Enter', 'The act as it should be', 'discard 2z', 'S discard 3z'],
    ['i', 'The act to insert', 'discard 3z', 'S discard 4z'],
  ] as const) {
    await acts(page).filter({ hasText: old }).getByRole('button').click()
    await page.keyboard.press(key)
    await field.fill('S discard')
    await change(4, theirs)
    await expect(acts(page).filter({ hasText: theirs.slice(2) })).toHaveCount(1)
    await page.keyboard.type(' 7p')
    await expect(page.getByLabel(mine)).toHaveValue('S discard 7p')
    await expect(page.getByRole('article', { name: 'Correction' })).toContainText('The record was changed elsewhere: look at this again.')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#entry')).toBeFocused()
    await expect(field).toHaveCount(0)
  }
  await expect(acts(page)).toHaveText([/draw/, /discard 1z/, /draw/, /discard 4z/, /draw/])

  await page.keyboard.type('W discard 5')
  await caller(page, served)('tables/record', { table, text: '* end exhaustive\n@hand E2 0\nE draw', by: 'Tablet A' })
  await expect(acts(page)).toHaveCount(1)
  await page.keyboard.type('p')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The record was changed elsewhere: look at this again.')).toBeVisible()
  await expect(page.locator('#entry')).toHaveValue('W discard 5p')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('E discard 5p')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveText([/draw/, /discard 5p/])

  // in fast mode, where s is the key of dots, a tile that was begun goes with its hand
  await page.keyboard.press('F2')
  await page.keyboard.press('5')
  await caller(page, served)('tables/record', { table, text: '* end exhaustive\n@hand E3 0\nE draw', by: 'Tablet A' })
  await expect(acts(page)).toHaveCount(1)
  await page.keyboard.press('s')
  await expect(page.getByText('The record was changed elsewhere: look at this again.')).toBeVisible()
  await page.keyboard.type('7s')
  await expect(acts(page)).toHaveText([/draw/, /discard 7p/])
})
