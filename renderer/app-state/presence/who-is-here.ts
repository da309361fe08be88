import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Present } from '../../../desk/contract/presence.ts'
import { ask } from '../desk/client.ts'
import { useMayCall } from '../identity/asker.ts'
import { windowId } from './window-presence.ts'

const NOBODY: readonly Present[] = []

/** Persons and devices with the tables they have open, as far as this window may know. */
export const usePresent = (): readonly Present[] => {
  const { data = NOBODY } = useQuery({ ...ask.presence.list.queryOptions(), enabled: useMayCall('presence/list') })
  return data
}

/** The others who have a table open, each once however many windows they have; persons first. */
export const othersAt = (all: readonly Present[], table: string): readonly Present[] => {
  const others = all.filter((one) => one.table === table && one.window !== windowId)
  const once = new Map<string, Present>()
  for (const one of others) {
    const who = JSON.stringify([one.person, one.device])
    once.set(who, { ...one, recording: one.recording || once.get(who)?.recording === true })
  }
  return [...once.values()].sort((a, b) => Number(a.person === null) - Number(b.person === null))
}

/** A person with role and device, and whether they are recording: Anna Berg, head referee (Tablet B), recording. */
export const presentWords = ({ person, role, device, recording }: Present, t: TFunction): string =>
  [
    `${person ?? device ?? t('presence.laptop')}${role ? `, ${t(`presence.${role}`)}` : ''}${person !== null ? ` (${device ?? t('presence.laptop')})` : ''}`,
    ...(recording ? [t('presence.recording')] : []),
  ].join(', ')
