import { firstHand, type SettingSources, translated } from '../../model/setting-sources.ts'
import type { Settings } from '../../model/settings.ts'
import { NOT_ON_FILE } from '../not-on-file.ts'

export const settings: Settings = {
  ...NOT_ON_FILE,
  'red-fives': 0,
  'open-tanyao': 'on',
  renhou: 'off',
  'two-han': 'off',
  kiriage: 'off',
  'counted-yakuman': 'off',
  'double-yakuman': 'off',
  'double-wind-fu': 4,
  'riichi-tiles': 4,
  'furiten-riichi': 'on',
  'several-wins': 'all',
  'several-sticks': 'all-to-nearest',
  liability: 'dragons-winds',
  'liability-counters': 'discarder',
  'abortive-draws': 'off',
  nagashi: 'off',
  uma: '15/5',
  'leftover-sticks': 'winner',
  'chombo-worth': '20000-table',
  'table-penalties': 'after-uma',
}

export const settingSources: SettingSources = {
  'red-fives': translated(),
  'open-tanyao': translated(),
  'two-han': translated(),
  kiriage: translated(),
  'counted-yakuman': translated(),
  'double-yakuman': translated(),
  'double-wind-fu': firstHand(),
  'riichi-tiles': translated('3.3.14'),
  'furiten-riichi': translated(),
  'several-wins': firstHand('3.3.1'),
  'several-sticks': translated('3.3.14'),
  liability: translated('3.3.9'),
  'liability-counters': translated('3.3.9'),
  'abortive-draws': translated(),
  nagashi: translated(),
  uma: translated(),
  'leftover-sticks': translated(),
  'chombo-worth': firstHand('3.4.6'),
  'table-penalties': firstHand('3.4.6'),
}
