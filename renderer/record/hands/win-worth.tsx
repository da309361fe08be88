import type { Yaku, YakuHan } from '../../../engine/hand/yaku-names.ts'
import type { HandWorth } from '../../../engine/scoring/value.ts'
import { conventionText, yakuName } from '../../../engine/wording/scoring/value.ts'
import { useWords } from '../../language/language.ts'

/** The parts of a win by the record: its yaku with their han, what opening the hand cost, and what was assumed where the rules are silent. */
export const WinWorth = ({ worth: { seat, yaku, opening, conventions } }: { readonly worth: HandWorth }) => {
  const { t, language } = useWords()
  const list = (all: readonly Yaku[]): string => all.map((one) => yakuName(one, language)).join(', ')
  const counted = ({ yaku: one, han }: YakuHan): string => (han === 'yakuman' ? list([one]) : `${list([one])} ${han}`)
  return (
    <div className="q2">
      <p>{t('hands.yakuOf', { seat: t(`seat.${seat}`), yaku: yaku.map(counted).join(', ') })}</p>
      {opening && opening.lessOne.length > 0 && <p>{t('hands.lessOpen', { yaku: list(opening.lessOne) })}</p>}
      {opening && opening.lost.length > 0 && <p>{t('hands.lostOpen', { yaku: list(opening.lost) })}</p>}
      {conventions.map((each) => (
        <p key={each}>{t('hands.assumed', { text: conventionText(each, language) })}</p>
      ))}
    </div>
  )
}
