import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { harmlessText, isolatedText } from '../../../renderer/safe-text/isolated.ts'

test.each([
  ['plain text is as it is', 'Zofia Wiśniewska, 20 points', 'Zofia Wiśniewska, 20 points'],
  ['an override goes', '\u202egro.elpmaxe\u202c', 'gro.elpmaxe'],
  ['the end of an isolate that nobody began goes, and what hid behind it', 'A\u2069\u202eB', 'AB'],
  ['an isolate that was not ended is ended', 'A \u2068B', 'A \u2068B\u2069'],
  ['one that was ended stays', 'by \u2068שלום\u2069 12', 'by \u2068שלום\u2069 12'],
  ['marks piled up on a letter go, but for more than any writing has', `Z${'\u0301'.repeat(5000)}!`, `Z${'\u0301'.repeat(30)}!`],
  ['letters written from right to left stay', 'שלום', 'שלום'],
])('%s', (_, text, shown) => expect(harmlessText(text)).toBe(shown))

test('in a sentence, what is written from right to left is kept to itself', () => {
  expect(isolatedText('שלום')).toBe('\u2068שלום\u2069')
  expect(isolatedText('Zofia')).toBe('Zofia')
})

test('whatever a component draws goes through that', async () => {
  const name = 'A\u2069\u202eB'
  const { container } = await render(
    <p>
      {name} <b>{name}</b> {'שלום'} {12}
    </p>,
  )
  expect(container.textContent).toBe('AB AB \u2068שלום\u2069 12')
})
