import { expect, test } from 'vitest'
import { aTable, BY } from '../../api/a-desk.ts'

const penalty = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const
const imposed = { rule: 'conduct.other', player: { name: 'Zofia' }, penalty: penalty(1), reason: 'x', by: BY }

test.each([
  [
    { penalty: penalty(99_999_999_999) },
    'points: expected at most 1000000, not 99999999999',
    'points : attendu 1000000 au plus, non 99999999999',
  ],
  [{ penalty: penalty(-3) }, 'points: expected at least 1, not -3', 'points : attendu au moins 1, non -3'],
  [{ penalty: penalty(1.5) }, 'points: expected a whole number, not 1.5', 'points : attendu un nombre entier, non 1,5'],
  [{ rule: 'conduct.late', minutes: 0 }, 'minutes: expected more than 0, not 0', 'minutes : attendu plus de 0, non 0'],
  [{ reason: '' }, 'reason: expected a text, not 0 characters', 'motif : attendu un texte, non 0 caractères'],
  [
    { reason: 'x'.repeat(4001) },
    'reason: expected at most 4000 characters, not 4001 characters',
    'motif : attendu 4000 caractères au plus, non 4001 caractères',
  ],
])('a wrong input %j is refused by field, limit and what was given', async (asked, en, fr) => {
  const { desk } = await aTable()
  const answer = await desk.fetch(
    new Request('http://desk/api/penalties/impose', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: { ...imposed, ...asked } }),
    }),
  )
  const { json } = (await answer.json()) as { json: { code: string; message: string; data: { fr: string } } }
  expect([json.code, json.message, json.data.fr.replaceAll('\u00a0', ' ')]).toEqual(['BAD_REQUEST', en, fr])
})
