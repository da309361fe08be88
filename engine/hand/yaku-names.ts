/** The engine's names of all yaku, and of dora, in the order in which a hand is read out. */
export const YAKU = [
  ...(['riichi', 'double-riichi', 'ippatsu', 'last-draw', 'last-discard', 'replacement', 'robbed-kong', 'self-draw'] as const),
  ...(['prevailing-wind', 'seat-wind', 'white-dragon', 'green-dragon', 'red-dragon', 'pinfu', 'all-simples', 'twin-chows'] as const),
  ...(['mixed-triple-chow', 'pure-straight', 'outside-hand', 'seven-pairs', 'all-pungs', 'three-concealed-pungs', 'three-kongs'] as const),
  ...(['triple-pung', 'all-terminals-and-honours', 'little-three-dragons', 'half-flush', 'terminals-in-all-sets'] as const),
  ...(['double-twin-chows', 'full-flush', 'renhou', 'heavenly-hand', 'earthly-hand', 'thirteen-orphans', 'four-concealed-pungs'] as const),
  ...(['big-three-dragons', 'little-four-winds', 'big-four-winds', 'all-honours', 'all-green', 'all-terminals', 'four-kongs'] as const),
  ...(['nine-gates', 'dora', 'red-five', 'ura-dora'] as const),
] as const
export type Yaku = (typeof YAKU)[number]

/** A yaku of a hand with its han; a yakuman has no han. `isRarerForm`: a form of a yakuman that some rules count twice. */
export type YakuHan = { readonly yaku: Yaku; readonly han: number | 'yakuman'; readonly isRarerForm?: true }

/** The yaku that lose one han when the hand is open (kuisagari). */
export const WORTH_LESS_OPEN: ReadonlySet<Yaku> = new Set<Yaku>([
  'mixed-triple-chow',
  'pure-straight',
  'outside-hand',
  'half-flush',
  'terminals-in-all-sets',
  'full-flush',
])

/** The yaku that only a concealed hand can have, without riichi and the yaku that depend on it. */
export const CONCEALED_ONLY: ReadonlySet<Yaku> = new Set<Yaku>(['self-draw', 'pinfu', 'twin-chows', 'double-twin-chows', 'seven-pairs'])

/** The engine's names by those of the evaluation library. The thirteen-sided, nine-sided and single waits are the same yakuman here. */
export const YAKU_BY_LIBRARY_NAME: Readonly<Record<string, Yaku>> = {
  立直: 'riichi',
  ダブル立直: 'double-riichi',
  一発: 'ippatsu',
  海底摸月: 'last-draw',
  河底撈魚: 'last-discard',
  嶺上開花: 'replacement',
  槍槓: 'robbed-kong',
  門前清自摸和: 'self-draw',
  '場風 東': 'prevailing-wind',
  '場風 南': 'prevailing-wind',
  '場風 西': 'prevailing-wind',
  '場風 北': 'prevailing-wind',
  '自風 東': 'seat-wind',
  '自風 南': 'seat-wind',
  '自風 西': 'seat-wind',
  '自風 北': 'seat-wind',
  '翻牌 白': 'white-dragon',
  '翻牌 發': 'green-dragon',
  '翻牌 中': 'red-dragon',
  平和: 'pinfu',
  断幺九: 'all-simples',
  一盃口: 'twin-chows',
  三色同順: 'mixed-triple-chow',
  一気通貫: 'pure-straight',
  混全帯幺九: 'outside-hand',
  七対子: 'seven-pairs',
  対々和: 'all-pungs',
  三暗刻: 'three-concealed-pungs',
  三槓子: 'three-kongs',
  三色同刻: 'triple-pung',
  混老頭: 'all-terminals-and-honours',
  小三元: 'little-three-dragons',
  混一色: 'half-flush',
  純全帯幺九: 'terminals-in-all-sets',
  二盃口: 'double-twin-chows',
  清一色: 'full-flush',
  天和: 'heavenly-hand',
  地和: 'earthly-hand',
  国士無双: 'thirteen-orphans',
  国士無双十三面: 'thirteen-orphans',
  四暗刻: 'four-concealed-pungs',
  四暗刻単騎: 'four-concealed-pungs',
  大三元: 'big-three-dragons',
  小四喜: 'little-four-winds',
  大四喜: 'big-four-winds',
  字一色: 'all-honours',
  緑一色: 'all-green',
  清老頭: 'all-terminals',
  四槓子: 'four-kongs',
  九蓮宝燈: 'nine-gates',
  純正九蓮宝燈: 'nine-gates',
}

/** The library's names of the rarer forms of a yakuman: a wait on thirteen or nine tiles, on the pair, and the four big winds. */
export const RARER_FORMS: ReadonlySet<string> = new Set(['国士無双十三面', '四暗刻単騎', '純正九蓮宝燈', '大四喜'])
