import type { TableEvent } from '../events.ts'
import type { ByLanguage, Language } from '../language.ts'
import type { Mend } from '../mends/mend.ts'
import { formatEvents } from '../notation/format-event.ts'

/** A mend as a button says it: `Remove 48`, `Change 48 to S discard 9p`, `Insert S draw before 49`. */
export const mendText = ({ edit }: Mend, language: Language): string => say(edit, WORDS[language])

const say = (edit: Mend['edit'], words: Words): string => {
  switch (edit.do) {
    case 'insert':
      return words.insert(lines(edit.events), edit.at)
    case 'remove':
      return words.remove(edit.at, edit.at + edit.count - 1)
    case 'replace':
      return words.change(edit.at, lines(edit.events))
    case 'move':
      return words.move(edit.at, edit.after)
  }
}

const lines = (events: readonly TableEvent[]): string => formatEvents(events).join(', ')

type Words = {
  readonly insert: (what: string, before: number) => string
  readonly remove: (first: number, last: number) => string
  readonly change: (at: number, to: string) => string
  readonly move: (at: number, after: number) => string
}

const WORDS: ByLanguage<Words> = {
  en: {
    insert: (what, before) => `Insert ${what} before ${before}`,
    remove: (first, last) => (first === last ? `Remove ${first}` : `Remove ${first} to ${last}`),
    change: (at, to) => `Change ${at} to ${to}`,
    move: (at, after) => `Move ${at} behind ${after}`,
  },
  fr: {
    insert: (what, before) => `Insérer ${what} avant ${before}`,
    remove: (first, last) => (first === last ? `Supprimer ${first}` : `Supprimer ${first} à ${last}`),
    change: (at, to) => `Remplacer ${at} par ${to}`,
    move: (at, after) => `Déplacer ${at} après ${after}`,
  },
}
