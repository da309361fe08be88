import { implement } from '@orpc/server'
import type { Asked } from '../context/context.ts'
import { give, opened } from '../context/errors.ts'
import { presence as contract } from '../contract/presence.ts'
import { leavePresent, presentIn, sayPresent } from '../network/presence/presence.ts'

const desk = implement(contract).$context<Asked>()

/** Procedures about which user is at which table. */
export const presence = desk.router({
  list: desk.list.handler(({ context: { office } }) => presentIn(office)),
  say: desk.say.handler(({ context: { office }, input }) => give(sayPresent(office, opened(office), input))),
  leave: desk.leave.handler(({ context: { office }, input }) => leavePresent(office, input.window)),
})
