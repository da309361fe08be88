import type { ByLanguage } from '../../../engine/model/language.ts'
import type { OwnAddress } from '../../contract/tablets.ts'
import { output } from '../../messages/command-line.ts'
import type { TabletsMark } from './left-on.ts'

/** The state of the tablet service, apart from the listener itself. */
export type ServiceState = {
  /** Tablets were switched on, and no user has switched them off. */
  readonly wanted: boolean
  /** The address that is listened on again once its network is back. */
  readonly lost: string | null
  readonly trouble: ByLanguage<string> | null
}

export const SERVICE_OFF: ServiceState = { wanted: false, lost: null, trouble: null }

/** Greatest age of a crash after which tablets are served again, in milliseconds: later the laptop may be in another network. */
const RESTART_WITHIN = 24 * 3_600_000

/** After a crash: listen at once, wait for the network, or neither. */
type Restart = 'listen' | 'wait' | 'too-late'

/**
 * A change of the service. `moved`: the port that paired tablets know is taken, and the one in its place. `closed`: the desk ends, and a
 * lost network is no longer waited for.
 */
export type ServiceEvent =
  | { readonly kind: 'switched-off' | 'no-network' | 'closed' }
  | { readonly kind: 'listening'; readonly moved: { readonly from: number; readonly origin: string } | null }
  | { readonly kind: 'not-listening'; readonly address: string; readonly error: unknown }
  | { readonly kind: 'network-gone'; readonly address: string }
  | { readonly kind: 'crashed'; readonly address: string; readonly restart: Restart }
  | { readonly kind: 'setting-not-stored'; readonly error: unknown }

export const changeService = (state: ServiceState, event: ServiceEvent): ServiceState => {
  switch (event.kind) {
    case 'switched-off':
      return SERVICE_OFF
    case 'no-network':
      return { ...state, trouble: output.noNetwork }
    case 'closed':
      return { ...state, lost: null }
    case 'listening':
      return { wanted: true, lost: null, trouble: event.moved && output.otherPort(event.moved.from, event.moved.origin) }
    case 'not-listening':
      return { ...state, trouble: output.notServed(event.address, event.error) }
    case 'network-gone':
      return networkGone(state, event.address)
    case 'crashed': {
      const wanted = { ...state, wanted: true }
      if (event.restart === 'wait') return networkGone(wanted, event.address)
      return event.restart === 'too-late' ? { ...wanted, trouble: output.wereOn } : wanted
    }
    case 'setting-not-stored':
      // an earlier trouble keeps tablets away; this one does not
      return { ...state, trouble: state.trouble ?? output.settingNotKept(event.error) }
  }
}

const networkGone = (state: ServiceState, address: string): ServiceState => ({
  ...state,
  lost: address,
  trouble: output.networkGone(address),
})

/** A step that the machine's addresses ask for. */
type NetworkStep = { readonly do: 'stop' | 'start'; readonly address: string }

/** `listening`: the address listened on; null: none. */
export const networkStep = ({ lost }: ServiceState, listening: string | null, addresses: readonly OwnAddress[]): NetworkStep | null => {
  if (listening !== null) return isOwn(addresses, listening) ? null : { do: 'stop', address: listening }
  return lost !== null && isOwn(addresses, lost) ? { do: 'start', address: lost } : null
}

/** `mark`: where tablets were served before the crash, and since when. */
export const restartAfterCrash = ({ address, at }: TabletsMark, now: Date, addresses: readonly OwnAddress[]): Restart =>
  Math.abs(now.getTime() - Date.parse(at)) > RESTART_WITHIN ? 'too-late' : isOwn(addresses, address) ? 'listen' : 'wait'

/** The address that was asked for, else the last one, else the likeliest; null if this machine lacks it. */
export const addressToUse = (asked: string | undefined, last: string | null, addresses: readonly OwnAddress[]): string | null => {
  if (asked !== undefined) return isOwn(addresses, asked) ? asked : null
  return (addresses.find(({ address }) => address === last) ?? addresses[0])?.address ?? null
}

const isOwn = (addresses: readonly OwnAddress[], address: string): boolean => addresses.some((one) => one.address === address)
