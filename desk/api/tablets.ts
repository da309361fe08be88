import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow } from '../context/errors.ts'
import { tablets as contract } from '../contract/tablets.ts'
import { askerOf, newCode, revokeTablet, setRole, tabletsOf } from '../network/tablets/give-role.ts'

const desk = implement(contract).$context<CallContext>()

/** Procedures about tablets. */
export const tablets = desk.router({
  state: desk.state.handler(({ context: { office } }) => orThrow(tabletsOf(office))),
  turn: desk.turn.handler(async ({ context: { office }, input }) => {
    await office.tablets?.turn(input)
    return orThrow(tabletsOf(office))
  }),
  newCode: desk.newCode.handler(({ context: { office }, input: { role } }) => orThrow(newCode(office, role))),
  setRole: desk.setRole.handler(({ context: { office }, input }) => orThrow(setRole(office, input))),
  revoke: desk.revoke.handler(({ context: { office }, input }) => orThrow(revokeTablet(office, input.device))),
  me: desk.me.handler(({ context: { office } }) => askerOf(office)),
})
