import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { HandHeader, SettingLine } from '../../../engine/model/table-file.ts'
import { EMPTY_HEADER } from '../../../engine/notation/header.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { correctHeader, type RecordCorrection } from '../../../engine/repair/corrections.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import { decisionsOnRules, type RefereeDecision } from '../../context/permissions/decisions.ts'
import { headerLines, headerOfHand } from '../../context/read-hand.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { ruleSetIn, ruleSetNamesIn } from '../../context/rules/stored-rule-sets.ts'
import type { HeaderEdit } from '../../contract/entering.ts'
import { refusals } from '../../messages/refusals.ts'
import { currentPlay, handRow, rulesOf, settingLinesOf, settingTrouble } from '../played-hand.ts'

/** The decisions in a header edit: rule set and settings. */
export const decisionsInHeader = (db: ReadableDb, { row }: PlayedHand, edit: HeaderEdit): Result<readonly RefereeDecision[], Refusal> => {
  const named = (names: readonly string[]) => names.map((name) => ({ name }))
  if (edit.do === 'rules') return ok(decisionsOnRules(edit.rules ?? row.rules, named(Object.keys(edit.settings ?? {}))))
  const said = readSaid(db, edit.text)
  return said.ok ? ok(decisionsOnRules(said.value.rules, named(said.value.settings.map(([name]) => name)))) : said
}

/** Setup of a hand: header lines, rule set, settings. */
type Setup = { readonly header: HandHeader; readonly rules: RuleSet; readonly settings: readonly SettingLine[] }

/** Rewrites the header lines of a hand; returns the changed hands. */
export const writeHeader = (db: ReadableDb, write: Write, hand: PlayedHand, edit: HeaderEdit): Result<readonly string[], Refusal> => {
  const rows = edit.do === 'rules' && edit.hands === 'all' ? ofTable(db, hand) : [hand.row]
  const setups: (readonly [PlayedHand['row'], Setup])[] = []
  for (const row of rows) {
    const setup = setupUnder(db, row, edit)
    if (!setup.ok) return setup
    setups.push([row, setup.value])
  }
  let first: Ref | undefined
  for (const [{ id, table_id: table, game, ...row }, { header, rules, settings }] of setups) {
    const { wind, number, counters } = header.name ?? row
    const lines = headerLines(settings, header)
    // all of them are undone together
    const body = { hand: id, table, game, wind, number, counters, rules: rules.id, edition: rules.edition, lines, with: first }
    const { ref } = write('hand', body)
    first ??= ref
  }
  return ok(rows.map(({ id }) => id))
}

export const judgeUnderHeader = (db: ReadableDb, hand: PlayedHand, edit: HeaderEdit): Result<RecordCorrection, Refusal> => {
  const setup = setupUnder(db, hand.row, edit)
  if (!setup.ok) return setup
  const play = currentPlay(hand)
  const { header, rules, settings } = setup.value
  const players = header.players ?? (hand.row.header.includes('@players') ? undefined : play.header.players)
  return ok(
    correctHeader(play, { ...header, ...(players && { players }) }, rulesOf(db, { rules: rules.id, edition: rules.edition }, settings)),
  )
}

const ofTable = (db: ReadableDb, { row }: PlayedHand) =>
  sql<string>(db, 'SELECT id FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position')
    .pluck()
    .all(row.table_id)
    .flatMap((id) => handRow(db, id) ?? [])

const setupUnder = (db: ReadableDb, row: PlayedHand['row'], edit: HeaderEdit): Result<Setup, Refusal> => {
  const read: Result<Said, Refusal> =
    edit.do === 'header'
      ? readSaid(db, edit.text)
      : ok({ header: headerOfHand(row).header, rules: edit.rules, settings: Object.entries(edit.settings ?? {}) })
  if (!read.ok) return read
  const { header, rules: named, settings: said } = read.value
  const rules = named === undefined ? ruleSetIn(db, row.rules, row.edition) : ruleSetIn(db, named)
  if (!rules) return refused(refusals.noRuleSet(named ?? row.rules))
  const stay = settingLinesOf(row).filter(({ name }) => !said.some(([other]) => other === name))
  const settings = [...stay, ...said.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))]
  const trouble = settingTrouble(db, rules, settings)
  return trouble ? refused(trouble) : ok({ header, rules, settings })
}

type Said = {
  readonly header: HandHeader
  readonly rules: string | undefined
  readonly settings: readonly (readonly [name: string, value: string | null])[]
}

/** Parses header lines of one hand; refuses anything else. */
const readSaid = (db: ReadableDb, text: string): Result<Said, Refusal> => {
  const read = parseTable(text, { ruleSets: ruleSetNamesIn(db) })
  if (!read.ok) return refuse({ code: 'NOTATION', error: read.error })
  const { rules, settings, games, expectations } = read.value
  const hands = games.flatMap((game) => game.hands)
  const [hand] = hands
  if (hands.length > 1 || expectations.length > 0 || (hand && hand.events.length > 0)) return refused(refusals.onlyHeader)
  return ok({ header: hand?.header ?? EMPTY_HEADER, rules, settings: settings.map(({ name, value }) => [name, value]) })
}
