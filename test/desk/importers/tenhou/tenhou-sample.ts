/** Small Tenhou logs of our own. By default each player p holds copy p of 1m to 9m and 1p to 4p. */

type Player = 0 | 1 | 2 | 3
type Sample = {
  readonly dealer?: Player
  readonly swap?: Readonly<Record<number, number>>
  readonly type?: number
  readonly round?: number
}

/** One hand with these tags after its deal; `swap` replaces dealt tiles. */
export const sample = (tags: string, { dealer = 0, swap = {}, type = 9, round = dealer }: Sample = {}): string => {
  const hand = (player: number) => Array.from({ length: 13 }, (_, kind) => swap[4 * kind + player] ?? 4 * kind + player)
  const hands = [0, 1, 2, 3].map((player) => `hai${player}="${hand(player).join()}"`).join(' ')
  return (
    `<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="${type}" lobby="0"/>` +
    '<UN n0="%E5%BC%98" n1="B%20C" n2="C" n3="D" dan="1,1,1,1" rate="1500.00,1500.00,1500.00,1500.00" sx="M,M,M,M"/><TAIKYOKU oya="0"/>' +
    `<INIT seed="${round},1,2,3,4,135" ten="240,250,260,230" oya="${dealer}" ${hands}/>${tags}</mjloggm>`
  )
}

/** A chow from the left: the lowest kind, the copies of the three, and which one was claimed. */
export const chow = (who: Player, lowest: number, copies: readonly [number, number, number], called: 0 | 1 | 2): string => {
  const run = Math.floor(lowest / 9) * 7 + (lowest % 9)
  return `<N who="${who}" m="${((run * 3 + called) << 10) | (copies[0] << 3) | (copies[1] << 5) | (copies[2] << 7) | 7}" />`
}

/** A pung: the kind, its unused copy, the position of the claimed one, and the number of seats to the right. */
export const pung = (who: Player, kind: number, unused: number, called: 0 | 1 | 2, from: 1 | 2 | 3): string =>
  `<N who="${who}" m="${((kind * 3 + called) << 9) | (unused << 5) | 8 | from}" />`

/** That pung extended by its unused copy. */
export const extended = (who: Player, kind: number, added: number, called: 0 | 1 | 2, from: 1 | 2 | 3): string =>
  `<N who="${who}" m="${((kind * 3 + called) << 9) | (added << 5) | 16 | from}" />`

/** A concealed kong, or with `from` a claimed one. */
export const kong = (who: Player, tile: number, from: 0 | 1 | 2 | 3 = 0): string => `<N who="${who}" m="${(tile << 8) | from}" />`

/** A player's dealt tiles, sorted, with replacements. */
export const hai = (player: Player, swap: Readonly<Record<number, number>> = {}, more: readonly number[] = []): string =>
  [...Array.from({ length: 13 }, (_, kind) => swap[4 * kind + player] ?? 4 * kind + player), ...more].sort((a, b) => a - b).join()
