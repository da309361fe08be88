import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import { presence as contract } from '../contract/presence.ts'
import { leavePresent, presentIn, sayPresent } from '../network/presence/presence.ts'

const desk = implement(contract).$context<CallContext>()

/** Procedures about which user is at which table. */
export const presence = desk.router({
  list: desk.list.handler(({ context: { office } }) => presentIn(office)),
  say: desk.say.handler(({ context: { office }, input }) => orThrow(sayPresent(office, requireOpenFile(office), input))),
  leave: desk.leave.handler(({ context: { office }, input }) => leavePresent(office, input.window)),
})
