import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { keepFocusOfDisabled } from '../../../renderer/ui/focus-of-disabled.ts'

keepFocusOfDisabled()

const Form = ({ busy }: { readonly busy: boolean }) => (
  <>
    <fieldset disabled={busy}>
      <input aria-label="reason" />
    </fieldset>
    <button type="button" disabled={busy}>
      send
    </button>
    <button type="button">back</button>
  </>
)

test.each(['reason', 'send'])(
  '%s has the focus again once the form that was busy is no longer, though layout was asked for meanwhile',
  async (name) => {
    const screen = await render(<Form busy={false} />)
    const control = name === 'reason' ? screen.getByLabelText(name) : screen.getByText(name)
    ;(control.element() as HTMLElement).focus()
    await screen.rerender(<Form busy />)
    await new Promise(requestAnimationFrame)
    await screen.rerender(<Form busy={false} />)
    await expect.element(control).toHaveFocus()
  },
)

test('but not if the user went elsewhere meanwhile', async () => {
  const screen = await render(<Form busy={false} />)
  ;(screen.getByLabelText('reason').element() as HTMLElement).focus()
  await screen.rerender(<Form busy />)
  await new Promise(requestAnimationFrame)
  ;(screen.getByText('back').element() as HTMLElement).focus()
  await screen.rerender(<Form busy={false} />)
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByText('back')).toHaveFocus()
})
