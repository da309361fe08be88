import type { Edges } from './edge.ts'

export const tiles: readonly Edges[] = [
  [
    'tiles that others saw',
    [
      ['the referee makes it a chombo', '@from middle; E expose 5p6p7p; * answer 1 chombo', ['1 violation tiles.exposed E'], 'ema-2016'],
      [
        'the referee makes it a dead hand',
        '@from middle; E expose 5p6p7p; * answer 1 dead-hand',
        ['1 violation tiles.exposed E'],
        'ema-2016',
      ],
      ['the referee leaves it at a warning', '@from middle; E expose 5p; * answer 1 warning', ['1 violation tiles.exposed E'], 'ema-2016'],
      ['the referee leaves it at that', '@from middle; E expose 5p; * answer 1 nothing', [], 'ema-2016'],
      ['own tiles, said in so many words', '@from middle; E expose 5p own', ['1 question tiles.exposed E'], 'ema-2016'],
      ['tiles of the own seat are own tiles', '@from middle; E expose 5p E', ['1 violation tiles.exposed E'], 'rrc-1.5'],
      ['two tiles', '@from middle; E expose 1m2m', ['1 violation tiles.exposed E'], 'wrc-2025'],
      ['three tiles', '@from middle; E expose 1m2m3m', ['1 violation tiles.exposed E'], 'wrc-2025'],
      ['six tiles', '@from middle; E expose 1m2m3m4m5m6m', ['1 violation tiles.exposed E'], 'wrc-2025'],
      ['seven tiles', '@from middle; E expose 1m2m3m4m5m6m7m', ['1 violation tiles.exposed E'], 'wrc-2025'],
      [
        'three tiles, one of them unknown',
        '@from middle; E expose ?6p7p; E draw; E call tsumo',
        ['1 violation tiles.exposed E', '3 violation dead-hand.act E'],
        'wrc-2025',
      ],
      ['six of thirteen own tiles', 'E draw; E discard 1z; S expose 1m2m3m4m5m6m', ['3 violation tiles.exposed S'], 'rrc-1.5'],
      ['seven of thirteen own tiles', 'E draw; E discard 1z; S expose 1m2m3m4m5m6m7m', ['3 violation tiles.exposed S'], 'rrc-1.5'],
      ['seven of fourteen own tiles', 'E draw; E expose 1m2m3m4m5m6m7m', ['2 violation tiles.exposed E'], 'rrc-1.5'],
      ['three tiles of the dead wall', '@from middle; N expose 1m2m3m dead-wall', ['1 question tiles.exposed N'], 'rrc-1.5'],
      ['four tiles of the dead wall', '@from middle; N expose 1m2m3m4m dead-wall', ['1 violation tiles.exposed N'], 'rrc-1.5'],
      ['one tile of the live wall', '@from middle; N expose 6z wall', ['1 question tiles.exposed N'], 'rrc-1.5'],
      ['one tile of another hand', '@from middle; N expose 6z E', ['1 question tiles.exposed N'], 'rrc-1.5'],
      ['five own tiles', '@from middle; N expose 1m2m3m4m5m', ['1 violation tiles.exposed N'], 'ema-pre-2016'],
      ['six own tiles', '@from middle; N expose 1m2m3m4m5m6m', ['1 violation tiles.exposed N'], 'ema-pre-2016'],
      [
        'a tile of the live wall is put back',
        '@from middle; W expose 5p wall; W ankan 9p',
        ['1 violation tiles.exposed W'],
        'ema-pre-2016',
      ],
      [
        'a tile of the dead wall kills the hand',
        '@from middle; W expose 5p dead-wall; W draw; W call tsumo',
        ['1 violation tiles.exposed W', '3 violation dead-hand.act W', '3 info dead-hand.undeclared W'],
        'ema-pre-2016',
      ],
      ['tiles of another hand kill the own one', '@from middle; E expose 5p6p7p N', ['1 violation tiles.exposed E'], 'ema-pre-2016'],
    ],
  ],
]
