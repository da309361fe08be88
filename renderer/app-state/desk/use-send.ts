import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asker } from '../../../desk/contract/tablets.ts'
import { askerNow, isTablet } from '../identity/asker.ts'
import { failureOf } from '../outbox/failure.ts'
import { heldForms } from '../outbox/use-outbox.ts'
import { createStore } from '../storage/store.ts'
import { showTrouble } from '../trouble.ts'
import { ask, desk } from './client.ts'
import { connection, onConnection, useConnection } from './connection.ts'

/**
 * `held`: the desk was away or could not write; the form sends again by itself, under the same idempotency key. `refused`: the user
 * decides.
 */
export type SendingState = { readonly kind: 'idle' | 'sending' } | { readonly kind: 'held' | 'refused'; readonly message: string }

const PAUSE = 2000
const IDLE: SendingState = { kind: 'idle' }

type Job = {
  readonly key: string
  readonly file: string | undefined
  /** The tablet's role at that time. */
  readonly role: string
  readonly act: (key: string) => Promise<unknown>
  isUnderWay: boolean
  /** Of the form that is open, or of the last one that was. */
  onDone: () => void
  isOpen: boolean
}

/** Sent and not yet accepted, by the names of their forms. */
const jobs = createStore<ReadonlyMap<string, { readonly job: Job; readonly sending: SendingState }>>(new Map())
const report = (form: string, job: Job, sending: SendingState): void => jobs.set(new Map(jobs.now()).set(form, { job, sending }))
const forget = (form: string): void => jobs.set(new Map([...jobs.now()].filter(([name]) => name !== form)))

jobs.subscribe(() => heldForms.set([...jobs.now().values()].filter(({ sending }) => sending.kind === 'held').length))

// what could not be sent yet would be lost with the window
addEventListener('beforeunload', (event) => {
  if (connection().state !== 'forbidden' && heldForms.now() > 0) event.preventDefault()
})

/**
 * Sends a form until the desk accepts it, also after the form was left, as long as its file is open. The idempotency key makes lost answers
 * harmless, so the form must not change while it is busy; nor does one with a name, such as that of its draft, that was left and is opened
 * again. `trouble`: message for the reader, empty if all is well.
 */
export const useSend = (onDone: () => void, named?: string) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [own] = useState(() => crypto.randomUUID())
  const form = named ?? own
  const sending = jobs.useNow().get(form)?.sending ?? IDLE
  useEffect(() => {
    const job = jobs.now().get(form)?.job
    if (job) Object.assign(job, { onDone, isOpen: true })
  })
  useEffect(
    () => () => {
      const left = jobs.now().get(form)
      if (left) left.job.isOpen = false
      if (left?.sending.kind === 'refused') forget(form)
    },
    [form],
  )

  const openFile = (): string | undefined => queries.getQueryData(ask.tournaments.current.queryKey())?.file
  const run = async (job: Job): Promise<void> => {
    // an answer reports the connection before it is read here, and that would send once more
    if (job.isUnderWay) return
    job.isUnderWay = true
    try {
      await job.act(job.key)
      forget(form)
      void queries.invalidateQueries()
      job.onDone()
    } catch (error) {
      job.isUnderWay = false
      const failure = failureOf(error)
      // it was given on what is no longer so
      if (failure.kind === 'refused') void queries.invalidateQueries()
      const message = error instanceof Error ? error.message : String(error)
      if (failure.kind === 'lost' || failure.kind === 'not-saved' || failure.kind === 'forbidden') {
        report(form, job, { kind: 'held', message })
        retry(job, message)
      } else if (job.isOpen) report(form, job, { kind: 'refused', message })
      else {
        forget(form)
        showTrouble(message)
      }
    }
  }
  const retry = (job: Job, why: string): void => {
    const again = async (): Promise<void> => {
      if (connection().state === 'forbidden') return
      clearTimeout(timer)
      stop()
      try {
        // the desk would have the tablet's new referee sign it
        const isAnothers = isTablet && roleOf(await desk.tablets.me()) !== job.role
        if (openFile() === job.file && !isAnothers) return void run(job)
        forget(form)
        showTrouble(isAnothers ? t('signs.notDone') : why)
      } catch {
        retry(job, why)
      }
    }
    const timer = setTimeout(() => void again(), PAUSE)
    const stop = onConnection(() => {
      if (connection().state === 'ok') void again()
    })
  }

  const send = (act: (key: string) => Promise<unknown>): void => {
    if (isBusy(jobs.now().get(form)?.sending ?? IDLE)) return
    const job = { key: crypto.randomUUID(), file: openFile(), role: roleOf(askerNow()), act, isUnderWay: false, onDone, isOpen: true }
    report(form, job, { kind: 'sending' })
    void run(job)
  }
  // a window that the desk no longer knows sends nothing again: its next one finds the text in the form
  const isForbidden = useConnection().state === 'forbidden'
  const trouble =
    sending.kind === 'refused' ? sending.message : sending.kind === 'held' ? t(isForbidden ? 'alarm.forbidden' : 'act.held') : ''
  return { sending, trouble, send, busy: isBusy(sending) }
}

const roleOf = (asker: Asker): string => JSON.stringify(asker.kind === 'tablet' && asker.role)

const isBusy = ({ kind }: SendingState): boolean => kind === 'sending' || kind === 'held'

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
