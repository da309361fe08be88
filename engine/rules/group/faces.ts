import { rule } from '../rule.ts'

/** A concealed kong laid with the wrong two of its tiles face down. */
export const groupFaces = rule({
  id: 'group.faces',
  on: ['ankan'],
  remedies: ['put-right'],

  judge: ({ rules, number }, { actor: seat, tile, faces }) =>
    faces && faces !== rules.practice.facesDown ? { seat, because: [number], facts: { tile, kind: 'ankan', why: faces } } : null,

  examples: [
    ['the outer tiles face down', '@from middle; E draw; E ankan 5p outer', 'E', 'ema-2016', 'advice'],
    ['the middle tiles face down', '@from middle; E draw; E ankan 5p middle', 'nobody', 'ema-2016'],
    ['the outer tiles face down, which is right there', '@from middle; E draw; E ankan 5p outer', 'nobody', 'wrc-2015'],
    ['the middle tiles face down, where the outer ones should', '@from middle; E draw; E ankan 5p middle', 'E', 'rrc-1.5', 'advice'],
    ['the outer tiles face down, as they should', '@from middle; E draw; E ankan 5p outer', 'nobody', 'rrc-1.5'],
    ['the record does not say which', '@from middle; E draw; E ankan 5p', 'nobody', 'ema-2016'],
  ],
})
