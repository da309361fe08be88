import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import { orThrow } from '../../context/errors.ts'
import { streamProgress } from '../../context/progress-stream.ts'
import { refused } from '../../context/refusals.ts'
import type { HubComing, HubOffers } from '../../contract/hub.ts'
import { openTournament } from '../../storage/files/open.ts'
import type { WantedTournament } from './download.ts'

export const offersOfHub = async (desk: DeskContext, address: string): Promise<HubOffers> => {
  // lazy loading: most desks have no hub
  const { askOffers } = await import('./download.ts')
  const { why, ...offers } = await askOffers(desk, address)
  desk.diagnostics.note('hub', { what: 'looked at', ok: offers.ok, why: why ?? null })
  return offers
}

/**
 * Downloads a whole tournament from a hub, ties it and opens it. Closing the stream cancels; the downloaded part is
 * stored for the next try.
 */
export async function* bringFromHub(desk: DeskContext, wanted: WantedTournament, signal?: AbortSignal): AsyncGenerator<HubComing> {
  const { comeIn } = await import('./download.ts')
  const came = yield* streamProgress<HubComing, Result<string, ByLanguage<string>>>(
    (told, stopping) => comeIn(desk, wanted, { told: (come) => told({ kind: 'coming', ...come }), signal: stopping }),
    signal,
  )
  desk.diagnostics.note('hub', { what: signal?.aborted ? 'stopped' : came.ok ? 'brought' : 'not brought' })
  if (signal?.aborted) return
  yield { kind: 'came', tournament: orThrow(came.ok ? openTournament(desk, came.value) : refused(came.error)) }
}
