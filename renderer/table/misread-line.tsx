import { useTranslation } from 'react-i18next'
import type { Misread } from './reading.ts'

type MisreadLineProps = { readonly wrong: Misread | null }

/** Under the entry line: where it does not read, and what would. */
export const MisreadLine = ({ wrong }: MisreadLineProps) => {
  const { t } = useTranslation()
  return (
    <p className={wrong ? 'misread' : 'sr'} id="entry-why" role="alert">
      {wrong && t(wrong.found ? 'table.misread' : 'table.misreadEnd', wrong)}
    </p>
  )
}
