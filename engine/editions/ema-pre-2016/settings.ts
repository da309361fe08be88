import { firstHand, type SettingSources, translated } from '../../model/setting-sources.ts'
import type { Settings } from '../../model/settings.ts'
import { NOT_ON_FILE } from '../not-on-file.ts'

export const settings: Settings = {
  ...NOT_ON_FILE,
  renhou: 'yakuman',
  'riichi-tiles': 4,
  'several-sticks': 'own-back',
  liability: 'dragons-winds',
  'chombo-worth': 'reverse-mangan',
  'chombo-at-win': 'void',
  'kong-wait': 3,
}

export const settingSources: SettingSources = {
  renhou: translated(),
  'riichi-tiles': firstHand('3.3.12'),
  'several-sticks': firstHand('3.3.12'),
  liability: firstHand('3.3.6'),
  'chombo-worth': firstHand('3.4.6'),
  'chombo-at-win': firstHand('3.4.6'),
  'kong-wait': firstHand('3.3.7'),
}
