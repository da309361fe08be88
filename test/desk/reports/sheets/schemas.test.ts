import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { requireOpenFile } from '../../../../desk/context/errors.ts'
import { type ReportAsked, reportAsked } from '../../../../desk/contract/reports.ts'
import { makeReport } from '../../../../desk/reports/make-report.ts'
import { fileOf } from '../../../../desk/reports/send-report.ts'
import { publishedSchema, SCHEMAS } from '../../../../desk/reports/sheets/schemas.ts'
import { aDesk } from '../../api/a-desk.ts'
import { goOn, makeSpringOpen, PLAYERS } from '../spring-open.ts'

const published = (what: string): object =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../docs/schemas', `${what}.json`), 'utf8')) as object

test('whatever leaves as JSON has a published schema', () => {
  const asked = [
    'incident',
    'form',
    'rule-sheet',
    'penalty-card',
    'player',
    'person',
    'penalties',
    'tournament',
    'incidents',
    'players',
    'scores',
  ]
  const asJson = asked.filter((what) =>
    [{ incident: 1 }, { form: 'incident' }, { player: 'x' }, { person: 'x' }, {}].some(
      (more) => reportAsked.safeParse({ what, format: 'json', language: 'en', ...more }).success,
    ),
  )
  expect(asJson.toSorted()).toEqual([...SCHEMAS].toSorted())
})

test('an incident with statements, rulings, an appeal and a picture, one without a hand, the list of incidents, and what is held about a person are valid', async () => {
  const { desk } = aDesk()
  const made = await makeSpringOpen(desk)
  await goOn(made)
  const { calls } = made
  const by = 'Marta Olsen'
  await calls.incidents.addStatement({ incident: 1, role: 'spectator', who: { name: 'The scribe' }, text: 'I heard nothing.', by })
  await calls.incidents.attach({ incident: 1, name: 'a.jpg', note: '', base64: '/9j/4AEC', by })
  await calls.penalties.impose({ rule: 'conduct.phone', player: { name: PLAYERS.W }, penalty: { kind: 'notice' }, reason: 'it rang', by })
  const asked: readonly ReportAsked[] = [
    { what: 'incident', incident: 1, format: 'json', language: 'en' },
    { what: 'incident', incident: 2, format: 'json', language: 'en' },
    { what: 'person', person: PLAYERS.W, format: 'json', language: 'en' },
    { what: 'incidents', format: 'json', language: 'en' },
  ]
  for (const one of asked) {
    const what = SCHEMAS.find((name) => name === one.what) ?? 'incident'
    expect(published(what), 'npm run tool schemas').toEqual(JSON.parse(publishedSchema(what)))
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(published(what))
    const { content } = await fileOf(makeReport(desk.context, requireOpenFile(desk.context), one))
    const data = JSON.parse(content) as object
    validate(data)
    expect(validate.errors, JSON.stringify(one)).toBeNull()
    expect(validate({ ...data, more: 1 })).toBe(false)
  }
})
