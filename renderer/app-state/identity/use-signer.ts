import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { Referee } from '../../../desk/contract/people.ts'
import { ask } from '../desk/client.ts'
import { kept } from '../storage/local-setting.ts'
import { shared } from '../storage/store.ts'
import { useAsker } from './asker.ts'

type Signing = { readonly name: string | undefined; readonly menu: boolean }
const chosen = kept('signer', (name) => name)
const signing = shared<Signing>({ name: chosen.read(), menu: false })
const change = (part: Partial<Signing>): void => signing.set({ ...signing.now(), ...part })
const choose = (name: string): void => {
  chosen.write(name)
  change({ name })
}
const setMenu = (menu: boolean): void => change({ menu })
const openMenu = (): void => setMenu(true)

/** Who signs in this window: who has signed in with a code; else the one chosen, where the tournament knows that name; else its head referee. */
const signerOf = (referees: readonly Referee[], signedIn: Referee | null, name: string | undefined): Referee | null =>
  signedIn ?? referees.find((referee) => referee.name === name) ?? referees.find(({ head }) => head) ?? referees[0] ?? null

/** Asked for once in a window, by its frame: what is drawn at every key needs it in many places. */
export const useSigning = () => {
  const { name, menu } = signing.useNow()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: referees = NOBODY } = useQuery({ ...ask.referees.list.queryOptions(), enabled: Boolean(tournament) })
  const guarded = referees.some(({ hasCode }) => hasCode)
  const { data } = useQuery({ ...ask.referees.signedIn.queryOptions(), enabled: guarded })
  const signedIn = (guarded && data) || null
  const asker = useAsker()
  return useMemo(() => {
    // a tablet signs as its referee, or as itself; the desk sees to that
    const own = asker.kind === 'tablet' ? (asker.role?.kind === 'referee' ? asker.role.referee : asker.name) : undefined
    const all = own === undefined ? referees : referees.filter((referee) => referee.name === own)
    const signer = signerOf(all, signedIn, name)
    return {
      referees: all,
      signer,
      signedIn,
      /** This referee has a code and has not signed in: what is to be signed would be refused. */
      toSignIn: signer?.hasCode === true && signedIn === null,
      by: own ?? signer?.name ?? name ?? '',
      menu,
      choose,
      setMenu,
      openMenu,
    }
  }, [referees, signedIn, asker, name, menu])
}
const NOBODY: readonly Referee[] = []

/** Who signs, for everything inside the frame. */
export const SigningContext = createContext<ReturnType<typeof useSigning> | null>(null)

/** Who signs in this window, and how that is changed. */
export const useSigner = () => {
  const signing = use(SigningContext)
  if (!signing) throw new Error('there is no frame that knows who signs')
  return signing
}
