import { once } from '../../engine/model/memo.ts'
import type { SettingLine } from '../../engine/model/table-file.ts'

/** The settings of a game online that its log states; the others are those of the platforms, which agree in them. */
type Stated = { readonly redFives: 0 | 3 | 4; readonly openTanyao: 'on' | 'off' }

/** All settings by which a game online was played, whatever the rule set is under which it is judged. Equal ones are the same list. */
export const onlineSettings = ({ redFives, openTanyao }: Stated): readonly SettingLine[] => LISTS[openTanyao][redFives]()

const listOf = (redFives: Stated['redFives'], openTanyao: Stated['openTanyao']) =>
  once((): readonly SettingLine[] => [
    { name: 'red-fives', value: String(redFives) },
    { name: 'open-tanyao', value: openTanyao },
    { name: 'renhou', value: 'off' },
    { name: 'two-han', value: 'off' },
    { name: 'kiriage', value: 'off' },
    { name: 'counted-yakuman', value: 'on' },
    { name: 'yakuman-together', value: 'add' },
    { name: 'double-wind-fu', value: '4' },
    { name: 'several-wins', value: 'all' },
    { name: 'several-sticks', value: 'all-to-nearest' },
    { name: 'several-counters', value: 'to-nearest' },
    { name: 'liability', value: 'dragons-winds' },
    { name: 'liability-covers', value: 'fed-yakuman' },
    { name: 'liability-counters', value: 'liable' },
    { name: 'abortive-draws', value: 'on' },
    { name: 'nagashi', value: 'on' },
  ])

const LISTS = {
  on: { 0: listOf(0, 'on'), 3: listOf(3, 'on'), 4: listOf(4, 'on') },
  off: { 0: listOf(0, 'off'), 3: listOf(3, 'off'), 4: listOf(4, 'off') },
}
