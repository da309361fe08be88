import { implement } from '@orpc/server'
import type { Asked } from '../context/context.ts'
import { give, opened } from '../context/errors.ts'
import { hub as contract } from '../contract/hub.ts'
import { bringFromHub, offersOf } from '../network/hub/from-hub.ts'
import { joinHub, leaveHub, testHub, tieOf } from '../network/hub/own-hub.ts'

const desk = implement(contract).$context<Asked>()

/** Procedures about the hub. */
export const hub = desk.router({
  state: desk.state.handler(({ context: { office } }) => tieOf(office, opened(office))),
  test: desk.test.handler(({ context: { office }, input }) => testHub(office, opened(office), input.address)),
  join: desk.join.handler(async ({ context: { office }, input }) => give(await joinHub(office, opened(office), input))),
  offers: desk.offers.handler(({ context: { office }, input }) => offersOf(office, input.address)),
  bring: desk.bring.handler(({ context: { office }, input, signal }) => bringFromHub(office, input, signal)),
  leave: desk.leave.handler(({ context: { office } }) => leaveHub(office, opened(office))),
})
