import { expect, test } from 'vitest'
import { rewordToNotation } from '../../../engine/completion/other-words.ts'
import type { PlayerVerb } from '../../../engine/model/events.ts'

/** The verbs of a player. */
const VERBS: { readonly [V in PlayerVerb]: true } = {
  touch: true,
  draw: true,
  replace: true,
  return: true,
  discard: true,
  call: true,
  show: true,
  take: true,
  retract: true,
  ankan: true,
  kakan: true,
  stick: true,
  kita: true,
  expose: true,
  rearrange: true,
  reveal: true,
  count: true,
  tenpai: true,
  noten: true,
  ready: true,
  note: true,
}

test.each(Object.keys(VERBS))('“%s” is typed for no other act: its own word would take it', (verb) => {
  const meant = rewordToNotation(`E ${verb} 3p`, { turn: null }).map(({ text }) => text.split(' ')[1])
  expect(meant.filter((other) => other !== verb)).toEqual([])
})

test('an everyday word that is no verb is read as the act', () => {
  expect(rewordToNotation('E drops 3p', { turn: null })).toEqual([{ text: 'E discard 3p', said: 'drops' }])
})
