import { isContractProcedure } from '@orpc/contract'
import { contract } from './contract.ts'

const named = (part: object, path: readonly string[]): readonly string[] =>
  isContractProcedure(part) ? [path.join('/')] : Object.entries(part).flatMap(([name, inner]) => named(inner as object, [...path, name]))

/** Every call that the desk answers, as its address says it: `tables/record`. */
export const PROCEDURES: readonly string[] = named(contract, [])
