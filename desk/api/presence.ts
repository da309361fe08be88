import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import { presence as contract } from '../contract/presence.ts'
import { leavePresent, presentIn, sayPresent } from '../network/presence/presence.ts'

const router = implement(contract).$context<CallContext>()

/** Procedures about which user is at which table. */
export const presence = router.router({
  list: router.list.handler(({ context: { desk } }) => presentIn(desk)),
  say: router.say.handler(({ context: { desk }, input }) => orThrow(sayPresent(desk, requireOpenFile(desk), input))),
  leave: router.leave.handler(({ context: { desk }, input }) => leavePresent(desk, input.window)),
})
