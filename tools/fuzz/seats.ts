import type { SeatedTable } from '../../desk/contract/seating.ts'
import { meetingsInRounds, proposeSeating, type SeatingAsked } from '../../desk/event/seating/propose.ts'
import { SEATS } from '../../engine/model/seats.ts'

/**
 * Rounds as files can hold them, and the proposed seating. In joined copies a player may sit twice, or may no longer be a player. The first
 * bytes give the numbers of tables, players and other rounds; each further byte gives the player of a seat.
 */
export const seats = (): { readonly samples: readonly Uint8Array[]; readonly read: (bytes: Uint8Array) => undefined } => ({
  samples: [
    Uint8Array.of(4, 16, 0),
    Uint8Array.of(10, 40, 3, ...Array.from({ length: 160 }, (_, n) => 128 + (n % 40))),
    Uint8Array.of(12, 47, 1, 130, 0, 140, 0, 1, 1, 1, 1, 1),
    Uint8Array.of(3, 30, 7, ...Array.from({ length: 200 }, (_, n) => (n * 7) % 256)),
  ],
  read: (bytes) => {
    const asked = askedIn(bytes)
    const fault = wrongWith(asked, proposeSeating(asked))
    if (fault !== undefined) throw new Error(fault)
    for (const { one, other, times } of meetingsInRounds(asked.others)) if (one > other || times < 1) throw new Error('a meeting of nobody')
    return undefined
  },
})

const askedIn = ([tables = 0, players = 0, rounds = 0, ...rest]: Uint8Array): SeatingAsked => {
  let next = 0
  const take = (): number => rest[next++] ?? 0
  const somebody = (): string | null => {
    const byte = take()
    // the last few of them no longer take part
    return byte < 128 ? null : `p${byte % ((players % 90) + 4)}`
  }
  const round = (count: number): readonly SeatedTable[] =>
    Array.from({ length: count }, (_, n) => ({
      id: `t${n}`,
      name: String(n),
      begun: take() % 8 === 1,
      seats: { E: somebody(), S: somebody(), W: somebody(), N: somebody() },
    }))
  return {
    tables: round(tables % 30),
    players: Array.from({ length: players % 90 }, (_, n) => `p${n}`),
    others: Array.from({ length: rounds % 9 }, () => round(tables % 30)),
    seed: `1 ${take()}`,
  }
}

const at = ({ seats }: SeatedTable) => SEATS.flatMap((seat) => seats[seat] ?? [])

const wrongWith = (asked: SeatingAsked, proposed: readonly SeatedTable[]): string | undefined => {
  const before = new Set(asked.tables.flatMap(at))
  const seated: string[] = []
  for (const [n, table] of asked.tables.entries()) {
    const now = proposed[n]
    if (now?.id !== table.id || now.begun !== table.begun) return 'a table is another'
    for (const seat of SEATS) {
      const [was, is] = [table.seats[seat], now.seats[seat]]
      if (was === is) continue
      if (was !== null) return 'a seat that was given is taken away'
      if (table.begun) return 'a table that has begun is changed'
      if (is !== null) seated.push(is)
    }
  }
  if (new Set(seated).size < seated.length || seated.some((player) => before.has(player))) return 'somebody sits twice'
  if (seated.some((player) => !asked.players.includes(player))) return 'somebody sits who does not take part'
  const room = asked.tables.filter(({ begun }) => !begun).reduce((sum, table) => sum + 4 - at(table).length, 0)
  const waiting = asked.players.filter((player) => !before.has(player)).length
  return seated.length === Math.min(room, waiting) ? undefined : 'a seat stays free while somebody stands'
}
