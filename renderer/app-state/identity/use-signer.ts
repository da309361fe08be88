import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { Referee } from '../../../desk/contract/people.ts'
import { ask } from '../desk/client.ts'
import { localSetting } from '../storage/local-setting.ts'
import { createStore } from '../storage/store.ts'
import { useAsker } from './asker.ts'

type Signing = { readonly name: string | undefined; readonly menu: boolean }
const chosen = localSetting('signer', (name) => name)
const signing = createStore<Signing>({ name: chosen.read(), menu: false })
const change = (part: Partial<Signing>): void => signing.set({ ...signing.now(), ...part })
const choose = (name: string): void => {
  chosen.write(name)
  change({ name })
}
const setMenu = (menu: boolean): void => change({ menu })
const openMenu = (): void => setMenu(true)

/** The referee who signs in this window: the signed-in one; else the chosen one, if the tournament has that name; else the head referee. */
const signerOf = (referees: readonly Referee[], signedIn: Referee | null, name: string | undefined): Referee | null =>
  signedIn ?? referees.find((referee) => referee.name === name) ?? referees.find(({ head }) => head) ?? referees[0] ?? null

/** The signing state, computed once in the window's frame: components that render at every key press use it in many places. */
export const useSigning = () => {
  const { name, menu } = signing.useNow()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: referees = NOBODY } = useQuery({ ...ask.referees.list.queryOptions(), enabled: Boolean(tournament) })
  const guarded = referees.some(({ hasCode }) => hasCode)
  const { data } = useQuery({ ...ask.referees.signedIn.queryOptions(), enabled: guarded })
  const signedIn = (guarded && data) || null
  const asker = useAsker()
  return useMemo(() => {
    // a tablet signs as its referee, or as itself; the desk checks it
    const own = asker.kind === 'tablet' ? (asker.role?.kind === 'referee' ? asker.role.referee : asker.name) : undefined
    const all = own === undefined ? referees : referees.filter((referee) => referee.name === own)
    const signer = signerOf(all, signedIn, name)
    return {
      referees: all,
      signer,
      signedIn,
      /** This referee has a code and has not signed in, so that the desk would refuse a signature. */
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

/** The signing state, for everything inside the frame. */
export const SigningContext = createContext<ReturnType<typeof useSigning> | null>(null)

/** The referee who signs in this window, and the actions that change that. */
export const useSigner = () => {
  const signing = use(SigningContext)
  if (!signing) throw new Error('there is no frame that knows who signs')
  return signing
}
