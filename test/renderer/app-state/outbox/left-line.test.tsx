import { expect, test } from 'vitest'
import { leaveLines, leftLine, takeLeftLine } from '../../../../renderer/app-state/outbox/left-line.ts'
import { forgetDraft } from '../../../../renderer/app-state/storage/drafts.ts'
import { session } from '../../../../renderer/app-state/storage/session.ts'

test('a line that was being typed when its window was closed is there in the next one, until that one has it', () => {
  const drafts = { seven: 'E discrad 5p\nS dr', eight: 'W', 'seven people': '{"seat":"E"}', 'incident-a:1-statement': 'He saw it.' }
  session.write('drafts', JSON.stringify(drafts))
  leaveLines()
  expect(leftLine('seven')).toBe('E discrad 5p\nS dr')
  expect(Object.keys(localStorage), 'no form leaves its text').toHaveLength(2)
  takeLeftLine('eight', 'N draw')
  expect(leftLine('eight'), 'another window’s').toBe('W')
  takeLeftLine('seven', 'E discrad 5p\nS dr')
  expect(leftLine('seven')).toBe('')
  session.write('drafts', JSON.stringify({ eight: 'N dis' }))
  for (const _ of [1, 2]) leaveLines()
  expect(leftLine('eight'), 'those of two windows').toBe('W\nN dis')
})

test('a line that was entered in the instant in which its window closes is left to no other', () => {
  session.write('drafts', JSON.stringify({ seven: 'S draw', eight: 'W' }))
  forgetDraft('seven')
  leaveLines()
  expect(['seven', 'eight'].map(leftLine)).toEqual(['', 'W'])
})

test('a window that was reloaded has its line, and leaves it to no other', async () => {
  session.write('drafts', JSON.stringify({ seven: 'E discard 5p', eight: 'W', nine: 'S' }))
  localStorage.setItem('shinpan.line.nine', 'N')
  leaveLines()
  localStorage.setItem('shinpan.line.eight', 'N')
  const reloaded: string = '../../../../renderer/app-state/outbox/left-line.ts?reloaded'
  await import(/* @vite-ignore */ reloaded)
  expect(['seven', 'eight', 'nine'].map(leftLine), 'before its table is opened').toEqual(['', 'N', 'N'])
})
