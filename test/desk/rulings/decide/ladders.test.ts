import { expect, test } from 'vitest'
import { stepLine } from '../../../../engine/wording/penalties/ladder-note.ts'
import { aTable } from '../../api/a-desk.ts'

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
  expect([regular.sections.includes('1.9'), milder.sections.includes('1.9')]).toEqual([false, true])
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
  expect(red.penalty).toEqual({ kind: 'points', amount: 20_000, unit: 'table' })
  expect(red.step && stepLine(red.step, red.penalty, 'en')).toBe(
    'Second time for this player: red card, 20,000 table points (house rule of Cards).',
  )
  expect(await kinds('conduct.phone'), 'it begins again').toBe('notice')
  expect((await calls.incidents.resting({ incident: 1 })).repeats.map(({ incident }) => incident)).toEqual([2])
  await calls.penalties.cancel({ penalty: 1, reason: 'It was not hers.', by: BY })
  expect(await kinds('conduct.phone'), 'only one of them still counts').toBe('points')
  expect((await calls.incidents.stale()).map(({ incident, counted, why }) => [incident, counted, why])).toEqual([[2, 1, 'cancelled']])
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
  const { content } = await calls.incidents.report({ incident: 2, format: 'html', language: 'fr', by: BY })
  expect(content).toContain('Deuxième fois pour ce joueur\u00a0: carton rouge, 20\u202f000 points de table (règle maison\u00a0: Cartons).')
  const [, , changed] = (await calls.incidents.list()).flatMap(({ rulings }) => rulings)
  expect([changed?.proposed, changed?.imposed]).toEqual([{ kind: 'notice' }, { kind: 'chombo' }])
})
