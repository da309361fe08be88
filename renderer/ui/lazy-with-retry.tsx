import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isServed } from '../app-state/desk/client.ts'
import { session } from '../app-state/storage/session.ts'
import { Loading } from './status.tsx'
import { useHeldKeys } from './use-held-keys.ts'

type Later<Props> = {
  /** A part of a screen loads silently; a whole screen says when its chunk is unavailable. */
  readonly isPart?: boolean
  /** Drawn until the component has arrived, which is requested once this is on the screen. */
  readonly first?: ComponentType<Props>
  /** When `preloadChunks` preloads it: with the first drawing; a while later; or never, if it is large and rarely used. */
  readonly ahead?: 'at once' | 'later' | 'never'
}

type Bring = () => Promise<unknown>
/** The module that a component on the screen waits for. */
const awaited = new Set<Bring>()
/** Whether a part of the screen has not arrived yet. */
export const isAwaitingChunk = (): boolean => awaited.size > 0

const atOnce = (request: () => void): void => request()
const afterPaint = (request: () => void): void => void requestAnimationFrame(() => setTimeout(request))

/** Chunks to preload. `next`: before the rest, forms that a key of the screen on view opens. */
const toCome: Record<'next' | 'at once' | 'later', Bring[]> = { next: [], 'at once': [], later: [] }

/** Delay before a retry, in ms, for a component that is needed and for one that is preloaded. */
const AGAIN = 1000
const AHEAD_AGAIN = 5000
/** Delay before the rest is preloaded, in ms, so that the screen that the user opens first loads alone. */
const REST_AFTER = 15_000

/**
 * A lazily loaded component that retries until its chunk arrives; `preloadChunks` preloads it. React's own `lazy` would leave the window empty
 * for good after a failure, and otherwise show nothing for 300 ms.
 */
export const lazyWithRetry = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  { isPart = false, ahead = 'later', first: First }: Later<Props> = {},
): ComponentType<Props> => {
  const usePart = chunkHook(bring, ahead, First === undefined ? atOnce : afterPaint)
  return (props) => {
    const { Part, isAway } = usePart()
    if (Part) return <Part {...props} />
    if (First) return <First {...props} />
    return isPart ? null : isAway ? <NotHere /> : <Loading />
  }
}

/** The same for a dialog with a field. Keys that the user types before the chunk has arrived go into the field, not to the screen below. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  bring: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const usePart = chunkHook(bring, 'at once', atOnce)
  return (props) => {
    const { Part, isAway } = usePart()
    useHeldKeys(Part !== undefined, props.onClose)
    if (Part) return <Part {...props} />
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for mouse and touch; the keyboard has Esc
      <div className="veil" onClick={props.onClose}>
        {isAway ? <NotHere /> : <Loading />}
      </div>
    )
  }
}

type Leaving = { readonly onClose: () => void } | { readonly onDone: () => void }

/**
 * The same for a form or a menu that the user opens in a part of the screen. Keys typed before the chunk has arrived go into it; Esc leaves it.
 * `ahead`: `next` for a form that a key of the screen on view opens.
 */
export const lazyForm = <Props extends Leaving>(
  bring: () => Promise<ComponentType<Props>>,
  ahead: keyof typeof toCome = 'next',
): ComponentType<Props> => {
  const usePart = chunkHook(bring, ahead, atOnce)
  return (props) => {
    const { Part } = usePart()
    useHeldKeys(Part !== undefined, 'onClose' in props ? props.onClose : props.onDone)
    return Part ? <Part {...props} /> : null
  }
}

/**
 * A hook for a component that whoever draws it has to measure, and so has to draw again once it is there: undefined until then. Its chunk is
 * requested after the screen's first drawing.
 */
export const lazyPart = <Props extends object>(bring: () => Promise<ComponentType<Props>>): (() => ComponentType<Props> | undefined) => {
  const usePart = chunkHook(bring, 'at once', afterPaint)
  return () => usePart().Part
}

/** A hook for the component of a chunk: undefined until it has arrived. `isAway`: an attempt has failed. */
const chunkHook = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  ahead: keyof typeof toCome | 'never',
  begin: (request: () => void) => void,
) => {
  let Brought: ComponentType<Props> | undefined
  const brought = async (): Promise<ComponentType<Props>> => {
    Brought ??= await bring()
    return Brought
  }
  if (ahead !== 'never') toCome[ahead].push(brought)
  return (): { readonly Part: ComponentType<Props> | undefined; readonly isAway: boolean } => {
    const [Part, setPart] = useState(() => Brought)
    const [isAway, setAway] = useState(false)
    useEffect(() => {
      if (Part) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      let isThere = false
      const tryIt = async (): Promise<void> => {
        try {
          const come = await brought()
          if (!isGone) setPart(() => come)
        } catch (error) {
          if (isGone) return
          setAway(true)
          const address = moduleIn(String(error))
          if (isThere) reloadFor(address)
          isThere = address !== undefined && (await isServed(address))
          if (isGone) return
          timer = setTimeout(() => void tryIt(), AGAIN)
        }
      }
      awaited.add(brought)
      begin(() => void (isGone || tryIt()))
      return () => {
        isGone = true
        awaited.delete(brought)
        clearTimeout(timer)
      }
    }, [Part])
    return { Part, isAway }
  }
}

/** The address of the module that a browser names in its error, if it is one of this desk's. */
const moduleIn = (error: string): string | undefined => error.split(' ').find((word) => word.startsWith(location.origin))

/** Firefox never asks again for a module that did not come: only a new page gets it. Once for each, or a broken one would go on reloading. */
const reloadFor = (address = ''): void => {
  const before = session.read('reloaded') ?? ''
  if (before.includes(address)) return
  session.write('reloaded', `${before} ${address}`)
  location.reload()
}

/** Preloads the other chunks, so that nothing is missing once the desk is away; `also` at once. */
export const preloadChunks = async (also: Bring): Promise<void> => {
  toCome['at once'].push(also)
  await bringAll(toCome['at once'])
  await after(REST_AFTER)
  await bringAll(toCome.later)
}

/** Delay for browsers without `requestIdleCallback`, in ms. */
const SOON = 50

/** Runs a task when the window is idle, at the latest after `timeout` ms. Returns a function that cancels it. */
export const whenIdle = (what: () => void, timeout?: number): (() => void) => {
  // Safari, also on tablets
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(what, SOON)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(what, timeout === undefined ? undefined : { timeout })
  return () => cancelIdleCallback(idle)
}

/** Loads chunks one after the other while the window is idle. */
const bringAll = async (some: Bring[]): Promise<void> => {
  const take = (): Bring | undefined => toCome.next.shift() ?? some.shift()
  for (let next = take(); next; next = take()) {
    try {
      await next()
      await new Promise<void>((resolve) => whenIdle(resolve, AGAIN))
    } catch {
      some.push(next)
      await after(AHEAD_AGAIN)
    }
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const NotHere = () => {
  const { t } = useTranslation()
  return (
    <p className="empty q2" role="status">
      {t('app.notHere')}
    </p>
  )
}
