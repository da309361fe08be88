import { ask, caller, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** West lays a pung claimed from across on the wrong side. */
const ROTATION = ['@from middle', 'E discard 1z', 'W call pon', 'W show 1z1z', 'W take left', 'W discard 9m']

test('a minor error is pointed out by a key beside its act, and the entry line has the focus again', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, ROTATION)
  const note = page.locator('.note.advice')
  await expect(note.getByRole('button', { name: /Pointed out/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('p')
  await expect(note).toContainText('confirmed')
  await expect(note.getByRole('button', { name: /Pointed out/ })).toHaveCount(0)
  await enter(page, ['* end abort referee', '@hand E1 1'])
})

test('the milder sanction of the Russian rules is signed by its key; its notice begins the ladder', async ({ page, served }) => {
  await makeTournament(page, served, 'rrc-1.5')
  await openTable(page, '7')
  await enter(page, ['@from middle', 'E discard 1z', 'W riichi 9m', '* answer 2 foul'])
  const note = page.locator('.note.violation')
  await note.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Milder: Notice/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { name: 'Milder sanction' })).toBeVisible()
  await expect(page.getByLabel('Reason'), 'by the sanction: the hand is not dead').toHaveValue(
    /^Milder sanction \(1\.9\): West declared riichi/,
  )
  await expect(page.locator('.choices [aria-pressed=true]')).toHaveText('Notice')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed with another penalty')
})

test('the milder sanction is a choice with its key in the rule form of an incident too', async ({ page, served }) => {
  await makeTournament(page, served, 'rrc-1.5')
  await openTable(page, '7')
  await enter(page, ['@from middle', 'E discard 1z', 'W riichi 9m', '* answer 2 foul'])
  const found = (): readonly { readonly table: string; readonly id: number }[] =>
    ask(
      served,
      'SELECT hand.table_id AS "table", finding.id FROM finding JOIN hand ON hand.id = finding.hand WHERE level = \'violation\'',
    ) as { table: string; id: number }[]
  await expect.poll(() => found().length).toBe(1)
  const [{ table, id } = { table: '', id: 0 }] = found()
  const call = caller(page, served)
  const by = 'Marta Olsen'
  const { ref } = (await call('incidents/open', { table, by })) as { ref: string }
  await call('incidents/fillIn', { incident: ref, finding: id, by })
  await page.goto(`${new URL('/', served.url).href}#/incident/1`)
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: /Milder: Notice/ })).not.toBeChecked()
  await page.keyboard.press('m')
  await expect(page.getByRole('radio', { name: /Milder: Notice/ })).toBeChecked()
  await expect(page.locator('.actform textarea')).toHaveValue(/^Milder sanction \(1\.9\): West declared riichi/)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.rl').filter({ hasText: 'Notice' })).toContainText('Milder sanction (1.9)')
  await expect
    .poll(() => ask(served, 'SELECT rule, kind, proposed_kind FROM penalties'))
    .toEqual([{ rule: 'turn.act', kind: 'notice', proposed_kind: 'dead-hand' }])
})

test('a penalty without an act shows its step and the next one before it is signed', async ({ page, served }) => {
  await makeTournament(page, served, 'rrc-1.5')
  const call = caller(page, served)
  await call('penalties/impose', { rule: 'pace.slow', player: { name: 'Zofia' }, reason: 'x', by: 'Marta Olsen' })
  await page.goto(`${new URL('/', served.url).href}#/penalties`)
  await page.getByRole('button', { name: /Penalty without an act/ }).click()
  await page.getByLabel('Rule', { exact: true }).selectOption('pace.slow')
  await page.getByLabel('Player', { exact: true }).fill('Zofia')
  await expect(page.getByRole('status').filter({ hasText: 'Second time' })).toContainText(
    'Second time for this player: 2,000 table points (1.4.1); the next would be 4,000 table points.',
  )
  await expectAccessible(page)
})

test('a conduct on the tournament’s own ladder is cited from the house rules, not called without a penalty', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  const house = {
    id: 'spring-open',
    name: { en: 'Spring Open', fr: 'Spring Open' },
    edition: '2026',
    parent: 'ema-2025',
    differences: [
      {
        kind: 'ladder',
        name: { en: 'Cards', fr: 'Cartons' },
        counts: 'together',
        rules: ['conduct.obstruction', 'pace.slow'],
        steps: [
          { name: { en: 'yellow card', fr: 'carton jaune' }, penalty: { kind: 'notice' } },
          { name: { en: 'red card', fr: 'carton rouge' }, penalty: { kind: 'points', amount: 20_000, unit: 'table' } },
        ],
        last: 'stays',
        who: 'Marta Olsen',
        when: '2026-11-20',
        why: 'decided by the organizers',
      },
    ],
  }
  const call = caller(page, served)
  await call('ruleSets/goBy', { rules: { text: JSON.stringify(house) }, from: null, by: 'Marta Olsen' })
  await call('penalties/impose', { rule: 'pace.slow', player: { name: 'Zofia' }, reason: 'x', by: 'Marta Olsen' })
  await page.goto(`${new URL('/', served.url).href}#/penalties`)
  await page.getByRole('button', { name: /Penalty without an act/ }).click()
  await page.getByLabel('Rule', { exact: true }).selectOption('conduct.obstruction')
  await page.getByLabel('Player', { exact: true }).fill('Zofia')
  const note = page.getByRole('status').filter({ hasText: 'Second time' })
  await expect(note).toContainText('red card, 20,000 table points (house rule of Spring Open)')
  await expect(note).not.toContainText('no penalty')
})

test('a house rule that costs points begins in the unit of the rule set; a thousand tournament points are asked about', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  await page.keyboard.press('Control+7')
  await page.getByRole('link', { name: /Rules EMA 2025/ }).click()
  await page.getByRole('button', { name: 'Add a house rule' }).click()
  await page.getByText('What it costs').click()
  await page.getByLabel('Rule', { exact: true }).selectOption('claim.late')
  await page.getByLabel('Becomes').selectOption('points')
  const unit = page.getByLabel('Points of')
  await expect(unit).toHaveValue('table')
  await page.getByLabel('How many').fill('1000')
  await page.getByLabel('Why').fill('It happens too often.')
  const save = page.getByRole('button', { name: 'Save the house rule' })
  await expect(save).toBeEnabled()
  await unit.selectOption('tournament')
  await expect(save).toBeDisabled()
  const question = page.getByRole('checkbox', { name: '1,000 tournament points, not table points' })
  await question.check()
  await expect(save).toBeEnabled()
  await expectAccessible(page)
  // another amount is another question
  await page.getByLabel('How many').fill('1500')
  await expect(save).toBeDisabled()
  await page.getByLabel('How many').fill('1')
  await expect(save).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: /not table points/ })).toHaveCount(0)
})
