import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { REPORT_LANGUAGES } from '../../desk/reports/voice.ts'
import { BY, goOn, makeSpringOpen, PLAYERS } from '../reports/spring-open.ts'
import { aDesk } from './a-desk.ts'

const incident = { what: 'incident', incident: 1 } as const

test('two reports of the same record are the same to the byte but for when they were made', async () => {
  let minutes = 0
  const { desk } = aDesk({ now: () => new Date(Date.UTC(2026, 10, 21, 12, minutes++)) })
  const { calls } = await makeSpringOpen(desk)
  for (const language of REPORT_LANGUAGES) {
    const [one, other] = [
      await calls.incidents.report({ incident: 1, format: 'html', language }),
      await calls.incidents.report({ incident: 1, format: 'html', language }),
    ]
    const hashes = [one, other].map(({ content }) => createHash('sha256').update(withoutTime(content)).digest('hex'))
    expect([one.content === other.content, hashes[0] === hashes[1]]).toEqual([false, true])
  }
})

/** The report without the line that says when it was made. */
const withoutTime = (page: string): string => page.replace(/(?:Written|Rédigé le)(?:<[^>]*>| ·)* [^<]*<\/p><\/header>/, '')

test('what the record says anew makes another version, which says the place of which report it takes', async () => {
  const { desk } = aDesk()
  const made = await makeSpringOpen(desk)
  const report = () => made.calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  const first = (await report()).content
  expect(/How it stands.*?What happened/s.exec(first)?.[0]).toContain('Confirmed')
  expect(first).toContain('To do at the table')
  expect((await report()).content).toContain('<p class="version">Version 1</p>')
  await goOn(made)
  const overturned = (await report()).content
  expect(/How it stands.*?What happened/s.exec(overturned)?.[0]).toMatch(/overturned/i)
  expect(overturned, 'nothing is to be done for a fault that was none').not.toContain('To do at the table')
  expect((await report()).content).toContain('Version 2 · takes the place of the report of 21 November 2026')
  expect(await made.calls.log.verify()).toMatchObject({ ok: true })
})

test('a report tells how far it has come, and where nothing can print says so', async () => {
  const { desk } = aDesk()
  const { calls } = await makeSpringOpen(desk)
  const steps: string[] = []
  const ask = async () => {
    for await (const news of await calls.reports.make({ ...incident, format: 'pdf', language: 'fr' }))
      steps.push(news.kind === 'step' ? news.step : news.file.name)
  }
  await expect(ask()).rejects.toMatchObject({ code: 'REFUSED', message: expect.stringContaining('no PDF can be made here') })
  expect(steps).toEqual(['checking', 'reading', 'printing'])
})

test('both languages stand side by side, and every name in its own letters with a font that holds them', async () => {
  const { desk } = aDesk()
  const { calls } = await makeSpringOpen(desk)
  const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'both' })
  for (const text of ['What happened', 'Ce qui s’est passé', ...Object.values(PLAYERS), BY]) expect(content).toContain(text)
  for (const family of ['Noto Sans', 'Noto Sans JP']) expect(content).toContain(`@font-face { font-family: "${family}"`)
  expect(content.length).toBeLessThan(600_000)
})

test('whatever stands in names and reasons, no page has a script, a reference outside or a broken style', async () => {
  const { desk } = aDesk()
  const evil = `</style><script>alert(1)</script>"'\\27 ); } @import url(http://example.org/x); \u202eevil`
  const { calls } = await makeSpringOpen(desk, { name: evil.slice(0, 60) })
  const { id: player } = (await calls.players.list())[0] ?? { id: '' }
  await calls.penalties.impose({ rule: 'conduct.phone', player: { name: evil }, penalty: { kind: 'notice' }, reason: evil, by: evil })
  await calls.penalties.cancel({ penalty: 2, reason: evil, by: evil })
  const asked = [
    { what: 'penalties', format: 'html', language: 'both' },
    { what: 'tournament', format: 'html', language: 'both' },
    { what: 'incident', incident: 2, format: 'html', language: 'both' },
    { what: 'form', form: 'incident', format: 'html', language: 'fr' },
    { what: 'player', player, format: 'html', language: 'en' },
  ] as const
  for (const one of asked) {
    if (one.what === 'player' && player === '') continue
    let page = ''
    for await (const news of await calls.reports.make(one)) if (news.kind === 'file') page = news.file.content
    expect(/<script|<img|\u202e/i.exec(page), one.what).toBeNull()
    expect(page.match(/<\/style>/g), one.what).toHaveLength(1)
    const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? ''
    expect(/@import|url\((?!data:font)/.exec(style), one.what).toBeNull()
    expect(/\b(?:src|href)="(?!#)/.exec(page), one.what).toBeNull()
  }
})

test('penalties given, and cancelled, stand on the sheet and on the player’s slip; each kind of report has its own versions', async () => {
  const { desk } = aDesk()
  const { calls } = await makeSpringOpen(desk)
  const page = async (what: 'penalties' | 'tournament'): Promise<string> => {
    for await (const news of await calls.reports.make({ what, format: 'html', language: 'en' }))
      if (news.kind === 'file') return news.file.content
    return ''
  }
  expect(await page('penalties')).toContain('<b>Dead hand</b>')
  await calls.penalties.cancel({ penalty: 1, reason: 'Wrong player', by: BY })
  const left = await calls.reports.left({})
  expect(left.map(({ what, version, outdated }) => [what, version, outdated])).toEqual([['penalties', 1, true]])
  const after = await page('penalties')
  expect([after.includes('Wrong player'), after.includes('class="off"'), after.includes('Version 2')]).toEqual([true, true, true])
  expect(await page('tournament')).toContain('Version 1')
  expect((await calls.reports.left({})).map(({ what, outdated }) => [what, outdated])).toEqual([
    ['tournament', false],
    ['penalties', false],
  ])
})
