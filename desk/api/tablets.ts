import { implement } from '@orpc/server'
import type { CallContext } from '../context/context.ts'
import { orThrow } from '../context/errors.ts'
import { tablets as contract } from '../contract/tablets.ts'
import { askerOf, newCode, revokeTablet, setRole, tabletsOf } from '../network/tablets/give-role.ts'

const router = implement(contract).$context<CallContext>()

/** Procedures about tablets. */
export const tablets = router.router({
  state: router.state.handler(({ context: { desk } }) => orThrow(tabletsOf(desk))),
  turn: router.turn.handler(async ({ context: { desk }, input }) => {
    await desk.tablets?.turn(input)
    return orThrow(tabletsOf(desk))
  }),
  newCode: router.newCode.handler(({ context: { desk }, input: { role } }) => orThrow(newCode(desk, role))),
  setRole: router.setRole.handler(({ context: { desk }, input }) => orThrow(setRole(desk, input))),
  revoke: router.revoke.handler(({ context: { desk }, input }) => orThrow(revokeTablet(desk, input.device))),
  me: router.me.handler(({ context: { desk } }) => askerOf(desk)),
})
