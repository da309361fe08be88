import { ORPCError, onError } from '@orpc/server'
import { BodyLimitPlugin, RPCHandler } from '@orpc/server/fetch'
import { clearDrafts } from '../../db/disk/drafts.ts'
import { tried } from '../../db/disk/tried.ts'
import { type HeadOfLog, isGone, newestHead } from '../../db/log/read.ts'
import type { ReadableDb } from '../../db/sqlite/handle.ts'
import { createContext, type DeskContext, type DeskOptions } from '../context/context.ts'
import { describeError } from '../context/diagnostics/describe-error.ts'
import type { NoteDiagnostic } from '../context/diagnostics/note.ts'
import { orThrow } from '../context/errors.ts'
import { referees } from '../context/permissions/referees.ts'
import { diskRefusal, handleExternalWrite } from '../context/saving/transact.ts'
import { PROCEDURES } from '../contract/procedures.ts'
import { keepWithHub } from '../network/hub/attach.ts'
import { watchPresence } from '../network/presence/presence.ts'
import { DATA_HEADERS, serveFile } from '../network/serving/files.ts'
import { ownAddresses } from '../network/tablets/addresses.ts'
import { tabletPlaceOf } from '../network/tablets/next-table.ts'
import { asRoleAllows, contextAt, inItsName } from '../network/tablets/tablet-context.ts'
import { tabletService } from '../network/tablets/tablet-service.ts'
import { maintainOpenFile } from '../storage/backups/keeper.ts'
import { closeTournament } from '../storage/files/open.ts'
import { handlers } from './handlers.ts'
import { BODY_LIMITS, mostBytes } from './limits/request-size.ts'
import { withinLimits } from './limits/within-limits.ts'

/**
 * The whole desk as one function. `context` is for the command line, which calls the same functions as the handlers. `closed`
 * closes the desk and waits for it.
 */
export type Desk = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly context: DeskContext
  readonly close: () => void
  readonly closed: () => Promise<void>
}

/** Type numbers of the protocol that no window sends: parsing an integer of a million digits takes seconds. */
const NEVER_SENT = [0, 4, 5, 6, 7].map((type) => ({
  type,
  condition: () => false,
  serialize: () => undefined,
  deserialize: () => {
    throw new TypeError('no value of this API')
  },
}))

/** Creates a desk: the API under /api, the built window's files, and nothing else. */
export const createDesk = (options: DeskOptions = {}): Desk => {
  const made = createContext(options)
  const { home, now, events } = made
  const { note } = made.diagnostics
  const tell = () => events.publish({ kind: 'tablets' })
  const tablets = tabletService({ home, now, note, tell, addresses: options.addresses ?? ownAddresses, port: options.tabletPort })
  const context: DeskContext = { ...made, tablets }
  const rpcUpTo = (maxBodySize: number) =>
    new RPCHandler(handlers, {
      plugins: [new BodyLimitPlugin({ maxBodySize })],
      customJsonSerializers: NEVER_SENT,
      // around the call itself: an invalid request is no error of the program
      clientInterceptors: [
        // the plugin clones the request, and a clone stops receiving the abort once it is garbage-collected
        (call) => call.next({ ...call, ...(call.context.gone && { signal: call.context.gone }) }),
        onError((error, { path }) => complain(note, path.join('/'), error)),
        (asked) => {
          const { desk: at } = asked.context
          // the tablet's own name is added before validation: its window need not send one
          const call = { ...asked, input: inItsName(at, asked.path.join('/'), asked.input) }
          return unlessUnread(
            note,
            withinLimits(at, call, () =>
              asRoleAllows(at, { call: call.path.join('/'), input: call.input, go: (input) => call.next({ ...call, input }) }),
            ),
          )
        },
      ],
      eventIteratorKeepAliveInterval: 5000,
    })
  const rpcs = BODY_LIMITS.map((most) => ({ most, rpc: rpcUpTo(most) }))
  clearLeft(context)
  const stops = [watchOthers(context), watchPresence(context), maintainOpenFile(context), keepWithHub(context)]
  const answer = async (request: Request, at: DeskContext): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/api' && !pathname.startsWith('/api/')) return serveFile(context.renderer, request)
    const call = callIn(pathname)
    const refused = refusal(request)
    if (refused) {
      note('refused', { why: refused.why, call, method: methodOf(request) })
      return answered(new Response(refused.why, { status: refused.status, headers: { allow: 'POST' } }))
    }
    const upTo = rpcs.find(({ most }) => most === mostBytes(call))
    const handled = await upTo?.rpc.handle(request, { prefix: '/api', context: { desk: at, gone: request.signal } })
    const reply = handled?.response ?? new Response('no such call', { status: 404 })
    if (reply.status >= 400) note('answered', { call, status: reply.status })
    return answered(reply)
  }
  tablets.serveWith({
    fetch: (request, tablet) => answer(request, tablet ? contextAt(context, tablet.station, tablet.signedIn) : context),
    file: () => context.open?.file ?? null,
    referees: () => (context.open ? referees(context.open.db).map(({ name }) => name) : []),
    place: (role) => tabletPlaceOf(context, role),
  })
  const closed = async (): Promise<void> => {
    for (const stop of stops) stop()
    const off = tablets.close()
    const unprinted = context.print.end?.()
    await closeTournament(context)
    await off
    await unprinted
  }
  return { context, fetch: (request) => answer(request, context), close: () => void closed(), closed }
}

/** Removes the drafts of a desk that was killed. */
const clearLeft = ({ folder, home, diagnostics }: DeskContext): void => {
  const drafts = [...new Set([folder, home])].reduce((sum, one) => sum + clearDrafts(one), 0)
  if (drafts > 0) diagnostics.note('cleared', { drafts })
}

const answered = (answer: Response): Response => {
  for (const [name, value] of Object.entries({ ...DATA_HEADERS, 'cache-control': 'no-store' })) answer.headers.set(name, value)
  return answer
}

/** Refuses requests that no window sends: other methods (browsers send HEAD without origin), forms, texts. */
const refusal = ({ method, headers }: Request): { readonly status: number; readonly why: string } | undefined => {
  if (method !== 'POST') return { status: 405, why: 'only POST' }
  const type = headers.get('content-type')
  // a call without input has no content type
  const isJson = type === null || /^application\/json\s*(;|$)/i.test(type)
  return isJson ? undefined : { status: 415, why: 'only JSON' }
}

/** The procedure of an address, for the diagnostics; never repeats unknown text. */
const callIn = (pathname: string): string => PROCEDURES.find((name) => pathname === `/api/${name}`) ?? 'none'

const methodOf = ({ method }: Request): string => (/^[A-Z]{1,10}$/.test(method) ? method : 'other')

/** Reports a bug: hidden from the window, but never silent. For invalid input it notes the outermost field. */
const complain = (note: NoteDiagnostic, call: string, error: unknown): void => {
  if (error instanceof ORPCError) noteInput(note, call, error)
  else {
    note('mistake', { call, ...describeError(error) })
    console.error(error)
  }
}

/** An unreadable disk is no bug; the input is not lost. */
const unlessUnread = async (note: NoteDiagnostic, answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer
  } catch (error) {
    const refusal = diskRefusal(error)
    if (!refusal) throw error
    note('not-read', describeError(error))
    return orThrow<never>({ ok: false, error: refusal })
  }
}

const noteInput = (note: NoteDiagnostic, call: string, { code, data }: ORPCError<string, unknown>): void => {
  const { issues } = (data ?? {}) as { issues?: readonly { readonly path?: readonly PropertyKey[] }[] }
  if (code !== 'BAD_REQUEST' || !Array.isArray(issues)) return
  note('input', { call, fields: [...new Set(issues.map(({ path }) => String(path?.[0] ?? 'all')))].slice(0, 5).join(' ') })
}

/** Interval at which the desk checks for writes of other programs, in ms. */
const LOOK_EVERY = 1000

/** Notifies the windows when another program has written to the file. */
const watchOthers = (context: DeskContext): (() => void) => {
  const timer = setInterval(() => {
    const { open } = context
    const newest = open ? newestIn(open.db) : undefined
    if (!open || !newest || newest.hash === open.lastPublished?.hash) return
    if (open.lastPublished && isGone(open.db, open.lastPublished)) open.wentBack()
    else handleExternalWrite(context, open, newest)
  }, LOOK_EVERY).unref()
  return () => clearInterval(timer)
}

/** Undefined if the file can't be read now: the next act reports the error. */
const newestIn = (db: ReadableDb): HeadOfLog | undefined => tried(() => newestHead(db))
