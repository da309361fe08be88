import { digest, example, firstHand, type SettingSources, translated } from '../../model/setting-sources.ts'
import type { Settings } from '../../model/settings.ts'
import { NOT_ON_FILE } from '../not-on-file.ts'

export const settings: Settings = {
  ...NOT_ON_FILE,
  'red-fives': 0,
  'open-tanyao': 'on',
  renhou: 'off',
  'two-han': 'off',
  kiriage: 'on',
  'mixed-tile': 'nothing-ambiguous',
  'several-wins': 'nearest',
  'several-counters': 'to-nearest',
  'abortive-draws': 'off',
  'starting-points': 30_000,
  'return-points': 30_000,
  uma: '15/5',
  'uma-tie': 'split',
  'leftover-sticks': 'nobody',
  'agari-yame': 'off',
  'chombo-worth': '20-tournament',
  'chombo-at-win': 'void',
  'chombo-at-draw': 'dealt-again',
  'chombo-after-signal': 'counts',
}

export const settingSources: SettingSources = {
  'red-fives': digest(),
  'open-tanyao': digest(),
  kiriage: translated(),
  'mixed-tile': firstHand('5.6'),
  'several-wins': firstHand('5.4.1'),
  'several-counters': firstHand('5.4.1'),
  'abortive-draws': firstHand('5.7'),
  'starting-points': example('7.1'),
  'return-points': example('7.1'),
  uma: digest('7.1'),
  'uma-tie': digest(),
  'leftover-sticks': translated(),
  'agari-yame': firstHand('5.9.1'),
  'chombo-worth': firstHand('7.1'),
  'chombo-at-win': firstHand('7.1'),
  'chombo-at-draw': firstHand('7.1'),
  'chombo-after-signal': firstHand('8.2'),
}
