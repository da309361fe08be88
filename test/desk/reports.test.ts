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
  expect((await report()).content).toContain('<p class="version">Version 1</p>')
  expect((await report()).content).toContain('<p class="version">Version 1</p>')
  await goOn(made)
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
