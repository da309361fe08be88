import type { Result } from '../../engine/model/result.ts'
import type { CallContext, DeskContext, OpenFile } from '../context/context.ts'
import { orThrow, requireOpenFile } from '../context/errors.ts'
import type { Refusal } from '../context/refusals.ts'
import { resolveRefs, type WithRefs } from '../context/resolve-refs.ts'

type Call<Input> = { readonly context: CallContext; readonly input: Input }
type Answer<Output> = Result<Output, Refusal> | Promise<Result<Output, Refusal>>

/** The handler of a procedure that one function of the open file answers or refuses. */
export const call =
  <Input, Output>(answer: (desk: DeskContext, open: OpenFile, input: Input) => Answer<Output>) =>
  async ({ context: { desk }, input }: Call<Input>): Promise<Output> =>
    orThrow(await answer(desk, requireOpenFile(desk), input))

/** The same, for input that names rows by reference. */
export const callResolved =
  <Input extends object, Output>(answer: (desk: DeskContext, open: OpenFile, input: Input) => Answer<Output>) =>
  async ({ context: { desk }, input }: Call<WithRefs<Input>>): Promise<Output> =>
    orThrow(await answer(desk, requireOpenFile(desk), resolveRefs(desk, input)))
