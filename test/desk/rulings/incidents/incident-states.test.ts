import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import type { IncidentFilter } from '../../../../desk/contract/incident-list.ts'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import { aDesk, aTable, type Calls } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'
const WHO = { name: 'Jonas' }
type State = Incident['state']
type Act = (calls: Calls, incident: number) => Promise<Incident>

const newest = async (calls: Calls, incident: number): Promise<number | undefined> =>
  (await calls.incidents.get({ incident })).rulings.findLast(({ takenBack, supersededBy }) => !takenBack && supersededBy === null)?.id

/** All acts on an incident that may change its state, and those that must not. */
const ACTS = {
  rule: async (calls, incident) => {
    const supersedes = await newest(calls, incident)
    const reason = `it rang, as told ${supersedes ?? 'first'}`
    return calls.incidents.rule({
      incident,
      rule: 'conduct.phone',
      decision: 'changed',
      penalty: { kind: 'notice' },
      player: WHO,
      reason,
      by: BY,
      supersedes,
    })
  },
  dismiss: async (calls, incident) =>
    calls.incidents.rule({
      incident,
      rule: 'conduct.phone',
      decision: 'dismissed',
      player: WHO,
      reason: 'it was the clock',
      by: BY,
      supersedes: await newest(calls, incident),
    }),
  appeal: (calls, incident) => calls.incidents.appeal({ incident, who: WHO, grounds: 'unheard', by: BY }),
  uphold: (calls, incident) => calls.incidents.decideAppeal({ incident, outcome: 'upheld', reason: 'as seen', by: BY }),
  change: (calls, incident) =>
    calls.incidents.decideAppeal({ incident, outcome: 'changed', penalty: { kind: 'chombo' }, reason: 'worse', by: BY }),
  overturn: (calls, incident) =>
    calls.incidents.decideAppeal({ incident, outcome: 'overturned', penalty: { kind: 'notice' }, reason: 'the video', by: BY }),
  agree: (calls, incident) => calls.incidents.close({ incident, how: 'agreement', reason: 'all four agree', by: BY }),
  close: (calls, incident) => calls.incidents.close({ incident, how: 'closed', reason: 'done', by: BY }),
  reopen: (calls, incident) => calls.incidents.reopen({ incident, reason: 'a witness', by: BY }),
  state: (calls, incident) => calls.incidents.addStatement({ incident, role: 'player', who: WHO, text: 'I was asleep', by: BY }),
  note: (calls, incident) => calls.incidents.fillIn({ incident, note: 'loud', by: BY }),
} as const satisfies Record<string, Act>
type Name = keyof typeof ACTS

/** The next state by act; an act that is not listed leaves the state. Null: refused. */
const LEADS: Readonly<Record<Exclude<State, 'taken-back'>, Readonly<Partial<Record<Name, State | null>>>>> = {
  open: {
    rule: 'ruled',
    dismiss: 'ruled',
    appeal: null,
    uphold: null,
    change: null,
    overturn: null,
    agree: 'closed-by-agreement',
    close: 'closed',
    reopen: null,
  },
  ruled: { uphold: null, change: null, overturn: null, appeal: 'appealed', agree: 'closed-by-agreement', close: 'closed', reopen: null },
  appealed: {
    appeal: null,
    uphold: 'ruled',
    change: 'ruled',
    overturn: 'ruled',
    agree: 'closed-by-agreement',
    close: 'closed',
    reopen: null,
  },
  closed: { agree: null, close: null },
  'closed-by-agreement': { agree: null, close: null },
}

/** Paths through the states: the test follows each, undoes it act by act to nothing, and restores it act by act. */
const WAYS: readonly (readonly Name[])[] = [
  ['note', 'state', 'rule', 'appeal', 'uphold', 'agree', 'reopen', 'close', 'reopen', 'dismiss'],
  ['agree', 'state', 'reopen', 'close', 'note', 'reopen', 'rule', 'rule'],
  ['rule', 'appeal', 'change', 'appeal', 'overturn', 'appeal', 'overturn', 'close'],
  ['rule', 'appeal', 'close', 'reopen', 'overturn', 'state', 'agree', 'reopen'],
  ['dismiss', 'appeal', 'rule', 'change', 'close', 'appeal', 'uphold', 'agree'],
  ['close', 'rule', 'agree', 'reopen', 'appeal', 'agree', 'reopen', 'uphold'],
  ['dismiss', 'dismiss', 'note', 'state', 'appeal', 'note', 'state', 'dismiss', 'close', 'state', 'note', 'uphold'],
  ['rule', 'appeal', 'agree', 'note', 'state', 'change', 'agree', 'dismiss', 'close', 'dismiss'],
  ['rule', 'appeal', 'close', 'change', 'appeal', 'close', 'overturn', 'agree', 'rule'],
  ['rule', 'appeal', 'agree', 'overturn', 'agree', 'appeal', 'agree', 'uphold'],
]

/** The state of the whole file as any client can read it, and the list. */
const seen = async ({ calls, desk }: Pick<ReturnType<typeof aDesk>, 'calls' | 'desk'>) => ({
  views: ['incidents', 'statements', 'rulings', 'appeals', 'penalties', 'penalty_totals', 'incident_facet'].map((view) =>
    desk.context.open?.db.prepare(`SELECT * FROM ${view}`).all(),
  ),
  found: (await calls.incidents.find({ filter: ANY })).rows.map(({ id, state }) => `${id} ${state}`),
})
const ANY: IncidentFilter = { text: '', state: '', round: '', table: '', player: '', referee: '', rule: '', notable: false }

test('each way through the states of an incident leads where it should, back act by act to its opening, and forth again', async () => {
  const made = await aTable()
  const { calls, table, desk } = made
  const reached = new Set<State>()
  const gone = new Set<string>()
  for (const [n, way] of WAYS.entries()) {
    const incident = n + 1
    const states: State[] = []
    const waited = (await calls.waiting()).appeals
    const moments = [await seen(made)]
    let state: State = (await calls.incidents.open({ table, by: BY })).state
    states.push(state)
    moments.push(await seen(made))
    for (const act of way) {
      const before: State = state
      state = (await ACTS[act](calls, incident)).state
      gone.add(`${before} ${act}`)
      const leads = before === 'taken-back' ? undefined : LEADS[before][act]
      const expected = leads === undefined && before.startsWith('closed') ? afterClosing(act, states) : (leads ?? before)
      expect(state, `${way.join(' ')}: ${before}, ${act}`).toBe(expected)
      expect((await calls.waiting()).appeals, `${way.join(' ')}: ${state}`).toBe(waited + (state === 'appealed' ? 1 : 0))
      states.push(state)
      moments.push(await seen(made))
      reached.add(state)
    }
    for (const [back, moment] of moments.slice(0, -1).toReversed().entries()) {
      const taken = await calls.incidents.undo({ incident, by: BY })
      const stood = states.at(-2 - back) ?? 'taken-back'
      expect(taken.state, `${way.join(' ')}: taken back ${back + 1}`).toBe(stood)
      // the list keeps the line of an incident that is undone as a whole
      if (stood !== 'taken-back') expect(await seen(made)).toEqual(moment)
      else expect((await seen(made)).views.slice(0, -1)).toEqual(moment.views.slice(0, -1))
      reached.add(taken.state)
    }
    await expect(calls.incidents.undo({ incident, by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
    for (const [forth, moment] of moments.slice(1).entries()) {
      expect((await calls.incidents.redo({ incident, by: BY })).state).toBe(states[forth])
      expect(await seen(made)).toEqual(moment)
    }
    await expect(calls.incidents.redo({ incident, by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  }
  const all = Object.entries(LEADS).flatMap(([state, leads]) =>
    Object.keys(ACTS).flatMap((act) => (leads[act as Name] === null ? [] : [`${state} ${act}`])),
  )
  expect([...gone].toSorted()).toEqual(all.toSorted())
  expect([...reached].toSorted()).toEqual(['appealed', 'closed', 'closed-by-agreement', 'open', 'ruled', 'taken-back'])
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const before = await seen(made)
  rebuild(db)
  expect(await seen(made)).toEqual(before)
  expect(verify(db)).toMatchObject({ ok: true })
})

/** After closing: reopening restores the state before; a ruling or an appeal reopens it; a note leaves it closed. */
const afterClosing = (act: Name, states: readonly State[]): State => {
  const before = states.findLast((state) => !state.startsWith('closed')) ?? 'open'
  if (act === 'reopen') return before
  if (act === 'rule' || act === 'dismiss' || act === 'overturn' || act === 'change' || act === 'uphold') return 'ruled'
  return act === 'appeal' ? 'appealed' : (states.at(-1) ?? 'open')
}

test('what does not fit a state is refused, and nothing is written', async () => {
  const { calls, table } = await aTable()
  const paths: readonly (readonly [State, readonly Name[]])[] = [
    ['open', []],
    ['ruled', ['rule']],
    ['appealed', ['rule', 'appeal']],
    ['closed', ['close']],
    ['closed-by-agreement', ['agree']],
  ]
  for (const [n, [state, way]] of paths.entries()) {
    const incident = n + 1
    await calls.incidents.open({ table, by: BY })
    for (const act of way) await ACTS[act](calls, incident)
    expect((await calls.incidents.get({ incident })).state).toBe(state)
    const { seq } = await calls.saving()
    for (const [act, leads] of Object.entries(state === 'taken-back' ? {} : LEADS[state]))
      if (leads === null) await expect(ACTS[act as Name](calls, incident), `${state}, ${act}`).rejects.toMatchObject({ code: 'REFUSED' })
    expect((await calls.saving()).seq).toBe(seq)
  }
  await calls.incidents.undo({ incident: 1, by: BY })
  for (const act of Object.values(ACTS)) await expect(act(calls, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await calls.incidents.redo({ incident: 1, by: BY })).state).toBe('open')
})

test('two rulings made apart stand against each other until the head referee says which stands; that is taken back and put back', async () => {
  const here = await aTable()
  await here.calls.incidents.open({ table: here.table, by: BY })
  const copy = join(here.path, 'copy.shinpan')
  here.desk.context.open?.writable?.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(here.file, copy)
  const there = aDesk({ folder: here.path })
  await there.calls.tournaments.open({ file: copy })
  await ACTS.rule(here.calls, 1)
  await ACTS.dismiss(there.calls, 1)
  await there.calls.incidents.close({ incident: 1, how: 'closed', reason: 'done', by: BY })
  there.desk.close()
  const { calls } = here
  await calls.joining.join({ files: [copy] })
  const told = async () => {
    const { state, conflict, rulings } = await calls.incidents.get({ incident: 1 })
    return [
      state,
      conflict,
      rulings.filter(({ takenBack, supersededBy }) => !takenBack && supersededBy === null).map(({ decision }) => decision),
    ]
  }
  const [, , both] = await told()
  expect([(await told())[1], [...(both as string[])].toSorted()]).toEqual([true, ['dismissed', 'upheld']])
  const found = (await calls.conflicts.list()).find(({ kind }) => kind === 'ruling')
  if (!found) throw new Error('no conflict')
  const { one, other } = found
  await calls.conflicts.settle({ kind: 'ruling', one: one.seq, other: other.seq, stands: 'one', reason: 'seen by both', by: BY })
  expect(await told()).toEqual(['ruled', false, [one.ruling?.decision]])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect((await told())[1]).toBe(true)
  await calls.incidents.redo({ incident: 1, by: BY })
  expect(await told()).toEqual(['ruled', false, [one.ruling?.decision]])
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})
