import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import { hub as contract } from '../contract/hub.ts'
import { bringFromHub, offersOf } from '../network/hub/from-hub.ts'
import { joinHub, leaveHub, testHub, tieOf } from '../network/hub/own-hub.ts'

const desk = implement(contract).$context<CallContext>()

/** Procedures about the hub. */
export const hub = desk.router({
  state: desk.state.handler(({ context: { office } }) => tieOf(office, requireOpenFile(office))),
  test: desk.test.handler(({ context: { office }, input }) => testHub(office, requireOpenFile(office), input.address)),
  join: desk.join.handler(async ({ context: { office }, input }) => orThrow(await joinHub(office, requireOpenFile(office), input))),
  offers: desk.offers.handler(({ context: { office }, input }) => offersOf(office, input.address)),
  bring: desk.bring.handler(({ context: { office }, input, signal }) => bringFromHub(office, input, signal)),
  leave: desk.leave.handler(({ context: { office } }) => leaveHub(office, requireOpenFile(office))),
})
