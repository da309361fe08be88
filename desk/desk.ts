import { ORPCError, onError } from '@orpc/server'
import { BodyLimitPlugin, RPCHandler } from '@orpc/server/fetch'

import type { ReadableDb } from '../db/handle.ts'
import { type Head, head } from '../db/log/read.ts'
import { handlers } from './handlers.ts'
import { keepFiles } from './keeping/keeper.ts'
import { type DeskOptions, type Office, officeOf } from './office.ts'
import { HEADERS, serveFile } from './serving/files.ts'
import { tellOthers } from './tell-others.ts'
import { closeTournament } from './tournaments/open.ts'

/** All of the desk behind one function; the office is for the command line, which calls what the handlers call. */
export type Desk = { readonly fetch: (request: Request) => Promise<Response>; readonly office: Office; readonly close: () => void }

/** The largest request that is read at all: a long record as one text. */
const MOST_BODY = 24 * 1024 * 1024

/** Sets up a desk: the API under /api, the built window's files, and nothing else. */
export const createDesk = (options: DeskOptions = {}): Desk => {
  const office = officeOf(options)
  const rpc = new RPCHandler(handlers, {
    plugins: [new BodyLimitPlugin({ maxBodySize: MOST_BODY })],
    // around the call itself: a request that does not read is nobody’s mistake here
    clientInterceptors: [onError(complain)],
    eventIteratorKeepAliveInterval: 5000,
  })
  const stops = [watchOthers(office), keepFiles(office)]
  return {
    office,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname !== '/api' && !pathname.startsWith('/api/')) return serveFile(office.renderer, request)
      // whatever asks for a call by another method is not the window, and for HEAD browsers tell nobody's origin
      if (request.method !== 'POST') return answered(new Response('only POST', { status: 405, headers: { allow: 'POST' } }))
      const { response } = await rpc.handle(request, { prefix: '/api', context: { office } })
      return answered(response ?? new Response('no such call', { status: 404 }))
    },
    close: () => {
      for (const stop of stops) stop()
      closeTournament(office)
    },
  }
}

const answered = (answer: Response): Response => {
  for (const [name, value] of Object.entries({ ...HEADERS, 'cache-control': 'no-store' })) answer.headers.set(name, value)
  return answer
}

/** A mistake of the program: not for the window, but never silent. */
const complain = (error: unknown): void => {
  if (!(error instanceof ORPCError)) console.error(error)
}

/** How often it is looked whether another program wrote the file in use, in milliseconds. */
const LOOK_EVERY = 1000

/** Another program may write the same file: the windows are told. */
const watchOthers = (office: Office): (() => void) => {
  const timer = setInterval(() => {
    const { open } = office
    const newest = open ? newestIn(open.db) : undefined
    if (open && newest && newest.hash !== open.told?.hash) tellOthers(office, open, newest)
  }, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/** Undefined where the file can't be read just now: the next act that meets the trouble says so. */
const newestIn = (db: ReadableDb): Head | undefined => {
  try {
    return head(db)
  } catch {
    return undefined
  }
}
