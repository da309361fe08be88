import { implement } from '@orpc/server'
import type { Asked } from '../context/context.ts'
import { give, opened } from '../context/errors.ts'
import { notFound } from '../context/refusals.ts'
import { numbered } from '../context/resolve-refs.ts'
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

const desk = implement(contract).$context<Asked>()

/** Procedures about incidents. */
export const incidents = desk.router({
  list: desk.list.handler(({ context: { office } }) => allIncidents(opened(office).db)),
  get: desk.get.handler(({ context: { office }, input }) => {
    const { incident: id } = numbered(office, input)
    const known = incident(opened(office).db, id)
    return give(known ? { ok: true, value: known } : notFound(refusals.noIncident(id)))
  }),
  find: desk.find.handler(({ context: { office }, input: { filter, ...page } }) => findIncidents(opened(office).db, filter, page)),
  choices: desk.choices.handler(({ context: { office } }) => choicesOfIncidents(opened(office).db)),
  resting: desk.resting.handler(({ context: { office }, input }) => restingOn(opened(office).db, input.incident)),
  stale: desk.stale.handler(({ context: { office } }) => staleRepeats(opened(office).db)),
  beside: desk.beside.handler(({ context: { office }, input }) => besideIncident(opened(office).db, input.filter, input.incident)),
  open: desk.open.handler(({ context: { office }, input }) => give(openIncident(office, opened(office), input))),
  done: desk.done.handler(({ context: { office }, input }) => give(noteDone(office, opened(office), numbered(office, input)))),
  fillIn: desk.fillIn.handler(({ context: { office }, input }) => give(fillIncident(office, opened(office), numbered(office, input)))),
  addStatement: desk.addStatement.handler(({ context: { office }, input }) =>
    give(addStatement(office, opened(office), numbered(office, input))),
  ),
  attach: desk.attach.handler(({ context: { office }, input }) => give(attachPicture(office, opened(office), numbered(office, input)))),
  picture: desk.picture.handler(({ context: { office }, input: { attachment } }) => {
    const known = picture(opened(office).db, attachment)
    return give(known ? { ok: true, value: known } : notFound(refusals.noAttachment(attachment)))
  }),
  propose: desk.propose.handler(({ context: { office }, input }) => give(proposeRuling(opened(office).db, input))),
  rule: desk.rule.handler(({ context: { office }, input }) => give(ruleOnIncident(office, opened(office), numbered(office, input)))),
  appeal: desk.appeal.handler(({ context: { office }, input }) => give(appeal(office, opened(office), numbered(office, input)))),
  decideAppeal: desk.decideAppeal.handler(({ context: { office }, input }) =>
    give(decideAppeal(office, opened(office), numbered(office, input))),
  ),
  close: desk.close.handler(({ context: { office }, input }) => give(closeIncident(office, opened(office), numbered(office, input)))),
  reopen: desk.reopen.handler(({ context: { office }, input }) => give(reopenIncident(office, opened(office), numbered(office, input)))),
  undo: desk.undo.handler(({ context: { office }, input }) => give(undoIncident(office, opened(office), numbered(office, input)))),
  redo: desk.redo.handler(({ context: { office }, input }) => give(redoIncident(office, opened(office), numbered(office, input)))),
  report: desk.report.handler(async ({ context: { office }, input }) => {
    const { name, mime, content } = await fileOf(makeReport(office, opened(office), { what: 'incident', ...input }))
    return { name, mime, content }
  }),
})
