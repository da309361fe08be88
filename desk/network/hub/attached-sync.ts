import type { DeskContext, OpenFile } from '../../context/context.ts'
import { giveNewDeviceName } from '../../context/device-names.ts'
import { sayRefusal } from '../../context/refusals.ts'
import { publishSaveStatus } from '../../context/saving/transact.ts'
import type { HubStanding } from '../../contract/saving.ts'
import { insertEntries, isSmallInsert } from '../../storage/merging/insert-entries.ts'
import { clockBook } from '../clocks/clock-book.ts'
import { hearElsewhere, loseElsewhere, peopleHere } from '../presence/elsewhere.ts'
import { renameDevice } from './rename-device.ts'
import { type SyncLoop, startSyncLoop } from './sync-loop.ts'
import { hubTrouble } from './trouble.ts'

/** Keeps the file in use together with the hub at an address. */
export const startExchange = (
  desk: DeskContext,
  open: OpenFile,
  { address, onStanding }: { readonly address: string; readonly onStanding: (standing: HubStanding) => void },
): SyncLoop => {
  const clock = clockBook(desk, open)
  const exchange = startSyncLoop({
    address,
    db: open.db,
    device: () => desk.device(open.file),
    takeAnotherName: (how) => {
      const name = giveNewDeviceName(desk.home, desk.device(open.file), how, desk.now())
      if (open.writable) open.writable.device = name
      desk.diagnostics.note('another-name', { why: how.why, entries: how.entries })
    },
    part: (elsewhere) => renameDevice(desk, open, elsewhere),
    take: async (entries) => {
      const taken = await insertEntries(desk, open, entries)
      if (!taken.ok) throw hubTrouble('refused', sayRefusal(taken.error))
    },
    isLittle: (entries) => isSmallInsert(open.db, entries),
    now: desk.now,
    onAnswer: () => {
      open.hubAnswered = desk.now()
    },
    onStanding,
    onAdvice: (advice) => {
      open.hubAdvice = advice
      if (desk.open === open) publishSaveStatus(desk)
    },
    presence: {
      own: () => peopleHere(desk, open),
      heard: (others) => hearElsewhere(desk, open, others),
      apart: () => loseElsewhere(desk),
    },
    clock,
  })
  const close = (): Promise<void> => {
    clock.end()
    return exchange.close()
  }
  return { ...exchange, close }
}
