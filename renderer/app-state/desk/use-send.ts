import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../outbox/failure.ts'
import { createStore } from '../storage/store.ts'
import { showTrouble } from '../trouble.ts'
import { ask } from './client.ts'
import { connection, onConnection } from './connection.ts'

/**
 * `held`: the desk was away or could not write; the form sends again by itself, under the same idempotency key. `refused`: the user
 * decides.
 */
export type SendingState = { readonly kind: 'idle' | 'sending' } | { readonly kind: 'held' | 'refused'; readonly message: string }

const PAUSE = 2000

/** The jobs of forms that could not be sent yet: closing the window would lose them. */
const held = createStore<ReadonlySet<object>>(new Set())
const hold = (job: object): void => held.set(new Set([...held.now(), job]))
const letGo = (job: object): void => held.set(new Set([...held.now()].filter((one) => one !== job)))
addEventListener('beforeunload', (event) => {
  if (connection().state !== 'forbidden' && held.now().size > 0) event.preventDefault()
})

/**
 * Sends a form until the desk accepts it, also after the form was left, as long as its file is open. The idempotency key makes lost answers
 * harmless, so the form must not change while it is busy. `trouble`: message for the reader, empty if all is well.
 */
export const useSend = (onDone: () => void) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [sending, setSending] = useState<SendingState>({ kind: 'idle' })
  const job = useRef<{
    readonly key: string
    readonly file: string | undefined
    readonly act: (key: string) => Promise<unknown>
    isUnderWay: boolean
  } | null>(null)
  const sayOnceLeft = useTroubleOnceLeft()
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  const openFile = (): string | undefined => queries.getQueryData(ask.tournaments.current.queryKey())?.file
  const run = async (): Promise<void> => {
    const { current } = job
    // an answer reports the connection before it is read here, and that would send once more
    if (!current || current.isUnderWay) return
    current.isUnderWay = true
    try {
      await current.act(current.key)
      letGo(current)
      job.current = null
      setSending({ kind: 'idle' })
      void queries.invalidateQueries()
      done.current()
    } catch (error) {
      current.isUnderWay = false
      const failure = failureOf(error)
      const message = error instanceof Error ? error.message : String(error)
      if (failure.kind === 'lost' || failure.kind === 'not-saved' || failure.kind === 'forbidden') {
        hold(current)
        setSending({ kind: 'held', message })
        retry(message)
        return
      }
      letGo(current)
      job.current = null
      setSending({ kind: 'refused', message })
      sayOnceLeft(message)
    }
  }
  const retry = (why: string): void => {
    const again = (): void => {
      if (connection().state === 'forbidden') return
      clearTimeout(timer)
      stop()
      if (openFile() === job.current?.file) void run()
      else {
        if (job.current) letGo(job.current)
        showTrouble(why)
      }
    }
    const timer = setTimeout(again, PAUSE)
    const stop = onConnection(() => {
      if (connection().state === 'ok') again()
    })
  }

  const send = (act: (key: string) => Promise<unknown>): void => {
    if (job.current) return
    job.current = { key: crypto.randomUUID(), file: openFile(), act, isUnderWay: false }
    setSending({ kind: 'sending' })
    void run()
  }
  const trouble = sending.kind === 'refused' ? sending.message : sending.kind === 'held' ? t('act.held') : ''
  const busy = sending.kind === 'sending' || sending.kind === 'held'
  return { sending, trouble, send, busy }
}

/** Says why an act of a form failed where the form itself no longer can: once it was left. */
export const useTroubleOnceLeft = (): ((message: string) => void) => {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return (message) => {
    if (!isThere.current) showTrouble(message)
  }
}

/**
 * The idempotency key of what a form sends: the same only while it sends the same. If an answer is lost, the desk may have done what it was sent;
 * what the user has changed since is another act, which it must not take for that one.
 */
export const useContentKey = (): ((content: object) => string) => {
  const sent = useRef({ content: '', key: '' })
  return (content) => {
    const now = JSON.stringify(content)
    if (sent.current.content !== now) sent.current = { content: now, key: crypto.randomUUID() }
    return sent.current.key
  }
}
