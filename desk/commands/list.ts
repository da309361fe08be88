import type { Command } from './command.ts'
import { serve } from './serve.ts'

/** All commands, in the order in which the help lists them. */
export const COMMANDS: Readonly<Record<string, Command>> = { serve }
