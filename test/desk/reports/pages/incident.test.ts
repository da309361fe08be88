import { expect, test } from 'vitest'
import { incidentData } from '../../../../desk/reports/data/incident.ts'
import { incidentHtml } from '../../../../desk/reports/pages/incident.ts'
import { SEATS } from '../../../../engine/model/seats.ts'
import { aTable, BY, DEAD_HAND, disputed, rows, ruled } from '../../api/a-desk.ts'

const HEAD = 'Claire Fontaine'

test('the report has what was noted and said, all rulings in their order, the appeal, and what became of the penalty', async () => {
  const { calls, ruling, finding } = await ruled()
  const evil = '<script>alert(1)</script>'
  const about = { incident: 1, by: BY }
  await calls.incidents.fillIn({ ...about, note: `loud ${evil}`, weight: 'notable', players: [{ name: evil }] })
  await calls.incidents.addStatement({ ...about, role: 'player', who: { name: evil }, text: `I had called.\n${evil}` })
  await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'notice' }, reason: evil, by: HEAD, supersedes: ruling })
  await calls.incidents.appeal({ ...about, who: { name: 'Haruto' }, grounds: `No! ${evil}` })
  await calls.incidents.decideAppeal({ incident: 1, by: HEAD, outcome: 'overturned', reason: evil })
  await calls.incidents.close({ ...about, how: 'agreement', reason: evil })
  for (const language of ['en', 'fr'] as const) {
    const { content } = await calls.incidents.report({ incident: 1, format: 'html', language })
    expect(content).not.toContain('<script')
    const order = {
      en: [
        'Notable',
        'Statements',
        '>Confirmed<',
        'another penalty',
        'Overturned on appeal',
        'Overturned on appeal',
        'Closed by agreement',
      ],
    }
    const fr = [
      'Notable',
      'Déclarations',
      '>Confirmé<',
      'autre pénalité',
      'Infirmée sur recours',
      'Infirmée sur recours',
      'Clos d’un commun accord',
    ]
    // the top has the outcome too: each text is searched for after the one before
    let from = 0
    for (const word of language === 'en' ? order.en : fr) {
      const place = content.indexOf(word, from)
      expect(place, word).toBeGreaterThanOrEqual(from)
      from = place
    }
    expect(content.match(/Superseded|Remplacée/g), 'the one that was changed on appeal says so').toHaveLength(1)
    expect(content, 'what was refuted is no fact').toContain(
      language === 'en' ? 'Finding of the first ruling' : 'Constat de la première décision',
    )
    expect(content).not.toMatch(/>What happened<|>Ce qui s’est passé<|Dismissed: no fault|Constat rejeté/)
  }
  const { content } = await calls.incidents.report({ incident: 1, format: 'json', language: 'en' })
  expect((JSON.parse(content) as { incident: { appeals: unknown[] } }).incident.appeals).toHaveLength(1)
})

test('the report has each time that the incident was closed or reopened, with its reason, and what was noted before', async () => {
  const { calls } = await ruled()
  const about = { incident: 1, by: BY }
  const html = async (language: 'en' | 'fr') => (await calls.incidents.report({ incident: 1, format: 'html', language })).content
  await calls.incidents.fillIn({ ...about, note: 'nobody saw it' })
  await calls.incidents.fillIn({ ...about, note: 'the scorer saw it' })
  await calls.incidents.close({ ...about, how: 'closed', reason: 'done' })
  await calls.incidents.reopen({ ...about, reason: 'a witness came' })
  await calls.incidents.appeal({ ...about, who: { name: 'Haruto' }, grounds: 'I showed it' })
  await calls.incidents.undo(about)
  await calls.incidents.close({ ...about, how: 'agreement', reason: 'all four agree' })
  await calls.incidents.undo(about)
  const en = await html('en')
  expect(en).toMatch(/<h2>(<[^>]*>)*Closed(<[^>]*>)*<\/h2>(<[^>]*>)*done<.{0,40}by.{0,10} Michiko Hayashi, /)
  expect(en).toMatch(/<h2>(<[^>]*>)*Reopened(<[^>]*>)*<\/h2>(<[^>]*>)*a witness came</)
  expect(en).toMatch(/struck">(<[^>]*>)*Closed by agreement.*all four agree.{0,200}Undone/)
  expect(en).toMatch(/struck">nobody saw it<.{0,80}Michiko Hayashi, /)
  expect(en).toMatch(/(?<!struck">)the scorer saw it/)
  expect(await html('fr')).toMatch(/>Clos<.*done.*>Rouvert<.*a witness came.*struck">(<[^>]*>)*Clos d’un commun accord/s)
})

test('the report says that the record of its ruling changed, and that the signature declared the hand dead', async () => {
  const { calls, table } = await ruled('ema-2025')
  const html = async (language: 'en' | 'fr') => (await calls.incidents.report({ incident: 1, format: 'html', language })).content
  expect(await html('en')).toMatch(/Done at the table<.{0,40}>Done: the hand was declared dead at act \d+\./)
  expect(await html('en')).not.toContain('no referee has reviewed it yet')
  await calls.tables.correct({ table, edit: { do: 'remove', at: 8, count: 1 }, by: BY })
  expect(await html('en')).toContain('The record of this ruling has changed, and no referee has reviewed it yet')
  expect(await html('fr')).toContain('Le relevé de cette décision a changé')
  await calls.reviews.settle({ ruling: 1, outcome: 'stands', reason: 'The recorder erred.', by: HEAD })
  expect(await html('en')).not.toContain('no referee has reviewed it yet')
  expect(await html('en')).toMatch(/Reviewed after its record had changed: upheld<\/span>: The recorder erred\..{0,40}Claire Fontaine, /)
  expect(await html('fr')).toContain('Revue après un changement du relevé : maintenue')
})

test('a ruling whose record was corrected since says what the record said when it was signed', async () => {
  const { calls, table } = await ruled('ema-2025')
  const html = async (language: 'en' | 'fr') => (await calls.incidents.report({ incident: 1, format: 'html', language })).content
  expect(await html('en')).not.toContain('The record said then')
  for (const [at, text] of [
    [1, 'E discard 2z'],
    [3, 'W show 2z2z'],
  ] as const)
    await calls.tables.correct({ table, edit: { do: 'replace', at, text }, by: BY })
  expect(/The record said then<.{0,400}/.exec(await html('en'))?.[0]).toMatch(/East wind/i)
  expect(await html('fr')).toContain('Le relevé disait alors')
  const { content } = await calls.incidents.report({ incident: 1, format: 'json', language: 'en' })
  expect(JSON.parse(content).signedOn).toMatchObject([{ ruling: 1 }])
})

test('a hand that nobody has named is not named on paper or in the lists, until it is filled in', async () => {
  const made = await ruled()
  const { calls, table } = made
  const said = async () => {
    const state = await calls.tables.state({ table })
    const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
    return [
      state.view.hand,
      state.hands[0]?.noted,
      /hand not noted/.test(content),
      /East \d/.test(content),
      rows(made, 'SELECT incidents.hand, penalties.hand AS penalty FROM incidents JOIN penalties ON penalties.incident = incidents.id')[0],
    ]
  }
  expect(await said()).toEqual([null, false, true, false, { hand: null, penalty: null }])
  await calls.tables.correct({ table, edit: { do: 'header', text: '@hand E2 1\n@from middle' }, by: BY })
  const named = { wind: 'E', number: 2, counters: 1, sticks: 0 }
  expect(await said()).toEqual([named, true, false, true, { hand: 'E2 1', penalty: 'E2 1' }])
})

test('acts that were corrected are marked on the page and in the incident, with what they were, who did it and when', async () => {
  const { calls, table } = await ruled()
  const edit = (what: object) => calls.tables.correct({ table, by: HEAD, edit: what as never })
  await edit({ do: 'replace', at: 4, count: 1, text: 'W discard 8m' })
  await edit({ do: 'replace', at: 4, count: 1, text: 'W discard 7m' })
  await edit({ do: 'remove', at: 5, count: 1 })
  await edit({ do: 'insert', at: 6, text: 'W count 1' })
  await calls.tables.record({ table, text: 'S draw', by: BY })
  const now = await calls.incidents.get({ incident: 1 })
  expect(now.corrections).toMatchObject([
    { number: 4, was: 'W discard 9m', text: 'W discard 8m', by: HEAD },
    { number: 4, was: 'W discard 8m', text: 'W discard 7m', by: HEAD },
    { number: null, was: 'N draw', text: null, by: HEAD },
    { number: 6, was: null, text: 'W count 1', by: HEAD },
  ])
  const html = async (language: 'en' | 'fr') => (await calls.incidents.report({ incident: 1, format: 'html', language })).content
  const en = await html('en')
  expect(en).toMatch(/W discard 7m<\/code><br>.{0,40}Corrected, was.{0,60}W discard 9m<\/code> · Claire Fontaine, .{0,140}W discard 8m/)
  expect(en).toMatch(/W count 1<\/code><br>.{0,40}Inserted later.{0,20} · Claire Fontaine/)
  expect(en).toMatch(/Removed from the record.{0,60}N draw<\/code> · Claire Fontaine/)
  expect(await html('fr')).toMatch(/Corrigé, était.*Ajouté après coup.*Retiré du relevé/s)
  await calls.tables.undo({ table, by: BY })
  await calls.tables.undo({ table, by: BY })
  expect((await calls.incidents.get({ incident: 1 })).corrections, 'an undone correction is none').toHaveLength(3)
})

test('a chombo says what it costs under its rule set: the points stay with the signed ruling', async () => {
  for (const [rules, points] of [
    ['wrc-2015', '20 tournament points'],
    ['ema-2025', '20,000 table points'],
  ] as const) {
    const { calls, ruling, finding } = await ruled(rules)
    await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'chombo' }, reason: 'x', by: HEAD, supersedes: ruling })
    const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
    expect(content.match(/Chombo \([^)]*\)/g)).toEqual([`Chombo (${points})`, `Chombo (${points})`])
  }
})

test('where a long hand is cut, the page says how many acts it leaves out', async () => {
  const { calls, table } = await ruled()
  const report = async (format: 'html' | 'json', language: 'en' | 'fr' = 'en') =>
    (await calls.incidents.report({ incident: 1, format, language })).content
  expect(await report('html')).not.toContain('Earlier acts')
  expect(JSON.parse(await report('json'))).not.toHaveProperty('actsLeftOut')
  const rounds = ['9p', '9s', '8s'].flatMap((tile) => SEATS.flatMap((seat) => [`${seat} draw`, `${seat} discard ${tile}`]))
  await calls.tables.correct({ table, by: HEAD, edit: { do: 'insert', at: 1, text: rounds.join('\n') } })
  const { acts, actsLeftOut } = JSON.parse(await report('json')) as { acts: { number: number }[]; actsLeftOut: number }
  expect([acts[0]?.number, acts.length, actsLeftOut]).toEqual([9, 24, 8])
  expect(await report('html')).toContain('<p>Earlier acts that are not listed: 8</p>')
  expect(await report('html', 'fr')).toMatch(/Actes antérieurs non imprimés.: 8</)
})

test('the report says what a proposed chombo costs', async () => {
  const { desk } = await ruled()
  const { open } = desk.context
  const data = open && incidentData(desk.context, open, 1)
  if (!data) throw new Error('no incident')
  expect(data).toMatchObject({ proposed: { kind: 'dead-hand' }, proposedWorth: null })
  const chombo = { ...data, proposed: { kind: 'chombo' }, proposedWorth: { amount: 20_000, unit: 'table' } } as const
  expect(incidentHtml(chombo, 'en', () => undefined)).toContain('Chombo (20,000 table points)')
})

test('a conduct without an act names the players who sit there, and shows no hand of that table', async () => {
  const { calls, table } = await aTable('ema-2025')
  await calls.tables.record({ table, text: DEAD_HAND, by: BY })
  const { id: bare } = await calls.tables.create({ name: '9', players: { E: 'Ann', S: 'Bo', W: 'Cem', N: 'Dai' } })
  for (const at of [table, bare]) {
    const { id: incident } = await calls.incidents.open({ table: at, by: BY, note: 'came late' })
    await calls.incidents.rule({
      incident,
      rule: 'conduct.late',
      minutes: 6,
      seat: 'W',
      decision: 'changed',
      penalty: { kind: 'notice' },
      reason: 'traffic',
      by: BY,
    })
    const { content } = await calls.incidents.report({ incident, format: 'html', language: 'en' })
    expect(content).not.toContain('<ol class="acts">')
    if (at === bare) for (const name of ['Ann', 'Bo', 'Cem', 'Dai']) expect(content).toContain(`<td>${name}</td>`)
  }
  const { id: incident } = await calls.incidents.open({ table: bare, by: BY })
  const phone = { rule: 'conduct.phone', decision: 'upheld', penalty: { kind: 'notice' }, reason: 'rang', by: BY } as const
  await calls.incidents.rule({ incident, ...phone, player: { name: 'Bo' } })
  const { content } = await calls.incidents.report({ incident, format: 'html', language: 'en' })
  expect([...content.matchAll(/<tr class="who">.*?<\/tr>/gs)].map(([row]) => />(Ann|Bo|Cem|Dai)</.exec(row)?.[1])).toEqual(['Bo'])
})

test('a sheet names the zone of its times, and of an earlier case the incident, the time and the penalty', async () => {
  const { calls, table } = await ruled('ema-2025')
  await calls.tables.record({ table, text: `@hand E1 1\n${DEAD_HAND}`, by: BY })
  const { findings } = await calls.tables.state({ table })
  const again = findings.find(({ finding, ruling }) => finding.level === 'violation' && ruling === null)
  await calls.findings.rule({ finding: again?.id ?? 0, decision: 'upheld', reason: 'again', by: BY })
  const { content } = await calls.incidents.report({ incident: 2, format: 'html', language: 'en' })
  expect(content).toMatch(/Written [^<]+ \(UTC(?:[+-]\d\d:\d\d)?\)/)
  expect(content).toMatch(/Table 7 · Incident 1, [^<]+ · Dead hand/)
})

test('the acts on a sheet go on from the finding to the ruling, which may rest on them', async () => {
  const { calls, table, finding } = await disputed('ema-2025')
  await calls.tables.record({ table, text: 'S draw\nS discard 2s\nW call ron', by: 'recorder' })
  await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'chombo' }, reason: 'a win with a false set', by: BY })
  await calls.tables.record({ table, text: 'N note after the ruling', by: 'recorder' })
  const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect(content).toContain('<code>W call ron</code>')
  expect(content).not.toContain('<code>N note')
})

test('a sheet has the section of the penalty too, which need not be that of the rule', async () => {
  const { calls, table } = await aTable('ema-2025')
  const text = '@from middle\nE discard 3m\nS call ron\nS reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z'
  const { state } = await calls.tables.record({ table, text, by: 'recorder' })
  await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'upheld', reason: 'as shown', by: BY })
  const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect(content).toMatch(/<p class="big">Chombo[^<]*<\/p>(<p class="cite">[^<]*<\/p>)*<p class="cite">EMA 2025, sections? [^<]*6\.8/)
})
