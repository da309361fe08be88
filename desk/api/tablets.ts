import { implement } from '@orpc/server'
import type { Asked } from '../context/context.ts'
import { give } from '../context/errors.ts'
import { tablets as contract } from '../contract/tablets.ts'
import { askerOf, newCode, revokeTablet, setRole, tabletsOf } from '../network/tablets/give-role.ts'

const desk = implement(contract).$context<Asked>()

/** Procedures about tablets. */
export const tablets = desk.router({
  state: desk.state.handler(({ context: { office } }) => give(tabletsOf(office))),
  turn: desk.turn.handler(async ({ context: { office }, input }) => {
    await office.tablets?.turn(input)
    return give(tabletsOf(office))
  }),
  newCode: desk.newCode.handler(({ context: { office }, input: { role } }) => give(newCode(office, role))),
  setRole: desk.setRole.handler(({ context: { office }, input }) => give(setRole(office, input))),
  revoke: desk.revoke.handler(({ context: { office }, input }) => give(revokeTablet(office, input.device))),
  me: desk.me.handler(({ context: { office } }) => askerOf(office)),
})
