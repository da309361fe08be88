import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskProcess } from '../desk/network/tablets/a-desk-process.ts'
import { acts, enter } from './desk.ts'
import { expect, base as test } from './fixtures.ts'

test('a tablet goes on by itself after the desk was killed and started again; its recorder is offered no decision', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'shinpan-crash-'))
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } })
  const first = await deskProcess(folder, 'on')
  let again: Awaited<ReturnType<typeof deskProcess>> | undefined
  try {
    const tablet = await context.newPage()
    await tablet.goto(`${first.url}/#/pair/${first.code}`)
    await tablet.getByLabel(/A name for this device/).fill('Tablet A')
    await tablet.getByRole('button', { name: 'Pair', exact: true }).click()
    await expect(tablet.locator('#entry')).toBeVisible()
    await tablet.locator('#entry').focus()
    await enter(tablet, ['E discard 1z', 'S draw'])
    await expect(acts(tablet)).toHaveCount(2)
    await expect(tablet.locator('.save')).toContainText(/Saved.*act 2/)

    await first.end('SIGKILL')
    await enter(tablet, ['S discard 2z', 'W draw'])
    await expect(tablet.locator('.save')).toContainText(/2 acts held/)
    again = await deskProcess(folder)
    expect(again).toMatchObject({ url: first.url, cutOff: false, trouble: null })
    await expect(tablet.locator('.save')).toContainText('Saved')
    await expect(acts(tablet)).toHaveCount(4)

    const rows = tablet.locator('#completions [role=option]')
    await tablet.locator('#entry').fill('* e')
    await expect(rows.first()).toContainText('end')
    for (const typed of ['* r', '* dead', '@rules', '@set r']) {
      await tablet.locator('#entry').fill(typed)
      await expect(rows.filter({ hasText: /ruling|dead|@rules|@set/ })).toHaveCount(0)
    }
  } finally {
    await context.close()
    await first.end('SIGKILL')
    await again?.end('SIGTERM')
    await rm(folder, { recursive: true })
  }
})
