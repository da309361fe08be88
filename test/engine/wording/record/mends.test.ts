import { expect, test } from 'vitest'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { expandShort } from '../../../../engine/notation/short-forms.ts'
import type { MendEdit } from '../../../../engine/repair/mends/mend.ts'
import { mendText } from '../../../../engine/wording/record/mends.ts'

const draw: TableEvent = { actor: 'S', verb: 'draw' }
const discard: TableEvent = { actor: 'S', verb: 'discard', tile: '9p' }

test.each<readonly [string, MendEdit, string, string]>([
  ['a line out', { do: 'remove', at: 48, count: 1 }, 'Remove act 48', 'Supprimer l’acte 48'],
  ['a short form out', { do: 'remove', at: 48, count: 3 }, 'Remove acts 48 to 50', 'Supprimer les actes 48 à 50'],
  ['a line in', { do: 'insert', at: 49, events: [draw] }, 'Insert S draw before act 49', 'Insérer S draw avant l’acte 49'],
  [
    'a turn in',
    { do: 'insert', at: 49, events: [draw, discard] },
    'Insert S draw, S discard 9p before act 49',
    'Insérer S draw, S discard 9p avant l’acte 49',
  ],
  [
    'another tile',
    { do: 'replace', at: 48, count: 1, events: [discard] },
    'Change act 48 to S discard 9p',
    'Remplacer l’acte 48 par S discard 9p',
  ],
  [
    'another seat for a short form',
    { do: 'replace', at: 48, count: 3, events: expandShort({ actor: 'S', form: 'pon', tiles: ['5p', '5p'] }) },
    'Change act 48 to S pon 5p5p',
    'Remplacer l’acte 48 par S pon 5p5p',
  ],
  ['an end that belongs later', { do: 'move', at: 48, after: 52 }, 'Move act 48 to after act 52', 'Déplacer l’acte 48 après l’acte 52'],
])('%s', (_, edit, english, french) => {
  const mend = { kind: 'tile', edit, at: edit.at, because: 'rank', likelihood: 1 } as const
  expect(mendText(mend, 'en')).toBe(english)
  expect(mendText(mend, 'fr')).toBe(french)
})
