import { expect, onTestFinished, test } from 'vitest'
import { session } from '../../../../renderer/app-state/storage/session.ts'
import { leaveLines, leftLine, takeLeftLine } from '../../../../renderer/record/entry/left-line.ts'

test('a line that was being typed when its window was closed is there in the next one, until that one has it', () => {
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  session.write('drafts', JSON.stringify({ seven: 'E discrad 5p\nS dr', eight: 'W', 'seven people': '{"seat":"E"}' }))
  leaveLines()
  expect(leftLine('seven')).toBe('E discrad 5p\nS dr')
  expect(leftLine('seven people')).toBe('')
  takeLeftLine('eight', 'N draw')
  expect(leftLine('eight'), 'another window’s').toBe('W')
  takeLeftLine('seven', 'E discrad 5p\nS dr')
  expect(leftLine('seven')).toBe('')
})
