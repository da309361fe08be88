import { expect, test } from 'vitest'
import { BY, DEAD_HAND, rows } from '../../api/a-desk.ts'
import { aHall, aTablet } from './a-tablet.ts'

const POINTS = { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }

type Disputed = Awaited<ReturnType<typeof aHall>> & {
  readonly ask: Awaited<ReturnType<typeof aTablet>>['ask']
  readonly finding: number
  readonly incident: () => Promise<number>
}

/** Another user's last act at a table, and whether a recorder's tablet may undo it. */
const LAST: readonly (readonly [what: string, taken: boolean, act: (hall: Disputed) => Promise<unknown>])[] = [
  ['a line of the record', true, ({ calls, seven }) => calls.tables.record({ table: seven, text: 'S draw', by: BY })],
  [
    'an act changed',
    true,
    ({ calls, seven }) => calls.tables.correct({ table: seven, edit: { do: 'replace', at: 8, count: 1, text: 'E discard 8s' }, by: BY }),
  ],
  ['an act taken out', true, ({ calls, seven }) => calls.tables.correct({ table: seven, edit: { do: 'remove', at: 8, count: 1 }, by: BY })],
  ['a hand begun', true, ({ calls, seven }) => calls.tables.record({ table: seven, text: '@hand E2 0', by: BY })],
  ['header lines', true, ({ calls, seven }) => calls.tables.correct({ table: seven, edit: { do: 'header', text: '@hand E2 0' }, by: BY })],
  ['live timing', true, ({ calls, seven }) => calls.tables.liveTiming({ table: seven, on: true, by: BY })],
  ['its own call', true, ({ seven, ask }) => ask('incidents/open', { table: seven, by: BY })],
  ['another’s call', false, ({ calls, seven }) => calls.incidents.open({ table: seven, by: BY })],
  ['other rules', false, ({ calls, seven }) => calls.tables.correct({ table: seven, edit: { do: 'rules', rules: 'ema-2016' }, by: BY })],
  [
    'other settings',
    false,
    ({ calls, seven }) => calls.tables.correct({ table: seven, edit: { do: 'rules', settings: { renhou: 'on' } }, by: BY }),
  ],
  [
    'games brought in',
    false,
    ({ calls, seven }) => calls.tables.import({ table: seven, file: { name: 'a.table', text: DEAD_HAND }, by: BY }),
  ],
  ['a ruling', false, ({ calls, finding }) => calls.findings.rule({ finding, decision: 'upheld', reason: 'seen', by: BY })],
  [
    'an answer',
    false,
    async ({ calls, seven }) => {
      const { state } = await calls.tables.record({
        table: seven,
        text: '@hand E2 0\n@from middle\nS discard 5p\nW draw\nN call pon',
        by: BY,
      })
      const open = state.findings.find(({ finding }) => finding.level === 'question')
      await calls.findings.answer({ finding: open?.id ?? 0, word: 'fast', by: BY })
    },
  ],
  ['a hand declared dead', false, ({ calls, seven }) => calls.tables.record({ table: seven, text: '* dead S', by: BY })],
  [
    'a dead hand taken out',
    false,
    async ({ calls, seven }) => {
      const { state } = await calls.tables.record({ table: seven, text: '* dead S', by: BY })
      await calls.tables.correct({ table: seven, edit: { do: 'remove', at: state.acts.length, count: 1 }, by: BY })
    },
  ],
  [
    'a dead hand changed',
    false,
    async ({ calls, seven }) => {
      const { state } = await calls.tables.record({ table: seven, text: '* dead S', by: BY })
      await calls.tables.correct({ table: seven, edit: { do: 'replace', at: state.acts.length, count: 1, text: '* note x' }, by: BY })
    },
  ],
  [
    'a statement',
    false,
    async ({ calls, incident }) =>
      calls.incidents.addStatement({ incident: await incident(), role: 'player', who: { name: 'Zofia' }, text: 'I had called.', by: BY }),
  ],
  [
    'an incident filled in',
    false,
    async ({ calls, incident }) => calls.incidents.fillIn({ incident: await incident(), note: 'loud', by: BY }),
  ],
  [
    'an incident closed',
    false,
    async ({ calls, incident }) => calls.incidents.close({ incident: await incident(), how: 'agreement', reason: 'agreed', by: BY }),
  ],
  [
    'a player who takes a seat',
    false,
    ({ calls, seven }) => calls.seats.substitute({ table: seven, seat: 'E', player: { name: 'Ines' }, reason: 'ill', by: BY }),
  ],
  ['a result signed', false, ({ calls, seven }) => calls.results.sign({ table: seven, points: POINTS, signed: ['Zofia'], by: BY })],
  [
    'a result reopened',
    false,
    async ({ calls, seven }) => {
      await calls.results.sign({ table: seven, points: POINTS, signed: ['Zofia'], by: BY })
      await calls.results.reopen({ table: seven, reason: 'counted wrong', by: BY })
    },
  ],
]

test.each(LAST)('%s as the last act: taken back on a tablet that records: %s', async (_what, taken, act) => {
  const hall = await aHall()
  const { ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven }, 'Table 7')
  const { state } = await hall.calls.tables.record({ table: hall.seven, text: DEAD_HAND, by: BY })
  const incident = async () => (await hall.calls.incidents.open({ table: hall.seven, by: BY })).id
  await act({ ...hall, ask, finding: state.findings[0]?.id ?? 0, incident })
  const standing = () =>
    rows(hall, `SELECT ref FROM act WHERE taken_back IS NULL UNION ALL SELECT ref FROM event WHERE number IS NOT NULL ORDER BY ref`)
  const before = standing()
  const { status, json } = await ask('tables/undo', { table: hall.seven, by: BY })
  expect([status, json]).toMatchObject(
    taken ? [200, {}] : [422, { data: { message: /a recorder may not undo|the ruling signed|is a referee’s decision/ } }],
  )
  if (!taken) expect(standing()).toEqual(before)
})
