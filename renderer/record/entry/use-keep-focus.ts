import { useEffect } from 'react'

/** Returns the focus to the entry line after a click outside any control. */
export const useKeepFocus = (input: { readonly current: HTMLInputElement | null }): void => {
  useEffect(() => {
    const click = (event: MouseEvent): void => {
      const target = event.target as Element
      if (
        document.getSelection()?.toString() ||
        target.closest('a, input, textarea, select, [role="dialog"], [role="menu"], .note, .top, .acts, .heads, [data-keeps-focus]')
      )
        return
      input.current?.focus()
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [input])
}
