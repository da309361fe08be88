import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import { notFound } from '../context/refusals.ts'
import { resolveRefs } from '../context/resolve-refs.ts'
import { incidents as contract } from '../contract/incidents.ts'
import { refusals } from '../messages/refusals.ts'
import { makeReport } from '../reports/make-report.ts'
import { fileOf } from '../reports/send-report.ts'
import { addStatement, closeIncident, reopenIncident } from '../rulings/incidents/annotate.ts'
import { appeal, decideAppeal } from '../rulings/incidents/appeals.ts'
import { incidents as allIncidents, incident } from '../rulings/incidents/incidents.ts'
import { noteDone } from '../rulings/incidents/note-done.ts'
import { fillIncident, openIncident } from '../rulings/incidents/open.ts'
import { attachPicture, picture } from '../rulings/incidents/pictures.ts'
import { restingOn, staleRepeats } from '../rulings/incidents/resting.ts'
import { proposeRuling, ruleOnIncident } from '../rulings/incidents/rule.ts'
import { besideIncident, choicesOfIncidents, findIncidents } from '../rulings/incidents/search.ts'
import { redoIncident, undoIncident } from '../rulings/incidents/undo.ts'

const desk = implement(contract).$context<CallContext>()

/** Procedures about incidents. */
export const incidents = desk.router({
  list: desk.list.handler(({ context: { office } }) => allIncidents(requireOpenFile(office).db)),
  get: desk.get.handler(({ context: { office }, input }) => {
    const { incident: id } = resolveRefs(office, input)
    const known = incident(requireOpenFile(office).db, id)
    return orThrow(known ? { ok: true, value: known } : notFound(refusals.noIncident(id)))
  }),
  find: desk.find.handler(({ context: { office }, input: { filter, ...page } }) => findIncidents(requireOpenFile(office).db, filter, page)),
  choices: desk.choices.handler(({ context: { office } }) => choicesOfIncidents(requireOpenFile(office).db)),
  resting: desk.resting.handler(({ context: { office }, input }) => restingOn(requireOpenFile(office).db, input.incident)),
  stale: desk.stale.handler(({ context: { office } }) => staleRepeats(requireOpenFile(office).db)),
  beside: desk.beside.handler(({ context: { office }, input }) => besideIncident(requireOpenFile(office).db, input.filter, input.incident)),
  open: desk.open.handler(({ context: { office }, input }) => orThrow(openIncident(office, requireOpenFile(office), input))),
  done: desk.done.handler(({ context: { office }, input }) =>
    orThrow(noteDone(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  fillIn: desk.fillIn.handler(({ context: { office }, input }) =>
    orThrow(fillIncident(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  addStatement: desk.addStatement.handler(({ context: { office }, input }) =>
    orThrow(addStatement(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  attach: desk.attach.handler(({ context: { office }, input }) =>
    orThrow(attachPicture(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  picture: desk.picture.handler(({ context: { office }, input: { attachment } }) => {
    const known = picture(requireOpenFile(office).db, attachment)
    return orThrow(known ? { ok: true, value: known } : notFound(refusals.noAttachment(attachment)))
  }),
  propose: desk.propose.handler(({ context: { office }, input }) => orThrow(proposeRuling(requireOpenFile(office).db, input))),
  rule: desk.rule.handler(({ context: { office }, input }) =>
    orThrow(ruleOnIncident(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  appeal: desk.appeal.handler(({ context: { office }, input }) =>
    orThrow(appeal(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  decideAppeal: desk.decideAppeal.handler(({ context: { office }, input }) =>
    orThrow(decideAppeal(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  close: desk.close.handler(({ context: { office }, input }) =>
    orThrow(closeIncident(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  reopen: desk.reopen.handler(({ context: { office }, input }) =>
    orThrow(reopenIncident(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  undo: desk.undo.handler(({ context: { office }, input }) =>
    orThrow(undoIncident(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  redo: desk.redo.handler(({ context: { office }, input }) =>
    orThrow(redoIncident(office, requireOpenFile(office), resolveRefs(office, input))),
  ),
  report: desk.report.handler(async ({ context: { office }, input }) => {
    const { name, mime, content } = await fileOf(makeReport(office, requireOpenFile(office), { what: 'incident', ...input }))
    return { name, mime, content }
  }),
})
