import { isAbsolute } from 'node:path'
import { implement } from '@orpc/server'
import { sql } from '../../db/sqlite/handle.ts'
import type { Result } from '../../engine/model/result.ts'
import type { CallContext, DeskContext } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import { streamEvents } from '../context/events/stream-events.ts'
import { referees, signedIn } from '../context/permissions/referees.ts'
import { players } from '../context/players.ts'
import { type Refusal, refused } from '../context/refusals.ts'
import { resolveRefs } from '../context/resolve-refs.ts'
import { houseRulesIn } from '../context/rules/stored-rule-sets.ts'
import { saveStatusOf } from '../context/saving/transact.ts'
import { contract } from '../contract/contract.ts'
import type { Change, Undone } from '../contract/tables.ts'
import { playerRegister, refereeRegister } from '../event/people/register.ts'
import { setPlayer } from '../event/people/set-player.ts'
import { setReferee } from '../event/people/set-referee.ts'
import { withdraw } from '../event/people/withdraw.ts'
import { addTime, planRound, redoClock, setClock, undoClock } from '../event/rounds/change-round.ts'
import { reopenResult, results, signResult } from '../event/rounds/results.ts'
import { roundsOf } from '../event/rounds/rounds.ts'
import { adoptHouseRules } from '../event/rules/adopt-house-rules.ts'
import { goBy } from '../event/rules/change-rules.ts'
import { rulesHistory } from '../event/rules/history.ts'
import { proposedSeats, seatingOf, setSeats } from '../event/seating/seating.ts'
import { leave, substitute, swapSeats } from '../event/seating/substitutes.ts'
import { setTournament } from '../event/settings.ts'
import { addReferee, setCode } from '../event/sign-in/referee-codes.ts'
import { signIn, signOut } from '../event/sign-in/sign-in.ts'
import { refusals } from '../messages/refusals.ts'
import { whileHeard } from '../network/presence/presence.ts'
import { personsIn } from '../privacy/person/persons.ts'
import { sendPseudonyms, showPerson, showPseudonyms } from '../privacy/requests.ts'
import { correct, previewCorrection } from '../record/correct/correct.ts'
import { recordInBatches } from '../record/enter/in-batches.ts'
import { switchLiveTiming } from '../record/enter/live-timing.ts'
import { type FindingChange, NO_CHANGE } from '../record/findings/log-findings.ts'
import { forkAt, resolveFork } from '../record/forks/resolve-fork.ts'
import { firstConcurrentHands, resolveHands } from '../record/forks/resolve-hands.ts'
import { importInBatches } from '../record/import/import-games.ts'
import { openCalls } from '../record/tables/calls.ts'
import { tableNames } from '../record/tables/find-table.ts'
import { createTable, tableSummaries } from '../record/tables/tables.ts'
import { redo, type UndoResult, undo } from '../record/undo/undo.ts'
import { changesFor } from '../reports/changes/ask-changes.ts'
import { findingCounts } from '../reports/data/tournament.ts'
import { checkPaper } from '../reports/printed/check.ts'
import { leftReports } from '../reports/printed/printed.ts'
import { sendReport } from '../reports/send-report.ts'
import { conflicts, waiting } from '../rulings/conflicts/list.ts'
import { settleConflict } from '../rulings/conflicts/resolve.ts'
import { earlierOfPlayer } from '../rulings/decide/repeats.ts'
import { rulingsOf } from '../rulings/decide/rulings.ts'
import { answer } from '../rulings/findings/answer.ts'
import { mends } from '../rulings/findings/mends.ts'
import { reviews, settleReview } from '../rulings/findings/reviews.ts'
import { rule } from '../rulings/findings/rule.ts'
import { answerCall, takeCallBack } from '../rulings/incidents/answer-call.ts'
import { imposePenalty, proposePenalty } from '../rulings/incidents/rule.ts'
import { cancelPenalty } from '../rulings/penalties/cancel.ts'
import { penalties, penaltyTotals } from '../rulings/penalties/ledger.ts'
import { closeBeside, filesBeside, openBeside, precedentsIn } from '../rulings/precedents/beside.ts'
import { casesIn } from '../rulings/precedents/cases-in.ts'
import { compareHand } from '../rulings/review/compare.ts'
import { entitledAt, valuesAt } from '../rulings/review/entitled.ts'
import { replayGame } from '../rulings/review/replay.ts'
import { whatIf } from '../rulings/review/what-if.ts'
import { showList } from '../setup/lists/show-list.ts'
import { takeList } from '../setup/lists/take-list.ts'
import { sampleTournament } from '../setup/sample/sample.ts'
import { setupCheck } from '../setup/setup-check.ts'
import { allBackups, backupPlace, moveBackups } from '../storage/backups/backup-folder.ts'
import { backUpNow } from '../storage/backups/keeper.ts'
import { newestValidBackup } from '../storage/backups/newest-valid.ts'
import { verifyInThread } from '../storage/checks/verify-in-thread.ts'
import { diagnosticsReport } from '../storage/diagnostics-report.ts'
import { createTournament } from '../storage/files/create.ts'
import { listTournaments } from '../storage/files/list.ts'
import { openTournament, tournamentOf } from '../storage/files/open.ts'
import { copiesOf } from '../storage/merging/copies.ts'
import { joinCopies, previewJoin } from '../storage/merging/join.ts'
import { acceptOlderState, restore, salvage } from '../storage/restore/restore.ts'
import { receiveWhole } from '../storage/transfer/receive.ts'
import { sendWhole } from '../storage/transfer/send.ts'
import { readChunk, receiveChunk } from '../storage/transfer/transfer.ts'
import { hub } from './hub.ts'
import { incidents } from './incidents.ts'
import { decodeUpload, parseHouseRules } from './inputs.ts'
import { presence } from './presence.ts'
import { changeOf, tableState } from './table-state.ts'
import { tablets } from './tablets.ts'

const desk = implement(contract).$context<CallContext>()

/** One handler for each procedure of the contract; a missing one doesn't compile. */
export const handlers = desk.router({
  tournaments: {
    current: desk.tournaments.current.handler(({ context: { office } }) => tournamentOf(office)),
    list: desk.tournaments.list.handler(({ context: { office } }) => listTournaments(office)),
    open: desk.tournaments.open.handler(({ context: { office }, input: { file } }) =>
      orThrow(isAbsolute(file) ? openTournament(office, file) : refused(refusals.notWhole(file))),
    ),
    create: desk.tournaments.create.handler(({ context: { office }, input: { house, ...input } }) =>
      orThrow(createTournament(office, { ...input, house: house === undefined ? undefined : parseHouseRules(house) })),
    ),
    set: desk.tournaments.set.handler(({ context: { office }, input }) => orThrow(setTournament(office, requireOpenFile(office), input))),
    undo: desk.tournaments.undo.handler(({ context: { office }, input }) =>
      undone(office, undo(office, requireOpenFile(office), { ...input, table: null })),
    ),
    redo: desk.tournaments.redo.handler(({ context: { office }, input }) =>
      undone(office, redo(office, requireOpenFile(office), { ...input, table: null })),
    ),
    whole: {
      send: desk.tournaments.whole.send.handler(({ context: { office }, signal }) => sendWhole(office, requireOpenFile(office), signal)),
      partOut: desk.tournaments.whole.partOut.handler(async ({ context: { office }, input }) => orThrow(await readChunk(office, input))),
      receive: desk.tournaments.whole.receive.handler(({ context: { office }, input, signal }) => receiveWhole(office, input, signal)),
      partIn: desk.tournaments.whole.partIn.handler(async ({ context: { office }, input }) => orThrow(await receiveChunk(office, input))),
    },
    sample: desk.tournaments.sample.handler(({ context: { office } }) => orThrow(sampleTournament(office))),
  },
  ruleSets: {
    history: desk.ruleSets.history.handler(({ context: { office } }) => rulesHistory(requireOpenFile(office).db)),
    list: desk.ruleSets.list.handler(({ context: { office } }) => houseRulesIn(requireOpenFile(office).db)),
    read: desk.ruleSets.read.handler(({ input: { text } }) => parseHouseRules(text)),
    adopt: desk.ruleSets.adopt.handler(({ context: { office }, input: { text, by } }) =>
      orThrow(adoptHouseRules(office, requireOpenFile(office), { house: parseHouseRules(text), by })),
    ),
    goBy: desk.ruleSets.goBy.handler(({ context: { office }, input: { rules, ...input } }) =>
      orThrow(goBy(office, requireOpenFile(office), { ...input, rules: 'id' in rules ? rules.id : parseHouseRules(rules.text) })),
    ),
  },
  setup: { check: desk.setup.check.handler(({ context: { office } }) => setupCheck(office, requireOpenFile(office))) },
  referees: {
    list: desk.referees.list.handler(({ context: { office } }) => referees(requireOpenFile(office).db)),
    signedIn: desk.referees.signedIn.handler(({ context: { office } }) => signedIn(office, requireOpenFile(office).db)),
    signIn: desk.referees.signIn.handler(async ({ context: { office }, input }) =>
      orThrow(await signIn(office, requireOpenFile(office), input)),
    ),
    signOut: desk.referees.signOut.handler(({ context: { office } }) => orThrow(signOut(office, requireOpenFile(office)))),
    setCode: desk.referees.setCode.handler(async ({ context: { office }, input }) =>
      orThrow(await setCode(office, requireOpenFile(office), input)),
    ),
    add: desk.referees.add.handler(({ context: { office }, input }) => orThrow(addReferee(office, requireOpenFile(office), input))),
    register: desk.referees.register.handler(({ context: { office } }) => refereeRegister(requireOpenFile(office).db)),
    set: desk.referees.set.handler(({ context: { office }, input }) => orThrow(setReferee(office, requireOpenFile(office), input))),
    withdraw: desk.referees.withdraw.handler(({ context: { office }, input }) => {
      orThrow(withdraw(office, requireOpenFile(office), { ...input, player: null }))
      return refereeRegister(requireOpenFile(office).db)
    }),
  },
  players: {
    list: desk.players.list.handler(({ context: { office } }) => players(requireOpenFile(office).db)),
    register: desk.players.register.handler(({ context: { office } }) => playerRegister(requireOpenFile(office).db)),
    set: desk.players.set.handler(({ context: { office }, input }) => orThrow(setPlayer(office, requireOpenFile(office), input))),
    withdraw: desk.players.withdraw.handler(({ context: { office }, input }) => {
      orThrow(withdraw(office, requireOpenFile(office), { ...input, referee: null }))
      return playerRegister(requireOpenFile(office).db)
    }),
  },
  lists: {
    preview: desk.lists.preview.handler(({ context: { office }, input: { file, asked }, signal }) =>
      showList(office, requireOpenFile(office), { file: { name: file.name, bytes: decodeUpload(file) }, asked }, signal),
    ),
    take: desk.lists.take.handler(async ({ context: { office }, input: { file, ...input }, signal }) =>
      orThrow(await takeList(office, requireOpenFile(office), { ...input, file: { name: file.name, bytes: decodeUpload(file) } }, signal)),
    ),
  },
  tables: {
    list: desk.tables.list.handler(({ context: { office } }) => tableSummaries(requireOpenFile(office).db)),
    names: desk.tables.names.handler(({ context: { office } }) => tableNames(requireOpenFile(office).db)),
    create: desk.tables.create.handler(({ context: { office }, input }) => orThrow(createTable(office, requireOpenFile(office), input))),
    state: desk.tables.state.handler(({ context: { office }, input }) => orThrow(tableState(requireOpenFile(office), input))),
    record: desk.tables.record.handler(async ({ context: { office }, input }) => {
      const done = await recordInBatches(office, requireOpenFile(office), input)
      return { ...change(office, input.table, done), written: done.ok ? done.value.written : null }
    }),
    liveTiming: desk.tables.liveTiming.handler(({ context: { office }, input }) => {
      orThrow(switchLiveTiming(office, requireOpenFile(office), input))
      return orThrow(changeOf(requireOpenFile(office), input.table, null, NO_CHANGE))
    }),
    import: desk.tables.import.handler(async ({ context: { office }, input: { file, ...input }, signal }) => {
      const sent = { name: file.name, bytes: decodeUpload(file) }
      const done = await importInBatches(office, requireOpenFile(office), { ...input, file: sent }, signal)
      const { format, games, hands, acts } = orThrow(done)
      return { ...change(office, input.table, done), imported: { format, games, hands, acts } }
    }),
    undo: desk.tables.undo.handler(({ context: { office }, input }) =>
      change(office, input.table, undo(office, requireOpenFile(office), input)),
    ),
    correct: desk.tables.correct.handler(({ context: { office }, input }) =>
      change(office, input.table, correct(office, requireOpenFile(office), input)),
    ),
    preview: desk.tables.preview.handler(({ context: { office }, input }) =>
      orThrow(previewCorrection(office, requireOpenFile(office), input)),
    ),
    compare: desk.tables.compare.handler(({ context: { office }, input }) => orThrow(compareHand(requireOpenFile(office), input))),
    entitlements: desk.tables.entitlements.handler(({ context: { office }, input }) => orThrow(entitledAt(requireOpenFile(office), input))),
    value: desk.tables.value.handler(({ context: { office }, input }) => orThrow(valuesAt(requireOpenFile(office), input))),
    redo: desk.tables.redo.handler(({ context: { office }, input }) =>
      change(office, input.table, redo(office, requireOpenFile(office), input)),
    ),
  },
  forks: {
    at: desk.forks.at.handler(({ context: { office }, input }) => orThrow(forkAt(requireOpenFile(office), input))),
    settle: desk.forks.settle.handler(({ context: { office }, input }) =>
      change(office, input.table, resolveFork(office, requireOpenFile(office), input)),
    ),
    hands: desk.forks.hands.handler(({ context: { office }, input }) => firstConcurrentHands(requireOpenFile(office), input.table)),
    settleHands: desk.forks.settleHands.handler(({ context: { office }, input }) =>
      change(office, input.table, resolveHands(office, requireOpenFile(office), input)),
    ),
  },
  replay: {
    game: desk.replay.game.handler(({ context: { office }, input }) => orThrow(replayGame(requireOpenFile(office), input))),
    whatIf: desk.replay.whatIf.handler(({ context: { office }, input }) => orThrow(whatIf(requireOpenFile(office), input))),
  },
  rounds: {
    list: desk.rounds.list.handler(({ context: { office } }) => roundsOf(office, requireOpenFile(office).db)),
    plan: desk.rounds.plan.handler(({ context: { office }, input }) => orThrow(planRound(office, requireOpenFile(office), input))),
    start: desk.rounds.start.handler(({ context: { office }, input }) =>
      orThrow(setClock(office, requireOpenFile(office), 'started', input)),
    ),
    pause: desk.rounds.pause.handler(({ context: { office }, input }) =>
      orThrow(setClock(office, requireOpenFile(office), 'paused', input)),
    ),
    resume: desk.rounds.resume.handler(({ context: { office }, input }) =>
      orThrow(setClock(office, requireOpenFile(office), 'resumed', input)),
    ),
    end: desk.rounds.end.handler(({ context: { office }, input }) => orThrow(setClock(office, requireOpenFile(office), 'ended', input))),
    extend: desk.rounds.extend.handler(({ context: { office }, input }) => orThrow(addTime(office, requireOpenFile(office), input))),
    extraTime: desk.rounds.extraTime.handler(({ context: { office }, input }) => orThrow(addTime(office, requireOpenFile(office), input))),
    undo: desk.rounds.undo.handler(({ context: { office }, input }) => orThrow(undoClock(office, requireOpenFile(office), input))),
    redo: desk.rounds.redo.handler(({ context: { office }, input }) => orThrow(redoClock(office, requireOpenFile(office), input))),
  },
  seating: {
    list: desk.seating.list.handler(({ context: { office }, input }) => seatingOf(requireOpenFile(office).db, input.round)),
    propose: desk.seating.propose.handler(({ context: { office }, input }) => proposedSeats(requireOpenFile(office).db, input)),
    set: desk.seating.set.handler(({ context: { office }, input }) => orThrow(setSeats(office, requireOpenFile(office), input))),
  },
  seats: {
    substitute: desk.seats.substitute.handler(({ context: { office }, input }) =>
      orThrow(substitute(office, requireOpenFile(office), input)),
    ),
    leave: desk.seats.leave.handler(({ context: { office }, input }) => orThrow(leave(office, requireOpenFile(office), input))),
    swap: desk.seats.swap.handler(({ context: { office }, input }) => orThrow(swapSeats(office, requireOpenFile(office), input))),
  },
  results: {
    list: desk.results.list.handler(({ context: { office } }) => results(requireOpenFile(office).db)),
    sign: desk.results.sign.handler(({ context: { office }, input }) => orThrow(signResult(office, requireOpenFile(office), input))),
    reopen: desk.results.reopen.handler(({ context: { office }, input }) => orThrow(reopenResult(office, requireOpenFile(office), input))),
  },
  findings: {
    counts: desk.findings.counts.handler(({ context: { office } }) => findingCounts(requireOpenFile(office).db)),
    earlier: desk.findings.earlier.handler(({ context: { office }, input }) =>
      orThrow(earlierOfPlayer(requireOpenFile(office).db, input.finding)),
    ),
    mends: desk.findings.mends.handler(({ context: { office }, input }) => orThrow(mends(requireOpenFile(office), input.finding))),
    answer: desk.findings.answer.handler(({ context: { office }, input }) => {
      const given = answer(office, requireOpenFile(office), resolveRefs(office, input))
      return change(office, given.ok ? given.value.table : '', given)
    }),
    rule: desk.findings.rule.handler(({ context: { office }, input }) => {
      const decided = orThrow(rule(office, requireOpenFile(office), resolveRefs(office, input)))
      const ruling = rulingsOf(requireOpenFile(office).db, 'id', decided.ruling)[0]
      if (!ruling) return orThrow(refused(refusals.otherKey))
      return { ...change(office, decided.table, { ok: true, value: decided }), ruling }
    }),
  },
  reviews: {
    list: desk.reviews.list.handler(({ context: { office } }) => reviews(requireOpenFile(office).db)),
    settle: desk.reviews.settle.handler(({ context: { office }, input }) =>
      orThrow(settleReview(office, requireOpenFile(office), resolveRefs(office, input))),
    ),
  },
  incidents,
  calls: {
    list: desk.calls.list.handler(({ context: { office } }) => openCalls(requireOpenFile(office).db)),
    answer: desk.calls.answer.handler(({ context: { office }, input }) =>
      orThrow(answerCall(office, requireOpenFile(office), resolveRefs(office, input))),
    ),
    takeBack: desk.calls.takeBack.handler(({ context: { office }, input }) =>
      orThrow(takeCallBack(office, requireOpenFile(office), resolveRefs(office, input))),
    ),
  },
  presence,
  precedents: {
    here: desk.precedents.here.handler(({ context: { office }, input: { rule, incident } }) =>
      casesIn(requireOpenFile(office).db, rule).filter((one) => one.incident !== incident),
    ),
    files: desk.precedents.files.handler(({ context: { office } }) => filesBeside(office)),
    open: desk.precedents.open.handler(async ({ context: { office }, input }) =>
      orThrow(await openBeside(office, requireOpenFile(office), input.file)),
    ),
    close: desk.precedents.close.handler(({ context: { office }, input }) => orThrow(closeBeside(office, input.file))),
    inFile: desk.precedents.inFile.handler(({ context: { office }, input }) => precedentsIn(office, requireOpenFile(office), input)),
  },
  penalties: {
    list: desk.penalties.list.handler(({ context: { office } }) => penalties(requireOpenFile(office).db)),
    totals: desk.penalties.totals.handler(({ context: { office } }) => penaltyTotals(requireOpenFile(office).db)),
    propose: desk.penalties.propose.handler(({ context: { office }, input }) => orThrow(proposePenalty(requireOpenFile(office).db, input))),
    impose: desk.penalties.impose.handler(({ context: { office }, input }) =>
      orThrow(imposePenalty(office, requireOpenFile(office), input)),
    ),
    cancel: desk.penalties.cancel.handler(({ context: { office }, input }) =>
      orThrow(cancelPenalty(office, requireOpenFile(office), resolveRefs(office, input))),
    ),
  },
  reports: {
    make: desk.reports.make.handler(({ context: { office }, input, signal }) => sendReport(office, requireOpenFile(office), input, signal)),
    check: desk.reports.check.handler(({ context: { office }, input }) => checkPaper(office, requireOpenFile(office), input.hash)),
    changes: desk.reports.changes.handler(async ({ context: { office }, input, signal }) => {
      const { what, head, incident, player } = input
      const paper = { what, head, incident: incident ?? undefined, player: player ?? undefined }
      const found = await changesFor(office, requireOpenFile(office), paper, signal)
      return orThrow(found.ok ? found : refused(found.error))
    }),
    left: desk.reports.left.handler(({ context: { office }, input }) => leftReports(office, requireOpenFile(office), input)),
  },
  persons: {
    list: desk.persons.list.handler(({ context: { office } }) => personsIn(requireOpenFile(office).db)),
    get: desk.persons.get.handler(({ context: { office }, input, signal }) => showPerson(requireOpenFile(office), input.person, signal)),
  },
  pseudonyms: {
    show: desk.pseudonyms.show.handler(({ context: { office }, input, signal }) => showPseudonyms(requireOpenFile(office), input, signal)),
    make: desk.pseudonyms.make.handler(({ context: { office }, input, signal }) =>
      sendPseudonyms(office, requireOpenFile(office), input, signal),
    ),
  },
  waiting: desk.waiting.handler(({ context: { office } }) => waiting(requireOpenFile(office).db)),
  conflicts: {
    list: desk.conflicts.list.handler(({ context: { office } }) => conflicts(requireOpenFile(office).db)),
    settle: desk.conflicts.settle.handler(({ context: { office }, input }) =>
      orThrow(settleConflict(office, requireOpenFile(office), input)),
    ),
  },
  joining: {
    copies: desk.joining.copies.handler(({ context: { office } }) => copiesOf(office, requireOpenFile(office))),
    preview: desk.joining.preview.handler(async ({ context: { office }, input, signal }) =>
      orThrow(await previewJoin(requireOpenFile(office), input.files, signal)),
    ),
    join: desk.joining.join.handler(async ({ context: { office }, input }) =>
      orThrow(await joinCopies(office, requireOpenFile(office), input.files)),
    ),
  },
  tablets,
  hub,
  log: {
    verify: desk.log.verify.handler(async ({ context: { office }, signal }) => {
      const verified = await verifyInThread(requireOpenFile(office).file, signal)
      return orThrow(verified.ok ? verified : refused(verified.error))
    }),
  },
  diagnostics: desk.diagnostics.handler(({ context: { office } }) => ({
    text: diagnosticsReport(office),
    file: office.diagnostics.path,
  })),
  saving: desk.saving.handler(({ context: { office } }) => saveStatusOf(office)),
  backups: {
    list: desk.backups.list.handler(({ context: { office }, input: { file } }) =>
      allBackups(office.home, file ?? requireOpenFile(office).file),
    ),
    newestGood: desk.backups.newestGood.handler(({ context: { office }, input: { file } }) => newestValidBackup(office.home, file) ?? null),
    place: desk.backups.place.handler(({ context: { office } }) => backupPlace(office, requireOpenFile(office))),
    moveTo: desk.backups.moveTo.handler(async ({ context: { office }, input: { folder } }) => {
      const open = requireOpenFile(office)
      const place = orThrow(moveBackups(office, open, folder))
      // uses the chosen folder at once, so that an unusable USB stick is reported now
      const made = open.writable ? await backUpNow(office, open) : ''
      return typeof made === 'string' ? place : orThrow(refused(made))
    }),
    make: desk.backups.make.handler(async ({ context: { office } }) => {
      const made = await backUpNow(office, requireOpenFile(office))
      return orThrow(typeof made === 'string' ? { ok: true, value: saveStatusOf(office) } : refused(made))
    }),
    restore: desk.backups.restore.handler(async ({ context: { office }, input }) => orThrow(await restore(office, input))),
    goOn: desk.backups.goOn.handler(({ context: { office } }) => {
      acceptOlderState(office)
      return saveStatusOf(office)
    }),
    salvage: desk.backups.salvage.handler(async ({ context: { office }, input }) => orThrow(await salvage(office, input.file))),
  },
  news: desk.news.handler(({ context: { office }, input, signal, lastEventId }) =>
    whileHeard(office, input?.window, streamEvents(office, lastEventId, signal)),
  ),
})

/** The changes of an act, with the table as it is now. */
const change = (office: DeskContext, table: string, done: Result<FindingChange & { readonly hand: string | null }, Refusal>): Change => {
  const { hand, ...findings } = orThrow(done)
  return orThrow(changeOf(requireOpenFile(office), table, hand, findings))
}

/** The changes of an undo or redo, with the current state of its table. */
const undone = (office: DeskContext, done: Result<UndoResult, Refusal>): Undone => {
  const { text, table, hand, ...findings } = orThrow(done)
  const isOne = table !== null && sql(requireOpenFile(office).db, 'SELECT 1 FROM table_ WHERE id = ?').get(table) !== undefined
  return { text, table, change: isOne ? orThrow(changeOf(requireOpenFile(office), table, hand, findings)) : null }
}
