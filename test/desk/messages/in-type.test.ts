import { expect, test } from 'vitest'
import { inType } from '../../../desk/messages/in-type.ts'
import { setupWords } from '../../../desk/messages/setup-check.ts'

test('messages keep their English, and French has its own blanks, however deep they are', () => {
  const words = inType({
    plain: { en: 'Why: x?', fr: 'Pourquoi : x ?' },
    of: (name: string) => ({ en: `no ${name}`, fr: `pas de « ${name} » ; rien` }),
    took: { players: { en: 'players', fr: 'joueurs !' } },
  })
  expect(words.plain).toEqual({ en: 'Why: x?', fr: 'Pourquoi\u00a0: x\u202f?' })
  expect(words.of('Li').fr).toBe('pas de «\u202fLi\u202f»\u202f; rien')
  expect(words.took.players.fr).toBe('joueurs\u202f!')
})

test('the check of the setup asks with a mark that begins no line', () => {
  expect(setupWords.past('2026-11-21').fr).toBe('Le samedi 21 novembre 2026 est passé. Est-ce la bonne date\u202f?')
  expect(setupWords.past('2026-12-01').fr).toBe('Le mardi 1er décembre 2026 est passé. Est-ce la bonne date\u202f?')
})
