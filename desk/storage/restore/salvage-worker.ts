import { saidBy } from '../../../db/messages/messages.ts'
import { salvage } from '../../../db/salvage/salvage.ts'
import { createContext } from '../../context/context.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { SalvageDone, SalvageWork } from './salvage-in-thread.ts'

const done = ({ home, ...work }: SalvageWork): SalvageDone => {
  try {
    const saved = salvage({ ...work, device: createContext({ home }).device })
    return saved.ok ? saved : { ok: false, error: saved.error.text }
  } catch (error) {
    return { ok: false, error: saidBy(error) }
  }
}

await workInThread(done)
