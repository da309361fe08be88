import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { ProcedureMeta } from './base.ts'
import { contract } from './contract.ts'

const named = (part: object, path: readonly string[]): readonly (readonly [name: string, procedure: AnyContractProcedure])[] =>
  isContractProcedure(part)
    ? [[path.join('/'), part]]
    : Object.entries(part).flatMap(([name, inner]) => named(inner as object, [...path, name]))

/** Every procedure of the contract by its address, `tables/record`, with what the contract says of it beside its shapes. */
export const METADATA: ReadonlyMap<string, ProcedureMeta> = new Map(
  named(contract, []).map(([name, procedure]) => [name, procedure['~orpc'].meta as ProcedureMeta]),
)

/** Every call that the desk answers, as its address says it: `tables/record`. */
export const PROCEDURES: readonly string[] = [...METADATA.keys()]
