import type { SettingLine } from '../../engine/model/table-file.ts'

/** The settings of a game online that its log states; the others are those of the platforms, which agree in them. */
type Stated = { readonly redFives: 0 | 3 | 4; readonly openTanyao: 'on' | 'off' }

/** All settings by which a game online was played, whatever the rule set is under which it is judged. */
export const onlineSettings = ({ redFives, openTanyao }: Stated): readonly SettingLine[] => [
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
]
