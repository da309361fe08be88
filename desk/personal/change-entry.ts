import type { Entry } from '../../db/log/entry.ts'
import type { Said } from '../../db/rewrite.ts'
import { readWords, type Words } from './entry-words.ts'
import { type Cleaned, nameReader, textReader } from './in-text.ts'
import { type Somebody, sameName } from './people.ts'
import { isNamed } from './who.ts'

/** A free text in which a name was replaced, or a word stands that may be one. */
export type TouchedText = {
  readonly seq: number
  readonly kind: string
  readonly before: string
  readonly after: string
  readonly doubts: readonly string[]
}

/** How free texts go on: with the names in them replaced, or as nothing but a mark that there was one. */
export type Texts = 'replaced' | 'left-out'

/** What stands in the place of a text that was left out. */
const LEFT_OUT = '…'

/** Says what an entry says without the names of some people; `touched` hears of every free text that a person should look at. */
export const entryChanger = (
  { people, others = [] }: { readonly people: readonly Somebody[]; readonly others?: readonly string[] },
  texts: Texts,
  touched: (text: TouchedText) => void,
): ((entry: Entry) => Said) => {
  const byName = new Map(people.flatMap(({ names, pseudonym }) => names.map((name) => [sameName(name), pseudonym] as const)))
  const byId = new Map(people.flatMap((one) => (one.player === null ? [] : [[one.player, one] as const])))
  const read = textReader(people, others)
  const perhaps = nameReader(people, others)
  const staying = new Set(others.map(sameName))
  const heard = new Set<string>()

  return (entry) => {
    const { kind, seq } = entry
    const free = (text: string): string => {
      const cleaned: Cleaned = read(text)
      const after = texts === 'left-out' && text.trim() !== '' ? LEFT_OUT : cleaned.text
      if (after !== text || cleaned.doubts.length > 0)
        touched({ seq, kind, before: text, after, doubts: after === LEFT_OUT ? [] : cleaned.doubts })
      return after
    }
    const named = (name: string): string => {
      const known = byName.get(sameName(name))
      if (known !== undefined || staying.has(sameName(name))) return known ?? name
      const whose = perhaps(name)
      if (whose === undefined) return name
      const after = whose ?? name
      // a name stands in thousands of entries: once is enough
      if (!heard.has(name)) touched({ seq, kind, before: name, after, doubts: whose === null ? [name] : [] })
      heard.add(name)
      return after
    }
    const body = readWords(kind, entry.body, { name: named, free })
    return { by: named(entry.by), body: JSON.stringify(ofKind(kind, body)) }
  }

  /** What else tells who somebody is: number and country of a player; of a referee's code nothing goes on at all. */
  function ofKind(kind: string, body: Words): Words {
    if (kind === 'referee-code') return { ...body, code: null }
    // what stands for a name by which a report on a person was asked for
    if (kind === 'export' && isNamed(body.player)) return { ...body, player: null }
    const somebody = kind === 'player' && typeof body.player === 'string' ? byId.get(body.player) : undefined
    return somebody ? { ...body, name: somebody.pseudonym, number: body.number === null ? null : somebody.number, country: '' } : body
  }
}
