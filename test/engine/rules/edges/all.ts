import { answers } from './answers.ts'
import { bare } from './bare.ts'
import { claim } from './claim.ts'
import { clock } from './clock.ts'
import type { Edges } from './edge.ts'
import { hurry } from './hurry.ts'
import { kong } from './kong.ts'
import { record } from './record.ts'
import { riichi } from './riichi.ts'
import { riichiSteps } from './riichi-steps.ts'
import { saidTwice } from './said-twice.ts'
import { swap } from './swap.ts'
import { table } from './table.ts'
import { tiles } from './tiles.ts'
import { turn } from './turn.ts'
import { win } from './win.ts'

export const edges: readonly Edges[] = [
  ...answers,
  ...bare,
  ...claim,
  ...clock,
  ...hurry,
  ...saidTwice,
  ...kong,
  ...record,
  ...riichi,
  ...riichiSteps,
  ...swap,
  ...table,
  ...tiles,
  ...turn,
  ...win,
]
