import { z } from 'zod'
import { readPrivateJson, writePrivate } from '../../context/files/private-files.ts'
import { ownFile } from './devices.ts'

const SETTING = z.object({
  always: z.boolean().default(false),
  address: z.string().nullable().default(null),
  port: z.int().min(1).max(65535).nullable().default(null),
})

/** Whether tablets are served from each start on, and the address and port of the last time. */
type TabletSetting = z.infer<typeof SETTING>

const NAME = 'setting.json'

/** The setting for the next start, in this user's home. */
export const tabletSettingIn = (home: string) => {
  const file = ownFile(home, NAME)
  const read = (): TabletSetting => readPrivateJson(file, SETTING) ?? SETTING.parse({})
  return {
    read,
    /** Writes what is given; the rest stays. Throws if it can't be written. */
    change: ({ always, address, port }: { readonly [Name in keyof TabletSetting]: TabletSetting[Name] | undefined }): void => {
      const before = read()
      const next = { always: always ?? before.always, address: address ?? before.address, port: port ?? before.port }
      if (JSON.stringify(next) !== JSON.stringify(before)) writePrivate(file, `${JSON.stringify(next)}\n`)
    },
  }
}
