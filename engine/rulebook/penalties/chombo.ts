import type { PointUnit } from '../../model/penalties.ts'
import type { Settings } from '../../model/settings.ts'

/** The points of a chombo, null if they are no fixed number (reverse mangan) or not known. Table points are deducted after uma. */
export const chomboWorth = ({
  'chombo-worth': worth,
  uma,
}: Pick<Settings, 'chombo-worth' | 'uma'>): { readonly amount: number; readonly unit: PointUnit } | null => {
  if (worth === null || worth === 'reverse-mangan') return null
  if (worth !== 'twice-uma-step') {
    const [amount, unit] = worth.split('-')
    return { amount: Number(amount), unit: unit === 'table' ? 'table' : 'tournament' }
  }
  if (uma === null) return null
  const [first, second] = uma.split('/').map(Number)
  return { amount: 2 * 1000 * ((first ?? 0) - (second ?? 0)), unit: 'table' }
}
