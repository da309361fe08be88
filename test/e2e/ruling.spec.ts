import { ask, downloaded, enter, expectAccessible, makeTournament, openRuling, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('one key sets the other rule sets in the place of the steps, one the card before the players, in both languages', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '7')
  await expect(page.getByRole('button', { name: /Stop play; South does not draw/ })).toBeVisible()
  await page.keyboard.press('o')
  const compared = page.getByRole('region', { name: 'The same acts under other rule sets' })
  await expect(compared.getByRole('rowheader').first()).toContainText('WRC 2015in force')
  await expect(compared.getByRole('cell', { name: '3.3.8, 5.1.1' })).toBeVisible()
  await expect(compared.getByRole('row', { name: /^Riichi Wiki/ })).toContainText('≠')
  await page.keyboard.press('o')
  await expect(page.locator('.steps')).toBeVisible()

  await page.keyboard.press('p')
  const card = page.locator('.card')
  await expect(card.locator('article[lang=en]')).toContainText('Dead hand')
  await expect(card.locator('article[lang=en] ol')).toContainText('South draws.')
  await expect(card.locator('article[lang=fr]')).toContainText('Main morte')
  await page.setViewportSize({ width: 1024, height: 768 })
  await card
    .getByRole('button', { name: /back/ })
    .tap()
    .catch(() => card.getByRole('button', { name: /back/ }).click())
  await expect(card).toHaveCount(0)
})

test('what was typed stays: over another language, over closing the form, over opening the screen again', async ({ page, served }) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('d')
  await page.getByLabel('Reason').fill('The tile was taken, nobody wrote it')
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect(page.getByRole('heading', { name: /La main d’Ouest est morte/ })).toBeVisible()
  await page.reload()
  await page.getByRole('heading', { name: /La main d’Ouest est morte/ }).waitFor()
  await page.keyboard.press('d')
  await expect(page.getByLabel('Motif')).toHaveValue('The tile was taken, nobody wrote it')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('rejeté')
  await expect(page.locator('h1 s'), 'nobody reads it as the decision').toHaveText('La main d’Ouest est morte')
  await expect(page.locator('.why'), 'tiles are drawn').not.toContainText('1z')
  await page.keyboard.press('p')
  await expect(page.locator('.card article[lang=en]'), 'a dismissed finding accuses nobody').toContainText('Nobody is at fault')
  await expect(page.locator('.card article[lang=en]')).toContainText('Dismissed finding: ')
  await expect(page.locator('.card article[lang=fr]')).toContainText('Constat rejeté : ')
})

test('a form that was left unsigned does not open with the ruling: its text comes back with it, and the key that confirms only begins to', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('d')
  await page.getByLabel('Reason').fill('hm, ask South first')
  await page.keyboard.press('Control+1')
  await page.getByLabel('Table, player or number').waitFor()
  await page.goBack()
  await expect(page.getByRole('button', { name: /Confirm and sign/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Confirm and sign' })).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveValue(/West’s hand is dead/)
  await expect(page.locator('.tag.done')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  await page.keyboard.type(' and West')
  await expect(page.getByLabel('Reason'), 'what is typed goes on with what was').toHaveValue('hm, ask South first and West')
  await page.keyboard.press('Escape')

  await page.keyboard.press('c')
  await page.reload()
  await expect(page.getByRole('button', { name: /Confirm and sign/ })).toBeVisible()
})

test('a question is read out and answered by a letter; what follows from it is ruled on at once', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@from middle', 'S discard 5p', 'W draw', 'N call pon'])
  await expect(page.locator('.note.question')).toBeVisible()
  await page.locator('.note.question h2 a').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Did West draw too fast/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Confirm and sign/ }), 'a question is answered first').toBeDisabled()
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: /West drew too fast; the call is valid/ })).toBeVisible()
})

test('a ruling whose record was corrected shows both, and stands or is ruled anew; the first ruling stays in view', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('Seen by both opponents')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed')
  const place = page.url()
  await page.evaluate(
    async (table) => {
      const json = { table, edit: { do: 'insert', at: 7, text: 'W take' }, by: 'Marta Olsen' }
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/tables/correct', { method: 'POST', headers, body: JSON.stringify({ json }) })
    },
    /#\/table\/([^/]+)/.exec(place)?.[1],
  )
  await page.reload()
  const band = page.getByRole('region', { name: 'The record has been corrected since this was signed' })
  await expect(band).toContainText('West called pon on East’s')
  await expect(band).toContainText('There is no finding here any more.')
  await expect(page.locator('.doc h1')).toContainText('needs a review: the record has changed since')
  await page.keyboard.press('p')
  await expect(page.locator('.card .tag').first()).toHaveText('is being reviewed')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const note = page.locator('.note.violation')
  await expect(note).toContainText('confirmed by Marta Olsen · needs a review: the record has changed since')
  await page.keyboard.press('PageUp')
  await expect(note).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(band).toBeVisible()
  await page.keyboard.press('c')
  await page.getByLabel('Reason').fill('The tile was taken in time')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('overturned')
  await expect(band).toHaveCount(0)
  await expect(page.locator('.doc h1')).not.toContainText('waits')
  await expect(page.locator('.history s').first()).toContainText('confirmed by Marta Olsen')
  await expect(page.locator('.history')).toContainText('The tile was taken in time')
})

test('F6 switches the language in the middle of a word, F10 sets the Japanese names beside the terms; nothing typed is lost', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('d')
  await page.getByLabel('Reason').fill('half a sent')
  await page.keyboard.press('F6')
  await expect(page.getByLabel('Motif')).toHaveValue('half a sent')
  await expect(page.getByLabel('Motif')).toBeFocused()
  await expect(page.locator('.doc')).not.toContainText('和了放棄')
  await page.keyboard.press('F10')
  await expect(page.locator('.doc h1')).toContainText('和了放棄 agari hōki')
  await expect(page.getByLabel('Motif')).toHaveValue('half a sent')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('#entry')).toBeFocused()
  await page.keyboard.type('S dra')
  await page.keyboard.press('F6')
  await expect(page.getByText('Violation · West')).toBeVisible()
  await expect(page.locator('#entry')).toHaveValue('S dra')
  await page.keyboard.press('F10')
})

test('after the signature the steps stay as they were read, and what is ticked then stands on the incident page and in the report', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '7')
  const steps = page.locator('.steps button')
  const ticked = page.locator('.steps [aria-pressed=true]')
  const before = await steps.allInnerTexts()
  expect(before.join()).toContain('South draws')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await expect.poll(() => steps.allInnerTexts()).toEqual(before)
  await expect(ticked).toHaveCount(0)
  for (const [n] of before.entries()) await page.keyboard.press(`${n + 1}`)
  await expect(page.getByRole('heading', { name: `${before.length} of ${before.length} done` })).toBeVisible()
  await expect.poll(() => ask(served, 'SELECT json_array_length(remedies) AS done FROM rulings')).toEqual([{ done: before.length }])
  await page.context().setOffline(true)
  await page.keyboard.press('1')
  await expect(page.getByRole('alert')).toContainText('1 act is held in this window')
  await expect(ticked, 'shown as it was ticked').toHaveCount(before.length - 1)
  await page.context().setOffline(false)
  await expect.poll(() => ask(served, 'SELECT json_array_length(remedies) AS done FROM rulings')).toEqual([{ done: before.length - 1 }])
  await expect(page.getByRole('status').filter({ hasText: '1 held act was saved' })).toBeVisible()
  await page.keyboard.press('1')
  await expect.poll(() => ask(served, 'SELECT json_array_length(remedies) AS done FROM rulings')).toEqual([{ done: before.length }])
  await page.reload()
  await expect(ticked).toHaveCount(before.length)

  await page.getByRole('button', { name: 'Report as HTML' }).focus()
  const { text } = await downloaded(page)
  expect(text.match(/<li class="done"/g)).toHaveLength(before.length)
  expect(text).toContain('Play goes on: South draws.')
  await page.goto(page.url().replace(/#.*/, '#/incident/1'))
  await expect(page.locator('.ticks li')).toHaveCount(before.length)
})

const SWAP = ['@from middle', 'E discard 2p', 'S chii 3p4p', 'S discard 5p']

test('22.2, 22.3: a penalty left to the referee is decided before it can be signed; the steps, the players’ card and the board follow it', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, SWAP)
  await page.locator('.note.violation h2 a').focus()
  await page.keyboard.press('Enter')
  const decide = page.getByRole('button', { name: /Decide the penalty/ })
  await expect(decide).toBeVisible()
  await expect(page.getByRole('button', { name: /Confirm and sign/ })).toHaveCount(0)
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('group', { name: 'Penalty' }).getByRole('button').first(), 'none is among them').toBeFocused()
  await expect(page.getByText('Decided before under this rule, in this tournament')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a penalty.' }), 'nothing is signed').toBeVisible()
  await expectAccessible(page)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  const chosen = page.getByRole('group', { name: 'Penalty' }).getByRole('button', { pressed: true })
  await expect(chosen, 'one ring, on what is chosen').toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).toHaveText('Notice')
  await page.getByRole('button', { name: 'Dead hand', exact: true }).click()
  const steps = page.locator('.steps')
  await expect(steps).toContainText('South’s hand is dead.')
  await expect(steps.getByRole('button', { pressed: true }), 'what was done stays ticked').toHaveText(/Stop play/)
  await page.getByRole('button', { name: 'Notice', exact: true }).click()
  await expect(steps).toContainText('Say: “A notice for South.”')
  await expect(steps).not.toContainText('hand is dead')
  await page.getByRole('button', { name: 'Dead hand', exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by')
  await expect(page.getByRole('region', { name: 'The record has been corrected since this was signed' })).toHaveCount(0)
  await page.keyboard.press('p')
  await expect(page.locator('.card article[lang=en]')).toContainText('Dead hand')
  await expect(page.locator('.card article[lang=en] ol')).toContainText('South plays on without calls, riichi, kong or win.')
  await expect(page.locator('.card article[lang=fr] ol')).toContainText('Sud continue, sans appel')
  await page.keyboard.press('p')
  await page.keyboard.press('Escape')
  await expect(page.locator('.plate').filter({ hasText: 'dead' })).toHaveCount(1)
  await enter(page, ['W draw', 'W discard 1z', 'S call pon'])
  await expect(page.locator('.note.violation').filter({ hasText: 'dead' }).first()).toBeVisible()
})

test('22.1: an answered question is ruled on without being looked at again', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@from middle', 'S discard 5p', 'W draw', 'N call pon'])
  await page.locator('.note.question h2 a').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Did West draw too fast/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Too fast/ })).toBeEnabled()
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: /West drew too fast; the call is valid/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'None', exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by')
  await expect(page.getByText('The record has been corrected since this was signed')).toHaveCount(0)
  await expect(page.locator('.steps')).toContainText('Say: “There is no penalty.”')
})

test('a signature whose answer is lost on the way is sent once more: it is signed once, and the form closes', async ({ page, served }) => {
  await openRuling(page, served, '7')
  let asked = 0
  await page.route('**/api/findings/rule', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('Seen by both opponents')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by')
  await expect(page.getByLabel('Reason')).toHaveCount(0)
  await expect(page.locator('.alarm')).toHaveCount(0)
  expect(ask(served, 'SELECT count(*) AS n FROM rulings')).toEqual([{ n: 1 }])
  expect(asked).toBe(2)
})
