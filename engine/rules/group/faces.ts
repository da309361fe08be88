import { rule } from '../rule.ts'

/** A concealed kong laid with the wrong two of its tiles face down. */
export const groupFaces = rule({
  id: 'group.faces',
  on: ['ankan'],
  remedies: ['put-right'],

  judge: ({ rules, number }, { actor: seat, tile, faces }) =>
    faces && faces !== rules.practice.facesDown ? { seat, because: [number], facts: { tile, kind: 'ankan', why: faces } } : null,

  examples: [
    ['the outer tiles face down', '@from middle; E draw; E ankan 5p outer', 'E', { rules: 'ema-2016', level: 'advice' }],
    ['the middle tiles face down', '@from middle; E draw; E ankan 5p middle', 'nobody', { rules: 'ema-2016' }],
    ['the outer tiles face down, which is right there', '@from middle; E draw; E ankan 5p outer', 'nobody', { rules: 'wrc-2015' }],
    [
      'the middle tiles face down, where the outer ones should',
      '@from middle; E draw; E ankan 5p middle',
      'E',
      { rules: 'rrc-1.5', level: 'advice' },
    ],
    ['the outer tiles face down, as they should', '@from middle; E draw; E ankan 5p outer', 'nobody', { rules: 'rrc-1.5' }],
    ['the record does not say which', '@from middle; E draw; E ankan 5p', 'nobody', { rules: 'ema-2016' }],
  ],
})
