/**
 * Small logs of our own in JSON. By default each player holds 1m to 9m and 1p to 4p; the dealer's 5m is red. The points are those of
 * `tenhou-sample.ts`: one counter, two sticks, the indicator a red dragon.
 */

const NAMES = ['弘', 'B C', 'C', 'D'] as const
const SCORES = [24000, 25000, 26000, 23000] as const

type Entry = number | string
/** Each player's takes and discards, E S W N; `deal` replaces dealt tiles. */
export type TenhouSides = {
  readonly takes?: readonly (readonly Entry[])[]
  readonly discards?: readonly (readonly Entry[])[]
  readonly result?: readonly unknown[]
  readonly dora?: readonly number[]
  readonly ura?: readonly number[]
  readonly round?: number
  readonly deal?: Readonly<Record<number, readonly number[]>>
}

const dealt = (red: boolean): readonly number[] => [11, 12, 13, 14, red ? 51 : 15, 16, 17, 18, 19, 21, 22, 23, 24]

/** One hand of Tenhou JSON, as a value; by default the dealer draws 6p and discards it. */
export const tenhouHand = ({
  takes = [[26]],
  discards = [[60]],
  result = ['流局'],
  dora = [47],
  ura = [],
  round = 0,
  deal = {},
}: TenhouSides) => [
  [round, 1, 2],
  SCORES,
  dora,
  ura,
  ...[0, 1, 2, 3].flatMap((player) => [deal[player] ?? dealt(player === 0), takes[player] ?? [], discards[player] ?? []]),
  result,
]

/** A game of Tenhou JSON. */
export const tenhouJson = (hand: TenhouSides, more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ title: ['', ''], name: NAMES, rule: { disp: '般南喰赤', aka: 1 }, log: [tenhouHand(hand)], ...more })

const MJAI_HAND = ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '1p', '2p', '3p', '4p']
const withRed = (hand: readonly string[]) => hand.map((tile) => (tile === '5m' ? '5mr' : tile))

/** The first events of an mjai log. */
export const mjaiStart = (more: Readonly<Record<string, unknown>> = {}): readonly Readonly<Record<string, unknown>>[] => [
  { type: 'start_game', names: NAMES },
  {
    type: 'start_kyoku',
    bakaze: 'E',
    kyoku: 1,
    honba: 1,
    kyotaku: 2,
    oya: 0,
    scores: SCORES,
    dora_marker: 'C',
    tehais: [withRed(MJAI_HAND), MJAI_HAND, MJAI_HAND, MJAI_HAND],
    ...more,
  },
]

/** Events of an mjai log in short form, separated by blanks: `0t6p` draws, `0d6p` discards the drawn tile, `0h6p` one from the hand. */
export const mjaiActs = (text: string): readonly Readonly<Record<string, unknown>>[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word)
    .map((word) => {
      const [actor, verb, pai] = [Number(word[0]), word[1], word.slice(2)]
      if (verb === 't') return { type: 'tsumo', actor, pai }
      return { type: 'dahai', actor, pai, tsumogiri: verb === 'd' }
    })

/** An mjai log, one event a line. */
export const mjaiLog = (...events: readonly (readonly Readonly<Record<string, unknown>>[])[]): string =>
  events
    .flat()
    .map((event) => `${JSON.stringify(event)}\n`)
    .join('')

const KOBALAB_HAND = 'm123456789p1234'

/** A game of kobalab paipu with these events after its deal. */
export const kobalab = (events: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ title: 'ours', player: NAMES, qijia: 0, log: [[kobalabDeal(), ...events]], defen: SCORES, rank: [1, 2, 3, 4], ...more })

/** The deal of a kobalab paipu. */
export const kobalabDeal = (more: Readonly<Record<string, unknown>> = {}) => ({
  qipai: {
    zhuangfeng: 0,
    jushu: 0,
    changbang: 1,
    lizhibang: 2,
    defen: SCORES,
    baopai: 'z7',
    shoupai: [KOBALAB_HAND.replace('5', '0'), KOBALAB_HAND, KOBALAB_HAND, KOBALAB_HAND],
    ...more,
  },
})

/** Draws and discards of a kobalab paipu in short form: `0tp6` draws, `0dp6_` discards. */
export const kobalabActs = (text: string): readonly unknown[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word)
    .map((word) => ({ [word[1] === 't' ? 'zimo' : 'dapai']: { l: Number(word[0]), p: word.slice(2) } }))
