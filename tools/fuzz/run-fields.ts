import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { verify } from '../../db/file/verify.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { EXPORTS } from '../../desk/contract/vocabulary.ts'
import { DEAD_HAND } from '../screens/tables.ts'
import { fillInFurther } from './further-fields.ts'
import { HOSTILE_TEXTS, signing } from './texts.ts'

/** The results of the hostile texts in one format: number of fields checked, and faults. */
export type FieldTally = { readonly format: string; readonly fields: number; readonly wrong: readonly string[] }

/** Bidirectional control characters that reorder the text around them, except the isolates that a page itself adds. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u

/**
 * Puts every hostile text into every kind of field of a real tournament. It then reads the text back from the desk and from each exported
 * format.
 */
export const runFields = async (): Promise<readonly FieldTally[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-fields-'))
  const desk = createDesk({ folder, home: folder, now: () => new Date('2026-11-21T12:00:00.000Z') })
  try {
    return await inEveryFormat(desk)
  } finally {
    desk.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const inEveryFormat = async (desk: ReturnType<typeof createDesk>): Promise<readonly FieldTally[]> => {
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  const entered: { readonly field: string; readonly text: string }[] = []
  let n = 0
  const put = (field: string, text: string): string => {
    // numbered, so that no two people are the same; the desk trims blanks at either end
    const own = `${text} ${++n}`.trim()
    entered.push({ field, text: own })
    return own
  }
  await calls.tournaments.create({ name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'M. Hayashi' })
  const { id: table } = await calls.tables.create({ name: '7', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  await calls.tables.record({ table, text: DEAD_HAND.join('\n'), by: 'M. Hayashi' })
  await calls.incidents.open({ table, by: 'M. Hayashi' })
  await fillInFurther(
    (procedure, input) => {
      const [group = '', name = ''] = procedure.split('/')
      const inside = calls as unknown as Readonly<Record<string, Readonly<Record<string, (input: unknown) => Promise<unknown>>>>>
      return inside[group]?.[name]?.(input) ?? Promise.reject(new Error(`no call ${procedure}`))
    },
    { put, incident: 1 },
  )
  for (const text of Object.values(HOSTILE_TEXTS)) {
    const about = { incident: 1, by: put('who signs', signing(text)) }
    const player = { name: put('a player', text) }
    await calls.incidents.fillIn({ ...about, note: put('a note', text), players: [player] })
    await calls.incidents.addStatement({ ...about, role: 'player', who: player, text: put('a statement', text) })
    await calls.incidents.rule({
      ...about,
      rule: 'conduct.other',
      player,
      decision: 'upheld',
      penalty: { kind: 'notice' },
      reason: put('a reason', text),
    })
    await calls.tournaments.set({ name: put('the tournament', text), place: put('its place', text), date: '2026-11-21', by: about.by })
    await calls.referees.add({ name: put('a referee', signing(text)), head: false })
  }
  await calls.incidents.appeal({
    incident: 1,
    who: { name: 'Haruto' },
    grounds: put('the grounds', Object.values(HOSTILE_TEXTS).join(' ')),
    by: 'M. Hayashi',
  })

  const pages: string[] = []
  for (const what of ['penalties', 'tournament'] as const)
    for await (const news of await calls.reports.make({ what, format: 'html', language: 'both' }))
      if (news.kind === 'file') pages.push(news.file.content)
  for await (const news of await calls.reports.make({ what: 'incident', incident: 1, format: 'html', language: 'both' }))
    if (news.kind === 'file') pages.push(news.file.content)
  const html = pages.flatMap((page) => [
    ...(/<(?:script|img(?! src="data:)|iframe|svg[^>]*onload)|\son\w+="/i.test(
      page.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/>[^<]*</g, '><'),
    )
      ? ['runs something']
      : []),
    ...(MARKS.test(page) ? ['has a mark that turns text'] : []),
    ...(page.split('\u2068').length === page.split('\u2069').length ? [] : ['an isolate is not closed']),
  ])

  const cells = { csv: [] as string[], xlsx: [] as string[], json: [] as string[] }
  for (const what of EXPORTS)
    for (const format of ['csv', 'xlsx', 'json'] as const)
      for await (const news of await calls.reports.make({ what, format, language: 'en' } as never)) {
        if (news.kind !== 'file') continue
        const bytes = Buffer.from(news.file.content, news.file.encoding === 'base64' ? 'base64' : 'utf8')
        if (format === 'csv') cells.csv.push(...parse(bytes, { bom: true }).flat())
        if (format === 'xlsx') cells.xlsx.push(...Object.values(unzipSync(bytes)).map((part) => strFromU8(part)))
        if (format === 'json') cells.json.push(JSON.stringify(JSON.parse(bytes.toString())))
      }
  const csv = cells.csv.flatMap((cell) => [
    ...(FORMULA.test(cell) ? [`a formula: ${cell.slice(0, 40)}`] : []),
    ...(MARKS.test(cell) || /[^\P{Cc}\n\t]/u.test(cell) ? [`signs that do not show: ${JSON.stringify(cell.slice(0, 40))}`] : []),
  ])
  const xlsx = cells.xlsx.flatMap((part) => [
    ...(/<f[ >/]|<hyperlink|externalLink/.test(part) ? ['a formula or a link'] : []),
    ...(MARKS.test(part) ? ['has a mark that turns text'] : []),
  ])

  const log = (desk.context.open?.db.prepare('SELECT json_array(json(body), by) FROM entry').pluck().all() ?? []) as readonly string[]
  // the signature has a column of its own, which replaces half surrogates and NUL by U+FFFD
  const kept = new Set(log.flatMap((body) => textsOf(JSON.parse(body))))
  const file = entered
    .filter(({ field, text }) => !kept.has(field === 'who signs' ? text.toWellFormed().replaceAll('\0', '\ufffd') : text))
    .map(({ field, text }) => `${field} is not in the log: ${JSON.stringify(text.slice(0, 60))}`)
  const checked = desk.context.open ? verify(desk.context.open.db) : undefined
  const fields = entered.length
  return [
    { format: 'log', fields, wrong: checked?.ok ? file : ['does not verify', ...file] },
    { format: 'html, pdf', fields: pages.length, wrong: html },
    { format: 'csv', fields: cells.csv.length, wrong: csv },
    { format: 'xlsx', fields: cells.xlsx.length, wrong: xlsx },
    { format: 'json', fields: cells.json.length, wrong: cells.json.filter((text) => !text.isWellFormed()).map(() => 'half a sign') },
  ]
}

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
