import type { ShortForm, TableEvent } from '../../../model/events.ts'
import { isKnown, isSameKind, type KnownTile, kindOf, type Tile } from '../../../model/tiles.ts'
import { expandShort } from '../../../notation/short-forms.ts'
import { makesGroup, mayChow } from '../../../table/claims.ts'
import { isGroupCall } from '../../../table/table.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import { type MendCandidate, recordLineOf, type Scene } from '../scene.ts'

/** A claim or a kong was one of another kind: of the finding, or the one whose replacement tile the finding is about. */
export const otherKindOfCall = (scene: Scene): readonly MendCandidate[] => {
  const { event, events, finding } = scene
  if (event.verb !== 'replace') return kindsInstead(scene, typeof finding.facts.called === 'number' ? finding.facts.called : finding.event)
  const turn = events.slice(0, finding.event - 1)
  const start = turn.findLastIndex(({ verb }) => verb === 'discard' || verb === 'draw')
  const claim = turn.findIndex(
    (each, i) => i > start && each.verb === 'call' && (each.call === 'pon' || each.call === 'chii') && each.actor === event.actor,
  )
  return claim < 0 ? [] : kindsInstead(scene, claim + 1)
}

const kindsInstead = (scene: Scene, number: number): readonly MendCandidate[] => {
  const { first, count } = recordLineOf(scene.events, number)
  const [line, show] = scene.events.slice(first - 1)
  const table = scene.tables[first - 1]
  if (!line || !table || line.actor === '*') return []
  const { actor } = line
  const target = table.target?.seat === actor ? null : table.target
  if (line.verb === 'call' && isGroupCall(line.call)) {
    const shown = line.short?.tiles ?? (show?.verb === 'show' && show.actor === actor ? show.tiles : [])
    const form = line.call === 'kan' ? 'daiminkan' : line.call
    const set = SETS.find((each) => each !== form && makesSet(each))
    // In long form only the word can be another: the tiles shown stay.
    if (count === 1) return set ? [instead({ ...line, call: set })] : []
    const tile = shown[0]
    const kongs = isKnown(tile) && hasReplacement() && shown.every((one) => isSameKind(one, tile)) ? kongsOf(kindOf(tile), form) : []
    return [...(set ? [instead(...expandShort({ actor, form: set, tiles: shown }))] : []), ...kongs]

    function makesSet(each: 'chii' | 'pon'): boolean {
      return (
        shown.length === 2 &&
        target !== null &&
        makesGroup(each, target.tile, shown) &&
        (each === 'pon' || (table !== undefined && mayChow(table, target.seat, actor)))
      )
    }
  }
  if (line.verb !== 'ankan' && line.verb !== 'kakan') return []
  return isKnown(line.tile) ? kongsOf(kindOf(line.tile), line.verb) : []

  /** Only a kong has a replacement tile or an indicator turned for it. */
  function hasReplacement(): boolean {
    const after = scene.events.slice(first - 1 + count)
    return after.slice(0, 2).some(({ actor: seat, verb }) => verb === 'dora' || (verb === 'replace' && seat === actor))
  }

  function kongsOf(tile: KnownTile, form: ShortForm | 'ankan' | 'kakan'): readonly MendCandidate[] {
    const isClaimable = target !== null && isSameKind(target.tile, tile)
    const pung = table?.players[actor].groups.some(({ kind, claimed }) => kind === 'pon' && isSameKind(claimed?.tile ?? '?', tile))
    return [
      ...(form !== 'daiminkan' && isClaimable ? [instead(...expandShort({ actor, form: 'daiminkan', tiles: three(tile) }))] : []),
      ...(form !== 'kakan' && pung ? [instead({ actor, verb: 'kakan', tile })] : []),
      ...(form !== 'ankan' ? [instead({ actor, verb: 'ankan', tile })] : []),
    ]
  }

  function instead(...events: readonly TableEvent[]): MendCandidate {
    const weight = MISTAKE_RATES.tile * (scene.finding.rule === 'record.fifth-tile' ? FITS_EXACTLY : 1)
    return { kind: 'step', edit: { do: 'replace', at: first, count, events }, because: 'other-act', weight }
  }
}

/** The chance is one in 34 kinds that a wrong tile makes a fifth of the own pung or of the discard: the kong was of that kind. */
const FITS_EXACTLY = 34

const SETS = ['pon', 'chii'] as const

const three = (tile: KnownTile): readonly Tile[] => [tile, tile, tile]
