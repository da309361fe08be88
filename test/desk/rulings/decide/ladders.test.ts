import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { stepLine } from '../../../../engine/wording/penalties/ladder-note.ts'
import { type ADesk, aDesk, aTable } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

const BY = 'Michiko Hayashi'
/** Haruto claims a pung from across and lays the claimed tile on the wrong side. */
const ROTATION = (n: number) => `@hand E1 ${n}\n@from middle\nE discard 1z\nW call pon\nW show 1z1z\nW take left\nW discard 9m`

/** A table of EMA 2025 where Haruto lays a pung wrongly once a hand. */
const minorErrors = async () => {
  const made = await aTable('ema-2025')
  const { calls, table } = made
  const again = async (n: number) => {
    const { state } = await calls.tables.record({ table, text: ROTATION(n), by: '' })
    return state.findings.find(({ finding }) => finding.rule === 'group.rotation') ?? expect.fail('no advice')
  }
  const pointOut = (finding: number) => calls.findings.rule({ finding, decision: 'upheld', reason: 'Pointed out.', by: BY })
  return { ...made, again, pointOut }
}

test('a minor error counts once a referee says that it was pointed out; the next one is left to the referee (EMA 2025, 6.1.1)', async () => {
  const { calls, again, pointOut } = await minorErrors()
  const first = await again(0)
  expect([first.finding.level, first.proposed]).toEqual(['advice', { kind: 'none' }])
  const unconfirmed = await again(1)
  expect([unconfirmed.proposed, unconfirmed.earlier], 'nobody has confirmed the first').toEqual([{ kind: 'none' }, []])
  await pointOut(unconfirmed.id)
  const second = await again(2)
  expect([second.proposed, second.earlier.length]).toEqual([{ kind: 'discretion' }, 1])
  await expect(pointOut(second.id), 'the referee has to name the penalty').rejects.toMatchObject({ code: 'REFUSED' })
  const { ruling, state } = await calls.findings.rule({
    finding: second.id,
    decision: 'upheld',
    penalty: { kind: 'dead-hand' },
    reason: 'The second time.',
    by: BY,
  })
  expect([ruling.decision, ruling.proposed, ruling.imposed]).toEqual(['upheld', { kind: 'discretion' }, { kind: 'dead-hand' }])
  expect(state.view.seats.W.dead, 'a signed dead hand declares it').toBe(true)
})

test('what was undone, dismissed or cancelled does not count; restored, it counts again', async () => {
  const { calls, again, pointOut } = await minorErrors()
  const first = await again(0)
  await pointOut(first.id)
  const second = await again(1)
  const state = async () => {
    const { findings } = await calls.tables.state({ table: (await calls.incidents.list())[0]?.tableId ?? '' })
    return findings.find(({ id }) => id === second.id)?.proposed.kind
  }
  expect(await state()).toBe('discretion')
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(await state()).toBe('none')
  await calls.incidents.redo({ incident: 1, by: BY })
  expect(await state()).toBe('discretion')
  await calls.incidents.appeal({ incident: 1, who: { name: 'Haruto' }, grounds: 'It lay right.', by: BY })
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'The video shows it.', by: BY })
  expect(await state()).toBe('none')
})

test.each([
  ['the seat is taken by another person: the count stays with the first one', 'Greta', 'notice'],
  ['the same person at another table', 'Haruto', 2000],
] as const)('%s', async (_, west, proposed) => {
  const { calls, table } = await aTable('rrc-1.5')
  const LATE = (n: number) => `@hand E${n} 0\n@from middle\nE discard 1m\nN call chii`
  const { state } = await calls.tables.record({ table, text: LATE(1), by: BY })
  await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'upheld', reason: 'x', by: BY })
  const other = await calls.tables.create({ name: '8', players: { E: 'A', S: 'B', W: 'C', N: west === 'Haruto' ? 'Jonas' : west } })
  const { state: next } = await calls.tables.record({ table: other.id, text: LATE(1), by: BY })
  const penalty = next.findings[0]?.proposed
  expect(penalty?.kind === 'points' ? penalty.amount : penalty?.kind).toBe(proposed)
})

/** West declares riichi in East's turn, which the referee confirms. */
const RIICHI = (n: number) => `@hand E1 ${n}\n@from middle\nE discard 1z\nW riichi 9m\n* answer 2 foul`

test('the milder sanction of the Russian table is stored with its section, and begins the ladder (1.9, 1.4.1)', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const ruled = async (n: number, penalty: { kind: 'notice' } | { kind: 'dead-hand' }) => {
    const { state } = await calls.tables.record({ table, text: RIICHI(n), by: BY })
    const found = state.findings.find(({ finding }) => finding.rule === 'turn.act' && finding.level === 'violation')
    expect(found?.proposed).toEqual({ kind: 'dead-hand' })
    const finding = found?.id ?? expect.fail('no violation')
    return (await calls.findings.rule({ finding, decision: 'changed', penalty, reason: 'An accident.', by: BY })).ruling
  }
  const regular = await ruled(0, { kind: 'dead-hand' })
  const milder = await ruled(1, { kind: 'notice' })
  expect([regular.decision, milder.decision, milder.imposed]).toEqual(['upheld', 'changed', { kind: 'notice' }])
  expect([regular.sections, milder.sections], 'each cites the section of its penalty').toEqual([
    ['3.4.7', '1.9'],
    ['3.4.7', '1.9'],
  ])
  expect([regular.step, milder.step], 'a dead hand is no step').toMatchObject([
    null,
    { time: 1, penalty: { kind: 'notice' }, section: '1.4.1' },
  ])
})

/** Every second yellow card of a player becomes a red one, for phones and noise together. */
const CARDS = JSON.stringify({
  id: 'cards',
  name: { en: 'Cards', fr: 'Cartons' },
  edition: '1',
  parent: 'ema-2025',
  differences: [
    {
      kind: 'ladder',
      name: { en: 'Cards', fr: 'Cartons' },
      rules: ['conduct.phone', 'house.noise'],
      counts: 'together',
      steps: [
        { name: { en: 'yellow card', fr: 'carton jaune' }, penalty: { kind: 'notice' } },
        { name: { en: 'red card', fr: 'carton rouge' }, penalty: { kind: 'points', amount: 20_000, unit: 'table' } },
      ],
      last: 'restarts',
      who: BY,
      when: '2026-11-20',
      why: 'Two yellow cards make a red one.',
    },
  ],
})

test('a tournament’s own ladder counts its reasons together, for each player, and only its own steps', async () => {
  const { calls, table } = await aTable('ema-2025')
  await calls.ruleSets.goBy({ rules: { text: CARDS }, from: null, by: BY })
  const impose = (rule: string, name = 'Zofia') => calls.penalties.impose({ rule, table, player: { name }, reason: 'x', by: BY })
  const kinds = async (rule: string, name = 'Zofia') => (await calls.penalties.propose({ rule, table, player: { name } })).penalty.kind
  await impose('conduct.phone')
  expect(await kinds('house.noise'), 'the second card, for another reason').toBe('points')
  expect(await kinds('house.noise', 'Camille'), 'another player').toBe('notice')
  const red = await impose('house.noise')
  expect(red?.penalty).toEqual({ kind: 'points', amount: 20_000, unit: 'table' })
  expect(red?.step && stepLine(red.step, red.penalty, 'en')).toBe(
    'Second time for this player: red card, 20,000 table points (house rule of Cards).',
  )
  expect(await kinds('conduct.phone'), 'it begins again').toBe('notice')
  expect((await calls.incidents.resting({ incident: 1 })).repeats.map(({ incident }) => incident)).toEqual([2])
  await calls.penalties.cancel({ penalty: 1, reason: 'It was not hers.', by: BY })
  expect(await kinds('conduct.phone'), 'only one of them still counts').toBe('points')
  expect((await calls.incidents.stale()).map(({ incident, counted, why }) => [incident, counted, why])).toEqual([[2, 1, 'cancelled']])
  for await (const news of await calls.reports.make({ what: 'tournament', format: 'json', language: 'en' }))
    if (news.kind === 'file') expect(JSON.parse(news.file.content).statistics.rulings.review, 'the report says that it waits').toBe(1)
})

test('a signed ruling keeps its step, whatever the rules and the earlier cases become', async () => {
  const { calls, table } = await aTable('ema-2025')
  await calls.ruleSets.goBy({ rules: { text: CARDS }, from: null, by: BY })
  const impose = (extra: object = {}) =>
    calls.penalties.impose({ rule: 'house.noise', table, player: { name: 'Zofia' }, reason: 'x', by: BY, ...extra })
  await impose()
  await impose()
  await impose({ penalty: { kind: 'chombo' } })
  await calls.penalties.cancel({ penalty: 1, reason: 'It was not hers.', by: BY })
  const renamed = CARDS.replaceAll('red card', 'purple card').replace('"edition":"1"', '"edition":"2"').replace('"Cards"', '"Colours"')
  await calls.ruleSets.goBy({ rules: { text: renamed }, from: null, by: BY })
  const lines = (await calls.penalties.list()).map(({ step, penalty }) => step && stepLine(step, penalty, 'en'))
  expect(lines).toEqual([
    'First time for this player: yellow card, notice (house rule of Cards).',
    'Second time for this player: red card, 20,000 table points (house rule of Cards).',
    'Third time for this player: yellow card, notice (house rule of Cards); the referee imposed another penalty.',
  ])
  const before = await calls.precedents.here({ rule: 'house.noise' })
  expect(before.map(({ step, imposed }) => step && stepLine(step, imposed, 'en')).toReversed()).toEqual(lines)
  for await (const news of await calls.reports.make({ what: 'tournament', format: 'html', language: 'en' }))
    if (news.kind === 'file') for (const line of lines) expect(news.file.content).toContain(`Step of the ladder: ${line}`)
  const { content } = await calls.incidents.report({ incident: 2, format: 'html', language: 'fr', by: BY })
  expect(content).toContain('Deuxième fois pour ce joueur\u00a0: carton rouge, 20\u202f000 points de table (règle maison\u00a0: Cartons).')
  const [, , changed] = (await calls.incidents.list()).flatMap(({ rulings }) => rulings)
  expect([changed?.proposed, changed?.imposed]).toEqual([{ kind: 'notice' }, { kind: 'chombo' }])
})

test('a case that is ruled on again counts only the cases before it', async () => {
  const { calls, table } = await aTable('ema-2025')
  await calls.ruleSets.goBy({ rules: { text: CARDS }, from: null, by: BY })
  const of = { rule: 'house.noise', table, player: { name: 'Zofia' } }
  for (let n = 0; n < 3; n++) await calls.penalties.impose({ ...of, penalty: { kind: 'notice' }, reason: 'x', by: BY })
  await calls.penalties.cancel({ penalty: 1, reason: 'It was not hers.', by: BY })
  const again = (incident: number) => calls.incidents.propose({ ...of, incident })
  expect([(await again(2)).penalty, (await again(2)).earlier]).toEqual([{ kind: 'notice' }, []])
  expect((await again(3)).earlier.map(({ incident }) => incident)).toEqual([2])
  const { rulings } = await calls.incidents.rule({ incident: 2, ...of, supersedes: 2, decision: 'upheld', reason: 'Again.', by: BY })
  expect(rulings.at(-1)?.imposed).toEqual({ kind: 'notice' })
  expect(
    (await again(3)).earlier.map(({ incident }) => incident),
    'the newer ruling makes it no later case',
  ).toEqual([2])
})

/** Jonas calls a chow out of turn: a notice under the Russian rules, then 2,000 points, doubled each time. */
const WRONG_SEAT = (hand: string) => `@hand ${hand}\n@from middle\nE discard 1m\nN call chii`

const ruleOnWrongSeat = async ({ calls }: Pick<ADesk, 'calls'>, table: string, hand: string, by = BY) => {
  const { state } = await calls.tables.record({ table, text: WRONG_SEAT(hand), by })
  const found = state.findings.find(({ finding }) => finding.rule === 'claim.wrong-seat') ?? expect.fail('no finding')
  const { ruling } = await calls.findings.rule({ finding: found.id, decision: 'upheld', reason: 'x', by })
  return ruling
}

const amountOf = (penalty: { readonly kind: string; readonly amount?: number }) => penalty.amount ?? penalty.kind

test('two copies, each of which signed a first time, are joined: both count, and the later one is listed for review', async () => {
  const made = await aTable('rrc-1.5')
  const { calls, table, file, path, desk } = made
  const other = await calls.tables.create({ name: '8', players: { E: 'A', S: 'B', W: 'C', N: 'Jonas' } })
  const copy = join(path, 'copy.shinpan')
  await run(['merge', '--into', copy, file], { home: path })
  const there = aDesk({ folder: path, now: () => new Date('2026-11-21T12:30:00.000Z') })
  await there.calls.tournaments.open({ file: copy })
  expect(amountOf((await ruleOnWrongSeat(there, other.id, 'E1 0', 'Ingrid Berg')).imposed)).toBe('notice')
  expect(amountOf((await ruleOnWrongSeat(made, table, 'E1 0')).imposed)).toBe('notice')
  there.desk.close()
  expect(await calls.incidents.stale()).toEqual([])
  await calls.joining.join({ files: [copy] })

  const proposal = { rule: 'claim.wrong-seat', table, player: { name: 'Jonas' } }
  const next = await calls.penalties.propose(proposal)
  expect([amountOf(next.penalty), next.earlier.length], 'both count').toEqual([4000, 2])
  const [listed, ...others] = await calls.incidents.stale()
  expect([listed?.why, listed && amountOf(listed.proposed), others]).toEqual(['apart', 'notice', []])
  const [first, second] = [listed?.counted ?? 0, listed?.incident ?? 0]
  expect((await calls.incidents.resting({ incident: second })).earlier.map(({ incident, why }) => [incident, why])).toEqual([
    [first, 'apart'],
  ])
  expect((await calls.incidents.resting({ incident: first })).repeats.map(({ incident, why }) => [incident, why])).toEqual([
    [second, 'apart'],
  ])
  expect((await calls.waiting()).repeats).toBe(1)
  const db = desk.context.open?.writable ?? expect.fail('no file')
  const before = db.prepare('SELECT * FROM ruling_now').all()
  rebuild(db)
  expect(db.prepare('SELECT * FROM ruling_now').all()).toEqual(before)
  expect(await calls.incidents.stale(), 'rebuilt, the same').toHaveLength(1)

  const { findings } = await calls.tables.state({ table: other.id })
  const { findings: here } = await calls.tables.state({ table })
  const again = [...findings, ...here].find(({ incident }) => incident === second) ?? expect.fail('no finding of the second')
  expect([amountOf(again.proposed), again.earlier.length], 'judged with what is known now').toEqual([2000, 1])
  await calls.findings.rule({ finding: again.id, decision: 'upheld', reason: 'The second time.', supersedes: again.ruling?.id, by: BY })
  expect(await calls.incidents.stale(), 'decided').toEqual([])
  expect(amountOf((await calls.penalties.propose(proposal)).penalty), 'a new ruling is no further case').toBe(4000)
})

test('two first times joined, of which one is dismissed: the other one rests on nothing that it had not counted', async () => {
  const made = await aTable('rrc-1.5')
  const { calls, table, file, path } = made
  const other = await calls.tables.create({ name: '8', players: { E: 'A', S: 'B', W: 'C', N: 'Jonas' } })
  const copy = join(path, 'copy.shinpan')
  await run(['merge', '--into', copy, file], { home: path })
  const there = aDesk({ folder: path, now: () => new Date('2026-11-21T12:30:00.000Z') })
  await there.calls.tournaments.open({ file: copy })
  await ruleOnWrongSeat(there, other.id, 'E1 0', 'Ingrid Berg')
  await ruleOnWrongSeat(made, table, 'E1 0')
  there.desk.close()
  await calls.joining.join({ files: [copy] })
  const [listed] = await calls.incidents.stale()
  const all = [...(await calls.tables.state({ table })).findings, ...(await calls.tables.state({ table: other.id })).findings]
  const first = all.find(({ incident }) => incident === listed?.counted) ?? expect.fail('no first')
  await calls.findings.rule({ finding: first.id, decision: 'dismissed', reason: 'Not so.', supersedes: first.ruling?.id, by: BY })
  expect(await calls.incidents.stale()).toEqual([])
  expect((await calls.incidents.resting({ incident: listed?.incident ?? 0 })).earlier).toEqual([])
})

test('a substitute begins the ladder anew; the count stays with the player who was replaced, at another table too', async () => {
  const made = await aTable('rrc-1.5')
  const { calls, table } = made
  expect(amountOf((await ruleOnWrongSeat(made, table, 'E1 0')).imposed)).toBe('notice')
  await calls.tables.record({ table, text: '* end abort referee', by: BY })
  await calls.seats.substitute({ table, seat: 'N', player: { name: 'Nadia' }, reason: 'Jonas is ill.', by: BY })
  expect(amountOf((await ruleOnWrongSeat(made, table, 'E1 1')).imposed), 'Nadia, for the first time').toBe('notice')
  expect(amountOf((await ruleOnWrongSeat(made, table, 'E1 2')).imposed), 'Nadia again').toBe(2000)
  const other = await calls.tables.create({ name: '8', players: { E: 'A', S: 'B', W: 'C', N: 'Jonas' } })
  expect(amountOf((await ruleOnWrongSeat(made, other.id, 'E1 0')).imposed), 'Jonas, for the second time').toBe(2000)
  expect((await calls.penalties.list()).map(({ player, penalty }) => [player, amountOf(penalty)])).toEqual(
    expect.arrayContaining([
      ['Jonas', 'notice'],
      ['Nadia', 'notice'],
      ['Nadia', 2000],
      ['Jonas', 2000],
    ]),
  )
})

test('players swapped from the beginning: each case counts for the one who sat there', async () => {
  const made = await aTable('rrc-1.5')
  const { calls, table } = made
  await ruleOnWrongSeat(made, table, 'E1 0')
  await calls.seats.swap({ table, hand: null, seats: ['W', 'N'], reason: 'They sat the other way round.', by: BY })
  const amount = async (name: string) =>
    amountOf((await calls.penalties.propose({ rule: 'claim.wrong-seat', table, player: { name } })).penalty)
  expect([await amount('Jonas'), await amount('Haruto')]).toEqual(['notice', 2000])
})

test('a ruling withdrawn, or overturned on appeal, leaves its step; an appeal that is open or turned down does not', async () => {
  const made = await aTable('rrc-1.5')
  const { calls, table } = made
  await ruleOnWrongSeat(made, table, 'E1 0')
  expect(amountOf((await ruleOnWrongSeat(made, table, 'E1 1')).imposed)).toBe(2000)
  const due = async () => amountOf((await calls.penalties.propose({ rule: 'claim.wrong-seat', table, player: { name: 'Jonas' } })).penalty)
  const stale = async () => (await calls.incidents.stale()).map(({ incident, counted, why }) => [incident, counted, why])
  expect(await due()).toBe(4000)
  await calls.incidents.appeal({ incident: 1, who: { name: 'Jonas' }, grounds: 'It was my turn.', by: BY })
  expect([await due(), await stale()], 'an open appeal').toEqual([4000, []])
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'upheld', reason: 'It was not.', by: BY })
  expect([await due(), await stale()], 'turned down').toEqual([4000, []])
  await calls.incidents.appeal({ incident: 1, who: { name: 'Jonas' }, grounds: 'The video shows it.', by: BY })
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'It does.', by: BY })
  expect([await due(), await stale()], 'overturned').toEqual([2000, [[2, 1, 'dismissed']]])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect([await due(), await stale()], 'that decision undone').toEqual([4000, []])
  await calls.incidents.undo({ incident: 2, by: BY })
  expect([await due(), await stale()], 'the second ruling withdrawn').toEqual([2000, []])
})

test('a player without a name has broken the rule before only in the same hand, where the seat tells who it is', async () => {
  const { calls } = await aTable('ema-2025')
  const { id: table } = await calls.tables.create({ name: '8', players: { E: '', S: '', W: '', N: '' } })
  const record = async (text: string) =>
    (await calls.tables.record({ table, text, by: '' })).state.findings.at(-1) ?? expect.fail('no advice')
  const first = await record('@hand E1 0\n@from middle\nE discard 1z\nN call pon\nN retract')
  await calls.findings.rule({ finding: first.id, decision: 'upheld', reason: 'Pointed out.', by: BY })
  const ofSouth = await record('S draw\nS discard 9p\nW call pon\nW retract')
  expect([ofSouth.finding.seat, ofSouth.earlier]).toEqual(['W', []])
  const again = await record('W draw\nW discard 9s\nN call pon\nN retract')
  expect([again.finding.seat, again.proposed, again.earlier.length]).toEqual(['N', { kind: 'discretion' }, 1])
  const inNext = await record('* end exhaustive\n@hand E1 1\n@from middle\nE discard 1z\nN call pon\nN retract')
  expect([inNext.finding.seat, inNext.earlier]).toEqual(['N', []])
  expect((await calls.findings.earlier({ finding: again.id })).map(({ decision }) => decision)).toEqual(['upheld'])
})

test('a decision on a proposal that is another one by now is refused: after a case of the same player that was decided meanwhile', async () => {
  const { calls, again, pointOut } = await minorErrors()
  const first = await again(0)
  const second = await again(1)
  expect(second.proposed).toEqual({ kind: 'none' })
  const asSeen = { finding: second.id, decision: 'upheld', reason: 'Pointed out.', by: BY, proposed: second.proposed } as const
  await pointOut(first.id)
  const refused = { code: 'REFUSED', message: 'the proposal is another one by now: At the referee’s discretion. Look at the case again' }
  await expect(calls.findings.rule(asSeen)).rejects.toMatchObject(refused)
  expect((await calls.incidents.list()).length).toBe(1)
  const { ruling } = await calls.findings.rule({ ...asSeen, proposed: { kind: 'discretion' }, penalty: { kind: 'dead-hand' } })
  expect(ruling.imposed).toEqual({ kind: 'dead-hand' })
})
