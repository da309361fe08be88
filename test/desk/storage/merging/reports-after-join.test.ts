import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { requireOpenFile } from '../../../../desk/context/errors.ts'
import { makeReport } from '../../../../desk/reports/make-report.ts'
import { fileOf } from '../../../../desk/reports/send-report.ts'
import { type ADesk, aDesk, disputed, rows } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

type Calls = ADesk['calls']
type Made = Awaited<ReturnType<typeof disputed>>

/** A copy of the file that was continued elsewhere; its path. */
const continued = async ({ path, file }: Made, elsewhere: (calls: Calls) => Promise<unknown>): Promise<string> => {
  const copy = join(path, 'copy.shinpan')
  await run(['merge', '--into', copy, file], { home: path })
  const there = aDesk({ folder: path })
  await there.calls.tournaments.open({ file: copy })
  await elsewhere(there.calls)
  there.desk.close()
  return copy
}

test('a report made after a join names the newest entry of each side, whatever reports were made before it, until an act names both', async () => {
  const made = await disputed()
  const { calls, desk, finding } = made
  const copy = await continued(made, (there) => there.findings.rule({ finding, decision: 'dismissed', reason: 'the record', by: 'Bo' }))
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'as seen', by: 'Ann' })
  await calls.joining.join({ files: [copy] })
  const { db } = requireOpenFile(desk.context)
  const named = async (): Promise<readonly string[]> => {
    const { content } = await calls.incidents.report({ incident: 1, format: 'json', language: 'en' })
    const { log } = JSON.parse(content) as { log: { head: { hash: string; beside?: string[] } } }
    return [log.head.hash, ...(log.head.beside ?? [])].toSorted()
  }
  const newest = (by: string) =>
    rows(made, `SELECT lower(hex(hash)) AS hash FROM entry WHERE by = '${by}' ORDER BY seq DESC LIMIT 1`)[0] as { hash: string }
  const both = [newest('Ann').hash, newest('Bo').hash].toSorted()
  expect(await named()).toEqual(both)
  const paper = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  for (const hash of both) expect(paper.content).toContain(`<p class="hash">${hash}</p>`)
  expect(await named()).toEqual(both)
  const acts = (by: string) => (rows(made, `SELECT count(*) AS n FROM entry WHERE by = '${by}'`)[0] as { n: number }).n
  for (const [one, other] of [['Ann', 'Bo'] as const, ['Bo', 'Ann'] as const]) {
    const found = await calls.reports.check({ hash: newest(one).hash })
    expect(found, 'it vouches for all but what the other had meanwhile').toMatchObject({ kind: 'entry', later: acts(other) })
  }
  expect(verify(db).trouble).toBe(null)
  await calls.tables.record({ table: made.table, text: 'S draw', by: 'Ann' })
  expect(await named()).toEqual([newest('Ann').hash])
})

test('of two rulings on one incident that contradict each other the lists name neither alone', async () => {
  const made = await disputed()
  const { calls, desk, finding } = made
  const { ruling } = await calls.findings.rule({ finding, decision: 'upheld', reason: 'as seen', by: 'Ann' })
  const dismissed = { finding, decision: 'dismissed', reason: 'the record', by: 'Bo', supersedes: ruling.ref } as const
  const copy = await continued(made, (there) => there.findings.rule(dismissed))
  const notice = { decision: 'changed', penalty: { kind: 'notice' } } as const
  await calls.findings.rule({ finding, ...notice, reason: 'milder', by: 'Ann', supersedes: ruling.ref })
  await calls.joining.join({ files: [copy] })
  const listed = async (asked: { what: 'incidents'; format: 'csv' } | { what: 'tournament'; format: 'html' }) =>
    (await fileOf(makeReport(desk.context, requireOpenFile(desk.context), { ...asked, language: 'en' }))).content
  expect(await listed({ what: 'incidents', format: 'csv' })).toMatch(
    /,(changed \/ dismissed|dismissed \/ changed),.*,(Ann \/ Bo|Bo \/ Ann),/,
  )
  expect(await listed({ what: 'tournament', format: 'html' })).toContain('There is another ruling on the same matter')
})

test('a report that left before the join is outdated, though its newest entry is still the newest one', async () => {
  const made = await disputed()
  const { calls, table, finding, desk } = made
  const copy = await continued(made, (there) => there.findings.rule({ finding, decision: 'dismissed', reason: 'the record', by: 'Bo' }))
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'as seen', by: 'Ann' })
  await calls.tables.record({ table, text: 'S draw\nS discard 2s\nW draw\nW discard 3s\nN draw\nN discard 4s', by: 'Ann' })
  await fileOf(makeReport(desk.context, requireOpenFile(desk.context), { what: 'incidents', format: 'csv', language: 'en' }))
  const outdated = async () => (await calls.reports.left({})).map((one) => one.outdated)
  expect(await outdated()).toEqual([false])
  await calls.joining.join({ files: [copy] })
  expect(rows(made, 'SELECT by FROM entry ORDER BY seq DESC LIMIT 2')).toContainEqual({ by: 'Ann' })
  expect(await outdated()).toEqual([true])
})
