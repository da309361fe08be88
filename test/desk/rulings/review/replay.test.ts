import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { ReplayGame, Scratch, ScratchEdit } from '../../../../desk/contract/replay.ts'
import { bySeat } from '../../../../engine/model/seats.ts'
import type { TableView } from '../../../../engine/table/table-view.ts'
import { foldedHand } from '../../../../renderer/replay/player/folded-hand.ts'
import { aDesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'

/** The value as a window receives it. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
/** The desk puts in the seating's names where the record has none. */
const nameless = (view: TableView) => ({ ...view, seats: bySeat((seat) => ({ ...view.seats[seat], name: null })) })

test('a window that folds a game by itself sees the table after every act as the desk does, in every hand of the sample', async () => {
  const { calls } = aDesk()
  await calls.tournaments.sample()
  let acts = 0
  for (const { id: table } of await calls.tables.list()) {
    const { hands } = await calls.tables.state({ table })
    for (const { id: hand } of hands) {
      const game = sent<ReplayGame>(await calls.replay.game({ table, hand }))
      const shown = game.hands.find(({ id }) => id === hand)
      if (!shown) throw new Error('the hand is not in its game')
      const film = foldedHand(shown)
      for (const at of [film.acts, 0, Math.floor(film.acts / 2), 1, film.acts - 1].filter((act) => act >= 0)) {
        const { view } = await calls.tables.state({ table, hand, at })
        expect(nameless(film.view(at)), `${table} ${hand} ${at}`).toEqual(nameless(sent(view)))
        acts++
      }
    }
  }
  expect(acts).toBeGreaterThan(20)
})

test('a game goes over its hands; the table’s other games lie before and after it', async () => {
  const { calls, table } = await aTable()
  for (const text of ['@hand E1 0\nE discard 1z', '@hand E2 0\nE discard 2z\nS draw'])
    await calls.tables.record({ table, text, by: 'recorder' })
  const { hands } = await calls.tables.state({ table })
  const game = await calls.replay.game({ table, hand: hands[1]?.id ?? '' })
  expect(game.hands.map(({ id, number, acts }) => ({ id, number, acts }))).toEqual(
    hands.map(({ id, number, acts }) => ({ id, number, acts })),
  )
  expect(game.hands.map(({ refs }) => refs.length)).toEqual([1, 2])
  expect([game.before, game.after]).toEqual([null, null])
  await expect(calls.replay.game({ table, hand: 'none' })).rejects.toThrow('there is no such hand at this table')
})

const asked = async (edits: readonly ScratchEdit[], rules?: string): Promise<Scratch> => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'recorder' })
  return calls.replay.whatIf({ table, hand: state.hand, edits: [...edits], ...(rules !== undefined && { rules }) })
}
const said = ({ findings, gone }: Scratch): readonly string[] => [
  ...findings.map(({ finding: { rule, seat, event }, recorded, differs }) =>
    [recorded ? '=' : '+', rule, seat, event, ...differs].join(' '),
  ),
  ...gone.map(({ finding: { rule, seat, event } }) => `- ${rule} ${seat} ${event}`),
]

test.each<[string, readonly ScratchEdit[], readonly string[]]>([
  ['nothing changed: what the record says', [], ['= claim.not-taken W 8']],
  ['West takes the tile in time', [{ do: 'insert', at: 8, text: 'W take' }], ['- claim.not-taken W 8']],
  ['the second discard left out', [{ do: 'remove', at: 8, count: 1 }], ['- claim.not-taken W 8']],
  ['another tile discarded: the same', [{ do: 'replace', at: 8, count: 1, text: 'E discard 9s' }], ['= claim.not-taken W 8']],
  ['an act put in before it: found at its new number', [{ do: 'insert', at: 1, text: '* note seen' }], ['= claim.not-taken W 9']],
  [
    'several changes, each numbered as the acts stand then',
    [
      { do: 'insert', at: 1, text: '* note seen' },
      { do: 'remove', at: 9, count: 1 },
      { do: 'insert', at: 9, text: 'E discard 7s' },
    ],
    ['= claim.not-taken W 9 act'],
  ],
])('what if: %s', async (_what, edits, says) => expect(said(await asked(edits))).toEqual(says))

test('what if by another rule set: what is proposed there, and where it differs', async () => {
  const scratch = await asked([], 'wrc-2025')
  expect(scratch.reel.rules.id).toBe('wrc-2025')
  expect(said(scratch)).toEqual(['- claim.not-taken W 8'])
  expect(scratch.compared.ruleSets[0]?.id).toBe('wrc-2025')
})

test('each act of a copy knows where it comes from', async () => {
  const { origins, reel } = await asked([
    { do: 'replace', at: 4, count: 1, text: 'W discard 8m' },
    { do: 'insert', at: 3, text: '* note a' },
    { do: 'move', at: 1, count: 1, after: 2 },
  ])
  expect(origins.map(({ act, as }) => `${act} ${as}`).slice(0, 6)).toEqual([
    '2 recorded',
    '1 recorded',
    'null put-in',
    '3 recorded',
    '4 changed',
    '5 recorded',
  ])
  expect(origins).toHaveLength(reel.events.length)
})

test.each<[string, readonly ScratchEdit[], string]>([
  ['an act that is not there', [{ do: 'remove', at: 20, count: 1 }], 'there is no act 20'],
  ['a line that does not read', [{ do: 'insert', at: 1, text: 'W dicard 1z' }], 'dicard'],
])('what if refuses %s', async (_what, edits, why) => expect(asked(edits)).rejects.toThrow(why))

test('whatever is tried in a copy, the log and the file stay as they are, byte for byte', async () => {
  const { calls, table, file, desk } = await aTable()
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'recorder' })
  desk.context.open?.writable?.pragma('wal_checkpoint(TRUNCATE)')
  const bytes = (): string =>
    createHash('sha256')
      .update(readFileSync(file))
      .update(readFileSync(`${file}-wal`))
      .digest('hex')
  const log = (): unknown => {
    const db = new Database(file, { readonly: true })
    try {
      return db.prepare('SELECT * FROM entry ORDER BY seq').all()
    } finally {
      db.close()
    }
  }
  const before = { bytes: bytes(), log: log(), state: await calls.tables.state({ table }) }
  const edits: ScratchEdit[] = []
  for (const edit of [
    { do: 'insert', at: 8, text: 'W take' },
    { do: 'replace', at: 1, count: 1, text: 'E discard 2z' },
    { do: 'remove', at: 3, count: 2 },
    { do: 'move', at: 1, count: 1, after: 3 },
  ] as const) {
    edits.push(edit)
    for (const rules of [undefined, 'ema-2016', 'wrc-2025'])
      await calls.replay.whatIf({ table, hand: state.hand, edits, ...(rules !== undefined && { rules }) })
  }
  expect({ bytes: bytes(), log: log(), state: await calls.tables.state({ table }) }).toEqual(before)
})
