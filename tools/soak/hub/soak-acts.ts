import type { Calls } from '../../../test/desk/api/a-desk.ts'
import type { Dice } from '../../generator/dice.ts'

type Act = { readonly dice: Dice; readonly key: string; readonly by: string }
type Do = (calls: Calls, table: string, act: Act) => Promise<unknown>

const LINES = `E draw; E discard 1z; S draw; S discard 2z; W call pon; W show 1z1z; W discard 9m; N draw; N discard 9m; N discard 3p;
  S call chii; S show 2p3p; E riichi; * note seen`.split(/;\s+/)

const record: Do = (calls, table, { dice, ...act }) => calls.tables.record({ table, text: dice.pick(LINES), ...act })

const beginHand: Do = (calls, table, { dice, ...act }) =>
  calls.tables.record({ table, text: `@hand E${1 + dice.below(4)} ${dice.below(3)}\nE discard ${1 + dice.below(9)}p`, ...act })

const correct: Do = (calls, table, { dice, ...act }) => {
  const at = 1 + dice.below(5)
  const edit = dice.pick([
    { do: 'insert', at, text: dice.pick(LINES) },
    { do: 'remove', at, count: 1 },
    { do: 'replace', at, count: 1, text: dice.pick(LINES) },
    { do: 'move', at, after: dice.below(3) },
  ] as const)
  return calls.tables.correct({ table, edit, ...act })
}

const rule: Do = async (calls, table, { dice, ...act }) => {
  const { findings } = await calls.tables.state({ table })
  const finding = findings.find(({ state }) => state === 'open')
  const decision = dice.pick(['upheld', 'dismissed'] as const)
  if (finding) await calls.findings.rule({ finding: finding.id, decision, remedies: [], reason: 'seen', ...act })
}

const openIncident: Do = (calls, table, { key, by }) => calls.incidents.open({ table, key, by })

const fillIn: Do = async (calls, _, { dice, ...act }) => {
  const incidents = await calls.incidents.list()
  if (incidents.length > 0) await calls.incidents.fillIn({ incident: dice.pick(incidents).id, note: `seen ${dice.below(9)}`, ...act })
}

const undo: Do = (calls, table, { dice, ...act }) => calls.tables.undo({ table, own: dice.chance(0.5), ...act })
const redo: Do = (calls, table, { dice, ...act }) => calls.tables.redo({ table, own: dice.chance(0.5), ...act })

/** Number of each kind of act among a hundred. */
const MIX: readonly (readonly [number, Do])[] = [
  [72, record],
  [6, beginHand],
  [5, correct],
  [5, undo],
  [3, redo],
  [4, rule],
  [2, openIncident],
  [3, fillIn],
]
const HUNDRED = MIX.flatMap(([count, act]) => Array.from({ length: count }, () => act))

/** Does one realistic act at a random table, under its key. The same dice give the same act as long as the tables agree. */
export const carryOut = async (calls: Calls, act: Act): Promise<void> => {
  const tables = await calls.tables.names()
  await act.dice.pick(HUNDRED)(calls, act.dice.pick(tables).id, act)
}
