import type { Edges } from './edge.ts'

export const clock: readonly Edges[] = [
  [
    'the clock',
    [
      [
        'the draw exactly at the floor',
        '@from middle; @set draw-floor 1.0; 10.0 S discard 5p; 11.0 W draw; 11.2 N call pon',
        ['3 violation claim.late N'],
      ],
      [
        'the draw just before the floor',
        '@from middle; @set draw-floor 1.0; 10.0 S discard 5p; 10.9 W draw; 11.2 N call pon',
        ['3 violation draw.too-fast W'],
      ],
      ['no floor is set', '@from middle; 10.0 S discard 5p; 10.4 W draw; 10.9 N call pon', ['3 question draw.too-fast W']],
      [
        'the discard has no clock',
        '@from middle; @set draw-floor 1.0; S discard 5p; 10.9 W draw; 11.2 N call pon',
        ['3 question draw.too-fast W'],
      ],
      [
        'the draw has no clock',
        '@from middle; @set draw-floor 1.0; 10.0 S discard 5p; W draw; 11.2 N call pon',
        ['3 question draw.too-fast W'],
      ],
      [
        'the recorder saw it, and the clock says otherwise',
        '@from middle; @set draw-floor 1.0; 10.0 S discard 5p; 12.0 W draw fast; 12.2 N call pon',
        ['3 violation draw.too-fast W'],
      ],
      [
        'the win on an extended pung, when the indicator was turned at once',
        '@from middle; 10.0 E kakan 5p; 11.0 * dora 3s; 11.5 W ron',
        ['2 violation kong.no-wait E'],
        'ema-pre-2016',
      ],
      ['the same, when it was turned in time', '@from middle; 10.0 E kakan 5p; 13.0 * dora 3s; 13.5 W ron', [], 'ema-pre-2016'],
      ['exactly the wait', '@from middle; 10.0 E kakan 5p; 12.0 * dora 3s', ['2 violation kong.no-wait E'], 'ema-pre-2016'],
      ['the replacement tile at once', '@from middle; 10.0 E kakan 5p; 11.0 E replace', ['2 violation kong.no-wait E'], 'ema-pre-2016'],
      ['the replacement tile in time', '@from middle; 10.0 E kakan 5p; 13.0 E replace', [], 'ema-pre-2016'],
      ['a concealed kong waits for nobody', '@from middle; 9.0 E draw; 10.0 E ankan 5p; 10.2 * dora 3s', [], 'ema-pre-2016'],
      [
        'the replacement tile, then a win, no rule of waiting',
        '@from middle; 2 W kakan 5s; 6 W replace; 7 S call ron',
        ['3 question kong.no-wait W'],
      ],
      ['no limit of seconds', '@from middle; @set slow-count 1; 1 S draw; 21.1 S discard 1m', []],
      [
        'from the discard before, where the draw is not written down',
        '@from middle; @set slow-limit 20; @set slow-count 1; 1 E discard 9s; 30 S discard 1m',
        [],
      ],
      [
        'a claim, and a slow discard',
        '@from middle; @set slow-limit 20; @set slow-count 1; 1 E discard 5p; 2 S chii 6p7p; 30 S discard 1m',
        [],
      ],
    ],
  ],
]
