import { renameSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { TableState } from '../../desk/contract/tables.ts'
import { PLAYERS } from './tables.ts'
import { firstOpen, type TableIn, violationIn, type World } from './world.ts'

/**
 * A screen in one of its states: its name in pictures, and a function that opens it from anywhere. The function waits until everything is
 * loaded.
 */
export type Screen = {
  readonly name: string
  readonly open: (page: Page, world: World) => Promise<void>
  /** A state similar to others: the accessibility test checks it once wide and once narrow, not in every theme. */
  readonly alike?: true
  /** Resets state that would otherwise remain with the reader. */
  readonly leave?: (page: Page, world: World) => Promise<void>
}

/** Every screen and state. The pictures and the accessibility test use this list. */
export const SCREENS: readonly Screen[] = [
  { name: 'start', open: (page, world) => at(page, world, 'start', '.start form') },
  {
    name: 'start-hub',
    open: (page, world) =>
      then(at(page, world, 'start', '.start form'), async () => {
        await press(page, 'Alt+j', '.fromhub input')
        // no server listens there
        await page.keyboard.insertText('postgres://anna:secret@127.0.0.1:1/hub')
        await press(page, 'Enter', '.fromhub .err')
      }),
    leave: (page) => page.keyboard.press('Escape'),
  },
  { name: 'hall', open: (page, world) => at(page, world, 'hall', '.hall .grid > li') },
  {
    name: 'hall-new-table',
    open: (page, world) =>
      then(at(page, world, 'hall', '.hall'), () => page.getByRole('button', { name: /New table|Nouvelle table/ }).click()),
  },
  { name: 'hall-found', open: (page, world) => then(at(page, world, 'hall', '.cmd input'), () => page.keyboard.type('Mor')) },
  { name: 'table-empty', open: (page, world) => table(page, world, 'fresh') },
  { name: 'table-countdown', open: (page, world) => then(table(page, world, 'countdown'), () => page.keyboard.type('W t')) },
  { name: 'table-misread', open: (page, world) => then(table(page, world, 'countdown'), () => type(page, 'W dicard 1z', '.misread')) },
  { name: 'table-violation', open: (page, world) => table(page, world, 'violation') },
  { name: 'table-question', open: (page, world) => then(table(page, world, 'question'), () => page.keyboard.press('PageDown')) },
  { name: 'table-busy', open: (page, world) => table(page, world, 'busy') },
  { name: 'table-full', open: (page, world) => table(page, world, 'full') },
  { name: 'table-claimed', open: (page, world) => table(page, world, 'claimed') },
  { name: 'table-claimed-shown', open: (page, world) => then(table(page, world, 'claimed'), () => press(page, 'Shift+B', '.was')) },
  { name: 'table-neighbours', open: (page, world) => table(page, world, 'neighbours') },
  { name: 'table-undone', alike: true, open: (page, world) => then(table(page, world, 'undone'), () => page.waitForSelector('.undone')) },
  { name: 'table-past', open: (page, world) => then(table(page, world, 'violation'), () => press(page, 'ArrowUp', '.past')) },
  {
    name: 'table-correcting',
    open: (page, world) =>
      then(table(page, world, 'violation'), async () => {
        await press(page, 'ArrowUp', '.picked')
        await press(page, 'Delete', '.note.draft .do')
      }),
  },
  { name: 'table-middle', open: (page, world) => then(table(page, world, 'fresh'), () => press(page, 'F3', '.handform .lying')) },
  { name: 'table-end', open: (page, world) => then(table(page, world, 'violation'), () => press(page, 'F7', '.handform .payments')) },
  {
    name: 'table-end-doubt',
    alike: true,
    open: (page, world) =>
      then(table(page, world, 'fresh'), async () => {
        await press(page, 'F7', '.handform .payments')
        await page.locator('#before').fill('31000 29000 30000 33000')
        await page.locator('input[name="how"][value="exhaustive"]').check({ force: true })
        await page.waitForSelector('.handform .doubt')
      }),
    leave: (page) => page.locator('#before').fill(''),
  },
  {
    name: 'table-result',
    alike: true,
    open: (page, world) =>
      then(table(page, world, 'violation'), async () => {
        await press(page, 'F8', '.handform fieldset')
        await page.locator('input[name="what"]').last().check({ force: true })
        await page.locator('.handform .score').first().fill('31000')
        for (const box of (await page.locator('.handform .score').all()).slice(1)) await box.fill('30000')
        await page.waitForSelector('.handform .err')
      }),
    leave: (page) => page.locator('input[name="what"]').first().check({ force: true }),
  },
  { name: 'table-people', open: (page, world) => then(table(page, world, 'violation'), () => press(page, 'F8', '.handform fieldset')) },
  { name: 'table-live', open: (page, world) => then(table(page, world, 'live'), () => page.keyboard.press('PageDown')) },
  {
    name: 'table-fast',
    alike: true,
    open: (page, world) => then(table(page, world, 'countdown'), () => press(page, 'F2', '.line .mode')),
    leave: (page) => page.keyboard.press('F2'),
  },
  { name: 'table-signed', open: (page, world) => table(page, world, 'signed') },
  { name: 'table-corrected', alike: true, open: (page, world) => table(page, world, 'corrected') },
  { name: 'table-forked', open: (page, world) => then(table(page, world, 'forked'), () => page.waitForSelector('.fork')) },
  { name: 'table-two-hands', open: (page, world) => then(table(page, world, 'twoHands'), () => page.waitForSelector('.fork')) },
  { name: 'ruling', open: (page, world) => ruling(page, world, 'violation') },
  { name: 'ruling-change', open: (page, world) => then(ruling(page, world, 'violation'), () => press(page, 'c', '#reason')) },
  { name: 'ruling-confirm', open: (page, world) => then(ruling(page, world, 'violation'), () => press(page, 'Control+Enter', '#reason')) },
  { name: 'ruling-signed', open: (page, world) => ruling(page, world, 'signed') },
  { name: 'ruling-corrected', alike: true, open: (page, world) => ruling(page, world, 'corrected') },
  { name: 'ruling-question', open: (page, world) => ruling(page, world, 'question') },
  {
    name: 'ruling-compared',
    alike: true,
    open: (page, world) => then(ruling(page, world, 'violation'), () => press(page, 'o', '.compared td')),
  },
  { name: 'card', open: (page, world) => then(ruling(page, world, 'violation'), () => press(page, 'p', '.card')) },
  {
    name: 'card-corrected',
    alike: true,
    open: (page, world) => then(ruling(page, world, 'corrected'), () => press(page, 'p', '.card')),
  },
  {
    name: 'replay',
    open: (page, world) =>
      then(ruling(page, world, 'signed'), () => then(press(page, 'v', '.replay .here'), () => press(page, 'o', '.cmp td'))),
  },
  {
    name: 'replay-scratch',
    open: (page, world) =>
      then(ruling(page, world, 'signed'), () => then(press(page, 'v', '.replay .here'), () => press(page, 'w', '.wouldbe .found'))),
  },
  { name: 'incidents', open: (page, world) => at(page, world, 'incidents', 'tbody tr') },
  {
    name: 'precedents',
    open: (page, world) => then(at(page, world, 'incident/1', '.rls .rl'), () => press(page, 'b', '.files-beside form')),
  },
  { name: 'penalties', open: (page, world) => at(page, world, 'penalties', 'tbody tr') },
  { name: 'penalties-findings', open: (page, world) => at(page, world, 'penalties/view=findings&shown=yes', '.chart') },
  {
    name: 'penalties-impose',
    alike: true,
    open: (page, world) => then(at(page, world, 'penalties', 'tbody tr'), () => press(page, 'n', '.bar2 .two')),
  },
  { name: 'about', alike: true, open: (page, world) => at(page, world, 'about', '.about li') },
  { name: 'reports', open: (page, world) => at(page, world, 'reports', '.wish') },
  { name: 'person', open: (page, world) => at(page, world, 'person/1', '.held') },
  {
    name: 'persons',
    alike: true,
    open: (page, world) =>
      then(at(page, world, 'person', '.people li'), async () => {
        await page.getByRole('button', { name: /Look first|Regarder d’abord/ }).click()
        await page.waitForSelector('.looked')
      }),
  },
  { name: 'rulebook', open: (page, world) => at(page, world, 'rulebook', 'table.book') },
  {
    name: 'offences',
    open: (page, world) =>
      then(at(page, world, 'hall', '.hall'), async () => {
        await press(page, 'F1', '.offences input')
        await page.keyboard.type('noten riichi')
      }),
    leave: (page) => page.keyboard.press('Escape'),
  },
  { name: 'rulebook-rule', alike: true, open: (page, world) => at(page, world, 'rulebook/claim.not-taken', '.rule-page') },
  { name: 'incident', open: (page, world) => incident(page, world) },
  ...(
    [
      ['statement', 's'],
      ['details', 'w'],
      ['anew', 'c'],
      ['appeal', 'a'],
      ['agreed', 'g'],
      ['cancel', 'k'],
    ] as const
  ).map(
    ([name, key]): Screen => ({
      name: `incident-${name}`,
      alike: true,
      open: (page, world) => then(incident(page, world), () => press(page, key, '.bar2.open')),
    }),
  ),
  { name: 'waiting', open: (page, world) => at(page, world, 'waiting', '.waiting') },
  {
    name: 'palette',
    alike: true,
    open: (page, world) => then(at(page, world, 'hall', '.hall'), () => press(page, 'Control+k', '.palette [role=menuitem]')),
  },
  {
    name: 'hall-plan',
    alike: true,
    open: (page, world) => then(at(page, world, 'hall', '.hall'), () => page.getByRole('button', { name: /Plan rounds|Prévoir/ }).click()),
  },
  {
    name: 'sign-in',
    alike: true,
    open: (page, world) =>
      then(at(page, world, 'hall', '.hall'), async () => {
        await press(page, 'F9', '[role=menu]')
        await page
          .getByRole('menuitem', { name: /Set a code|code/i })
          .first()
          .click()
        await page.waitForSelector('.signer')
      }),
    leave: (page) => page.keyboard.press('Escape'),
  },
  ...(['tournament', 'rules', 'players', 'rounds', 'referees', 'machine', 'check'] as const).map(
    (step): Screen => ({
      name: `setup-${step}`,
      alike: true,
      open: (page, world) => at(page, world, `setup/${step}`, '.setup .scroll > *'),
    }),
  ),
  {
    name: 'setup-settings',
    alike: true,
    open: (page, world) =>
      then(at(page, world, 'setup/rules', '.setup .scroll > *'), () => page.getByText(/^(All settings|Tous les réglages)$/).click()),
  },
  {
    name: 'setup-house',
    alike: true,
    open: (page, world) =>
      then(at(page, world, 'setup/rules', '.setup .scroll > *'), async () => {
        await page.getByRole('button', { name: /Add a house rule|Ajouter une règle maison/ }).click()
        await page.getByLabel(/^(Becomes|Devient)$/).waitFor()
      }),
  },
  { name: 'setup-lists', open: (page, world) => at(page, world, 'setup/lists', '.listhelp') },
  {
    name: 'setup-preview',
    open: (page, world) =>
      then(at(page, world, 'setup/lists', '#list-file'), async () => {
        await page.setInputFiles('#list-file', { name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(PLAYERS) })
        await page.waitForSelector('.listpart')
      }),
  },
  { name: 'setup-seating', open: (page, world) => at(page, world, 'setup/seating', '.seats input') },
  {
    name: 'setup-table',
    open: (page, world) =>
      then(at(page, world, 'setup/seating', '.seats input'), async () => {
        await page.locator('.seats tbody').getByRole('button').first().click()
        await page.locator('.seating form input').waitFor()
      }),
  },
  { name: 'keys', open: (page, world) => then(at(page, world, 'hall', '.hall'), () => press(page, '?', '[role=dialog]')) },
  { name: 'menu', open: (page, world) => then(at(page, world, 'hall', '.hall'), () => press(page, 'F9', '[role=menu]')) },
]

/** The same for other files, those of a file one after the other: each file is opened in a reloaded window. */
export const OTHER_FILES: readonly (Screen & { readonly file: keyof World['files'] })[] = [
  { name: 'hall-empty', file: 'empty', open: (page, world) => at(page, world, 'hall', '.hall') },
  { name: 'incidents-empty', file: 'empty', open: (page, world) => at(page, world, 'incidents', '.empty') },
  { name: 'penalties-empty', file: 'empty', open: (page, world) => at(page, world, 'penalties', '.empty') },
  {
    name: 'hall-misplaced',
    file: 'empty',
    open: (page, world) => {
      renameSync(world.files.empty, `${world.files.empty}.away`)
      return at(page, world, 'hall', '.alarm')
    },
    leave: async (page, world) => {
      renameSync(`${world.files.empty}.away`, world.files.empty)
      await page.waitForSelector('.alarm', { state: 'detached' })
    },
  },
  { name: 'hall-damaged', file: 'damaged', open: (page, world) => at(page, world, 'hall', '.alarm') },
  { name: 'hall-limit', file: 'ema', open: (page, world) => at(page, world, 'hall', '.roundclock .limit') },
  { name: 'table-untaken', file: 'ema', alike: true, open: (page, world) => table(page, world, 'untaken') },
  { name: 'table-undeclared', file: 'ema', open: (page, world) => then(table(page, world, 'undeclared'), () => declarable(page)) },
  { name: 'table-declared', file: 'ema', open: (page, world) => table(page, world, 'declared') },
  { name: 'table-shown', file: 'ema', alike: true, open: (page, world) => table(page, world, 'shown') },
  { name: 'ruling-shown', file: 'ema', alike: true, open: (page, world) => ruling(page, world, 'shown') },
  { name: 'ruling-undeclared', file: 'ema', open: (page, world) => ruling(page, world, 'undeclared') },
  { name: 'ruling-declared', file: 'ema', alike: true, open: (page, world) => ruling(page, world, 'declared') },
  { name: 'ruling-declared-by-signing', file: 'ema', alike: true, open: (page, world) => ruling(page, world, 'declaredBySigning') },
  {
    name: 'card-undeclared',
    file: 'ema',
    alike: true,
    open: (page, world) => then(ruling(page, world, 'undeclared'), () => press(page, 'p', '.card')),
  },
  {
    name: 'card-declared',
    file: 'ema',
    alike: true,
    open: (page, world) => then(ruling(page, world, 'declaredBySigning'), () => press(page, 'p', '.card')),
  },
  {
    name: 'replay-declared',
    file: 'ema',
    alike: true,
    open: (page, world) => then(ruling(page, world, 'declaredBySigning'), () => press(page, 'v', '.replay .here')),
  },
  { name: 'incident-declared', file: 'ema', alike: true, open: (page, world) => incident(page, world, 'declaredBySigning') },
  { name: 'hall-24', file: 'many', open: (page, world) => at(page, world, 'hall', '.hall') },
  { name: 'hall-60', file: 'most', open: (page, world) => at(page, world, 'hall', '.hall') },
]

/** Opens a file and waits for its hall. */
export const openFile = async (page: Page, world: World, file: keyof World['files']): Promise<void> => {
  await world.call('tournaments/open', { file: world.files[file] })
  const isThere = page.url().startsWith(world.home)
  await page.goto(`${world.home}#/hall`)
  if (isThere) await page.reload()
  await page.waitForSelector('.hall')
}

/** An act that is held because the desk does not answer. `mend` restores the answers. */
export const notSaved = {
  name: 'table-not-saved',
  open: async (page: Page, world: World): Promise<void> => {
    await table(page, world, 'fresh')
    await page.context().setOffline(true)
    await type(page, 'E discard 1z', '.alarm')
  },
  mend: async (page: Page): Promise<void> => {
    await page.context().setOffline(false)
    await page.click('.alarm .btn')
    await page.waitForSelector('.save:not(.bad)')
  },
} as const

/** Goes to a screen by way of another, so that it contains no earlier input or open parts. */
const at = async (page: Page, { home }: World, place: string, sign: string): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.goto(`${home}#/penalties`)
  await page.goto(`${home}#/${place}`)
  await page.waitForSelector(sign)
}

const table = async (page: Page, world: World, name: TableIn): Promise<void> => {
  await at(page, world, `table/${world.tables[name]}`, '#entry:focus')
}

const ruling = async (page: Page, world: World, name: TableIn): Promise<void> => {
  const state = await world.call<TableState>('tables/state', { table: world.tables[name] })
  await at(page, world, `table/${world.tables[name]}/hand/${state.hand}/finding/${firstOpen(state).id}`, '.doc h1')
}

/** The note of a hand that can be declared dead, with its button. */
const declarable = async (page: Page): Promise<void> => {
  await page.keyboard.press('PageDown')
  await page.getByRole('button', { name: /Declare the hand dead|Déclarer la main morte/ }).waitFor()
}

/** The page of the incident that has a ruling. */
const incident = async (page: Page, world: World, name: TableIn = 'signed'): Promise<void> => {
  const state = await world.call<TableState>('tables/state', { table: world.tables[name] })
  await at(page, world, `incident/${violationIn(state).incident}`, 'main.case .bar2')
}

const then = async (there: Promise<void>, act: () => Promise<unknown>): Promise<void> => {
  await there
  await act()
}

const press = async (page: Page, key: string, sign: string): Promise<void> => {
  await page.keyboard.press(key)
  await page.waitForSelector(sign)
}

const type = async (page: Page, line: string, sign: string): Promise<void> => {
  await page.keyboard.type(line)
  await press(page, 'Enter', sign)
}
