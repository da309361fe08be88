import { useLanguage } from '../language/language.ts'
import { labelIn } from './key-label.ts'

/** One key by its English label, or several with blanks between them, as printed on a keyboard of the language. */
export const Key = ({ children }: { readonly children: string }) => <kbd>{labelIn(children, useLanguage())}</kbd>
