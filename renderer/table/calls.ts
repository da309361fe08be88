import { claimLines } from '../../engine/notation/claim-lines.ts'
import { SEATS } from '../../engine/seats.ts'
import { isKnown, type Tile } from '../../engine/tiles.ts'
import type { TableView } from '../../engine/view.ts'

/** What is said at the table, as the pad offers it. */
export const CALLS = ['chii', 'pon', 'kan', 'riichi', 'ron', 'tsumo'] as const
export type Call = (typeof CALLS)[number]

const FORMS: { readonly [C in Call]: readonly string[] } = {
  chii: ['chii'],
  pon: ['pon'],
  kan: ['daiminkan'],
  riichi: [],
  ron: ['ron'],
  tsumo: [],
}

/** The lines that a call may be, in short form: the tiles of a claim are known. A line that ends in a blank still wants its tile. */
export const callLines = (view: TableView, call: Call): readonly string[] => {
  const claims = claimLines(view)
    .map(({ line }) => line)
    .filter((line) => FORMS[call].includes(line.split(' ')[1] ?? ''))
  const seat = view.turn?.due === 'discard' ? view.turn.seat : null
  if (seat === null) return claims
  if (call === 'kan') return [...claims, `${seat} ankan `, `${seat} kakan `]
  if (call === 'riichi') return [`${seat} riichi `]
  return call === 'tsumo' ? [`${seat} tsumo`] : claims
}

/** The same said step by step, by whoever says it. */
export const stepLines = (call: Call): readonly string[] => SEATS.map((seat) => `${seat} call ${call}`)

/** After `call pon` or `call kan`: the tiles that are to be shown. */
export const showLine = (last: string | undefined, view: TableView): string | null => {
  const [, seat, call] = /^(?:[\d.]+ )?(?:& )?([ESWN]) call (pon|kan)$/.exec(last ?? '') ?? []
  const tile = calledTile(view)
  return seat !== undefined && isKnown(tile) ? `${seat} show ${tile.repeat(call === 'pon' ? 2 : 3)}` : null
}

const calledTile = ({ last, seats }: TableView): Tile | undefined =>
  last ? seats[last.seat].river.find(({ event }) => event === last.event)?.tile : undefined
