import type { Result } from '../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../context/context.ts'
import { orThrow } from '../context/errors.ts'
import type { Refusal } from '../context/refusals.ts'
import type { ReportAsked, ReportFile, ReportNews } from '../contract/reports.ts'
import { type MadeReport, makeReport, type ReportStepDone } from './make-report.ts'

/** A report for a window: how far it has come, at last the file, which has left then. Refused as the contract's error. */
export async function* sendReport(desk: DeskContext, open: OpenFile, asked: ReportAsked, signal?: AbortSignal): AsyncGenerator<ReportNews> {
  const made = makeReport(desk, open, asked, signal)
  for (;;) {
    const next = await made.next()
    if (signal?.aborted) return
    if (next.done === true) {
      yield { kind: 'file', file: handOut(next.value) }
      return
    }
    yield { kind: 'step', ...next.value }
  }
}

export const fileOf = async (making: AsyncGenerator<ReportStepDone, Result<MadeReport, Refusal>>): Promise<ReportFile> => {
  for (;;) {
    const next = await making.next()
    if (next.done === true) return handOut(next.value)
  }
}

const handOut = (made: Result<MadeReport, Refusal>): ReportFile => {
  const { name, mime, content, note } = orThrow(made)
  // the windows are notified of a disk error; the report is needed all the same
  note()
  return typeof content === 'string'
    ? { name, mime, content, encoding: 'text' }
    : { name, mime, content: Buffer.from(content).toString('base64'), encoding: 'base64' }
}
