import { claim } from './claim.ts'
import type { Edges } from './edge.ts'
import { kong } from './kong.ts'
import { swap } from './swap.ts'

export const edges: readonly Edges[] = [...claim, ...kong, ...swap]
