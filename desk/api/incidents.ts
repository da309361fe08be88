import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import { notFound } from '../context/refusals.ts'
import { resolveRefs } from '../context/resolve-refs.ts'
import { incidents as contract } from '../contract/incidents.ts'
import { refusals } from '../messages/refusals.ts'
import { makeReport } from '../reports/make-report.ts'
import { fileOf } from '../reports/send-report.ts'
import { addStatement, closeIncident, noteDone, reopenIncident } from '../rulings/incidents/annotate.ts'
import { appeal, decideAppeal } from '../rulings/incidents/appeals.ts'
import { incidents as allIncidents, oneIncident } from '../rulings/incidents/incidents.ts'
import { fillIncident, openIncident } from '../rulings/incidents/open.ts'
import { attachPicture, picture } from '../rulings/incidents/pictures.ts'
import { restingOn, staleRepeats } from '../rulings/incidents/resting.ts'
import { proposeRuling, ruleOnIncident, ruleOnTable } from '../rulings/incidents/rule.ts'
import { besideIncident, choicesOfIncidents, findIncidents } from '../rulings/incidents/search.ts'
import { redoIncident, undoIncident } from '../rulings/incidents/undo.ts'
import { call, callResolved } from './call.ts'

const router = implement(contract).$context<CallContext>()

/** Procedures about incidents. */
export const incidents = router.router({
  list: router.list.handler(({ context: { desk } }) => allIncidents(requireOpenFile(desk).db)),
  get: router.get.handler(({ context: { desk }, input }) => {
    const { incident: id } = resolveRefs(desk, input)
    const known = oneIncident(requireOpenFile(desk).db, id)
    return orThrow(known ? { ok: true, value: known } : notFound(refusals.noIncident(id)))
  }),
  find: router.find.handler(({ context: { desk }, input: { filter, ...page } }) => findIncidents(requireOpenFile(desk).db, filter, page)),
  choices: router.choices.handler(({ context: { desk } }) => choicesOfIncidents(requireOpenFile(desk).db)),
  resting: router.resting.handler(({ context: { desk }, input }) => restingOn(requireOpenFile(desk).db, input.incident)),
  stale: router.stale.handler(({ context: { desk } }) => staleRepeats(requireOpenFile(desk).db)),
  beside: router.beside.handler(({ context: { desk }, input }) => besideIncident(requireOpenFile(desk).db, input.filter, input.incident)),
  open: router.open.handler(call(openIncident)),
  done: router.done.handler(callResolved(noteDone)),
  fillIn: router.fillIn.handler(callResolved(fillIncident)),
  addStatement: router.addStatement.handler(callResolved(addStatement)),
  attach: router.attach.handler(callResolved(attachPicture)),
  picture: router.picture.handler(({ context: { desk }, input: { attachment } }) => {
    const known = picture(requireOpenFile(desk).db, attachment)
    return orThrow(known ? { ok: true, value: known } : notFound(refusals.noAttachment(attachment)))
  }),
  propose: router.propose.handler(({ context: { desk }, input }) => orThrow(proposeRuling(requireOpenFile(desk).db, input))),
  rule: router.rule.handler(callResolved(ruleOnIncident)),
  ruleOnTable: router.ruleOnTable.handler(callResolved(ruleOnTable)),
  appeal: router.appeal.handler(callResolved(appeal)),
  decideAppeal: router.decideAppeal.handler(callResolved(decideAppeal)),
  close: router.close.handler(callResolved(closeIncident)),
  reopen: router.reopen.handler(callResolved(reopenIncident)),
  undo: router.undo.handler(callResolved(undoIncident)),
  redo: router.redo.handler(callResolved(redoIncident)),
  report: router.report.handler(async ({ context: { desk }, input }) => {
    const { name, mime, content } = await fileOf(makeReport(desk, requireOpenFile(desk), { what: 'incident', ...input }))
    return { name, mime, content }
  }),
})
