import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { ClientRetryPlugin, type ClientRetryPluginContext } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import i18next from 'i18next'
import type { Contract } from '../../desk/contract.ts'
import { mayAsk } from '../tablets/asker.ts'
import { heard } from './connection.ts'

/** Every request passes here, so that trouble is on screen wherever it shows first. */
const asked = async (request: Request, init?: RequestInit): Promise<Response> => {
  try {
    const response = await fetch(request, init)
    heard(response.status === 403 ? 'forbidden' : 'ok')
    return response
  } catch (error) {
    if (!request.signal.aborted && init?.signal?.aborted !== true) heard('lost')
    throw error
  }
}

/** What the desk says to an error, in the reader's language. */
const inLanguage = (error: unknown): unknown => {
  if (i18next.language !== 'fr' || !(error instanceof Error)) return error
  const { fr } = (error instanceof ORPCError ? (error.data ?? {}) : {}) as { fr?: string }
  return Object.assign(error, { message: fr ?? (error instanceof ORPCError ? (FRENCH[error.code] ?? error.message) : NO_ANSWER) })
}
const FRENCH: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'ce qui a été saisi n’est pas valable',
  INTERNAL_SERVER_ERROR: 'erreur interne de Shinpan',
}
const NO_ANSWER = 'Shinpan ne répond pas'

const link = new RPCLink<ClientRetryPluginContext>({
  // below the window's own address, of which the desktop app has one for each file
  url: new URL('api', location.href).href,
  fetch: asked,
  interceptors: [
    (call) => {
      // what a tablet may not do is not even asked
      if (!mayAsk(call.path.join('/'))) throw new ORPCError('REFUSED', { status: 422, message: i18next.t('app.laptopOnly') })
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
