import type { TableEvent } from '../../model/events.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import { formatEvents } from '../../notation/format/format-event.ts'
import type { Mend } from '../../repair/mends/mend.ts'

/** The label of a mend’s button: `Remove act 48`, `Change act 48 to S discard 9p`, `Insert S draw before act 49`. */
export const mendText = ({ edit }: Mend, language: Language): string => say(edit, WORDS[language])

const say = (edit: Mend['edit'], words: Words): string => {
  switch (edit.do) {
    case 'insert':
      return words.insert(lines(edit.events), edit.at)
    case 'remove':
      return words.remove(edit.at, edit.at + edit.count - 1)
    case 'replace':
      return words.change(edit.at, lastOf(edit), lines(edit.events))
    case 'move':
      return words.move(edit.at, edit.after)
  }
}

/** The last act that is changed; a short form is one line, which its first act names. */
const lastOf = ({ at, count, events }: Extract<Mend['edit'], { do: 'replace' }>): number =>
  formatEvents(events).length > 1 ? at + count - 1 : at

const lines = (events: readonly TableEvent[]): string => formatEvents(events).join(', ')

type Words = {
  readonly insert: (what: string, before: number) => string
  readonly remove: (first: number, last: number) => string
  readonly change: (first: number, last: number, to: string) => string
  readonly move: (at: number, after: number) => string
}

const WORDS: ByLanguage<Words> = {
  en: {
    insert: (what, before) => `Insert ${what} before act ${before}`,
    remove: (first, last) => (first === last ? `Remove act ${first}` : `Remove acts ${first} to ${last}`),
    change: (first, last, to) => (first === last ? `Change act ${first} to ${to}` : `Change acts ${first} to ${last} into ${to}`),
    move: (at, after) => `Move act ${at} to after act ${after}`,
  },
  fr: {
    insert: (what, before) => `Insérer ${what} avant l’acte ${before}`,
    remove: (first, last) => (first === last ? `Supprimer l’acte ${first}` : `Supprimer les actes ${first} à ${last}`),
    change: (first, last, to) =>
      first === last ? `Remplacer l’acte ${first} par ${to}` : `Remplacer les actes ${first} à ${last} par ${to}`,
    move: (at, after) => `Déplacer l’acte ${at} après l’acte ${after}`,
  },
}
