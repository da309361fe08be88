import { mapEventIterator } from '@orpc/client'
import { type AnySchema, getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract'
import { createRouterClient, type RouterClient } from '@orpc/server'
import { expect, onTestFinished } from 'vitest'
import type { z } from 'zod'
import { verify } from '../../../db/file/verify.ts'
import { createDesk, type Desk } from '../../../desk/api/desk.ts'
import { handlers } from '../../../desk/api/handlers.ts'
import type { DeskOptions } from '../../../desk/context/context.ts'
import { contract } from '../../../desk/contract/contract.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { asDecided } from '../../../engine/model/findings.ts'
import { describe } from '../../../engine/wording/findings/describe.ts'
import { doneStep, stepsInBoth } from '../../../engine/wording/findings/done-steps.ts'
import { dueFor } from '../../../engine/wording/findings/due-at-ruling.ts'
import { folder } from '../../db/fixtures/a-file.ts'

export type Calls = RouterClient<typeof handlers>
export type ADesk = { readonly desk: Desk; readonly calls: Calls; readonly path: string }

/** A desk with its own folder and a fixed clock, closed after the test. */
export const aDesk = (options: DeskOptions = {}): ADesk => {
  const path = options.folder ?? folder()
  const desk = createDesk({ folder: path, home: path, now: () => new Date('2026-11-21T12:00:00.000Z'), by: 'desk', ...options })
  onTestFinished(() => desk.closed())
  return { desk, path, calls: createRouterClient(handlers, { context: { desk: desk.context }, interceptors: [parseAnswer] }) }
}

/** Parses what a procedure answers, or each event of its stream, with the shape that its contract declares. */
const parseAnswer = async ({
  path,
  next,
}: {
  readonly path: readonly string[]
  readonly next: () => Promise<unknown>
}): Promise<unknown> => {
  const output = await next()
  const procedure = path.reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], contract)
  const schema = isContractProcedure(procedure) ? procedure['~orpc'].outputSchema : undefined
  const stream = getEventIteratorSchemaDetails(schema)
  const parse = (value: unknown, shape: AnySchema | undefined): void => {
    if (!(shape && 'shape' in shape)) throw new Error(`${path.join('/')} has no shape`)
    expect((shape.shape as z.ZodType).safeParse(value).error, path.join('/')).toBeUndefined()
  }
  if (!stream) {
    parse(output, schema)
    return output
  }
  return mapEventIterator(output as AsyncIterator<unknown>, {
    value: async (value, done) => {
      if (!done) parse(value, stream.yields)
      return value
    },
    error: async (error) => error,
  })
}

/** A desk with an open tournament of one table; the table's id. */
export const aTable = async (rules = 'wrc-2015'): Promise<ADesk & { readonly table: string; readonly file: string }> => {
  const made = aDesk()
  const tournament = await made.calls.tournaments.create({
    name: 'Test Open',
    place: 'Lyon',
    date: '2026-11-21',
    rules,
    tables: 1,
    referee: 'Michiko Hayashi',
  })
  const table = await made.calls.tables.create({ name: '7', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  return { ...made, table: table.id, file: tournament.file }
}

/** The dead hand: West claims East's wind, discards, and never takes it. */
export const DEAD_HAND = `@from middle
E discard 1z
W call pon
W show 1z1z
W discard 9m
N draw
N discard 3p
E draw
E discard 7s`

/** Open findings, one line each. */
export const openIn = ({ findings }: TableState): readonly string[] =>
  findings.filter(({ state }) => state === 'open').map(({ finding: { rule, level, seat, event } }) => `${level} ${rule} ${seat} ${event}`)

/** The referee who signs in tests. */
export const BY = 'Michiko Hayashi'

/** A table with the dead hand and its finding. */
export const disputed = async (rules?: string) => {
  const made = await aTable(rules)
  const { state } = await made.calls.tables.record({ table: made.table, text: DEAD_HAND, by: 'recorder' })
  return { ...made, finding: state.findings[0]?.id ?? 0 }
}

/** The same table with the finding upheld. */
export const ruled = async (rules?: string) => {
  const made = await disputed(rules)
  const { ruling } = await made.calls.findings.rule({ finding: made.finding, decision: 'upheld', reason: 'as seen', by: BY })
  return { ...made, ruling: ruling.id }
}

/** Runs a plain SQL query; checks that the file verifies, and so that a rebuild would give the same projections. */
export const rows = ({ desk }: Pick<ADesk, 'desk'>, sql: string): readonly unknown[] => {
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  expect(verify(db)).toMatchObject({ ok: true })
  return db.prepare(sql).all()
}

/** The steps of a finding under the proposed penalty, in order, as a ruling keeps those that are done. */
export const stepsOf = async (calls: Calls, table: string, finding: number): Promise<readonly string[]> => {
  const { findings, rules, view } = await calls.tables.state({ table })
  const shown = findings.find(({ id }) => id === finding)
  if (!shown) throw new Error(`no finding ${finding}`)
  const due =
    shown.due ??
    dueFor(
      shown.finding,
      view,
      findings.map((one) => one.finding),
    ) ??
    undefined
  return stepsInBoth((one) => describe(asDecided(shown.finding, shown.proposed), rules, one, { due }).steps).map(doneStep)
}
