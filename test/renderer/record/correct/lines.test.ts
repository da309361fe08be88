import { expect, test } from 'vitest'
import type { ShownFinding } from '../../../../desk/contract/rulings.ts'
import { type RecordLine, signedFinding } from '../../../../renderer/record/correct/lines.ts'
import { recordRows } from '../../../../renderer/record/table/rows.ts'
import { act } from '../table/recorded-act.ts'

const found = (id: number, rule: string, event: number, isRuled: boolean) =>
  ({ id, finding: { rule, event }, ruling: isRuled ? {} : null }) as ShownFinding

const findings = [found(1, 'swap.same-tile', 8, false), found(2, 'win.furiten', 8, true), found(3, 'win.furiten', 30, true)]

test.each([
  ['a signed ruling', '* ruling 8 win.furiten upheld points', 2],
  ['a dismissed one', '* ruling 30 win.furiten dismissed', 3],
  ['with its time', '12.5 * ruling 8 win.furiten upheld', 2],
  ['one that nobody signed', '* ruling 8 swap.same-tile upheld', undefined],
  ['a remark about it', '* note ruling 8 win.furiten upheld', undefined],
  ['an act of play', 'E discard 9m', undefined],
])('the line of a signed ruling belongs to its finding: %s', (_, text, id) => {
  const [row] = recordRows([act(1, text)])
  const line = { kind: 'act', key: 'a1', row } as RecordLine
  expect(signedFinding(line, findings)?.id).toBe(id)
})
