import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { requireOpenFile } from '../context/errors.ts'
import { hub as contract } from '../contract/hub.ts'
import { bringFromHub, offersOf } from '../network/hub/from-hub.ts'
import { joinHub, leaveHub, testHub, tieOf } from '../network/hub/own-hub.ts'
import { call } from './call.ts'

const router = implement(contract).$context<CallContext>()

/** Procedures about the hub. */
export const hub = router.router({
  state: router.state.handler(({ context: { desk } }) => tieOf(desk, requireOpenFile(desk))),
  test: router.test.handler(({ context: { desk }, input }) => testHub(desk, requireOpenFile(desk), input.address)),
  join: router.join.handler(call(joinHub)),
  offers: router.offers.handler(({ context: { desk }, input }) => offersOf(desk, input.address)),
  bring: router.bring.handler(({ context: { desk }, input, signal }) => bringFromHub(desk, input, signal)),
  leave: router.leave.handler(({ context: { desk } }) => leaveHub(desk, requireOpenFile(desk))),
})
