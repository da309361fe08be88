import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { createContext, use, useEffect, useMemo } from 'react'
import type { Referee } from '../../../desk/contract/people.ts'
import { ask } from '../desk/client.ts'
import { localSetting } from '../storage/local-setting.ts'
import { session } from '../storage/session.ts'
import { createStore } from '../storage/store.ts'
import { showTrouble } from '../trouble.ts'
import { isTablet, useAsker } from './asker.ts'

/** An act that waits for the name of the person who signs it. */
type SignedAct = (by: string) => void

/** `pending`: the act for which the menu was opened; `isSigned`: the menu was closed by naming a person, not by leaving it. */
type Signing = {
  readonly names: Readonly<Record<string, string>>
  readonly menu: boolean
  readonly pending: SignedAct | null
  readonly isSigned: boolean
}
const signing = createStore<Signing>({ names: {}, menu: false, pending: null, isSigned: false })
const change = (part: Partial<Signing>): void => signing.set({ ...signing.now(), ...part })

/**
 * The name chosen in this window for a tournament file: another file has other people. A new window begins with the name chosen last in any;
 * from then on it is its own, so that a reload signs for nobody else.
 */
const chosenIn = (file: string) => {
  const setting = `signer ${file}`
  const last = localSetting(setting, (name) => name)
  const write = (name: string): void => {
    session.write(setting, name)
    last.write(name)
  }
  const read = (): string | undefined => session.read(setting) ?? last.read()
  /** This window signs by that name, chosen or not: a reload keeps to it. */
  const keep = (name: string): void => {
    if (session.read(setting) === null) session.write(setting, name)
  }
  /** The referee whom the name belongs to: a name that is corrected in another window is still that referee's. */
  const readId = (): string | null => session.read(`${setting} id`)
  const keepId = (id: string): void => session.write(`${setting} id`, id)
  return { read, write, keep, readId, keepId }
}
const setMenu = (menu: boolean): void => change({ menu, isSigned: false })
const openMenu = (): void => setMenu(true)
/** Closes the menu once the person has signed. */
const closeSigned = (): void => change({ menu: false, isSigned: true })

/**
 * The referee who signs in this window: the signed-in one, else the chosen one, else the head referee. Null if the chosen one is none of the
 * tournament any more, or has been withdrawn: another one signs only when asked.
 */
const signerOf = (
  all: readonly Referee[],
  { signedIn, name, id }: { readonly signedIn: Referee | null; readonly name: string | undefined; readonly id: string | null },
): Referee | null => {
  const referees = all.filter(({ withdrawn }) => !withdrawn)
  const chosen = signedIn ?? referees.find((referee) => referee.name === name) ?? referees.find((referee) => referee.id === id)
  if (chosen || id !== null) return chosen ?? null
  return referees.find(({ head }) => head) ?? referees[0] ?? null
}

/** The signing state, computed once in the window's frame: components that render at every key press use it in many places. */
export const useSignature = () => {
  const { names, menu, pending, isSigned } = signing.useNow()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const file = tournament?.file ?? ''
  const name = useMemo(() => names[file] ?? chosenIn(file).read(), [names, file])
  const { data: referees = NOBODY } = useQuery({ ...ask.referees.list.queryOptions(), enabled: Boolean(tournament) })
  const guarded = referees.some(({ hasCode }) => hasCode)
  const { data } = useQuery({ ...ask.referees.signedIn.queryOptions(), enabled: guarded })
  const signedIn = (guarded && data) || null
  const asker = useAsker()
  // a tablet signs as its referee, or as itself; the desk checks it
  const own = asker.kind === 'tablet' ? (asker.role?.kind === 'referee' ? asker.role.referee : asker.name) : undefined
  const all = useMemo(() => (own === undefined ? referees : referees.filter((referee) => referee.name === own)), [referees, own])
  // null until a referee has signed here, as in a file that gets its first ones
  const id = file === '' ? null : chosenIn(file).readId()
  const signer = signerOf(all, { signedIn, name, id })
  const signerId = signer?.id
  const by = own ?? signer?.name ?? (referees.length === 0 ? name : undefined) ?? ''
  useEffect(() => {
    if (file !== '' && own === undefined && signerId !== undefined) chosenIn(file).keepId(signerId)
  }, [file, own, signerId])
  useEffect(() => {
    if (file !== '' && own === undefined && by.trim() !== '') chosenIn(file).keep(by)
  }, [file, own, by])
  useEffect(() => {
    if (menu || pending === null) return
    change({ pending: null })
    if (isSigned && by.trim() !== '') pending(by)
    else showTrouble(i18next.t('signs.notDone'))
  }, [menu, pending, isSigned, by])
  return useMemo(() => {
    return {
      referees: all,
      signer,
      signedIn,
      /** A referee has a code: without one nobody signs. */
      guarded,
      /** This referee has a code and has not signed in, so that the desk would refuse a signature. */
      toSignIn: signer?.hasCode === true && signedIn === null,
      by,
      /** An act that waits for the person's name, while the menu asks for it. */
      isAwaited: pending !== null,
      menu,
      choose: (chosen: string): void => {
        chosenIn(file).write(chosen)
        change({ names: { ...signing.now().names, [file]: chosen } })
      },
      setMenu,
      openMenu,
      closeSigned,
      /** Carries out an act as the person who signs; without a name it asks for one first, then goes on. */
      sign: (act: SignedAct): void => {
        if (by.trim() !== '') act(by)
        else change({ menu: true, isSigned: false, pending: act })
      },
    }
  }, [all, signer, guarded, signedIn, by, file, menu, pending])
}
const NOBODY: readonly Referee[] = []

/** The signing state, for everything inside the frame. */
export const SigningContext = createContext<ReturnType<typeof useSignature> | null>(null)

/** The referee who signs in this window, and the actions that change that. */
export const useSigner = () => {
  const signing = use(SigningContext)
  if (!signing) throw new Error('there is no frame that knows who signs')
  return signing
}

/**
 * Whether an act with this author is this window's own. An unsigned one counts as its own; so does, at the laptop of a referee who has yet to
 * sign in, one with the name that the desk records instead.
 */
export const useIsMine = (): ((author: string) => boolean) => {
  const { by, toSignIn, referees } = useSigner()
  return (author) => author === '' || author === by || (toSignIn && !isTablet && referees.every(({ name }) => name !== author))
}
