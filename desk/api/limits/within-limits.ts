import { isContractProcedure } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { DeskContext } from '../../context/context.ts'
import { orThrow } from '../../context/errors.ts'
import { MOST_ACTS } from '../../context/limits/hands-and-acts.ts'
import { refused } from '../../context/refusals.ts'
import { contract } from '../../contract/contract.ts'
import { refusals } from '../../messages/refusals.ts'
import { type InputIssue, wrongInput } from '../../messages/wrong-input.ts'
import { isOpenTo } from '../../network/tablets/access.ts'

/** An unvalidated call. */
type Asked = { readonly path: readonly string[]; readonly input: unknown }

/** Checks size and shape of a call. Leaves a call that its tablet may not make to the guard, which refuses it unread. */
export const withinLimits = async ({ station }: DeskContext, { path, input }: Asked, go: () => Promise<unknown>): Promise<unknown> => {
  const call = path.join('/')
  if (station && !isOpenTo(station.role, call)) return go()
  validateInput(path, input)
  const trouble = textTrouble(call, input)
  return trouble ? orThrow<never>(refused(trouble)) : go()
}

/** The part of a schema that this module uses, common to all libraries. */
type Schema = { readonly '~standard': { readonly validate: (value: unknown) => unknown } }

/**
 * Throws if the input of a call violates the contract. It runs before anything else reads the input, the access guard included. The call
 * itself validates again and uses the parsed result.
 */
const validateInput = (path: readonly string[], input: unknown): void => {
  const answer = schemaOf(path)?.['~standard'].validate(input)
  if (answer === null || typeof answer !== 'object' || !('issues' in answer) || !Array.isArray(answer.issues)) return
  const issues = answer.issues as readonly InputIssue[]
  const { en: message, fr } = wrongInput(issues, input)
  throw new ORPCError('BAD_REQUEST', { message, data: { issues, fr } })
}

const schemaOf = (path: readonly string[]): Schema | undefined => {
  const found = path.reduce<unknown>(
    (part, name) =>
      part !== null && typeof part === 'object' && Object.hasOwn(part, name) ? (part as Record<string, unknown>)[name] : undefined,
    contract,
  )
  return isContractProcedure(found) ? (found['~orpc'].inputSchema as Schema | undefined) : undefined
}

/** Maximum acts that one correction may add to a hand: they are judged and written in one piece. */
const MOST_CORRECTED = 20

/** Why the texts of a request are too long to parse; undefined if they are not. */
const textTrouble = (call: string, input: unknown): ByLanguage<string> | undefined => {
  // other texts are free text, with any number of lines
  if (!/^(?:tables|replay)\//.test(call)) return undefined
  const most = call === 'tables/correct' ? MOST_CORRECTED : MOST_ACTS
  return linesIn(input) > most ? refusals.tooManyLines(most) : undefined
}

/** Number of lines of notation in a request: entered lines, or those of one or several edits. */
const linesIn = (input: unknown): number => {
  if (input === null || typeof input !== 'object') return 0
  const { text, edit, edits } = input as Readonly<Record<string, unknown>>
  const several: readonly unknown[] = Array.isArray(edits) ? edits : []
  return [{ text }, edit, ...several].reduce<number>((sum, one) => sum + linesOf(one), 0)
}

const linesOf = (edit: unknown): number => {
  const text = edit !== null && typeof edit === 'object' && 'text' in edit ? edit.text : undefined
  if (typeof text !== 'string') return 0
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
