import { PARIS } from '../../test/desk/event/rules/a-house.ts'
import { HOSTILE_TEXTS } from './texts.ts'

type Call = (procedure: string, input: unknown) => Promise<unknown>
type Put = (field: string, text: string) => string

/** The smallest picture that exists, one white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

/**
 * Puts every hostile text into the fields that a hall has beside its incidents. These are countries, withdrawals, tables, clocks, names and
 * captions of pictures, house rules and their reasons. `put` returns the field's content for a text. `incident`: an open one.
 */
export const fillInFurther = async (call: Call, { put, incident }: { readonly put: Put; readonly incident: number }): Promise<void> => {
  const by = 'M. Hayashi'
  for (const [n, text] of Object.values(HOSTILE_TEXTS).entries()) {
    // a list of players accepts neither formulas nor invisible characters
    const isName = !/^[=+\-@]|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
    const players = await call('players/set', {
      player: null,
      number: 900 + 10 * n,
      name: put('a player of the list', isName ? text : 'A player'),
      country: put('a country', isName ? Array.from(text).slice(0, 40).join('') : 'A country'),
      by,
    })
    const player = (players as readonly { readonly id: string; readonly number: number | null }[]).find(
      ({ number }) => number === 900 + 10 * n,
    )
    await call('players/withdraw', { player: player?.id, back: false, reason: put('why one withdraws', text), by })
    const seats = { E: put('a seat', text), S: '', W: '', N: '' }
    const table = (await call('tables/create', { name: put('a table', Array.from(text).slice(0, 180).join('')), players: seats })) as {
      id: string
    }
    await call('rounds/extraTime', { table: table.id, minutes: 1, reason: put('why there is more time', text), by })
    if (n < 6) {
      const picture = { name: put('a picture’s name', text), note: put('what it shows', text), base64: PIXEL }
      await call('incidents/attach', { incident, ...picture, by })
    }
  }
  const all = Object.values(HOSTILE_TEXTS)
  const named = PARIS.differences.map((difference, n) => ({
    ...difference,
    why: put('why a house rule', `${HOSTILE_TEXTS.HTML} ${HOSTILE_TEXTS['an attribute']} ${HOSTILE_TEXTS.Hebrew}`),
    who: put('who decided it', all[n + 2] ?? ''),
  }))
  const house = {
    ...PARIS,
    name: { en: put('house rules', all[0] ?? ''), fr: put('house rules', all[7] ?? '') },
    edition: '2026',
    differences: named,
  }
  await call('ruleSets/goBy', { rules: { text: JSON.stringify(house) }, from: null, by })
}
