import { isAbsolute } from 'node:path'
import { implement } from '@orpc/server'
import { sql } from '../../db/sqlite/handle.ts'
import { ok, type Result } from '../../engine/model/result.ts'
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
import { addTime, planRound, redoClock, removeRound, setClock, undoClock } from '../event/rounds/change-round.ts'
import { lastHandsOf } from '../event/rounds/last-hands.ts'
import { reopenResult, results, signResult } from '../event/rounds/results.ts'
import { roundsOf } from '../event/rounds/rounds.ts'
import { goBy } from '../event/rules/change-rules.ts'
import { rulesHistory } from '../event/rules/history.ts'
import { removeTable, renameTable } from '../event/seating/change-table.ts'
import { proposedSeats, seatingOf, setSeats } from '../event/seating/seating.ts'
import { leaveSeat, substitute, swapSeats } from '../event/seating/substitutes.ts'
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
import { penaltyTotals } from '../reports/data/penalties-by-player.ts'
import { findingCounts } from '../reports/data/tournament.ts'
import { checkPaper } from '../reports/printed/check.ts'
import { leftReports } from '../reports/printed/printed.ts'
import { sendReport } from '../reports/send-report.ts'
import { conflicts, countWaiting } from '../rulings/conflicts/list.ts'
import { settleConflict } from '../rulings/conflicts/resolve.ts'
import { earlierOfPlayer } from '../rulings/decide/repeats.ts'
import { rulingsOf } from '../rulings/decide/rulings.ts'
import { answer } from '../rulings/findings/answer.ts'
import { mends } from '../rulings/findings/mends.ts'
import { reviews, settleReview } from '../rulings/findings/reviews.ts'
import { rule } from '../rulings/findings/rule.ts'
import { answerCall, takeCallBack } from '../rulings/incidents/answer-call.ts'
import { imposeOnTable, imposePenalty, proposePenalty } from '../rulings/incidents/rule.ts'
import { cancelPenalty } from '../rulings/penalties/cancel.ts'
import { penalties } from '../rulings/penalties/ledger.ts'
import { closeBeside, filesBeside, openBeside, precedentsIn } from '../rulings/precedents/beside.ts'
import { casesFound } from '../rulings/precedents/cases-in.ts'
import { compareHand } from '../rulings/review/compare.ts'
import { entitledAt, valuesAt } from '../rulings/review/entitled.ts'
import { replayGame } from '../rulings/review/replay.ts'
import { whatIf } from '../rulings/review/what-if.ts'
import { sampleTournament } from '../setup/sample/sample.ts'
import { allBackups, backupPlace, moveBackups, newestValidBackup } from '../storage/backups/backup-folder.ts'
import { backUpNow } from '../storage/backups/keeper.ts'
import { verifyInThread } from '../storage/checks/verify-in-thread.ts'
import { diagnosticsReport } from '../storage/diagnostics-report.ts'
import { createTournament } from '../storage/files/create.ts'
import { listTournaments } from '../storage/files/list.ts'
import { openTournament, tournamentOf } from '../storage/files/open.ts'
import { copiesOfTournament } from '../storage/merging/copies.ts'
import { joinCopies, previewJoin } from '../storage/merging/join.ts'
import { acceptOlderState, restore, salvage } from '../storage/restore/restore.ts'
import { receiveWhole } from '../storage/transfer/receive.ts'
import { sendWhole } from '../storage/transfer/send.ts'
import { readChunk, receiveChunk } from '../storage/transfer/transfer.ts'
import { call, callResolved } from './call.ts'
import { incidents } from './incidents.ts'
import { decodeUpload, parseHouseRules } from './inputs.ts'
import { hub, presence, tablets } from './network.ts'
import { changeOf, tableState } from './table-state.ts'

const router = implement(contract).$context<CallContext>()

/** One handler for each procedure of the contract; a missing one doesn't compile. */
export const handlers = router.router({
  tournaments: {
    current: router.tournaments.current.handler(({ context: { desk } }) => tournamentOf(desk)),
    list: router.tournaments.list.handler(({ context: { desk } }) => listTournaments(desk)),
    open: router.tournaments.open.handler(({ context: { desk }, input: { file } }) =>
      orThrow(isAbsolute(file) ? openTournament(desk, file) : refused(refusals.notWhole(file))),
    ),
    create: router.tournaments.create.handler(({ context: { desk }, input: { house, ...input } }) =>
      orThrow(createTournament(desk, { ...input, house: house === undefined ? undefined : parseHouseRules(house) })),
    ),
    set: router.tournaments.set.handler(call(setTournament)),
    undo: router.tournaments.undo.handler(({ context: { desk }, input }) =>
      undone(desk, undo(desk, requireOpenFile(desk), { ...input, table: null })),
    ),
    redo: router.tournaments.redo.handler(({ context: { desk }, input }) =>
      undone(desk, redo(desk, requireOpenFile(desk), { ...input, table: null })),
    ),
    whole: {
      send: router.tournaments.whole.send.handler(({ context: { desk }, signal }) => sendWhole(desk, requireOpenFile(desk), signal)),
      partOut: router.tournaments.whole.partOut.handler(async ({ context: { desk }, input }) => orThrow(await readChunk(desk, input))),
      receive: router.tournaments.whole.receive.handler(({ context: { desk }, input, signal }) => receiveWhole(desk, input, signal)),
      partIn: router.tournaments.whole.partIn.handler(async ({ context: { desk }, input }) => orThrow(await receiveChunk(desk, input))),
    },
    sample: router.tournaments.sample.handler(({ context: { desk } }) => orThrow(sampleTournament(desk))),
  },
  ruleSets: {
    history: router.ruleSets.history.handler(({ context: { desk } }) => rulesHistory(requireOpenFile(desk).db)),
    list: router.ruleSets.list.handler(({ context: { desk } }) => houseRulesIn(requireOpenFile(desk).db)),
    goBy: router.ruleSets.goBy.handler(({ context: { desk }, input: { rules, ...input } }) =>
      orThrow(goBy(desk, requireOpenFile(desk), { ...input, rules: 'id' in rules ? rules.id : parseHouseRules(rules.text) })),
    ),
  },
  setup: {
    check: router.setup.check.handler(async ({ context: { desk } }) => {
      const open = requireOpenFile(desk)
      return (await import('../setup/setup-check.ts')).setupCheck(desk, open)
    }),
  },
  referees: {
    list: router.referees.list.handler(({ context: { desk } }) => referees(requireOpenFile(desk).db)),
    signedIn: router.referees.signedIn.handler(({ context: { desk } }) => signedIn(desk, requireOpenFile(desk).db)),
    signIn: router.referees.signIn.handler(call(signIn)),
    signOut: router.referees.signOut.handler(({ context: { desk } }) => orThrow(signOut(desk, requireOpenFile(desk)))),
    setCode: router.referees.setCode.handler(call(setCode)),
    add: router.referees.add.handler(call(addReferee)),
    register: router.referees.register.handler(({ context: { desk } }) => refereeRegister(requireOpenFile(desk).db)),
    set: router.referees.set.handler(call(setReferee)),
    withdraw: router.referees.withdraw.handler(({ context: { desk }, input }) => {
      orThrow(withdraw(desk, requireOpenFile(desk), { ...input, player: null }))
      return refereeRegister(requireOpenFile(desk).db)
    }),
  },
  players: {
    list: router.players.list.handler(({ context: { desk } }) => players(requireOpenFile(desk).db)),
    register: router.players.register.handler(({ context: { desk } }) => playerRegister(requireOpenFile(desk).db)),
    set: router.players.set.handler(call(setPlayer)),
    withdraw: router.players.withdraw.handler(({ context: { desk }, input }) => {
      orThrow(withdraw(desk, requireOpenFile(desk), { ...input, referee: null }))
      return playerRegister(requireOpenFile(desk).db)
    }),
  },
  lists: {
    preview: router.lists.preview.handler(async ({ context: { desk }, input: { file, asked }, signal }) => {
      const open = requireOpenFile(desk)
      const { showList } = await import('../setup/lists/show-list.ts')
      return showList(desk, open, { file: { name: file.name, bytes: decodeUpload(file) }, asked }, signal)
    }),
    take: router.lists.take.handler(async ({ context: { desk }, input: { file, ...input }, signal }) => {
      const open = requireOpenFile(desk)
      const { takeList } = await import('../setup/lists/take-list.ts')
      return orThrow(await takeList(desk, open, { ...input, file: { name: file.name, bytes: decodeUpload(file) } }, signal))
    }),
  },
  tables: {
    list: router.tables.list.handler(({ context: { desk } }) => tableSummaries(requireOpenFile(desk).db)),
    names: router.tables.names.handler(({ context: { desk } }) => tableNames(requireOpenFile(desk).db)),
    create: router.tables.create.handler(call(createTable)),
    rename: router.tables.rename.handler(call(renameTable)),
    remove: router.tables.remove.handler(call(removeTable)),
    state: router.tables.state.handler(({ context: { desk }, input }) => orThrow(tableState(requireOpenFile(desk), input))),
    record: router.tables.record.handler(async ({ context: { desk }, input }) => {
      const done = await recordInBatches(desk, requireOpenFile(desk), input)
      return { ...change(desk, input.table, done), written: done.ok ? done.value.written : null }
    }),
    liveTiming: router.tables.liveTiming.handler(({ context: { desk }, input }) => {
      orThrow(switchLiveTiming(desk, requireOpenFile(desk), input))
      return orThrow(changeOf(requireOpenFile(desk), input.table, null, NO_CHANGE))
    }),
    import: router.tables.import.handler(async ({ context: { desk }, input: { file, ...input }, signal }) => {
      const sent = { name: file.name, bytes: decodeUpload(file) }
      const done = await importInBatches(desk, requireOpenFile(desk), { ...input, file: sent }, signal)
      const { format, games, hands, acts } = orThrow(done)
      return { ...change(desk, input.table, done), imported: { format, games, hands, acts } }
    }),
    undo: router.tables.undo.handler(({ context: { desk }, input }) => change(desk, input.table, undo(desk, requireOpenFile(desk), input))),
    correct: router.tables.correct.handler(({ context: { desk }, input }) =>
      change(desk, input.table, correct(desk, requireOpenFile(desk), input)),
    ),
    preview: router.tables.preview.handler(call(previewCorrection)),
    compare: router.tables.compare.handler(({ context: { desk }, input }) => orThrow(compareHand(requireOpenFile(desk), input))),
    entitlements: router.tables.entitlements.handler(({ context: { desk }, input }) => orThrow(entitledAt(requireOpenFile(desk), input))),
    value: router.tables.value.handler(({ context: { desk }, input }) => orThrow(valuesAt(requireOpenFile(desk), input))),
    redo: router.tables.redo.handler(({ context: { desk }, input }) => change(desk, input.table, redo(desk, requireOpenFile(desk), input))),
  },
  forks: {
    at: router.forks.at.handler(({ context: { desk }, input }) => orThrow(forkAt(requireOpenFile(desk), input))),
    settle: router.forks.settle.handler(({ context: { desk }, input }) =>
      change(desk, input.table, resolveFork(desk, requireOpenFile(desk), input)),
    ),
    hands: router.forks.hands.handler(({ context: { desk }, input }) => firstConcurrentHands(requireOpenFile(desk), input.table)),
    settleHands: router.forks.settleHands.handler(({ context: { desk }, input }) =>
      change(desk, input.table, resolveHands(desk, requireOpenFile(desk), input)),
    ),
  },
  replay: {
    game: router.replay.game.handler(({ context: { desk }, input }) => orThrow(replayGame(requireOpenFile(desk), input))),
    whatIf: router.replay.whatIf.handler(({ context: { desk }, input }) => orThrow(whatIf(requireOpenFile(desk), input))),
  },
  rounds: {
    list: router.rounds.list.handler(({ context: { desk } }) => roundsOf(desk, requireOpenFile(desk).db)),
    lastHands: router.rounds.lastHands.handler(({ context: { desk } }) => lastHandsOf(desk, requireOpenFile(desk).db)),
    plan: router.rounds.plan.handler(call(planRound)),
    remove: router.rounds.remove.handler(call(removeRound)),
    start: router.rounds.start.handler(({ context: { desk }, input }) => orThrow(setClock(desk, requireOpenFile(desk), 'started', input))),
    pause: router.rounds.pause.handler(({ context: { desk }, input }) => orThrow(setClock(desk, requireOpenFile(desk), 'paused', input))),
    resume: router.rounds.resume.handler(({ context: { desk }, input }) =>
      orThrow(setClock(desk, requireOpenFile(desk), 'resumed', input)),
    ),
    end: router.rounds.end.handler(({ context: { desk }, input }) => orThrow(setClock(desk, requireOpenFile(desk), 'ended', input))),
    extend: router.rounds.extend.handler(call(addTime)),
    extraTime: router.rounds.extraTime.handler(call(addTime)),
    undo: router.rounds.undo.handler(call(undoClock)),
    redo: router.rounds.redo.handler(call(redoClock)),
  },
  seating: {
    list: router.seating.list.handler(({ context: { desk }, input }) => seatingOf(requireOpenFile(desk).db, input.round)),
    propose: router.seating.propose.handler(({ context: { desk }, input }) => proposedSeats(requireOpenFile(desk).db, input)),
    set: router.seating.set.handler(call(setSeats)),
  },
  seats: {
    substitute: router.seats.substitute.handler(call(substitute)),
    leave: router.seats.leave.handler(call(leaveSeat)),
    swap: router.seats.swap.handler(call(swapSeats)),
  },
  results: {
    list: router.results.list.handler(({ context: { desk } }) => results(requireOpenFile(desk).db)),
    sign: router.results.sign.handler(call(signResult)),
    reopen: router.results.reopen.handler(call(reopenResult)),
  },
  findings: {
    counts: router.findings.counts.handler(({ context: { desk } }) => findingCounts(requireOpenFile(desk).db)),
    earlier: router.findings.earlier.handler(({ context: { desk }, input }) =>
      orThrow(earlierOfPlayer(requireOpenFile(desk).db, input.finding)),
    ),
    mends: router.findings.mends.handler(({ context: { desk }, input }) => orThrow(mends(requireOpenFile(desk), input.finding))),
    answer: router.findings.answer.handler(({ context: { desk }, input }) => {
      const given = answer(desk, requireOpenFile(desk), resolveRefs(desk, input))
      return change(desk, given.ok ? given.value.table : '', given)
    }),
    rule: router.findings.rule.handler(({ context: { desk }, input }) => {
      const decided = orThrow(rule(desk, requireOpenFile(desk), resolveRefs(desk, input)))
      const ruling = rulingsOf(requireOpenFile(desk).db, 'id', decided.ruling)[0]
      if (!ruling) return orThrow(refused(refusals.otherKey))
      return { ...change(desk, decided.table, ok(decided)), ruling }
    }),
  },
  reviews: {
    list: router.reviews.list.handler(({ context: { desk } }) => reviews(requireOpenFile(desk).db)),
    settle: router.reviews.settle.handler(callResolved(settleReview)),
  },
  incidents,
  calls: {
    list: router.calls.list.handler(({ context: { desk } }) => openCalls(requireOpenFile(desk).db)),
    answer: router.calls.answer.handler(callResolved(answerCall)),
    takeBack: router.calls.takeBack.handler(callResolved(takeCallBack)),
  },
  presence,
  precedents: {
    here: router.precedents.here.handler(({ context: { desk }, input: { incident, ...wanted } }) =>
      casesFound(requireOpenFile(desk).db, wanted).filter((one) => one.incident !== incident),
    ),
    files: router.precedents.files.handler(({ context: { desk } }) => filesBeside(desk)),
    open: router.precedents.open.handler(async ({ context: { desk }, input }) =>
      orThrow(await openBeside(desk, requireOpenFile(desk), input.file)),
    ),
    close: router.precedents.close.handler(({ context: { desk }, input }) => orThrow(closeBeside(desk, input.file))),
    inFile: router.precedents.inFile.handler(({ context: { desk }, input }) => precedentsIn(desk, requireOpenFile(desk), input)),
  },
  penalties: {
    list: router.penalties.list.handler(({ context: { desk } }) => penalties(requireOpenFile(desk).db)),
    totals: router.penalties.totals.handler(({ context: { desk } }) => penaltyTotals(requireOpenFile(desk).db)),
    propose: router.penalties.propose.handler(({ context: { desk }, input }) => orThrow(proposePenalty(requireOpenFile(desk).db, input))),
    impose: router.penalties.impose.handler(call(imposePenalty)),
    imposeOnTable: router.penalties.imposeOnTable.handler(call(imposeOnTable)),
    cancel: router.penalties.cancel.handler(callResolved(cancelPenalty)),
  },
  reports: {
    make: router.reports.make.handler(({ context: { desk }, input, signal }) => sendReport(desk, requireOpenFile(desk), input, signal)),
    check: router.reports.check.handler(({ context: { desk }, input }) => checkPaper(desk, requireOpenFile(desk), input.hash)),
    changes: router.reports.changes.handler(async ({ context: { desk }, input, signal }) => {
      const { what, head, incident, player } = input
      const paper = { what, head, incident: incident ?? undefined, player: player ?? undefined }
      const found = await changesFor(desk, requireOpenFile(desk), paper, signal)
      return orThrow(found.ok ? found : refused(found.error))
    }),
    left: router.reports.left.handler(({ context: { desk }, input }) => leftReports(desk, requireOpenFile(desk), input)),
  },
  persons: {
    list: router.persons.list.handler(({ context: { desk } }) => personsIn(requireOpenFile(desk).db)),
    get: router.persons.get.handler(({ context: { desk }, input, signal }) => showPerson(requireOpenFile(desk), input.person, signal)),
  },
  pseudonyms: {
    show: router.pseudonyms.show.handler(({ context: { desk }, input, signal }) => showPseudonyms(requireOpenFile(desk), input, signal)),
    make: router.pseudonyms.make.handler(({ context: { desk }, input, signal }) =>
      sendPseudonyms(desk, requireOpenFile(desk), input, signal),
    ),
  },
  waiting: router.waiting.handler(({ context: { desk } }) => countWaiting(requireOpenFile(desk).db)),
  conflicts: {
    list: router.conflicts.list.handler(({ context: { desk } }) => conflicts(requireOpenFile(desk).db)),
    settle: router.conflicts.settle.handler(call(settleConflict)),
  },
  joining: {
    copies: router.joining.copies.handler(({ context: { desk } }) => copiesOfTournament(desk, requireOpenFile(desk))),
    preview: router.joining.preview.handler(async ({ context: { desk }, input, signal }) =>
      orThrow(await previewJoin(requireOpenFile(desk), input.files, signal)),
    ),
    join: router.joining.join.handler(async ({ context: { desk }, input }) =>
      orThrow(await joinCopies(desk, requireOpenFile(desk), input.files)),
    ),
  },
  tablets,
  hub,
  log: {
    verify: router.log.verify.handler(async ({ context: { desk }, signal }) => {
      const verified = await verifyInThread(requireOpenFile(desk).file, { signal })
      return orThrow(verified.ok ? verified : refused(verified.error))
    }),
  },
  diagnostics: router.diagnostics.handler(({ context: { desk } }) => ({
    text: diagnosticsReport(desk),
    file: desk.diagnostics.path,
  })),
  saving: router.saving.handler(({ context: { desk } }) => saveStatusOf(desk)),
  backups: {
    list: router.backups.list.handler(({ context: { desk }, input: { file } }) =>
      allBackups(desk.home, file ?? requireOpenFile(desk).file),
    ),
    newestGood: router.backups.newestGood.handler(({ context: { desk }, input: { file } }) => newestValidBackup(desk.home, file) ?? null),
    place: router.backups.place.handler(({ context: { desk } }) => backupPlace(desk, requireOpenFile(desk))),
    moveTo: router.backups.moveTo.handler(async ({ context: { desk }, input: { folder } }) => {
      const open = requireOpenFile(desk)
      const place = orThrow(moveBackups(desk, open, folder))
      // uses the chosen folder at once, so that an unusable USB stick is reported now
      const made = open.writable ? await backUpNow(desk, open) : ''
      return typeof made === 'string' ? place : orThrow(refused(made))
    }),
    make: router.backups.make.handler(async ({ context: { desk } }) => {
      const made = await backUpNow(desk, requireOpenFile(desk))
      return orThrow(typeof made === 'string' ? ok(saveStatusOf(desk)) : refused(made))
    }),
    restore: router.backups.restore.handler(async ({ context: { desk }, input }) => orThrow(await restore(desk, input))),
    goOn: router.backups.goOn.handler(({ context: { desk } }) => {
      acceptOlderState(desk)
      return saveStatusOf(desk)
    }),
    salvage: router.backups.salvage.handler(async ({ context: { desk }, input }) => orThrow(await salvage(desk, input.file))),
  },
  news: router.news.handler(({ context: { desk }, input, signal, lastEventId }) =>
    whileHeard(desk, input?.window, streamEvents(desk, lastEventId, signal)),
  ),
})

/** The changes of an act, with the table as it is now. */
const change = (desk: DeskContext, table: string, done: Result<FindingChange & { readonly hand: string | null }, Refusal>): Change => {
  const { hand, ...findings } = orThrow(done)
  return orThrow(changeOf(requireOpenFile(desk), table, hand, findings))
}

/** The changes of an undo or redo, with the current state of its table. */
const undone = (desk: DeskContext, done: Result<UndoResult, Refusal>): Undone => {
  const { text, table, hand, ...findings } = orThrow(done)
  const isOne = table !== null && sql(requireOpenFile(desk).db, 'SELECT 1 FROM table_ WHERE id = ?').get(table) !== undefined
  return { text, table, change: isOne ? orThrow(changeOf(requireOpenFile(desk), table, hand, findings)) : null }
}
