import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { storeDraft, storedDraft } from '../app-state/storage/drafts.ts'
import { createStore } from '../app-state/storage/store.ts'
import { useLatest } from './use-latest.ts'

/**
 * Holds the keys typed for a part of the screen whose chunk is still loading, so that none acts on what is below. Once the part is there and has
 * the focus, it gets them one after the other, each drawn before the next. Esc cancels; typed while the part gets its keys, it waits for them,
 * and what was typed behind it is for what is below.
 */
export const useHeldKeys = (isThere: boolean, onCancel: () => void): void => {
  const held = useRef<KeyboardEvent[] | null>(isThere ? null : [])
  const there = useRef(isThere)
  const [before] = useState(() => document.activeElement)
  const cancel = useLatest(onCancel)
  useLayoutEffect(() => {
    there.current = isThere
  }, [isThere])
  useLayoutEffect(() => {
    const hold = (event: KeyboardEvent): void => {
      if (!held.current || !event.isTrusted || isForOthers(event) || isModifier(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape' && !there.current) {
        held.current = []
        cancel()
      } else held.current.push(event)
    }
    addEventListener('keydown', hold, { capture: true })
    return () => {
      removeEventListener('keydown', hold, { capture: true })
      if (there.current) pressEach(held.current ?? [])
    }
  }, [cancel])
  useEffect(() => {
    if (!isThere) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const since = performance.now()
    const next = (): void => {
      const [event] = held.current ?? []
      const to = document.activeElement
      const hasFocus = to !== null && to !== document.body && to !== before
      const waits = event !== undefined && !hasFocus && performance.now() - since < LONGEST_WAIT
      if (event && hasFocus && press(event, to)) held.current?.shift()
      else if (!waits) {
        held.current = null
        return
      }
      timer = setTimeout(next)
    }
    if (held.current?.length) timer = setTimeout(next, SETTLING)
    else held.current = null
    return () => clearTimeout(timer)
  }, [isThere, before])
}

/** How long a part that has come may take to get the focus, and how long that moves on inside it, in ms. */
const LONGEST_WAIT = 1000
const SETTLING = 50

/** Presses keys on what has the focus, each once the one before it is drawn. */
const pressEach = ([event, ...others]: readonly KeyboardEvent[]): void => {
  if (event === undefined) return
  setTimeout(() => {
    press(event, document.activeElement ?? document.body)
    pressEach(others)
  })
}

/** Does what a key would have done on the element that has the focus. False for a key that only a person can press. */
const press = (event: KeyboardEvent, to: Element): boolean => {
  const isLeft = to.dispatchEvent(new KeyboardEvent('keydown', event))
  to.dispatchEvent(new KeyboardEvent('keyup', event))
  const { key } = event
  if (!isLeft || key === 'Escape') return true
  const isPressed = (key === ' ' && to.matches('button, [type=checkbox], [type=radio]')) || (key === 'Enter' && to.matches('button, a'))
  if (key === 'Tab') nextStop(to, event.shiftKey ? -1 : 1)?.focus()
  else if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Delete') document.execCommand('forwardDelete')
  else if (isText(to) && key in CARET) moveCaret(to, key)
  else if (isPressed && to instanceof HTMLElement) to.click()
  else if (key === 'Enter') submit(to)
  else if (key.length === 1) {
    // the selection may still be in the field before a tick
    if (to.matches('textarea, input:not([type=checkbox], [type=radio])')) document.execCommand('insertText', false, key)
  } else return false
  return true
}

/** As Enter does: not while the form's button is disabled, because it is being sent. */
const submit = (from: Element): void => {
  const form = from.closest('form')
  if (form && !form.querySelector('[type=submit]:disabled')) form.requestSubmit()
}

/** Where a key moves the caret to in a text of that length. */
const CARET: Readonly<Record<string, (at: number, length: number) => number>> = {
  Home: () => 0,
  End: (_, length) => length,
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, length) => Math.min(at + 1, length),
}
const moveCaret = (field: HTMLInputElement | HTMLTextAreaElement, key: string): void => {
  const to = CARET[key]?.(field.selectionStart ?? 0, field.value.length) ?? 0
  field.setSelectionRange(to, to)
}
const isText = (to: Element): to is HTMLInputElement | HTMLTextAreaElement =>
  to.matches('textarea, input:not([type]), input:is([type=text], [type=search], [type=password])')

/** Where Tab leads to in a form: of the buttons of a choice, to the chosen one. */
const nextStop = (from: Element, by: 1 | -1): HTMLElement | undefined => {
  const stops = [...(from.closest('form') ?? document).querySelectorAll<HTMLElement>('input, select, textarea, button, a[href]')].filter(
    (stop) => stop === from || (stop.tabIndex >= 0 && !stop.matches(':disabled, [type=radio]:not(:checked)') && stop.checkVisibility()),
  )
  return stops[stops.indexOf(from as HTMLElement) + by]
}

const ahead = createStore({ table: '', text: '' })
/** The text typed for the line of a table that was being opened. */
export const typedAhead = (table: string): string => (ahead.now().table === table ? ahead.now().text : '')
export const typeAhead = (table: string, text: string): void => ahead.set({ table, text })

/**
 * Text typed while a table is being opened, before its screen is there, goes into its line, and no key acts. What follows another key, such as
 * one that opens a form, is not for the line.
 */
export const useTypedAhead = (table: string | null): void =>
  useLayoutEffect(() => {
    if (table === null) return
    let isText = true
    const take = (event: KeyboardEvent): void => {
      if (event.target !== document.body || isForOthers(event) || isModifier(event) || document.querySelector('main')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { key } = event
      isText &&= key.length === 1 || key === 'Enter' || key === 'Backspace'
      if (isText) typeAhead(table, withKey(typedAhead(table), key === 'Enter' ? '\n' : key))
    }
    addEventListener('keydown', take, true)
    return () => {
      removeEventListener('keydown', take, true)
      // left before it has come: its line has the text the next time
      storeDraft(table, storedDraft(table) + typedAhead(table))
      typeAhead(table, '')
    }
  }, [table])

/** A text after one more key. */
const withKey = (text: string, key: string): string => (key === 'Backspace' ? text.slice(0, -1) : text + key)

/** Keys of the browser or the system, such as Ctrl+T. AltGr types letters. */
const isForOthers = (event: KeyboardEvent): boolean =>
  !event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey || event.metaKey)

const isModifier = ({ key }: KeyboardEvent): boolean => /^(?:Shift|CapsLock|AltGraph|Dead)$/.test(key)
