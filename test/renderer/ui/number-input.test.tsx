import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberInput, readDigits } from '../../../renderer/ui/fields/number-input.tsx'

const Form = ({ step }: { readonly step: number | 'any' }) => {
  const [value, setValue] = useState('')
  return (
    <>
      <NumberInput aria-label="n" value={value} onValue={setValue} step={step} />
      <output>{value}</output>
    </>
  )
}

test.each([
  ['12000', '12000'],
  ['12,000', '12000'],
  ['12.000', '12000'],
  ['12\u202F000', '12000'],
  [' 1 000 000 ', '1000000'],
  ['1,000.000', '1,000.000'],
  ['12,00', '12,00'],
  ['0,500', '0,500'],
  ['-5', '-5'],
])('a whole number typed as %j is %j', (typed, digits) => expect(readDigits(typed, false)).toBe(digits))

test.each([
  ['9,5', '9.5'],
  ['9.5', '9.5'],
  ['0,5', '0.5'],
  ['1,5,5', '1,5,5'],
])('minutes typed as %j are %j', (typed, digits) => expect(readDigits(typed, true)).toBe(digits))

test('groups of digits mean what they say in every language, are shown as typed until the field is left, and the arrows add', async () => {
  document.documentElement.lang = 'fr'
  const page = await render(<Form step={1000} />)
  const field = page.getByRole('spinbutton')
  const entered = () => document.querySelector('output')?.textContent
  await userEvent.type(field, '12,000')
  await expect.element(field).toHaveValue('12,000')
  expect(entered()).toBe('12000')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('13000')
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
  expect(entered()).toBe('11000')
  await userEvent.clear(field)
  await userEvent.type(field, 'x9')
  await userEvent.tab()
  await expect.element(field).toHaveValue('x9')
  document.documentElement.lang = 'en'
})
