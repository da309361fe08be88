import { createORPCClient, mapEventIterator, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { ClientRetryPlugin, type ClientRetryPluginContext } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import i18next from 'i18next'
import type { Contract, LongCall } from '../../../desk/contract/contract.ts'
import { type ByLanguage, languageOfTag, type Text } from '../../../engine/model/language.ts'
import { mayCall, whyForbidden } from '../identity/asker.ts'
import { createStore } from '../storage/store.ts'
import { connection, reportConnection } from './connection.ts'

/** Calls without a time limit: those that the contract calls long. A missing or superfluous one does not compile. */
const LONG: Readonly<Record<LongCall, true>> = {
  'tournaments/list': true,
  'tournaments/open': true,
  'tournaments/create': true,
  'tournaments/set': true,
  'tournaments/whole/partIn': true,
  'tournaments/whole/partOut': true,
  'tournaments/whole/receive': true,
  'tournaments/whole/send': true,
  'tournaments/sample': true,
  'tournaments/undo': true,
  'tournaments/redo': true,
  'ruleSets/list': true,
  'ruleSets/history': true,
  'ruleSets/goBy': true,
  'setup/check': true,
  'lists/preview': true,
  'lists/take': true,
  'tables/import': true,
  'seating/propose': true,
  'incidents/attach': true,
  'incidents/picture': true,
  'incidents/report': true,
  'precedents/here': true,
  'precedents/files': true,
  'precedents/open': true,
  'precedents/close': true,
  'precedents/inFile': true,
  'reports/make': true,
  'reports/check': true,
  'reports/left': true,
  'reports/changes': true,
  'persons/list': true,
  'persons/get': true,
  'pseudonyms/show': true,
  'pseudonyms/make': true,
  'joining/copies': true,
  'joining/preview': true,
  'joining/join': true,
  'log/verify': true,
  diagnostics: true,
  'backups/list': true,
  'backups/newestGood': true,
  'backups/place': true,
  'backups/moveTo': true,
  'backups/make': true,
  'backups/restore': true,
  'backups/salvage': true,
  'backups/goOn': true,
  'hub/state': true,
  'hub/test': true,
  'hub/join': true,
  'hub/offers': true,
  'hub/bring': true,
  'hub/leave': true,
  news: true,
}

/** Time limit of every other call, in ms. While the desk is away it is shorter, so that the retry opens a new connection. */
const MOST = 20_000
const MOST_AWAY = 8000

/** Aborts the requests that are under way. */
const shortCalls = createStore(new AbortController())
/** Aborts all short requests, since their connection may be dead. Their callers decide whether to send them again. */
export const abortShortCalls = (): void => {
  shortCalls.now().abort()
  shortCalls.set(new AbortController())
}

/** Sends every request and notes the result as connection state, so that trouble shows at once. */
const asked = async (request: Request, init: RequestInit | undefined, path: readonly string[]): Promise<Response> => {
  const most = AbortSignal.timeout(connection().state === 'ok' ? MOST : MOST_AWAY)
  const signal = Object.hasOwn(LONG, path.join('/')) ? request.signal : AbortSignal.any([request.signal, shortCalls.now().signal, most])
  try {
    const response = await fetch(request, { ...init, signal })
    reportConnection(response.status === 403 ? 'forbidden' : 'ok')
    return isNews(response) ? listenedTo(response) : response
  } catch (error) {
    if (!request.signal.aborted) reportConnection('lost')
    throw error
  }
}

/** Whether the desk serves a file of the window. */
export const isServed = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

const isNews = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/event-stream') === true

/** Counts every received chunk as a sign of life. The desk sends one at least every five seconds. */
const listenedTo = (response: Response): Response =>
  new Response(
    response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, on) => {
          reportConnection('ok')
          on.enqueue(bytes)
        },
      }),
    ),
    response,
  )

/** The desk's error message in the reader's language. Without one, a general message. */
const inLanguage = (error: unknown): unknown => {
  // the message of a browser's abort error is read-only, so it is replaced
  if (!(error instanceof ORPCError)) return new Error(i18next.t('alarm.lost'), { cause: error })
  const language = languageOfTag(i18next.language)
  const said = (error.data ?? {}) as Partial<Text>
  return Object.assign(error, { message: said[language] ?? GENERAL[language][error.code] ?? error.message })
}

/** The same for the errors with which a stream ends. */
const streamInLanguage = (answer: unknown): unknown =>
  isStream(answer)
    ? mapEventIterator(answer, {
        value: async (value) => value,
        error: async (error) => (error instanceof ORPCError ? inLanguage(error) : error),
      })
    : answer

const isStream = (answer: unknown): answer is AsyncIterator<unknown> =>
  answer !== null && typeof answer === 'object' && Symbol.asyncIterator in answer

/** Messages of errors without a text of the desk, where the English one is not said. */
const GENERAL: ByLanguage<Readonly<Record<string, string>>> = {
  en: {},
  fr: { BAD_REQUEST: 'ce qui a été saisi n’est pas valable', INTERNAL_SERVER_ERROR: 'erreur interne de Shinpan' },
}

/**
 * The error for a call that this window may not make. A tablet's outbox waits while its role is unknown or another file is open; a call
 * that the role forbids is refused for good.
 */
const notAsked = (): Error => {
  const why = whyForbidden()
  if (why === 'not-asked-yet') return new Error('who this window is is not known yet')
  if (why === 'other-file') return new ORPCError('NO_TOURNAMENT', { status: 409, message: i18next.t('app.laptopOnly') })
  return new ORPCError('REFUSED', { status: 422, message: i18next.t('app.laptopOnly') })
}

const link = new RPCLink<ClientRetryPluginContext>({
  // relative to the window's own address: the desktop app has one address per file
  url: new URL('api', location.href).href,
  fetch: (request, init, _, path) => asked(request, init, path),
  interceptors: [
    (call) => {
      // a call that the tablet's role forbids is never sent
      if (!mayCall(call.path.join('/'))) throw notAsked()
      return call.next()
    },
    async (call) => {
      try {
        return streamInLanguage(await call.next())
      } catch (error) {
        throw inLanguage(error)
      }
    },
  ],
  plugins: [new ClientRetryPlugin()],
})

/** The desk's API, typed by its contract. */
export const desk: ContractRouterClient<Contract, ClientRetryPluginContext> = createORPCClient(link)

/** The desk's API as query and mutation options. */
export const ask = createTanstackQueryUtils(desk)
