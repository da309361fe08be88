import { useLayoutEffect } from 'react'
import { typedAhead } from '../app-state/storage/typed-ahead.ts'
import { isForOthers, withKey } from '../ui/use-held-keys.ts'

/** What is typed while a table is being opened, before its screen is there, goes into its line: no key is lost, and none acts. */
export const useTypedAhead = (table: string | null): void =>
  useLayoutEffect(() => {
    if (table === null) return
    const take = (event: KeyboardEvent): void => {
      if (event.target !== document.body || isForOthers(event) || document.querySelector('main')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      typedAhead.set(withKey(typedAhead.now(), event.key === 'Enter' ? '\n' : event.key))
    }
    addEventListener('keydown', take, true)
    return () => {
      removeEventListener('keydown', take, true)
      typedAhead.set('')
    }
  }, [table])
