import { networkInterfaces } from 'node:os'
import type { OwnAddress } from '../../contract/tablets.ts'

/**
 * The addresses under which other machines can reach this one (IPv4), the likeliest network of a hall first. Sends nothing to the network.
 */
export const ownAddresses = (): readonly OwnAddress[] =>
  Object.entries(networkInterfaces())
    .flatMap(([network, all = []]) =>
      all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => ({ address, network })),
    )
    .sort((one, other) => unlikely(one) - unlikely(other))

/** Networks that machines have with themselves come last, after those that no router gave an address of. */
const unlikely = ({ address, network }: OwnAddress): number =>
  (WITHIN.test(network) ? 4 : 0) + (address.startsWith('169.254.') ? 2 : 0) + (PRIVATE.test(address) ? 0 : 1)

const WITHIN = /docker|^br-|veth|virbr|vmnet|vbox|virtual|wsl|^tun|^tap|^utun|tailscale|zerotier|hyper-v/i
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/
