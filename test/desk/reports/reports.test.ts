import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { act } from '../../../db/writing/act.ts'
import { REPORT_LANGUAGES } from '../../../desk/contract/vocabulary.ts'
import { scoresData } from '../../../desk/reports/data/scores.ts'
import { signing } from '../../../tools/fuzz/texts.ts'
import { aDesk, aTable, ruled } from '../api/a-desk.ts'
import { BY, goOn, makeSpringOpen, PLAYERS } from './spring-open.ts'

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
  expect(/Current state.*?What happened/s.exec(first)?.[0]).toContain('Confirmed')
  expect(first).toContain('To do at the table')
  expect((await report()).content).toContain('<p class="version">Version 1</p>')
  await goOn(made)
  const overturned = (await report()).content
  expect(/Current state.*?Finding of the first ruling/s.exec(overturned)?.[0]).toMatch(/overturned on appeal/i)
  expect(overturned, 'nothing is to be done for a fault that was none').not.toContain('To do at the table')
  expect((await report()).content).toContain('Version 2 · replaces the report of 21 November 2026')
  expect(await made.calls.log.verify()).toMatchObject({ ok: true })
})

test('what stands at the top is what holds: not the outcome of an appeal that a later ruling followed, nor a penalty that is void', async () => {
  const { calls, finding } = await ruled()
  const top = async (language: 'en' | 'fr' = 'en'): Promise<string> => {
    const { content } = await calls.incidents.report({ incident: 1, format: 'html', language })
    return (/<h2>(?:Current state|État actuel)<\/h2>(.*?)<\/section>/s.exec(content)?.[1] ?? '').replaceAll(/<[^>]*>/g, '')
  }
  const about = { incident: 1, by: BY }
  await calls.incidents.appeal({ ...about, who: { name: 'Haruto' }, grounds: 'I took it' })
  expect(await top(), 'a reader who stops here knows that it is not final').toBe('Confirmed · Imposed: Dead handAppeal: Not decided yet')
  expect(await top('fr')).toMatch(/Recours\s: Pas encore tranché$/)
  await calls.incidents.decideAppeal({ ...about, outcome: 'upheld', reason: 'Seen' })
  expect(await top()).toBe('Ruling upheld · Imposed: Dead hand')
  await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'notice' }, reason: 'Less', by: BY, supersedes: 1 })
  expect(await top()).toBe('Confirmed with another penalty · Imposed: Notice')
  await calls.incidents.rule({
    ...about,
    rule: 'conduct.phone',
    decision: 'upheld',
    penalty: { kind: 'notice' },
    reason: 'x',
    player: { name: 'Jonas' },
  })
  expect(await top()).toMatch(/^.+: Confirmed with another penalty · Imposed: Notice.+: Confirmed · Imposed: Notice$/)
})

test('the report of an incident that was taken back says so', async () => {
  const { calls, table } = await aTable()
  await calls.incidents.open({ table, by: BY })
  await calls.incidents.undo({ incident: 1, by: BY })
  for (const [language, said] of [
    ['en', 'Undone by'],
    ['fr', 'Annulé par'],
  ] as const)
    expect((await calls.incidents.report({ incident: 1, format: 'html', language })).content).toContain(`${said} ${BY}`)
})

test('a player’s slip has that player’s penalties, also where two of the list have one name and no number', async () => {
  const { calls, table, desk } = await aTable()
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  act(db, { at: new Date(), by: BY }, (write) => {
    for (const player of ['one', 'two']) write('player', { player, number: null, name: 'Ana Lee', country: '' })
  })
  await calls.penalties.impose({
    rule: 'conduct.phone',
    player: { id: 'two', name: 'Ana Lee' },
    table,
    penalty: { kind: 'notice' },
    reason: 'It rang',
    by: BY,
  })
  const slip = async (player: string): Promise<string> => {
    for await (const news of await calls.reports.make({ what: 'player', player, format: 'html', language: 'en' }))
      if (news.kind === 'file') return news.file.content
    return ''
  }
  expect((await slip('two')).includes('It rang')).toBe(true)
  expect((await slip('one')).includes('It rang')).toBe(false)
  const scores = scoresData(db)?.players.filter(({ player }) => player === 'Ana Lee')
  expect(scores?.map(({ notices }) => notices)).toEqual([0, 1])
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
  for (const family of ['Noto Sans', 'Noto Sans JP Variable']) expect(content).toContain(`@font-face { font-family: "${family}"`)
  expect(content.length).toBeLessThan(600_000)
})

test('whatever stands in names and reasons, no page has a script, a reference outside or a broken style', async () => {
  const { desk } = aDesk()
  const evil = `</style><script>alert(1)</script>"'\\27 ); } @import url(http://example.org/x); \u202eevil`
  const by = signing(evil)
  const { calls } = await makeSpringOpen(desk, { name: evil.slice(0, 60) })
  const { id: player } = (await calls.players.list())[0] ?? { id: '' }
  await calls.penalties.impose({ rule: 'conduct.phone', player: { name: evil }, penalty: { kind: 'notice' }, reason: evil, by })
  await calls.penalties.cancel({ penalty: 2, reason: evil, by })
  const asked = [
    { what: 'penalties', format: 'html', language: 'both' },
    { what: 'tournament', format: 'html', language: 'both' },
    { what: 'incident', incident: 2, format: 'html', language: 'both' },
    { what: 'form', form: 'incident', format: 'html', language: 'fr' },
    { what: 'rule-sheet', format: 'html', language: 'both' },
    { what: 'penalty-card', rules: 'rrc-1.5', format: 'html', language: 'fr' },
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
  const tournament = await page('tournament')
  expect(tournament).toContain('Version 1')
  // in its list of incidents
  expect(tournament).toMatch(/<span class="struck"><b>Dead hand<\/b><\/span><br><span class="small">cancelled/)
  for await (const _ of await calls.reports.make({ what: 'scores', format: 'csv', language: 'en' }));
  expect((await calls.reports.left({}))[0]).toMatchObject({ what: 'scores-data', version: 1, outdated: false })
  expect((await calls.reports.left({})).slice(1).map(({ what, outdated }) => [what, outdated])).toEqual([
    ['tournament', false],
    ['penalties', false],
  ])
})

test('the report of an incident whose penalty was cancelled no longer calls the hand dead', async () => {
  const { calls } = await ruled()
  const report = async () => (await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })).content
  // tiles are named, as in the acts
  expect((await report()).match(/<p class="fact">[^<]*/g)?.join()).toMatch(/East wind/)
  expect((await report()).match(/<p class="fact">[^<]*/g)?.join()).not.toMatch(/1z/)
  expect((await report()).includes('West’s hand is dead')).toBe(true)
  await calls.penalties.cancel({ penalty: 1, reason: 'Wrong player', by: BY })
  expect((await report()).includes('West’s hand is dead')).toBe(false)
})

test('a penalty that a later ruling replaced is not reported as cancelled besides; one cancelled by itself is, with who and why', async () => {
  const { desk } = aDesk()
  const open = await makeSpringOpen(desk)
  await goOn(open)
  const report = async () => (await open.calls.incidents.report({ incident: 1, format: 'html', language: 'en' })).content
  expect((await report()).match(/Penalty cancelled/g)).toBeNull()
  const { calls } = await ruled()
  await calls.penalties.cancel({ penalty: 1, reason: 'Wrong player', by: BY })
  const html = (await calls.incidents.report({ incident: 1, format: 'html', language: 'fr' })).content
  expect(/<th>Pénalité annulée<\/th><td>([^<]*)/.exec(html)?.[1]).toMatch(/, Marta Olsen.: Wrong player$/)
})

test('the hash on a paper says what it was made from, and whether that still holds', async () => {
  const { desk } = aDesk()
  const { calls } = await makeSpringOpen(desk)
  const printed = async (): Promise<string> => {
    for await (const news of await calls.reports.make({ what: 'penalties', format: 'html', language: 'en' }))
      if (news.kind === 'file') return news.file.content
    return ''
  }
  const hash = /class="hash">([0-9a-f]{64})</.exec(await printed())?.[1] ?? ''
  expect(await calls.reports.check({ hash: hash.slice(0, 16).toUpperCase() })).toMatchObject({
    kind: 'entry',
    later: 0,
    reports: [{ what: 'penalties', version: 1, outdated: false }],
  })
  await calls.penalties.cancel({ penalty: 1, reason: 'Wrong player', by: BY })
  expect(await calls.reports.check({ hash })).toMatchObject({
    kind: 'entry',
    // the cancellation, the line that reports it to the engine, the finding as it then is
    later: 3,
    reports: [{ what: 'penalties', version: 1, outdated: true }],
  })
  const second = await printed()
  expect(second).toContain('Version 2')
  expect(await calls.reports.check({ hash }), 'as it stands on the paper').toMatchObject({ reports: [{ version: 1, outdated: true }] })
  const now = /class="hash">([0-9a-f]{64})</.exec(second)?.[1] ?? ''
  expect(await calls.reports.check({ hash: now })).toMatchObject({ reports: [{ version: 2, outdated: false }] })
  expect(await calls.reports.check({ hash: '00'.repeat(32) })).toEqual({ kind: 'none' })
  const { content: report } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  const [ruling = ''] = /class="hash">([0-9a-f]{64})</.exec(report)?.slice(1) ?? []
  expect(await calls.reports.check({ hash: ruling })).toMatchObject({
    kind: 'entry',
    what: 'ruling',
    incident: 1,
    reports: [{ what: 'incident', incident: 1, version: 1 }],
  })
  await expect(calls.reports.check({ hash: '1234567' })).rejects.toThrow()
  await expect(calls.reports.check({ hash: 'not a hash' })).rejects.toThrow()
})

test.each([
  ['a name of the alphabet', 'x'.repeat(160), 'x…'],
  ['a Japanese name', '東'.repeat(160), '東…'],
])('the foot of a page keeps its hash whole beside %s', async (_, name, cut) => {
  const { desk } = aDesk()
  const { calls } = await makeSpringOpen(desk, { name })
  for await (const news of await calls.reports.make({ what: 'penalties', format: 'html', language: 'en' }))
    if (news.kind === 'file') {
      const { content } = news.file
      const foot = (/@bottom-left { content: "([^"]*)"/.exec(content)?.[1] ?? '').replaceAll(/\\([0-9a-f]+) /g, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      const hash = /class="hash">([0-9a-f]{16})/.exec(content)?.[1] ?? 'none'
      expect(foot.endsWith(`${cut} · ${hash}`), foot).toBe(true)
      expect(foot.length).toBeLessThan(130)
    }
})

test('each act on record is said in the reader’s language, with the line as it was entered beside it', async () => {
  const { desk } = aDesk()
  const { calls } = await makeSpringOpen(desk)
  const acts = async (language: 'en' | 'fr' | 'both'): Promise<readonly string[]> => {
    const { content } = await calls.incidents.report({ incident: 1, format: 'html', language })
    const list = /<ol class="acts">(.*?)<\/ol>/s.exec(content)?.[1] ?? ''
    return [...list.matchAll(/<p>(.*?)<\/p>/gs)].map(([, said = '']) => said.replaceAll(/<[^>]*>/g, '|').replaceAll(/[ |]*\|[ |]*/g, '|'))
  }
  expect((await acts('fr')).slice(0, 3)).toEqual([
    '|Est écarte le vent d’Est|E discard 1z|',
    '|Ouest annonce pon|W call pon|',
    '|Ouest montre deux vents d’Est|W show 1z1z|',
  ])
  expect((await acts('en'))[0]).toBe('|East discards the East wind|E discard 1z|')
  expect((await acts('both'))[0]).toBe('|East discards the East wind|Est écarte le vent d’Est|E discard 1z|')
})

test('a tournament’s report lists the faults of players before the mistakes of the record, however many these are', async () => {
  const { desk } = aDesk()
  const { calls, table } = await makeSpringOpen(desk)
  // a pung of a tile that nobody discarded, three times
  for (const text of ['S pon 5p5p', 'W pon 6p6p', 'N pon 7p7p']) await calls.tables.record({ table, text, by: BY })
  let content = ''
  for await (const news of await calls.reports.make({ what: 'tournament', format: 'html', language: 'en' }))
    if (news.kind === 'file') content = news.file.content
  const rows = [...content.matchAll(/<tr><th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g)].map(([, , level]) => level)
  expect(rows.slice(0, 2)).toEqual(['Violation', 'Record'])
})

test('a tournament’s report counts the findings that no referee has ruled on, of which no incident is open', async () => {
  const { calls, table } = await ruled()
  const undecided = async (): Promise<string | undefined> => {
    let content = ''
    for await (const news of await calls.reports.make({ what: 'tournament', format: 'html', language: 'en' }))
      if (news.kind === 'file') content = news.file.content
    return /<span>Findings without a ruling<\/span><b>(\d+)<\/b>/.exec(content)?.[1]
  }
  expect(await undecided()).toBe('0')
  await calls.tables.record({ table, text: '@hand E2 0\n@from middle\nE discard 5p\nW pon 5p5p\nW discard 5p', by: BY })
  expect(await undecided()).toBe('1')
})

/** A tournament's report in a format. */
const tournamentReport = async (calls: Awaited<ReturnType<typeof ruled>>['calls'], format: 'html' | 'json'): Promise<string> => {
  for await (const news of await calls.reports.make({ what: 'tournament', format, language: 'en' }))
    if (news.kind === 'file') return news.file.content
  return ''
}

test('a tournament’s report counts a ruling that stands though its record was corrected', async () => {
  const { calls, table } = await ruled()
  await calls.tables.correct({ table, edit: { do: 'remove', at: 8, count: 1 }, by: BY })
  await calls.reviews.settle({ ruling: 1, outcome: 'stands', reason: 'The recorder erred.', by: BY })
  const { findings } = JSON.parse(await tournamentReport(calls, 'json')).statistics
  expect(findings).toMatchObject([{ rule: 'claim.not-taken', state: 'confirmed', count: 1 }])
})

test('a tournament’s report has the time from an incident to its first ruling; a ruling that opens its incident takes none', async () => {
  let minutes = 0
  const { desk } = aDesk({ now: () => new Date(Date.UTC(2026, 10, 21, 12, minutes)) })
  const { calls, table } = await makeSpringOpen(desk)
  const seconds = async () => JSON.parse(await tournamentReport(calls, 'json')).statistics.secondsToRuling
  expect(await seconds()).toBeNull()
  const { ref: incident } = await calls.incidents.open({ table, by: BY })
  minutes += 3
  const ruling = { rule: 'conduct.other', player: { name: 'Ann' }, decision: 'upheld', penalty: { kind: 'notice' }, by: BY } as const
  const { rulings } = await calls.incidents.rule({ incident, ...ruling, reason: 'seen' })
  minutes += 30
  await calls.incidents.rule({ incident, ...ruling, reason: 'seen again', supersedes: rulings[0]?.id })
  expect(await seconds()).toEqual({ median: 180, longest: 180 })
})

test('a penalty that a later ruling replaced is superseded in a tournament’s report, and not cancelled besides', async () => {
  const { calls, finding } = await ruled()
  await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'notice' }, reason: 'Less', by: BY, supersedes: 1 })
  const content = await tournamentReport(calls, 'html')
  expect(content).not.toContain('Penalty cancelled')
  expect(content).toContain('superseded')
})

test('an incident that was closed without a ruling is not undecided, and a tournament’s report has the reason', async () => {
  const { calls, table } = await ruled()
  const { ref, id: incident } = await calls.incidents.open({ table, by: BY })
  const html = async () => (await calls.incidents.report({ incident, format: 'html', language: 'en' })).content
  expect(await html()).toContain('No decision yet')
  await calls.incidents.close({ incident: ref, how: 'agreement', reason: 'all four agree', by: BY })
  expect(await html()).not.toContain('No decision yet')
  expect(await html()).toContain('Closed by agreement')
  expect(await tournamentReport(calls, 'html')).toContain('all four agree')
})
