import { digest, type SettingSources } from '../../model/setting-sources.ts'
import type { Settings } from '../../model/settings.ts'
import { NOT_ON_FILE } from '../not-on-file.ts'

export const settings: Settings = {
  ...NOT_ON_FILE,
  'red-fives': 3,
  'open-tanyao': 'on',
  'two-han': 'off',
  'riichi-tiles': 4,
}

export const settingSources: SettingSources = {
  'riichi-tiles': digest(),
}
