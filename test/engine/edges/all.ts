import { claim } from './claim.ts'
import type { Edges } from './edge.ts'
import { swap } from './swap.ts'

export const edges: readonly Edges[] = [...claim, ...swap]
