import { expect, test } from 'vitest'
import { DEAD_HAND, disputed } from '../../api/a-desk.ts'

/** Text that a user typed; none of it may leave the file. */
const TYPED = 'Wisniewska'

test('whatever is typed, in acts that are done and in acts that are refused, none of it comes into the log or into what is copied', async () => {
  const { desk, calls, table, finding } = await disputed()
  const ask = async (call: string, json: unknown) =>
    (
      await desk.fetch(
        new Request(`http://desk/api/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ json }),
        }),
      )
    ).status
  const by = { by: TYPED, reason: TYPED }
  const statuses = [
    await ask('tournaments/set', { name: TYPED, place: TYPED, date: '2026-11-21', by: TYPED }),
    await ask('tournaments/set', { name: TYPED, place: TYPED, date: TYPED, by: TYPED }),
    await ask('tournaments/open', { file: `/nowhere/${TYPED}.shinpan` }),
    await ask('tournaments/open', { file: TYPED }),
    await ask('tournaments/receive', { name: TYPED, gzip: 'eA==' }),
    await ask('referees/signIn', { name: TYPED, code: TYPED }),
    await ask('tables/record', { table, text: `E note ${TYPED}`, by: TYPED }),
    await ask('tables/record', { table, text: TYPED, by: TYPED }),
    await ask('tables/record', { table: TYPED, text: DEAD_HAND, by: TYPED }),
    await ask('tables/correct', { table, edit: { do: 'rules', settings: { [TYPED]: [TYPED] } }, by: TYPED }),
    await ask('tables/import', { table, file: { name: `${TYPED}.json`, text: `{"${TYPED}":` }, by: TYPED }),
    await ask('ruleSets/goBy', { rules: { text: `{"${TYPED}":1}` }, from: null, by: TYPED }),
    await ask('findings/rule', { finding, decision: 'upheld', ...by }),
    await ask('findings/rule', { finding: TYPED, decision: TYPED, [TYPED]: TYPED, ...by }),
    await ask(TYPED, {}),
    await ask(`tables/${TYPED}`, {}),
  ]
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(8)
  expect(statuses).not.toContain(500)
  const log = desk.context.diagnostics.lines(10_000)
  expect(log.length).toBeGreaterThan(5)
  const { text } = await calls.diagnostics()
  for (const said of [log.join('\n'), text]) expect(said).not.toContain(TYPED)
  expect(text).toMatch(/^file: \d+ entries, \d+ tables, \d+ hands/m)
  for (const name of ['Test Open', 'Lyon', 'Michiko', 'Zofia', 'Camille']) expect(text).not.toContain(name)
  expect(text).not.toContain(desk.context.home)
})
