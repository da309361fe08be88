import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { presence as contract } from '../contract/presence.ts'
import { leavePresent, presentIn, sayPresent } from '../network/presence/presence.ts'
import { call } from './call.ts'

const router = implement(contract).$context<CallContext>()

/** Procedures about which user is at which table. */
export const presence = router.router({
  list: router.list.handler(({ context: { desk } }) => presentIn(desk)),
  say: router.say.handler(call(sayPresent)),
  leave: router.leave.handler(({ context: { desk }, input }) => leavePresent(desk, input.window)),
})
