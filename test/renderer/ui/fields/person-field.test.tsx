import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ask } from '../../../../renderer/app-state/desk/client.ts'
import { PersonField } from '../../../../renderer/ui/fields/form-fields.tsx'

const PLAYERS = ['Paula Gómez', 'Anna Garcia', 'Anna Gallo'].map((name, n) => ({
  id: name,
  number: n + 1,
  name,
  country: '',
  withdrawn: false,
}))

const wrapper = ({ children }: { readonly children: ReactNode }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(ask.players.list.queryKey(), PLAYERS)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

const Field = ({ isListed }: { readonly isListed: boolean }) => {
  const [who, setWho] = useState('')
  return <PersonField label="Who" value={who} onValue={setWho} isListed={isListed} />
}

test.each([
  ['gomez', true, 'Paula Gómez'],
  ['anna', true, 'anna'],
  ['gomez', false, 'gomez'],
])('“%s”, then Enter, where the list alone counts (%s): %s', async (typed, isListed, name) => {
  const screen = await render(<Field isListed={isListed} />, { wrapper })
  await userEvent.type(screen.getByLabelText('Who'), `${typed}{Enter}`)
  await expect.element(screen.getByLabelText('Who')).toHaveValue(name)
})
