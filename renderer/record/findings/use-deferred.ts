import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { localSetting } from '../../app-state/storage/local-setting.ts'
import { createStore } from '../../app-state/storage/store.ts'

const store = localSetting('later', (word) => word)
const read = (): readonly string[] => {
  try {
    const words: unknown = JSON.parse(store.read() ?? '[]')
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
  } catch {
    return []
  }
}
const later = createStore(read())

addEventListener('storage', ({ key }) => key === 'shinpan.later' && later.set([...new Set([...later.now(), ...read()])].slice(-MOST)))

/** Maximum number stored; the oldest are dropped. */
const MOST = 200

/**
 * Findings that the reader deferred on this machine: still open, but shown quietly, also after a restart. The deferral decides nothing and
 * is not sent to others. A finding that changes is shown in full again.
 */
export const useDeferred = ({ hand, findings }: Pick<TableState, 'hand' | 'findings'>) => {
  const names = new Set(later.useNow())
  const quiet = new Set(findings.filter((shown) => names.has(nameOf(hand, shown))).map(({ id }) => id))
  const add = (id: number): void => {
    const shown = findings.find((one) => one.id === id)
    if (!shown || quiet.has(id)) return
    // other windows have deferred since
    later.set([...new Set([...later.now(), ...read(), nameOf(hand, shown)])].slice(-MOST))
    store.write(JSON.stringify(later.now()))
  }
  return { has: (id: number) => quiet.has(id), add }
}

/** Identifies a finding across copies: findings are renumbered when copies are joined, a hand's id stays. */
const nameOf = (hand: string, { finding: { rule, level, seat, event } }: ShownFinding): string => [hand, rule, level, seat, event].join(' ')
