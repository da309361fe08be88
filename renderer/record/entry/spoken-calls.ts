import { claimLines } from '../../../engine/completion/claim-lines.ts'
import { claimedNow } from '../../../engine/completion/claim-reading.ts'
import { dueLines } from '../../../engine/completion/due-lines.ts'
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

/** The lines to choose from for a call, and whether its steps can be chosen in their place. `steps`: they were. */
export const callChoices = (
  view: TableView,
  { name, steps }: { readonly name: SpokenCall; readonly steps: boolean },
): { readonly lines: readonly string[]; readonly hasSteps: boolean } => {
  const short = steps ? [] : callLines(view, name)
  return { lines: short.length > 0 ? short : stepLines(name), hasSteps: short.length > 0 }
}

/**
 * Lines that follow the last act: the tiles of a call, the claims that are due, and the hand of a player who has won or waits. One that ends in a
 * blank still needs its tiles.
 */
export const proposedLines = (last: string | undefined, view: TableView): readonly string[] => {
  const shown = showLine(last, view)
  const takes = dueLines(view).flatMap(({ line, due }) => (due && / take /.test(line) ? [line] : []))
  return [shown ?? revealLine(last), ...takes].filter((line) => line !== null)
}

/**
 * The lines that a call may mean, for every seat, in short form. Claims have their tiles if the discard is known. A line that ends in a
 * blank still needs its tile.
 */
const callLines = (view: TableView, call: SpokenCall): readonly string[] => {
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
const stepLines = (call: SpokenCall): readonly string[] => SEATS.map((seat) => `${seat} call ${call}`)

/** After `call pon` or `call kan`: the line that displays the tiles. */
export const showLine = (last: string | undefined, view: TableView): string | null => {
  const { actor: seat, call, tile: called } = playerAct(last ?? '', 'call') ?? {}
  const tile = claimedNow(view)
  return (call === 'pon' || call === 'kan') && called === undefined && isKnown(tile)
    ? `${seat} show ${tile.repeat(call === 'pon' ? 2 : 3)}`
    : null
}

/** After a win or “tenpai”: the line that shows the hand. */
const revealLine = (last = ''): string | null => {
  const { actor, call } = playerAct(last, 'call') ?? {}
  const seat = call === 'ron' || call === 'tsumo' ? actor : playerAct(last, 'tenpai')?.actor
  return seat === undefined ? null : `${seat} reveal `
}
