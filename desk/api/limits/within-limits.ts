import type { DeskContext } from '../../context/context.ts'
import { orThrow } from '../../context/errors.ts'
import { refused } from '../../context/refusals.ts'
import { isOpenTo } from '../../network/tablets/access.ts'
import { textTrouble } from './record-length.ts'
import { validateInput } from './validate-input.ts'

/** An unvalidated call. */
type Asked = { readonly path: readonly string[]; readonly input: unknown }

/** Checks size and shape of a call. Leaves a call that its tablet may not make to the guard, which refuses it unread. */
export const withinLimits = async ({ station }: DeskContext, { path, input }: Asked, go: () => Promise<unknown>): Promise<unknown> => {
  const call = path.join('/')
  if (station && !isOpenTo(station.role, call)) return go()
  validateInput(path, input)
  const trouble = textTrouble(call, input)
  return trouble ? orThrow<never>(refused(trouble)) : go()
}
