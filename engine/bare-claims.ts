import type { Short, ShortForm } from './events.ts'
import type { Tile } from './tiles.ts'

/** A claim of which the record has no tiles (`W pon`): as many unknown ones, which show that it was called and not how. */
export const bareTiles = (form: ClaimForm): readonly Tile[] => Array.from({ length: SHOWN[form] }, () => '?')
type ClaimForm = Exclude<ShortForm, 'riichi'>
const SHOWN: { readonly [F in ClaimForm]: number } = { pon: 2, chii: 2, daiminkan: 3 }

/** Whether a short form is a bare claim. */
export const isBare = ({ form, tiles }: Pick<Short, 'form' | 'tiles'>): boolean =>
  form !== 'riichi' && tiles.length === SHOWN[form] && tiles.every((tile) => tile === '?')
