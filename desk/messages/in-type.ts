import type { Text } from '../../engine/model/language.ts'
import { typeset } from '../../engine/phrases/typeset.ts'

type Words = { readonly [name: string]: Text | ((...values: never[]) => Text) | Words }

/** Sets the blanks of French in a table of messages: no line begins with a mark. */
export const inType = <T extends Words>(words: T): T =>
  Object.fromEntries(Object.entries(words).map(([name, said]) => [name, set(said)])) as T

const set = (said: Words[string]): Words[string] => {
  if (typeof said === 'function') return (...values: never[]) => setText(said(...values))
  return isText(said) ? setText(said) : inType(said)
}

const isText = (said: Text | Words): said is Text => typeof said.en === 'string'

const setText = ({ en, fr }: Text): Text => ({ en, fr: typeset(fr, 'fr') })
