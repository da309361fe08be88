import type { Result } from '../../../engine/model/result.ts'
import type { Office } from '../../context/context.ts'
import type { Refusal } from '../../context/refusals.ts'
import { signIn, signOut } from '../../event/sign-in/sign-in.ts'
import { refusals } from '../../messages/refusals.ts'
import type { Given } from '../command.ts'

type Signer = { readonly given: Given; readonly office: Office; readonly by: string | undefined }

/**
 * Does something in the name of a referee who is signed in with the code of the environment; without a code there, or a file that is open, as it is. The
 * code is not on the command line, where everybody on the machine could read it. A code of an older, shorter kind is complained of.
 */
export const signedInFor = async <T>({ given, office, by }: Signer, what: () => T | Promise<T>): Promise<Result<T, Refusal>> => {
  const code = process.env.SHINPAN_CODE
  const { open } = office
  if (code === undefined || by === undefined || !open) return { ok: true, value: await what() }
  const signed = await signIn(office, open, { name: by, code })
  if (!signed.ok) return signed
  if (signed.value.oldCode) given.complain(refusals.oldCode(by)[given.language])
  try {
    return { ok: true, value: await what() }
  } finally {
    signOut(office, open)
  }
}
