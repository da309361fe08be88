import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { ProcedureMeta } from './access.ts'
import { contract } from './contract.ts'

const named = (part: object, path: readonly string[]): readonly (readonly [name: string, procedure: AnyContractProcedure])[] =>
  isContractProcedure(part)
    ? [[path.join('/'), part]]
    : Object.entries(part).flatMap(([name, inner]) => named(inner as object, [...path, name]))

/** The metadata of every procedure, by its address, such as `tables/record`. */
export const METADATA: ReadonlyMap<string, ProcedureMeta> = new Map(
  named(contract, []).map(([name, procedure]) => [name, procedure['~orpc'].meta as ProcedureMeta]),
)

/** The addresses of all calls that the desk answers. */
export const PROCEDURES: readonly string[] = [...METADATA.keys()]
