import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import type { Refusal } from '../../context/refusals.ts'
import { signIn, signOut } from '../../event/sign-in/sign-in.ts'
import { refusals } from '../../messages/refusals.ts'
import type { CommandInput } from '../command.ts'

type Signer = { readonly given: CommandInput; readonly desk: DeskContext; readonly by: string | undefined }

type Signed<T> = () => Result<T, Refusal> | Promise<Result<T, Refusal>>

/**
 * Runs work as a referee signed in with the code of the environment; without a code or an open file, runs it as is. The code is not an
 * argument, since everybody on the machine could read it. Warns about a code of the older, shorter kind.
 */
export const signedInFor = async <T>({ given, desk, by }: Signer, what: Signed<T>): Promise<Result<T, Refusal>> => {
  const code = process.env.SHINPAN_CODE
  const { open } = desk
  if (code === undefined || by === undefined || !open) return await what()
  const signed = await signIn(desk, open, { name: by, code })
  if (!signed.ok) return signed
  if (signed.value.oldCode) given.complain(refusals.oldCode(by)[given.language])
  try {
    return await what()
  } finally {
    signOut(desk, open)
  }
}
