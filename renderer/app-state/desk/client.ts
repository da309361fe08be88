import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { ClientRetryPlugin, type ClientRetryPluginContext } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import i18next from 'i18next'
import type { Contract, LongCall } from '../../../desk/contract/contract.ts'
import { mayAsk, whyNot } from '../identity/asker.ts'
import { connection, heard } from './connection.ts'

/** The procedures that may run as long as it takes: those that the contract calls long, one missing or too many does not compile. */
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
  'ruleSets/read': true,
  'ruleSets/adopt': true,
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

/** How long everything else may take, in ms; and while the desk is away, so that the next trial goes by another line. */
const MOST = 20_000
const MOST_AWAY = 8000

let line = new AbortController()
/** Gives up what is under way and takes moments where the desk answers at all: the line that it went by may be dead. It is asked again. */
export const hangUp = (): void => {
  line.abort()
  line = new AbortController()
}

/** Every request passes here, so that trouble is on screen wherever it shows first. */
const asked = async (request: Request, init: RequestInit | undefined, path: readonly string[]): Promise<Response> => {
  const most = AbortSignal.timeout(connection().state === 'ok' ? MOST : MOST_AWAY)
  const signal = Object.hasOwn(LONG, path.join('/')) ? request.signal : AbortSignal.any([request.signal, line.signal, most])
  try {
    const response = await fetch(request, { ...init, signal })
    heard(response.status === 403 ? 'forbidden' : 'ok')
    return isNews(response) ? listenedTo(response) : response
  } catch (error) {
    if (!request.signal.aborted) heard('lost')
    throw error
  }
}

const isNews = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/event-stream') === true

/** Whatever comes is a sign of life, also what says nothing else: the desk sends one every five seconds. */
const listenedTo = (response: Response): Response =>
  new Response(
    response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, on) => {
          heard('ok')
          on.enqueue(bytes)
        },
      }),
    ),
    response,
  )

/** What the desk says to an error, in the reader's language; where it said nothing, that. */
const inLanguage = (error: unknown): unknown => {
  // what a browser throws of a call that was given up has a message that can't be changed
  if (!(error instanceof ORPCError)) return new Error(i18next.t('alarm.lost'), { cause: error })
  if (i18next.language !== 'fr') return error
  const { fr } = (error.data ?? {}) as { fr?: string }
  return Object.assign(error, { message: fr ?? FRENCH[error.code] ?? error.message })
}
const FRENCH: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'ce qui a été saisi n’est pas valable',
  INTERNAL_SERVER_ERROR: 'erreur interne de Shinpan',
}

/** What a tablet holds waits until its role is known, and while another file than its own is open; only what its role forbids is refused. */
const notAsked = (): Error => {
  const why = whyNot()
  if (why === 'not-asked-yet') return new Error('who this window is is not known yet')
  if (why === 'other-file') return new ORPCError('NO_TOURNAMENT', { status: 409, message: i18next.t('app.laptopOnly') })
  return new ORPCError('REFUSED', { status: 422, message: i18next.t('app.laptopOnly') })
}

const link = new RPCLink<ClientRetryPluginContext>({
  // below the window's own address, of which the desktop app has one for each file
  url: new URL('api', location.href).href,
  fetch: (request, init, _, path) => asked(request, init, path),
  interceptors: [
    (call) => {
      // what a tablet may not do is not even asked
      if (!mayAsk(call.path.join('/'))) throw notAsked()
      return call.next()
    },
    async (call) => {
      try {
        return await call.next()
      } catch (error) {
        throw inLanguage(error)
      }
    },
  ],
  plugins: [new ClientRetryPlugin()],
})

/** The desk, typed by its contract. */
export const desk: ContractRouterClient<Contract, ClientRetryPluginContext> = createORPCClient(link)

/** The same as query and mutation options. */
export const ask = createTanstackQueryUtils(desk)
