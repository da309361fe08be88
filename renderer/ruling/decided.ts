import type { Ruling } from '../../desk/contract.ts'

/** The state that a ruling gave its finding, whatever became of the finding since. */
export const decidedAs = ({ decision }: Pick<Ruling, 'decision'>): 'confirmed' | 'changed' | 'dismissed' =>
  decision === 'upheld' ? 'confirmed' : decision
