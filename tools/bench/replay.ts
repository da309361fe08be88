import Majiang from '@kobalab/majiang-core'

type Paipu = {
  readonly title: string
  readonly player: readonly string[]
  readonly qijia: number
  readonly log: readonly (readonly Act[])[]
}
type Act = Readonly<Record<string, { readonly l: number; readonly p?: string; readonly m?: string } & Readonly<Record<string, unknown>>>>

/** The parts of the library that the engine does not use: its board and its legality checks. */
type Replayer = {
  readonly Board: new (
    kaiju: unknown,
  ) => Record<'qipai' | 'zimo' | 'dapai' | 'fulou' | 'gang' | 'kaigang' | 'hule' | 'pingju', (data: unknown) => void> & {
    readonly shoupai: readonly object[]
    readonly shan: { readonly paishu: number }
  }
  readonly Game: Readonly<
    Record<'get_dapai' | 'get_chi_mianzi' | 'get_peng_mianzi' | 'get_gang_mianzi', (...args: readonly unknown[]) => unknown>
  >
}
const { Board, Game } = Majiang as unknown as Replayer

/**
 * For each hand of a kobalab game, in order, replays the hand on the library's own board. After every event it asks for the legal moves:
 * `Game.get_dapai` and `get_gang_mianzi` for the player who has drawn or claimed. After a discard it asks `get_chi_mianzi`,
 * `get_peng_mianzi` and `get_gang_mianzi` for every other player.
 */
export const replaysOf = (game: unknown): readonly (() => void)[] => {
  const rule = Majiang.rule()
  const board = new Board(game)
  return (game as Paipu).log.map((hand) => () => {
    for (const act of hand) {
      const [[verb, data] = ['', undefined]] = Object.entries(act)
      if (!data) continue
      if (verb === 'gangzimo') board.zimo(data)
      else if (verb in Board.prototype) board[verb as 'zimo'](data)
      if (verb === 'zimo' || verb === 'gangzimo' || verb === 'fulou') {
        const own = board.shoupai[data.l]
        Game.get_dapai(rule, own)
        Game.get_gang_mianzi(rule, own, undefined, board.shan.paishu, 0)
      }
      if (verb === 'dapai')
        for (let l = 1; l < 4; l++) {
          const tile = `${data.p?.slice(0, 2)}${['', '-', '=', '+'][l]}`
          const other = board.shoupai[(data.l + l) % 4]
          if (l === 1) Game.get_chi_mianzi(rule, other, tile, board.shan.paishu)
          Game.get_peng_mianzi(rule, other, tile, board.shan.paishu)
          Game.get_gang_mianzi(rule, other, tile, board.shan.paishu, 0)
        }
    }
  })
}
