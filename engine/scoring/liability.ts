import type { YakuHan } from '../hand/yaku-names.ts'
import type { Play } from '../judging/play.ts'
import type { Seat } from '../model/seats.ts'
import { feederOf, hasLiability } from '../rules/win/liability.ts'

const FAMILIES = [
  { name: 'dragons', yaku: 'big-three-dragons', kinds: '567', size: 3 },
  { name: 'winds', yaku: 'big-four-winds', kinds: '1234', size: 4 },
] as const

/**
 * The player liable for a hand (ema-pre-2016 3.3.6): the feeder named by the finding about it, if the hand is that yakuman.
 * `unknown`: the groups were there before the record began, so it can't show which one was the last.
 */
export const liableFor = ({ findings, header, rules }: Play, seat: Seat, yaku: readonly YakuHan[]): Seat | null | 'unknown' => {
  for (const { name, yaku: yakuman, kinds, size } of FAMILIES) {
    if (!yaku.some((each) => each.yaku === yakuman)) continue
    const feeder = feederOf(findings, seat, name)
    if (feeder) return feeder
    const before = header.melds.filter(
      (meld) =>
        meld.seat === seat && meld.kind !== 'chii' && meld.kind !== 'ankan' && meld.tile[1] === 'z' && kinds.includes(meld.tile[0] ?? ''),
    )
    if (hasLiability(rules) && before.length >= size) return 'unknown'
  }
  return null
}
