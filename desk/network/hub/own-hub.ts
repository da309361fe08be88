import { hostname } from 'node:os'
import { tournamentIn } from '../../../db/log/read.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { hubOf, hubPlaceOf, untie } from '../../context/hub-ties.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { HubTest, HubTie } from '../../contract/hub.ts'
import { refusals } from '../../messages/refusals.ts'
import { namedTournamentIn } from './own-log.ts'

/** The hub that a file is tied to on this laptop. */
export const tieOf = ({ home }: DeskContext, open: OpenFile): HubTie => {
  const tournament = tournamentIn(open.db)
  const address = tournament && hubOf(home, tournament)
  return { place: address === undefined ? null : hubPlaceOf(address), answered: open.hubAnswered, machine: hostname() }
}

export const testHub = async ({ diagnostics }: DeskContext, open: OpenFile, address: string): Promise<HubTest> => {
  // lazy loading: most desks have no hub
  const { tryHub } = await import('./try-hub.ts')
  const test = await tryHub(address, namedTournamentIn(open.db))
  diagnostics.note('hub', { what: 'tested', ok: test.ok, why: test.why ?? null })
  return { ok: test.ok, says: test.says }
}

/** Ties the file in use to a hub that lets this laptop in. */
export const joinHub = async (
  desk: DeskContext,
  open: OpenFile,
  { address, name }: { readonly address: string; readonly name: string },
): Promise<Result<HubTie, Refusal>> => {
  if (!open.writable) return refused(refusals.notWritable(open))
  const [{ enterTournament: enter }, { troubleIn }] = await Promise.all([import('./joining.ts'), import('./trouble.ts')])
  try {
    await enter(desk.home, { address, own: namedTournamentIn(open.db), name })
  } catch (error) {
    const { kind, text } = troubleIn(error)
    desk.diagnostics.note('hub', { what: 'not joined', why: kind })
    return refused(text)
  }
  desk.diagnostics.note('hub', { what: 'joined' })
  return ok(tieOf(desk, open))
}

/** The file in use goes on without a hub. */
export const leaveHub = (desk: DeskContext, open: OpenFile): HubTie => {
  const tournament = tournamentIn(open.db)
  if (tournament) untie(desk.home, tournament)
  desk.diagnostics.note('hub', { what: 'left' })
  return tieOf(desk, open)
}
