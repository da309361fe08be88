import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imposePenalty } from '../../../../desk/rulings/incidents/rule.ts'
import { aTable, BY, rows } from '../../api/a-desk.ts'

test.each([
  ['ema-2025', 'conduct.late', { minutes: 9.5 }, { kind: 'points', amount: 10_000, unit: 'table' }],
  ['ema-2025', 'conduct.late', { minutes: 10 }, { kind: 'points', amount: 10_000, unit: 'table' }],
  ['ema-2025', 'conduct.late', { minutes: 10.5 }, { kind: 'none' }],
  ['ema-2025', 'conduct.absent', {}, { kind: 'points', amount: 30_000, unit: 'table' }],
  ['ema-2025', 'conduct.obstruction', { circumstance: 'deliberate' }, { kind: 'points', amount: 8000, unit: 'table' }],
  ['ema-2025', 'conduct.all-last-sheet', { circumstance: 'affected' }, { kind: 'points', amount: 8000, unit: 'table' }],
  ['ema-2025', 'conduct.unsigned', { circumstance: 'no-reason' }, { kind: 'points', amount: 2000, unit: 'table' }],
  ['ema-2025', 'conduct.spoilt-hand', { circumstance: 'blocked' }, { kind: 'chombo' }],
  ['wrc-2025', 'conduct.late', { minutes: 9.5 }, { kind: 'points', amount: 9, unit: 'tournament' }],
  ['rrc-1.5', 'conduct.late', { minutes: 9.5 }, { kind: 'points', amount: 9000, unit: 'table' }],
  ['rrc-1.5', 'conduct.late', { minutes: 3 }, { kind: 'points', amount: 3000, unit: 'table' }],
  ['wrc-2025', 'conduct.late', { minutes: 9 }, { kind: 'points', amount: 9, unit: 'tournament' }],
  ['wrc-2025', 'conduct.late', { minutes: 10 }, { kind: 'points', amount: 30, unit: 'tournament' }],
  ['wrc-2025', 'conduct.score-sheet', { circumstance: 'sticks-reset' }, { kind: 'points', amount: 2, unit: 'tournament' }],
  ['wrc-2025', 'conduct.cheating', {}, { kind: 'disqualification' }],
  ['rrc-1.5', 'conduct.phone', { circumstance: 'first-time' }, { kind: 'range', least: 8000, most: 12_000, unit: 'table' }],
  ['rrc-1.5', 'conduct.obstruction', { circumstance: 'deliberate' }, { kind: 'points', amount: 8000, unit: 'table' }],
  ['rrc-1.5', 'conduct.information', { circumstance: 'true-or-not' }, { kind: 'notice' }],
  ['wrc-2015', 'conduct.late', { minutes: 3 }, { kind: 'discretion' }],
  ['ema-2016', 'house.no-phone', {}, { kind: 'discretion' }],
])('under %s, %s with %j proposes %j', async (rules, rule, report, penalty) => {
  const { calls, table } = await aTable(rules)
  const proposed = await calls.penalties.propose({ rule, table, player: { name: 'Zofia' }, ...report })
  expect([proposed.penalty, proposed.earlier]).toEqual([penalty, []])
})

test('where the text distinguishes circumstances, nothing is proposed before the referee has named one', async () => {
  const made = await aTable('ema-2025')
  const { calls, table } = made
  const asked = { rule: 'conduct.obstruction', table, player: { name: 'Zofia' } } as const
  expect(await calls.penalties.propose(asked)).toMatchObject({
    penalty: { kind: 'discretion' },
    circumstances: ['unintended', 'deliberate', 'serious', 'again'],
    circumstance: null,
  })
  const signed = { ...asked, reason: 'x', by: BY }
  await expect(calls.penalties.impose(signed)).rejects.toThrow('does not say which penalty')
  await expect(calls.penalties.impose({ ...signed, circumstance: 'ura' })).rejects.toThrow('distinguish no circumstance ura')
  await expect(calls.penalties.impose({ ...signed, circumstance: 'serious' }), 'a range is never imposed').rejects.toThrow(
    'does not say which penalty',
  )

  const points = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const
  await calls.penalties.impose({ ...signed, circumstance: 'deliberate', penalty: points(12_000) })
  await calls.penalties.impose({ ...signed, circumstance: 'serious', penalty: points(20_000) })
  await calls.penalties.impose({ ...signed, circumstance: 'serious', penalty: points(60_000) })
  const range = { kind: 'range', least: 12_000, most: 48_000, unit: 'table' }
  const rulings = (await calls.incidents.list()).flatMap(({ rulings }) => rulings)
  expect(rulings).toMatchObject([
    { circumstance: 'deliberate', decision: 'upheld', proposed: points(12_000), imposed: points(12_000), sections: ['6.12'] },
    { circumstance: 'serious', decision: 'upheld', proposed: range, imposed: points(20_000) },
    { circumstance: 'serious', decision: 'changed', proposed: range, imposed: points(60_000) },
  ])
  const columns = 'circumstance, proposed_kind, proposed_amount, proposed_most, proposed_unit, imposed_amount'
  expect(rows(made, `SELECT ${columns} FROM rulings WHERE id = 2`)).toEqual([
    {
      circumstance: 'serious',
      proposed_kind: 'range',
      proposed_amount: 12_000,
      proposed_most: 48_000,
      proposed_unit: 'table',
      imposed_amount: 20_000,
    },
  ])
})

test('a ladder counts the cases in the same circumstance: what nobody minded is no notice', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const asked = { rule: 'conduct.behaviour', table, player: { name: 'Zofia' } } as const
  const signed = { ...asked, reason: 'x', by: BY }
  await calls.penalties.impose({ ...signed, circumstance: 'hinders', penalty: { kind: 'notice' } })
  const etiquette = { ...asked, circumstance: 'etiquette' }
  expect(await calls.penalties.propose(etiquette)).toMatchObject({ penalty: { kind: 'notice' }, earlier: { length: 1 } })
  await calls.penalties.impose({ ...signed, circumstance: 'etiquette' })
  expect(await calls.penalties.propose(etiquette)).toMatchObject({ penalty: { amount: 2000 }, earlier: { length: 2 } })
})

test('a penalty without an act behind it is an incident, a ruling and a penalty in one', async () => {
  const made = await aTable('rrc-1.5')
  const { calls, table } = made
  const late = { rule: 'conduct.late', table, player: { name: 'Zofia' }, minutes: 4, reason: 'Overslept.', by: BY }
  const penalty = await calls.penalties.impose(late)
  expect(penalty).toMatchObject({ player: 'Zofia', table: '7', penalty: { amount: 4000 }, stands: true, sections: ['1.4'] })
  expect((await calls.incidents.list())[0]).toMatchObject({ state: 'ruled', rule: 'conduct.late', player: 'Zofia', tableId: table })
  expect(rows(made, 'SELECT player, rule, decision, worth_amount, worth_unit, "table" FROM penalties')).toEqual([
    { player: 'Zofia', rule: 'conduct.late', decision: 'upheld', worth_amount: 4000, worth_unit: 'table', table: '7' },
  ])
})

test('who sits at no table can be penalized too, and that be taken back', async () => {
  const made = await aTable()
  const { calls } = made
  const penalty = { kind: 'points', amount: 10, unit: 'tournament' } as const
  await calls.penalties.impose({ rule: 'conduct.behaviour', player: { name: 'A substitute' }, penalty, reason: 'Shouted.', by: BY })
  expect(rows(made, 'SELECT player, "table", tournament_points FROM penalties JOIN penalty_totals USING (player)')).toEqual([
    { player: 'A substitute', table: null, tournament_points: 10 },
  ])
  expect((await calls.incidents.undo({ incident: 1, by: BY })).state).toBe('taken-back')
  expect(rows(made, 'SELECT * FROM penalty_totals')).toEqual([])
  expect((await calls.incidents.redo({ incident: 1, by: BY })).state).toBe('ruled')
})

test('repeats go up the ladder of the rule set: notice, 2,000, 4,000, 8,000, doubling', async () => {
  const made = await aTable('rrc-1.5')
  const { calls, table } = made
  const asked = { rule: 'conduct.information', circumstance: 'true-or-not', table, player: { name: 'Zofia' }, reason: 'x', by: BY }
  const steps = []
  for (let n = 0; n < 6; n++) steps.push((await calls.penalties.impose(asked))?.penalty)
  expect(steps.map((step) => (step?.kind === 'points' ? step.amount : step?.kind))).toEqual(['notice', 2000, 4000, 8000, 16_000, 32_000])
  await calls.penalties.cancel({ penalty: 6, reason: 'wrong player', by: BY })
  expect(await calls.penalties.propose(asked)).toMatchObject({ penalty: { amount: 32_000 }, earlier: { length: 5 } })
  expect(await calls.penalties.propose({ ...asked, player: { name: 'Camille' } })).toMatchObject({
    penalty: { kind: 'notice' },
    earlier: [],
  })
  expect(rows(made, 'SELECT player, notices, table_points FROM penalty_totals')).toEqual([
    { player: 'Zofia', notices: 1, table_points: 30_000 },
  ])
})

const WRONG_SEAT = (n: number) => `@hand E${n} 0\n@from middle\nE discard 1m\nN call chii`

test('a finding’s proposal counts the player’s earlier ones at other tables', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const other = await calls.tables.create({ name: '8', players: { E: 'Eva', S: 'Filip', W: 'Greta', N: 'Jonas' } })
  const first = await calls.tables.record({ table, text: WRONG_SEAT(1), by: BY })
  const [shown] = first.state.findings.filter(({ finding }) => finding.rule === 'claim.wrong-seat')
  expect([shown?.finding.penalty, shown?.proposed, shown?.finding.seat]).toEqual([{ kind: 'notice' }, { kind: 'notice' }, 'N'])
  await calls.findings.rule({ finding: shown?.id ?? 0, decision: 'upheld', reason: 'x', by: BY })
  const second = await calls.tables.record({ table: other.id, text: WRONG_SEAT(1), by: BY })
  const [again] = second.state.findings.filter(({ finding }) => finding.rule === 'claim.wrong-seat')
  expect([again?.proposed, again?.earlier]).toEqual([
    { kind: 'points', amount: 2000, unit: 'table' },
    [expect.objectContaining({ table: '7' })],
  ])
  const { ruling } = await calls.findings.rule({ finding: again?.id ?? 0, decision: 'upheld', reason: 'x', by: BY })
  expect([ruling.decision, ruling.proposed, ruling.imposed]).toEqual(['upheld', again?.proposed, again?.proposed])
  const { ruling: overridden } = await calls.findings.rule({
    finding: again?.id ?? 0,
    decision: 'upheld',
    penalty: { kind: 'notice' },
    reason: 'Had not been told.',
    by: BY,
    supersedes: ruling.id,
  })
  expect([overridden.decision, overridden.proposed, overridden.imposed]).toEqual(['changed', again?.proposed, { kind: 'notice' }])
})

/** South wins on East's discard; North's simultaneous win is a chombo, ruled from the referee's observation. */
const BESIDE_A_WIN = '@from middle\nE discard 5m\nS ron\nN ron\n* end win'

test.each([
  ['wrc-2015', BESIDE_A_WIN, 'win', 0, 0],
  ['wrc-2025', BESIDE_A_WIN, 'win', 0, 0],
  ['ema-2016', BESIDE_A_WIN, null, 1, 20_000],
  ['wrc-2015', '@from middle\nE discard 5m\nN ron\n* end exhaustive', null, 1, 20],
  ['wrc-2015', '@from middle\nE discard 5m\nN ron\n* end win', null, 1, 20],
  ['wrc-2015', '@from middle\nE discard 5m\nN ron\n* end win\nE note S call ron', null, 1, 20],
])('under %s, a chombo of North after %j: void %s', async (rules, text, isVoid, stands, worth) => {
  const made = await aTable(rules)
  const { calls, table } = made
  await calls.tables.record({ table, text, by: BY })
  await calls.incidents.open({ table, by: BY })
  const chombo = { rule: 'win.furiten', seat: 'N', player: { name: 'Jonas' }, penalty: { kind: 'chombo' }, decision: 'changed' } as const
  await calls.incidents.rule({ incident: 1, ...chombo, reason: 'His own discard.', by: BY })
  expect(rows(made, 'SELECT kind, void, stands FROM penalties')).toEqual([{ kind: 'chombo', void: isVoid, stands }])
  expect((await calls.penalties.list())[0]).toMatchObject({ void: isVoid, stands: stands === 1 })
  expect(rows(made, 'SELECT coalesce(sum(table_points + tournament_points), 0) AS points FROM penalty_totals')).toEqual([{ points: worth }])
})

test('slow play that no act shows is penalized without an incident first; what the house asks for it is proposed', async () => {
  const made = await aTable('rrc-1.5')
  const { calls } = made
  const about = { rule: 'pace.slow', player: { name: 'Zofia' } } as const
  expect(await calls.penalties.propose(about)).toMatchObject({ penalty: { kind: 'notice' }, sections: ['1.3'] })
  await calls.penalties.impose({ ...about, reason: 'Asked twice to go on.', by: BY })
  expect(rows(made, 'SELECT rule, kind FROM penalties')).toEqual([{ rule: 'pace.slow', kind: 'notice' }])
})

test('a chombo whose worth is no number is counted, for somebody to say it', async () => {
  const made = await aTable('ema-pre-2016')
  const { calls, table } = made
  await calls.penalties.impose({ rule: 'conduct.wall', table, player: { name: 'Zofia' }, penalty: { kind: 'chombo' }, reason: 'x', by: BY })
  expect(rows(made, 'SELECT chombos, not_in_points, table_points, tournament_points FROM penalty_totals')).toEqual([
    { chombos: 1, not_in_points: 1, table_points: 0, tournament_points: 0 },
  ])
})

test('no penalty can be signed where the text proposes none: an incident and a ruling, and nothing in the ledger', async () => {
  const made = await aTable('ema-2025')
  const { calls, table } = made
  const late = { rule: 'conduct.late', minutes: 12, table, reason: 'The train.', by: BY } as const
  const none = { kind: 'none' } as const
  const zofia = { ...late, player: { name: 'Zofia' }, key: 'once' }
  await expect(calls.penalties.impose({ ...zofia, key: 'unsaid' }), 'nobody said that there is none').rejects.toThrow(
    'does not say which penalty',
  )
  expect(await calls.penalties.impose({ ...zofia, penalty: none })).toBeNull()
  expect(await calls.penalties.impose({ ...zofia, penalty: none }), 'sent twice').toBeNull()
  expect(rows(made, 'SELECT decision, imposed_kind FROM rulings')).toEqual([{ decision: 'upheld', imposed_kind: 'none' }])
  expect(await calls.penalties.list()).toEqual([])
})

test('a ledger with points given to a player, as older ones have, is still read', async () => {
  const made = await aTable()
  const { calls, desk, file } = made
  const penalty = { kind: 'points', amount: -500, unit: 'table' } as const
  const { open } = desk.context
  if (!open) throw new Error('no file is open')
  // as it was signed before amounts had a lower bound
  imposePenalty(desk.context, open, { rule: 'conduct.other', player: { name: 'Zofia' }, penalty, reason: 'x', remedies: [], by: BY })
  await calls.tournaments.open({ file })
  expect((await calls.penalties.list()).map((one) => one.penalty)).toEqual([penalty])
  expect(await calls.penalties.totals()).toMatchObject([{ player: 'Zofia', tablePoints: -500 }])
  const [zofia] = (await calls.persons.list()).filter(({ name }) => name === 'Zofia')
  const { sections } = await calls.persons.get({ person: zofia?.key ?? '' })
  expect(sections.flatMap(({ mentions }) => mentions).map((one) => one.penalty)).toContainEqual(penalty)
  expect((await calls.log.verify()).ok).toBe(true)
})

test.each([
  ['no conduct', { rule: 'conduct.singing' }, 'REFUSED'],
  ['a rule that is not there', { rule: 'claim.nothing' }, 'REFUSED'],
  ['a house rule with a bad name', { rule: 'house.<b>' }, 'REFUSED'],
  ['a table that is not there', { table: 'nowhere' }, 'NOT_FOUND'],
  ['a player who is not there', { player: { id: 'nobody', name: 'x' } }, 'NOT_FOUND'],
  ['no penalty where nothing is proposed', { penalty: undefined }, 'REFUSED'],
  ['a nameless player', { player: { name: '  ' } }, 'BAD_REQUEST'],
  ['no reason', { reason: ' ' }, 'BAD_REQUEST'],
  ['an amount past all bounds', { penalty: { kind: 'points', amount: 1e9, unit: 'table' } }, 'BAD_REQUEST'],
  ['points given to the player', { penalty: { kind: 'points', amount: -500, unit: 'table' } }, 'BAD_REQUEST'],
  ['no points at all', { penalty: { kind: 'points', amount: 0, unit: 'table' } }, 'BAD_REQUEST'],
  ['half a point', { penalty: { kind: 'points', amount: 1.5, unit: 'table' } }, 'BAD_REQUEST'],
  ['a player who came early', { rule: 'conduct.late', minutes: -7 }, 'BAD_REQUEST'],
  ['a player who came in time', { rule: 'conduct.late', minutes: 0 }, 'BAD_REQUEST'],
])('%s is refused and nothing is written', async (_, asked, code) => {
  const { calls } = await aTable()
  const before = (await calls.saving()).seq
  const right = { rule: 'conduct.phone', player: { name: 'Zofia' }, penalty: { kind: 'notice' }, reason: 'x', by: BY } as const
  await expect(calls.penalties.impose({ ...right, ...asked } as typeof right)).rejects.toMatchObject({ code })
  expect((await calls.saving()).seq).toBe(before)
})

test('whatever is imposed, cancelled and superseded in whatever order: totals are those of the penalties that stand', async () => {
  const acts = fc.array(
    fc.tuple(fc.constantFrom('impose', 'cancel', 'again', 'undo', 'redo'), fc.nat(5), fc.integer({ min: 1, max: 50 })),
    {
      minLength: 3,
      maxLength: 14,
    },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (given) => {
      const made = await aTable()
      const { calls } = made
      for (const [act, which, amount] of given) {
        const penalty = { kind: 'points', amount, unit: 'tournament' } as const
        const about = { incident: which, reason: 'x', by: BY }
        const player = { name: `P${which}` }
        const one = (await calls.incidents.list()).find(({ id }) => id === which)
        const newest = one?.rulings.findLast(({ takenBack }) => takenBack === null)
        const what = {
          impose: () => calls.penalties.impose({ rule: 'conduct.other', player, penalty, reason: 'x', by: BY }),
          cancel: () => calls.penalties.cancel({ penalty: which, reason: 'x', by: BY }),
          again: () =>
            calls.incidents.rule({
              ...about,
              rule: 'conduct.other',
              decision: 'changed',
              penalty,
              ...(newest?.player && { player: { name: newest.player }, supersedes: newest.id }),
            }),
          undo: () => calls.incidents.undo(about),
          redo: () => calls.incidents.redo(about),
        }[act]
        await what().catch((error: unknown) => expect(error).toMatchObject({ code: expect.stringMatching(/^(REFUSED|NOT_FOUND)$/) }))
      }
      const standing = (await calls.penalties.list()).filter(({ stands, takenBack }) => stands && takenBack === null)
      const sum = standing.reduce((all, { penalty }) => all + (penalty.kind === 'points' ? penalty.amount : 0), 0)
      expect(
        rows(made, 'SELECT coalesce(sum(tournament_points), 0) AS points, coalesce(sum(penalties), 0) AS count FROM penalty_totals'),
      ).toEqual([{ points: sum, count: standing.length }])
    }),
    { numRuns: 15 },
  )
})

test('an incident is ruled on under a rule of play without a finding: the rule set’s row is proposed, then the ladder, the earlier ones in sight', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const player = { name: 'Zofia' }
  const asked = { rule: 'claim.late', player, seat: 'E' } as const
  await calls.incidents.open({ table, by: BY })
  expect(await calls.incidents.propose({ incident: 1, ...asked })).toMatchObject({
    penalty: { kind: 'notice' },
    first: { kind: 'notice' },
    earlier: [],
    unit: 'table',
    named: expect.arrayContaining([{ kind: 'points', amount: 2000, unit: 'table' }]),
  })
  await calls.incidents.rule({ incident: 1, ...asked, decision: 'upheld', reason: 'Too late.', by: BY })
  await calls.incidents.open({ table, by: BY })
  expect(await calls.incidents.propose({ incident: 2, ...asked })).toMatchObject({
    penalty: { kind: 'points', amount: 2000, unit: 'table' },
    first: { kind: 'notice' },
    earlier: [{ incident: 1, table: '7', rule: 'claim.late', decision: 'upheld', imposed: { kind: 'notice' } }],
  })
  await expect(calls.incidents.propose({ incident: 9, ...asked })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(calls.incidents.propose({ incident: 1, rule: 'claim.nothing' })).rejects.toMatchObject({ code: 'REFUSED' })
})

test('the players of the list come by number, then by name', async () => {
  const { calls } = await aTable()
  expect((await calls.players.list()).map(({ number, name }) => [number, name])).toEqual([
    [1, 'Zofia'],
    [2, 'Camille'],
    [3, 'Haruto'],
    [4, 'Jonas'],
  ])
})

test('an appeal on conduct finds another circumstance: its range, its sections and its step take the place of the first', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const points = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const
  const about = { table, player: { name: 'Zofia' }, reason: 'x', by: BY } as const
  const appealed = async (incident: number) => {
    await calls.incidents.appeal({ incident, who: { name: 'Zofia' }, grounds: 'It was not so.', by: BY })
    const decide = (more: object) =>
      calls.incidents
        .decideAppeal({ incident, outcome: 'changed', reason: 'Seen again.', by: BY, ...more })
        .then(({ rulings }) => rulings.at(-1))
    return decide
  }
  await calls.penalties.impose({ ...about, rule: 'conduct.obstruction', circumstance: 'deliberate', penalty: points(12_000) })
  const obstruction = await appealed(1)
  await expect(obstruction({ circumstance: 'ura', penalty: points(20_000) })).rejects.toThrow('distinguish no circumstance ura')
  expect(await obstruction({ circumstance: 'malicious', penalty: points(20_000) })).toMatchObject({
    circumstance: 'malicious',
    proposed: { kind: 'range', least: 12_000, most: 48_000 },
    decision: 'upheld',
    sections: ['1.4'],
  })

  const behaviour = { ...about, rule: 'conduct.behaviour' } as const
  await calls.penalties.impose({ ...behaviour, circumstance: 'etiquette' })
  await calls.penalties.impose({ ...behaviour, circumstance: 'etiquette' })
  const etiquette = await appealed(3)
  const same = await etiquette({ penalty: points(4000) })
  expect([same?.circumstance, same?.proposed, same?.step?.time], 'the same circumstance: the same step').toEqual([
    'etiquette',
    points(2000),
    2,
  ])

  await calls.penalties.impose({ ...about, rule: 'conduct.late', minutes: 7, circumstance: 'after-ten' })
  const late = await appealed(4)
  expect(await late({ minutes: 7, circumstance: 'after-five', penalty: points(60_000) })).toMatchObject({
    circumstance: 'after-five',
    proposed: points(60_000),
    sections: ['1.7'],
  })
})

test('a fine of the whole table is one act, and an entry of its own for each player, undone alone (EMA 2025, 7.5)', async () => {
  const { calls, table } = await aTable('ema-2025')
  const said = { rule: 'conduct.score-sheet', table, reason: 'The sums are wrong.', by: BY } as const
  await expect(calls.penalties.imposeOnTable(said), 'nothing is proposed yet').rejects.toThrow('does not say which penalty')
  expect(await calls.penalties.list()).toEqual([])
  const fine = { ...said, circumstance: 'not-from-sheets', key: 'sheet' }
  const rows = await calls.penalties.imposeOnTable(fine)
  const points = { kind: 'points', amount: 2000, unit: 'table' }
  expect(new Set(rows.map(({ player }) => player)).size).toBe(4)
  expect(rows.map(({ penalty, incident }) => [penalty, incident])).toEqual([1, 2, 3, 4].map((incident) => [points, incident]))
  expect(await calls.penalties.imposeOnTable(fine), 'sent again').toEqual(rows)
  for (const incident of [2, 1]) await calls.incidents.undo({ incident, by: BY })
  expect((await calls.penalties.list()).map(({ stands }) => stands)).toEqual([false, false, true, true])
})

test('on a ladder each player of the table has the step of the own earlier cases', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const etiquette = { rule: 'conduct.behaviour', circumstance: 'etiquette', table, reason: 'x', by: BY } as const
  const once = await calls.penalties.impose({ ...etiquette, player: { name: 'Zofia' } })
  const rows = await calls.penalties.imposeOnTable(etiquette)
  const times = rows.map(({ player, step }) => `${player === once?.player ? 'again' : 'first'} ${step?.time}`)
  expect(times.toSorted((a, b) => a.localeCompare(b))).toEqual(['again 2', 'first 1', 'first 1', 'first 1'])
})

test('a fine of the whole table concerns the players that the record names', async () => {
  const { calls, table } = await aTable('ema-2025')
  await calls.tables.record({ table, text: '@players Ann Bo Cy Di\n@from middle\nE discard 1z', by: BY })
  const fine = { rule: 'conduct.other', penalty: { kind: 'notice' }, table, reason: 'x', by: BY } as const
  expect((await calls.penalties.imposeOnTable(fine)).map(({ player }) => player)).toEqual(['Ann', 'Bo', 'Cy', 'Di'])
})
