import { expect, test } from 'vitest'
import { act } from '../../../../db/writing/act.ts'
import type { ReportAsked } from '../../../../desk/contract/reports.ts'
import { type ADesk, BY, ruled } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

const make = async ({ calls }: Pick<ADesk, 'calls'>, asked: ReportAsked): Promise<string> => {
  for await (const news of await calls.reports.make(asked)) if (news.kind === 'file') return news.file.content
  return ''
}
const SCORES = { what: 'scores', format: 'csv', language: 'en' } as const
const changesOf = async ({ calls }: Pick<ADesk, 'calls'>, what: string) => {
  const left = (await calls.reports.left({})).find((one) => one.what === what)
  const { incident = null, player = null, head } = left ?? {}
  return { outdated: left?.outdated, changes: await calls.reports.changes({ what, incident, player, head: head ?? '' }) }
}
const POINTS = { kind: 'points', amount: 5, unit: 'tournament' } as const

/** The penalty of West, which an appeal changes from a dead hand to points after the `asked` reports have left the file. */
const appealed = async (asked: readonly ReportAsked[]) => {
  const made = await ruled()
  for (const one of asked) await make(made, one)
  const about = { incident: 1, by: BY }
  await made.calls.incidents.appeal({ ...about, who: { name: 'Haruto' }, grounds: 'unfair' })
  await made.calls.incidents.decideAppeal({ ...about, outcome: 'changed', penalty: POINTS, reason: 'agreed' })
  return made
}

test('E: scores that were exported are outdated once an appeal changed a penalty, and say for whom and by how much', async () => {
  const made = await appealed([SCORES])
  expect(await changesOf(made, 'scores-data')).toMatchObject({
    outdated: true,
    changes: {
      players: [
        {
          player: 'Haruto',
          tournamentPoints: { before: 0, after: 5 },
          tablePoints: { before: 0, after: 0 },
          gone: [{ penalty: { kind: 'dead-hand' }, table: '7', round: 1 }],
          added: [{ penalty: POINTS }],
          text: {
            en: expect.stringMatching(
              /^Haruto \(3\): 0 → 5 tournament points; no longer in force: Dead hand \(.*round 1, table 7\); new: /,
            ) as string,
            fr: expect.stringMatching(/^Haruto \(3\) : 0 → 5 points de tournoi ; plus en vigueur : /) as string,
          },
        },
      ],
    },
  })
  await make(made, SCORES)
  expect(await changesOf(made, 'scores-data')).toMatchObject({ outdated: false, changes: { players: [] } })
})

test('E: what leaves again with the same content is in force; an act that changes none of it changes nothing', async () => {
  const made = await ruled()
  await make(made, SCORES)
  await made.calls.incidents.addStatement({ incident: 1, role: 'other', who: { name: 'Ola' }, text: 'I was there', by: BY })
  expect((await made.calls.reports.left({}))[0]).toMatchObject({ what: 'scores-data', version: 1, outdated: false })
})

test('E: every kind of report and export is marked: sheets, spreadsheets, data, the incident, the slip and personal data', async () => {
  const first = await ruled()
  const player = (await first.calls.players.list()).find(({ name }) => name === 'Haruto')?.id ?? ''
  const page = { format: 'html', language: 'en' } as const
  const data = { format: 'json', language: 'en' } as const
  const asked: readonly ReportAsked[] = [
    { what: 'penalties', ...page },
    { what: 'tournament', ...page },
    { what: 'incident', incident: 1, ...page },
    { what: 'player', player, ...page },
    { what: 'person', person: player, ...page },
    { what: 'penalties', ...data },
    { what: 'tournament', ...data },
    { what: 'incidents', ...data },
    { what: 'players', ...data },
    { what: 'scores', ...data },
  ]
  for (const one of asked) await make(first, one)
  const about = { incident: 1, by: BY }
  await first.calls.incidents.appeal({ ...about, who: { name: 'Haruto' }, grounds: 'unfair' })
  await first.calls.incidents.decideAppeal({ ...about, outcome: 'changed', penalty: POINTS, reason: 'agreed' })
  const left = await first.calls.reports.left({})
  expect(left).toHaveLength(asked.length)
  for (const { what, incident, player, head, outdated } of left) {
    const changes = await first.calls.reports.changes({ what, incident, player, head: head ?? '' })
    expect([what, outdated ?? changes.outdated, changes.players.map((one) => one.player)]).toEqual([what, true, ['Haruto']])
  }
})

test('E: data that left before exports had a digest are compared with what they said then', async () => {
  const made = await ruled()
  await make(made, SCORES)
  const db = made.desk.context.open?.writable
  if (!db) throw new Error('no file')
  const head = (await made.calls.reports.left({}))[0]?.head ?? null
  const old = { what: 'scores-data', format: 'csv', incident: null, player: null, language: 'en', digest: null, head }
  act(db, { at: new Date('2026-11-21T13:00:00.000Z'), by: BY }, (write) => write('export', old))
  expect(await changesOf(made, 'scores-data')).toMatchObject({ outdated: null, changes: { outdated: false, players: [] } })
  await made.calls.penalties.cancel({ penalty: 1, reason: 'Wrong player', by: BY })
  expect(await changesOf(made, 'scores-data')).toMatchObject({
    outdated: null,
    changes: { outdated: true, players: [{ player: 'Haruto', added: [] }] },
  })
})

test('E: the command line lists what left the file, what is outdated, and what changed', async () => {
  const made = await appealed([SCORES])
  const listed = await run(['exports', '--db', made.file], { home: made.path })
  expect(listed).toMatchObject({ code: 0, errors: [] })
  expect(listed.out[0]).toMatch(/^scores-data\t.*\t1\tcsv\toutdated: the record has changed since$/)
  expect(listed.out[1]).toMatch(/^ {2}Haruto \(3\): 0 → 5 tournament points/)
  const french = await run(['exports', '--db', made.file, '--lang', 'fr'], { home: made.path })
  expect(french.out[0]).toContain('périmé')
  const [json] = (await run(['exports', '--db', made.file, '--json'], { home: made.path })).out
  expect(JSON.parse(json ?? '')).toMatchObject({ what: 'scores-data', outdated: true, changes: [{ player: 'Haruto' }] })
})
