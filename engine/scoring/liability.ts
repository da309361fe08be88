import type { Yaku, YakuHan } from '../hand/yaku-names.ts'
import type { Play } from '../judging/play.ts'
import type { Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import { feederOf, hasLiability, LIABLE_HANDS, type LiableHand } from '../rules/win/liability.ts'
import type { Liability } from './payments.ts'
import { YAKUMAN_BASE, yakumanIn } from './points.ts'

const BIG_HANDS: Readonly<Record<LiableHand, { readonly yaku: Yaku; readonly size: number; readonly kinds: readonly string[] }>> = {
  dragons: { yaku: 'big-three-dragons', size: 3, kinds: ['5z', '6z', '7z'] },
  winds: { yaku: 'big-four-winds', size: 4, kinds: ['1z', '2z', '3z', '4z'] },
  kongs: { yaku: 'four-kongs', size: 4, kinds: [] },
}

/** A hand with its yakuman and base points. */
type BigHand = { readonly yaku: readonly YakuHan[]; readonly base: number }

/**
 * The players liable for a hand and the part that each of them covers: the feeder named by the finding about it, if the hand is that
 * yakuman. `unknown`: the groups were there before the record began, so it can't show which one was the last.
 */
export const liableFor = (play: Play, seat: Seat, { yaku, base }: BigHand): readonly Liability[] | 'unknown' => {
  const { findings, rules } = play
  const found: Liability[] = []
  for (const name of LIABLE_HANDS) {
    const won = yaku.find((each) => each.yaku === BIG_HANDS[name].yaku)
    if (!won) continue
    const feeder = feederOf(findings, seat, name)
    if (!feeder && hasLiability(rules) && isOlderThanRecord(play, seat, name)) return 'unknown'
    if (feeder) found.push({ seat: feeder, base: YAKUMAN_BASE * yakumanIn(won, rules.settings) })
  }
  const [first] = found
  if (!first) return []
  return coversWholeHand(rules.settings) ? [{ seat: first.seat, base }] : found
}

/** Whether a liable player pays for all yakuman of the hand; so if they do not add up, and where the text does not say. */
const coversWholeHand = (settings: Settings): boolean =>
  settings['liability-covers'] !== 'fed-yakuman' || settings['yakuman-together'] === 'one'

/** Whether all groups of a big hand were on the table before the record began. */
const isOlderThanRecord = ({ header, rules }: Play, seat: Seat, name: LiableHand): boolean => {
  const { size, kinds } = BIG_HANDS[name]
  if (name === 'kongs' && rules.settings.liability !== 'dragons-winds-kongs') return false
  const before = header.melds.filter((meld) => {
    if (meld.seat !== seat || meld.kind === 'chii' || (meld.kind === 'ankan' && rules.practice.liabilityGroups === 'melded')) return false
    return name === 'kongs' ? meld.kind !== 'pon' : kinds.includes(meld.tile)
  })
  return before.length >= size
}
