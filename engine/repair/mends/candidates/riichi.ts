import { waitOf } from '../../../hand/waits.ts'
import { confusedAs } from '../../../model/tile-confusions.ts'
import { isKnown } from '../../../model/tiles.ts'
import { expandShort } from '../../../notation/short-forms.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import { type MendCandidate, recordLineOf, type Scene } from '../scene.ts'
import { replaceTile } from './tiles.ts'

/** In riichi the drawn tile is discarded: discard or draw has the wrong tile, or the drawn tile was marked as one from the hand. */
export const drawnInRiichi = (scene: Scene): readonly MendCandidate[] => {
  const { event, finding, before, seat } = scene
  if (event.verb !== 'discard' || !seat) return []
  const { drawn } = before.players[seat]
  const { source: _, ...rest } = event
  const marked: readonly MendCandidate[] =
    event.source === 'hand'
      ? [
          {
            kind: 'source',
            edit: { do: 'replace', at: finding.event, count: 1, events: [{ ...rest, source: 'drawn' }] },
            because: 'drawn-or-hand',
            weight: MISTAKE_RATES.source,
          },
        ]
      : []
  if (!drawn || !isKnown(drawn.tile) || !isKnown(event.tile) || drawn.tile === event.tile) return marked
  const because = confusedAs(drawn.tile, event.tile) ?? 'same-as-drawn'
  return [
    ...marked,
    ...replaceTile(scene, { number: finding.event, from: event.tile, to: drawn.tile, because, share: 1 }),
    ...replaceTile(scene, { number: drawn.event, from: drawn.tile, to: event.tile, because, share: 1 }),
  ]
}

/** A plain discard was written as a riichi. */
export const riichiTooMuch = ({ event, events, finding }: Scene): readonly MendCandidate[] => {
  const { first, count } = recordLineOf(events, finding.event)
  const discard = events[first]
  if (event.verb !== 'call' || event.call !== 'riichi' || count !== 3 || discard?.verb !== 'discard') return []
  const { short: _, rotated: __, ...plain } = discard
  return [{ kind: 'step', edit: { do: 'replace', at: first, count, events: [plain] }, because: 'other-act', weight: MISTAKE_RATES.step }]
}

/** The discard of a riichi lay sideways, and its line does not say so. */
export const rotatedLeftOut = ({ event, finding }: Scene): readonly MendCandidate[] =>
  event.verb === 'discard' && !event.rotated
    ? [
        {
          kind: 'step',
          edit: { do: 'replace', at: finding.event, count: 1, events: [{ ...event, rotated: true }] },
          because: 'left-out',
          weight: MISTAKE_RATES.step,
        },
      ]
    : []

/** A riichi was written as a plain discard: a closed hand without any other yaku was declared with it. Later discards are likelier. */
export const riichiLeftOut = ({ events, tables, finding, seat }: Scene): readonly MendCandidate[] => {
  if (!seat) return []
  return events
    .slice(0, finding.event)
    .flatMap((event, i) => {
      const player = tables[i + 1]?.players[seat]
      if (event.verb !== 'discard' || event.actor !== seat || event.short || !player) return []
      const isClosed = player.groups.every(({ kind }) => kind === 'ankan')
      if (!isClosed || player.riichi || waitOf(player.hand, player.groups, seat) === 'no') return []
      return [{ at: i + 1, events: expandShort({ actor: seat, form: 'riichi', tiles: [event.tile ?? '?'] }) }]
    })
    .toReversed()
    .map(({ at, events }, place) => ({
      kind: 'claim',
      edit: { do: 'replace', at, count: 1, events },
      because: 'left-out',
      weight: MISTAKE_RATES.claimLeftOut / (place + 1),
    }))
}
