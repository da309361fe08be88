import { isContractProcedure } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { contract } from '../../contract/contract.ts'

/** The part of a schema that this module uses, common to all libraries. */
type Schema = { readonly '~standard': { readonly validate: (value: unknown) => unknown } }

/**
 * Throws if the input of a call violates the contract. It runs before anything else reads the input, the access guard included. The call
 * itself validates again and uses the parsed result.
 */
export const validateInput = (path: readonly string[], input: unknown): void => {
  const answer = schemaOf(path)?.['~standard'].validate(input)
  if (answer !== null && typeof answer === 'object' && 'issues' in answer && answer.issues)
    throw new ORPCError('BAD_REQUEST', { message: 'Input validation failed', data: { issues: answer.issues } })
}

const schemaOf = (path: readonly string[]): Schema | undefined => {
  const found = path.reduce<unknown>(
    (part, name) =>
      part !== null && typeof part === 'object' && Object.hasOwn(part, name) ? (part as Record<string, unknown>)[name] : undefined,
    contract,
  )
  return isContractProcedure(found) ? (found['~orpc'].inputSchema as Schema | undefined) : undefined
}
