import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const DECIDED = { who: 'A. Martin', when: '2026-05-02', why: 'decided at the players’ meeting' }

/** House rules of the Paris Open: a tile never taken costs points, the order of claim steps is no fault. */
export const PARIS = {
  id: 'paris-open',
  name: { en: 'Paris Open', fr: 'Open de Paris' },
  edition: '2026',
  parent: 'wrc-2015',
  differences: [
    { kind: 'penalty', rule: 'claim.not-taken', penalty: { kind: 'points', amount: 5, unit: 'tournament' }, ...DECIDED },
    { kind: 'level', rule: 'claim.order', level: 'off', ...DECIDED },
  ],
} as const

/** A house-rules file in a folder, as an organizer writes it; one that is no JSON can be given as text. */
export const houseFile = (folder: string, house: unknown = PARIS, name = 'paris.json'): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof house === 'string' ? house : JSON.stringify(house, null, 2))
  return path
}
