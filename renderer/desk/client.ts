import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { ClientRetryPlugin, type ClientRetryPluginContext } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Contract } from '../../desk/contract.ts'
import { heard } from './connection.ts'

/** Every request passes here, so that trouble is on screen wherever it shows first. */
const asked = async (request: Request, init?: RequestInit): Promise<Response> => {
  try {
    const response = await fetch(request, init)
    heard(response.status === 403 ? 'forbidden' : 'ok')
    return response
  } catch (error) {
    if (!request.signal.aborted) heard('lost')
    throw error
  }
}

const link = new RPCLink<ClientRetryPluginContext>({
  url: new URL('/api', location.href).href,
  fetch: asked,
  plugins: [new ClientRetryPlugin()],
})

/** The desk, typed by its contract. */
export const desk: ContractRouterClient<Contract, ClientRetryPluginContext> = createORPCClient(link)

/** The same as query and mutation options. */
export const ask = createTanstackQueryUtils(desk)
