import { confusionsOf } from '../../../model/tile-confusions.ts'
import { isKnown, isSameKind, kindOf } from '../../../model/tiles.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendCandidate, Scene } from '../scene.ts'
import { replaceTile } from './tiles.ts'

/** A kong that the hand can't make: of another tile, or concealed instead of extended and the reverse. */
export const otherKong = (scene: Scene): readonly MendCandidate[] => {
  const { event, finding, before, seat } = scene
  if ((event.verb !== 'ankan' && event.verb !== 'kakan') || !seat || !isKnown(event.tile)) return []
  const { tile, actor } = event
  const { hand, groups } = before.players[seat]
  const held = hand.known.filter((known) => isSameKind(known, tile)).length
  const pung = groups.some(({ kind, claimed }) => kind === 'pon' && isSameKind(claimed?.tile, tile))
  const verb = event.verb === 'ankan' ? 'kakan' : 'ankan'
  const other: readonly MendCandidate[] =
    verb === 'kakan' ? (pung ? [otherVerb()] : []) : held >= 4 || hand.known.length !== hand.size ? [otherVerb()] : []
  const tiles = confusionsOf(tile)
    .filter((each) => each.because !== 'red-or-plain')
    .flatMap((each) => replaceTile(scene, { number: finding.event, from: tile, to: kindOf(each.tile), because: each.because, share: 1 }))
  return [...other, ...tiles]

  function otherVerb(): MendCandidate {
    return {
      kind: 'step',
      edit: { do: 'replace', at: finding.event, count: 1, events: [verb === 'ankan' ? { actor, verb, tile } : { actor, verb, tile }] },
      because: 'other-act',
      weight: MISTAKE_RATES.step,
    }
  }
}
