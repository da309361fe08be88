import { claimLines } from '../../../engine/completion/claim-lines.ts'
import { claimedNow } from '../../../engine/completion/claim-reading.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { isKnown } from '../../../engine/model/tiles.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { playerAct } from '../hands/player-act.ts'

/** The calls on the pad. */
export const SPOKEN_CALLS = ['chii', 'pon', 'kan', 'riichi', 'ron', 'tsumo'] as const
export type SpokenCall = (typeof SPOKEN_CALLS)[number]

const FORMS: { readonly [C in SpokenCall]: readonly string[] } = {
  chii: ['chii'],
  pon: ['pon'],
  kan: ['daiminkan'],
  riichi: [],
  ron: ['ron'],
  tsumo: [],
}

/**
 * The lines that a call may mean, for every seat, in short form. Claims have their tiles if the discard is known. A line that ends in a
 * blank still needs its tile.
 */
export const callLines = (view: TableView, call: SpokenCall): readonly string[] => {
  const claims = claimLines(view)
    .map(({ line }) => line)
    .filter((line) => FORMS[call].includes(line.split(' ')[1] ?? ''))
  const seat = view.turn?.due === 'discard' ? view.turn.seat : null
  if (seat !== null && call === 'riichi') return [`${seat} riichi `]
  if (seat !== null && call === 'tsumo') return [`${seat} tsumo`]
  if (seat !== null && call === 'kan') return [...claims, `${seat} ankan `, `${seat} kakan `]
  return claims.length > 0 ? claims : FORMS[call].flatMap((form) => SEATS.map((by) => `${by} ${form}`))
}

/** A call as a step of its own, for every seat. */
export const stepLines = (call: SpokenCall): readonly string[] => SEATS.map((seat) => `${seat} call ${call}`)

/** After `call pon` or `call kan`: the line that displays the tiles. */
export const showLine = (last: string | undefined, view: TableView): string | null => {
  const { actor: seat, call, tile: called } = playerAct(last ?? '', 'call') ?? {}
  const tile = claimedNow(view)
  return (call === 'pon' || call === 'kan') && called === undefined && isKnown(tile)
    ? `${seat} show ${tile.repeat(call === 'pon' ? 2 : 3)}`
    : null
}
