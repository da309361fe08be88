import type { Remedy } from '../model/penalties.ts'

/** The remedies that make a declaration void. */
export const VOID_REMEDIES: readonly Remedy[] = ['claim-void', 'kong-void', 'riichi-void', 'win-void']

const OF_DECLARATIONS: Readonly<Record<string, Remedy>> = {
  riichi: 'riichi-void',
  ron: 'win-void',
  tsumo: 'win-void',
  ankan: 'kong-void',
  kakan: 'kong-void',
}

/** The remedy that makes a declaration void, by its word in the notation. */
export const voidRemedyOf = (act: string): Remedy => OF_DECLARATIONS[act] ?? 'claim-void'
