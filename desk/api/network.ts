import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import { hub as hubContract } from '../contract/hub.ts'
import { presence as presenceContract } from '../contract/presence.ts'
import { tablets as tabletsContract } from '../contract/tablets.ts'
import { bringFromHub, offersOfHub } from '../network/hub/from-hub.ts'
import { joinHub, leaveHub, testHub, tieOf } from '../network/hub/own-hub.ts'
import { leavePresent, presentIn, sayPresent } from '../network/presence/presence.ts'
import { askerOf, newCode, revokeTablet, setRole, tabletsOf } from '../network/tablets/give-role.ts'
import { call } from './call.ts'

const forHub = implement(hubContract).$context<CallContext>()
const forPresence = implement(presenceContract).$context<CallContext>()
const forTablets = implement(tabletsContract).$context<CallContext>()

/** Procedures about the hub. */
export const hub = forHub.router({
  state: forHub.state.handler(({ context: { desk } }) => tieOf(desk, requireOpenFile(desk))),
  test: forHub.test.handler(({ context: { desk }, input }) => testHub(desk, requireOpenFile(desk), input.address)),
  join: forHub.join.handler(call(joinHub)),
  offers: forHub.offers.handler(({ context: { desk }, input }) => offersOfHub(desk, input.address)),
  bring: forHub.bring.handler(({ context: { desk }, input, signal }) => bringFromHub(desk, input, signal)),
  leave: forHub.leave.handler(({ context: { desk } }) => leaveHub(desk, requireOpenFile(desk))),
})

/** Procedures about which user is at which table. */
export const presence = forPresence.router({
  list: forPresence.list.handler(({ context: { desk } }) => presentIn(desk)),
  say: forPresence.say.handler(call(sayPresent)),
  leave: forPresence.leave.handler(({ context: { desk }, input }) => leavePresent(desk, input.window)),
})

/** Procedures about tablets. */
export const tablets = forTablets.router({
  state: forTablets.state.handler(({ context: { desk } }) => orThrow(tabletsOf(desk))),
  turn: forTablets.turn.handler(async ({ context: { desk }, input }) => {
    await desk.tablets?.turn(input)
    return orThrow(tabletsOf(desk))
  }),
  newCode: forTablets.newCode.handler(({ context: { desk }, input: { role } }) => orThrow(newCode(desk, role))),
  setRole: forTablets.setRole.handler(({ context: { desk }, input }) => orThrow(setRole(desk, input))),
  revoke: forTablets.revoke.handler(({ context: { desk }, input }) => orThrow(revokeTablet(desk, input.device))),
  me: forTablets.me.handler(({ context: { desk } }) => askerOf(desk)),
})
