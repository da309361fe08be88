import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Present } from '../../../desk/contract/presence.ts'
import { ask } from '../desk/client.ts'
import { useMayCall } from '../identity/asker.ts'
import { othersThan } from './others-than.ts'
import { windowId } from './window-presence.ts'

const NOBODY: readonly Present[] = []

/** Persons and devices with the tables they have open, as far as this window may know. */
export const usePresent = (): readonly Present[] => {
  const { data = NOBODY } = useQuery({ ...ask.presence.list.queryOptions(), enabled: useMayCall('presence/list') })
  return data
}

/** The others who have a table open, as this window lists them. */
export const othersAt = (all: readonly Present[], table: string): readonly Present[] => othersThan(windowId, all, table)

/** A person with role and device, and whether they are recording: Anna Berg, head referee (Tablet B), recording. */
export const presentWords = ({ person, role, device, recording }: Present, t: TFunction): string =>
  [
    `${person ?? device ?? t('presence.laptop')}${role ? `, ${t(`presence.${role}`)}` : ''}${person !== null ? ` (${device ?? t('presence.laptop')})` : ''}`,
    ...(recording ? [t('presence.recording')] : []),
  ].join(', ')
