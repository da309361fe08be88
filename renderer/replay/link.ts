import { paths } from '../app-state/navigation/paths.ts'

export type ActAt = { readonly table: string; readonly hand: string; readonly act: number; readonly ref: string | undefined }

/** A link that opens exactly this act from outside the window: it names a place and can do nothing else. */
export const linkTo = ({ table, hand, act, ref }: ActAt): string => `shinpan:/${paths.replay(table, hand, act, ref)}`

/** Whether a text could be put into the clipboard. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
