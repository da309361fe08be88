import { addMinutes } from 'date-fns/addMinutes'
import { isAfter } from 'date-fns/isAfter'
import { lightFormat } from 'date-fns/lightFormat'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import { SEATS } from '../../engine/model/seats.ts'
import { ruleSetLine } from '../../engine/wording/terms/rule-sets.ts'
import type { DeskContext, OpenFile } from '../context/context.ts'
import { nameKey, referees } from '../context/permissions/referees.ts'
import { players } from '../context/players.ts'
import { rulesInRound } from '../context/rules/rules-in-force.ts'
import type { Player } from '../contract/people.ts'
import type { SetupPoint, SetupPointStep } from '../contract/setup.ts'
import type { Tournament } from '../contract/tournaments.ts'
import { roundsOf } from '../event/rounds/rounds.ts'
import { seatingOf } from '../event/seating/seating.ts'
import { backupPlaceWords } from '../messages/backup-folder.ts'
import { setupWords } from '../messages/setup-check.ts'
import { rulesOf } from '../record/played-hand.ts'
import { backupPlace } from '../storage/backups/backup-folder.ts'
import { tournamentOf } from '../storage/files/open.ts'

/** The steps before the first hand: missing, worth a check, or done. */
export const setupCheck = (desk: DeskContext, open: OpenFile): readonly SetupPoint[] => {
  const { db } = open
  const tournament = tournamentOf(desk)
  if (!tournament) return []
  const all = players(db).filter(({ withdrawn }) => !withdrawn)
  return [
    ...ofTournament(tournament, desk.now()),
    ok('rules', rulesIn(tournament)),
    ...ofPlayers(all),
    ...ofRounds(desk, db, all.length),
    ...ofSeating(desk, db, all),
    ...ofReferees(db),
    ...ofMachine(desk, open),
  ]
}

const ok = (step: SetupPointStep, text: ByLanguage<string>): SetupPoint => ({ step, state: 'ok', text })
const look = (step: SetupPointStep, text: ByLanguage<string>): SetupPoint => ({ step, state: 'look', text })
const missing = (step: SetupPointStep, text: ByLanguage<string>): SetupPoint => ({ step, state: 'missing', text })

/** A point about all that was found, if anything was. */
const ifAny = <T>(found: readonly T[], point: (found: readonly T[]) => SetupPoint): readonly SetupPoint[] =>
  found.length > 0 ? [point(found)] : []

const namesOf = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name)
const numbersOf = (all: readonly { readonly number: number }[]): readonly number[] => all.map(({ number }) => number)

const ofTournament = ({ name, place, date }: Tournament, now: Date): readonly SetupPoint[] => {
  const today = lightFormat(now, 'yyyy-MM-dd')
  return [
    ok('tournament', setupWords.tournament(name, place, date)),
    ...(place === '' ? [look('tournament', setupWords.noPlace)] : []),
    ...(date < today ? [look('tournament', setupWords.past(date))] : []),
  ]
}

const rulesIn = ({ ruleSet, later }: Tournament): ByLanguage<string> => {
  const named = (language: 'en' | 'fr') => [
    ruleSetLine(ruleSet, language),
    ...later.map((one) => setupWords.fromRound(ruleSetLine(one.ruleSet, language), one.round)[language]),
  ]
  return { en: named('en').join(', '), fr: named('fr').join(', ') }
}

const ofPlayers = (all: readonly Player[]): readonly SetupPoint[] => {
  if (all.length === 0) return [missing('players', setupWords.noPlayers)]
  const over = all.length % SEATS.length
  const unnumbered = all.filter(({ number }) => number === null)
  const same = [...Map.groupBy(all, ({ name }) => nameKey(name)).values()].filter(({ length }) => length > 1)
  return [
    ok('players', setupWords.players(all.length)),
    ...(over > 0 ? [look('players', all.length < 4 ? setupWords.tooFew(all.length) : setupWords.notFour(all.length, over))] : []),
    ...ifAny(unnumbered, (those) => look('players', setupWords.unnumbered(namesOf(those)))),
    ...same.map((those) => look('players', setupWords.sameName(those[0]?.name ?? '', those.length))),
  ]
}

const ofRounds = (desk: DeskContext, db: ReadableDb, count: number): readonly SetupPoint[] => {
  const { rounds } = roundsOf(desk, db)
  const planned = rounds.filter(({ starts }) => starts !== null)
  if (planned.length === 0) return [missing('rounds', setupWords.noRounds)]
  const needed = Math.ceil(count / SEATS.length)
  const unplanned = rounds.filter(({ starts }) => starts === null)
  const few = rounds.filter(({ tables, clock }) => tables < needed && clock.state === 'planned')
  const limitOf = (round: number): number | null => {
    const named = rulesInRound(db, round)
    return named ? rulesOf(db, named, []).settings['session-minutes'] : null
  }
  const otherLength = planned.flatMap(({ number, minutes, clock }) => {
    const limit = limitOf(number)
    return limit === null || minutes === null || minutes === limit || clock.state === 'ended' ? [] : [{ number, minutes, limit }]
  })
  const crossing = planned.filter((round, n) => {
    const before = planned[n - 1]
    return before?.starts && round.starts && isAfter(addMinutes(before.starts, before.minutes ?? 0), round.starts)
  })
  return [
    ok('rounds', setupWords.rounds(planned.length, planned[0]?.starts ?? null, planned[0]?.minutes ?? null)),
    ...ifAny(unplanned, (those) => look('rounds', setupWords.unplanned(numbersOf(those)))),
    ...ifAny(few, (those) => missing('rounds', setupWords.fewTables(numbersOf(those), count, needed))),
    ...[...Map.groupBy(otherLength, ({ minutes, limit }) => `${minutes} ${limit}`).values()].flatMap((those) =>
      those.slice(0, 1).map(({ minutes, limit }) => look('rounds', setupWords.otherLength(numbersOf(those), minutes, limit))),
    ),
    ...crossing.map(({ number }) => look('rounds', setupWords.crossing(number))),
  ]
}

const ofSeating = (desk: DeskContext, db: ReadableDb, all: readonly Player[]): readonly SetupPoint[] => {
  const { rounds } = roundsOf(desk, db)
  const seated = rounds.map(({ number, clock }) => ({ round: number, isOver: clock.state === 'ended', tables: seatingOf(db, number) }))
  const hadSeats = sql<string | null>(db, 'SELECT player FROM seat_set JOIN table_ ON table_.id = table_id WHERE round = ?').pluck()
  const empty = seated.filter(({ tables }) => tables.every(({ seats }) => SEATS.every((seat) => seats[seat] === null)))
  if (empty.length === seated.length) return [missing('seating', setupWords.noSeats)]
  const points = seated
    .filter((one) => !empty.includes(one))
    .flatMap(({ round, isOver, tables }): readonly SetupPoint[] => {
      // whoever left a table had a seat there
      const taken = new Set(hadSeats.all(round))
      const short = tables.filter(({ seats }) => {
        const count = SEATS.filter((seat) => seats[seat] !== null).length
        return count > 0 && count < SEATS.length
      })
      const nowhere = isOver ? [] : all.filter(({ id }) => !taken.has(id))
      return [
        ...ifAny(short, (those) => look('seating', setupWords.shortTables(round, namesOf(those)))),
        ...ifAny(nowhere, (those) => missing('seating', setupWords.nowhere(round, namesOf(those)))),
      ]
    })
  return [
    ok('seating', setupWords.seated(seated.length - empty.length, seated.length)),
    ...ifAny(empty, (those) => look('seating', setupWords.emptyRounds(those.map(({ round }) => round)))),
    ...points,
  ]
}

const ofReferees = (db: ReadableDb): readonly SetupPoint[] => {
  const all = referees(db).filter(({ withdrawn }) => !withdrawn)
  const heads = all.filter(({ head }) => head)
  const old = all.filter(({ oldCode }) => oldCode)
  const alike = [...Map.groupBy(all, ({ name }) => nameKey(name)).values()].filter(({ length }) => length > 1)
  if (all.length === 0) return [missing('referees', setupWords.noReferees)]
  return [
    ok('referees', setupWords.referees(all.length, namesOf(heads).join(', '))),
    ...(heads.length === 0 ? [missing('referees', setupWords.noHead)] : []),
    ...(heads.length > 1 ? [look('referees', setupWords.manyHeads(namesOf(heads)))] : []),
    ok(
      'referees',
      all.some(({ hasCode }) => hasCode) ? setupWords.someCodes(all.filter(({ hasCode }) => hasCode).length) : setupWords.noCodes,
    ),
    ...alike.map((those) => look('referees', setupWords.alikeReferees(namesOf(those)))),
    ...ifAny(old, (those) => look('referees', setupWords.oldCodes(namesOf(those)))),
  ]
}

const ofMachine = (desk: DeskContext, open: OpenFile): readonly SetupPoint[] => {
  const { folder, sameDisk } = backupPlace(desk, open)
  return [sameDisk ? look('machine', backupPlaceWords.sameDisk) : ok('machine', backupPlaceWords.elsewhere(folder))]
}
