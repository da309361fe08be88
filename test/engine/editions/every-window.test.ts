import { expect, test } from 'vitest'
import { ruleSet } from '../../../engine/editions/index.ts'
import type { ClaimWindows, WinClosing } from '../../../engine/model/rule-set.ts'
import { faultsOf } from '../judging/table-of.ts'
import { judgedUnder } from '../rulebook/house/house-of.ts'

type EachWindow = { readonly [W in keyof ClaimWindows]: readonly [table: string, ...(readonly [value: ClaimWindows[W], faults: string])[]] }

/** A table for each window, and the faults at it under WRC 2015 with two values of that window. */
const EVERY: EachWindow = {
  sets: [
    '@from middle; E discard 3m; S draw; W call pon',
    [['draw'], '3 question draw.too-fast S'],
    [['in-hand'], '3 question claim.late W, 3 question draw.too-fast S'],
  ],
  win: [
    '@from middle; @meld S pon 9m E; E discard 3m; S draw; S kakan 9m; W call ron 3m',
    [{ discard: ['self-draw'], kong: [] }, ''],
    [{ discard: ['self-draw', 'extended-kong'], kong: [] }, '4 violation win.late W'],
  ],
  fastDraw: [
    '@from middle; S discard 5p; W draw fast; N call pon',
    ['call-stands', '3 violation draw.too-fast W'],
    ['too-late', '3 violation claim.late N, 3 violation draw.too-fast W'],
  ],
  closedByTouch: ['@from middle; E discard 5p; S touch; S call pon', [[], ''], [['set'], '3 violation claim.late S']],
  take: [
    '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s',
    [{ opponentDiscards: 2 }, '6 violation claim.not-taken W'],
    [{ opponentDiscards: 1 }, '5 violation claim.not-taken W'],
    ['own-next-draw', ''],
  ],
  afterSelfDraw: [
    '@from middle; E discard 3m; S draw; S call tsumo; W call ron',
    [['discard'], '4 question win.after-tsumo W'],
    [[], '4 violation win.late W'],
  ],
  closedByFoul: [
    '@from middle; E discard 1z; W discard 2z wrong; S call pon 1z',
    [[], '2 violation turn.discard W'],
    [['set'], '2 violation turn.discard W, 3 violation claim.late S'],
  ],
  chow: [
    '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m; S take; S discard 1z',
    ['first-call', ''],
    ['yields', '4 violation claim.precedence S'],
  ],
}

test.each(Object.entries(EVERY))('%s: each value of this claim window is judged otherwise', (name, [table, ...values]) => {
  const rules = ruleSet('wrc-2015')
  if (!rules) throw new Error('no rule set')
  for (const [value, faults] of values)
    expect(faultsOf(judgedUnder({ ...rules, windows: { ...rules.windows, [name]: value } }, table)).join(', ')).toBe(faults)
  expect(new Set(values.map(([, faults]) => faults)).size).toBe(values.length)
})

const WINS: readonly (readonly [act: WinClosing, acts: string])[] = [
  ['draw', 'E discard 3m; S draw; W call ron 3m'],
  ['kong', 'E discard 3m; S draw; S ankan 9m; W call ron 3m'],
  ['extended-kong', '@meld S pon 9m E; E discard 3m; S draw; S kakan 9m; W call ron 3m'],
  ['take', 'E discard 3m; S call pon; S show 3m3m; S take; W call ron 3m'],
]

test.each(WINS)('a win that %s alone ends is late after it, and after nothing else', (act, acts) => {
  const parent = ruleSet('wrc-2015') ?? expect.fail()
  const late = (closing: readonly WinClosing[]): boolean => {
    const rules = { ...parent, windows: { ...parent.windows, win: { discard: closing, kong: [] } } }
    return faultsOf(judgedUnder(rules, `@from middle; ${acts}`)).some((fault) => fault.includes('violation win.late W'))
  }
  expect(late([act])).toBe(true)
  const others = WINS.map(([other]) => other).filter((other) => other !== act && !(act === 'extended-kong' && other === 'kong'))
  expect(others.filter((other) => late([other]))).toEqual(act === 'draw' || act === 'take' ? [] : ['draw'])
})
