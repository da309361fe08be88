import { expect, test } from 'vitest'
import { madeAt } from '../../../../desk/reports/pages/made-at.ts'

const printed = (first: number, clock: string): Uint8Array => {
  const [one, two] = [first, first + 4].map((node) => `(node${String(node).padStart(8, '0')})`)
  return Buffer.from(
    `%PDF-1.4\n/CreationDate (D:${clock}+00'00')\n/ID ${two}\n/Headers [${one}]\n/Names [${one} 1 0 R ${two} 2 0 R]\n`,
    'latin1',
  )
}

test('a page printed twice has the same bytes, whatever the printer had counted before; the order of its numbers stays', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  const one = madeAt(printed(40, '20261121115900'), at)
  expect(Buffer.from(one).toString('latin1')).toBe(Buffer.from(madeAt(printed(12_341, '20261121115930'), at)).toString('latin1'))
  expect(Buffer.from(one).toString('latin1')).toContain('/Names [(node00000001) 1 0 R (node00000002) 2 0 R]')
  expect(one.length).toBe(printed(40, '20261121115900').length)
})
