import { MisreadText } from './misread-text.tsx'
import type { Misread } from './reading.ts'

type MisreadLineProps = { readonly wrong: Misread | null; readonly onTake: (line: string) => void }

/** Under the entry line: where it does not read, and what would. */
export const MisreadLine = ({ wrong, onTake }: MisreadLineProps) => (
  <p className={wrong ? 'misread' : 'sr'} id="entry-why" role="alert">
    {wrong && <MisreadText wrong={wrong} onTake={onTake} chord="Tab" />}
  </p>
)
