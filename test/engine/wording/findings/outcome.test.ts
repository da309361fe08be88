import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import { viewOf } from '../../../../engine/judging/view/view-table.ts'
import { asDecided } from '../../../../engine/model/findings.ts'
import type { Penalty } from '../../../../engine/model/penalties.ts'
import { doneStep, stepsDone, stepsInBoth } from '../../../../engine/wording/findings/done-steps.ts'
import { dueFor } from '../../../../engine/wording/findings/due-at-ruling.ts'
import { headline } from '../../../../engine/wording/findings/headline.ts'
import { outcomeFor } from '../../../../engine/wording/findings/outcome.ts'
import { judgedWhen } from '../../../../engine/wording/findings/pending.ts'
import { stepsFor } from '../../../../engine/wording/findings/steps.ts'
import { penaltyCost, whyPenalty } from '../../../../engine/wording/penalties/why-penalty.ts'
import { judged } from '../../judging/table-of.ts'

const rulesOf = (id: string) => ruleSet(id) ?? expect.fail(`no rule set ${id}`)
const NOT_TAKEN = '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N draw; N discard 3p; E draw; E discard 7s'
const found = (table: string, rule: string, id?: 'wrc-2015' | 'wrc-2025' | 'ema-2025' | 'rrc-1.5' | 'ema-pre-2016') =>
  judged(table, id).findings.find((finding) => finding.rule === rule) ?? expect.fail(`${rule} is not found`)
const SOUTH_DRAWS = { seat: 'S', due: 'draw' } as const

test('players are told what follows, what it costs and who goes on, without what only the referee does', () => {
  const finding = found(NOT_TAKEN, 'claim.not-taken')
  const told = { finding, decision: 'proposed', penalty: finding.penalty, rules: rulesOf('wrc-2015'), due: SOUTH_DRAWS } as const
  expect(outcomeFor(told, 'en')).toEqual(['West plays on without calls, riichi, kong or win.', 'No points are lost.', 'South draws.'])
  expect(outcomeFor(told, 'fr')).toEqual([
    'Ouest continue, sans appel, riichi, kong ni victoire.',
    'Aucun point n’est perdu.',
    'Sud pioche.',
  ])
})

test.each<[Penalty, string, string]>([
  [{ kind: 'points', amount: 20, unit: 'tournament' }, 'Deducted: 20 tournament points.', '20 points de tournoi de moins.'],
  [{ kind: 'chombo' }, 'Chombo: 20 tournament points.', 'Chombo\u00a0: 20 points de tournoi.'],
  [{ kind: 'notice' }, 'No points are lost.', 'Aucun point n’est perdu.'],
  [{ kind: 'discretion' }, 'The referee decides whether there is a penalty.', 'L’arbitre décide s’il y a une pénalité.'],
])('%o is told to the players', (penalty, en, fr) => {
  const finding = found(NOT_TAKEN, 'claim.not-taken')
  const told = { finding, decision: 'changed', penalty, rules: rulesOf('wrc-2015') } as const
  expect([outcomeFor(told, 'en').at(-1), outcomeFor(told, 'fr').at(-1)]).toEqual([en, fr])
})

test('of a dismissed finding players hear that nothing is held against them', () => {
  const finding = found(NOT_TAKEN, 'claim.not-taken')
  const told = { finding, decision: 'dismissed', penalty: { kind: 'none' }, rules: rulesOf('wrc-2015'), due: SOUTH_DRAWS } as const
  expect(outcomeFor(told, 'en')).toEqual(['Nobody is at fault.', 'South draws.'])
})

test.each<[Penalty, readonly string[]]>([
  [{ kind: 'chombo' }, ['Stop play.', 'Say: “Chombo by West.”']],
  [{ kind: 'notice' }, ['Stop play; South does not draw.', 'Say: “A notice for West.”', 'Play goes on: South draws.']],
])('a hand that is dead once declared is not to be declared dead where %o is imposed', (penalty, steps) => {
  const finding = asDecided(found(NOT_TAKEN, 'claim.not-taken', 'ema-2025'), penalty)
  expect(finding.declared).toBeUndefined()
  expect(stepsFor(finding, '', 'en', SOUTH_DRAWS)).toEqual(steps)
})

test('where play goes back to before an act out of turn, the player goes on whose turn it was then', () => {
  const finding = found('@from middle; S draw; S discard 3p; W draw; W discard 9m; E draw wrong; E discard 8s', 'turn.draw', 'ema-2025')
  expect(stepsFor(finding, '', 'en', SOUTH_DRAWS)).toEqual([
    'Declare the hand dead: stop play and say “East’s hand is dead.” Until then it is alive.',
    'East plays on without calls, riichi, kong or win.',
    'Play goes back to before act 5: every tile returns to where it came from.',
    'Play goes on: North draws.',
  ])
  const told = { finding, decision: 'proposed', penalty: finding.penalty, rules: rulesOf('ema-2025'), due: SOUTH_DRAWS } as const
  expect(outcomeFor(told, 'en').at(-1)).toBe('North draws.')
})

/** A ruling on the newest event of a record: the act that is due, the steps, and the consequences for the players. */
const atTheEnd = (table: string, rule: string, id: 'ema-2025' | 'wrc-2025' | 'rrc-1.5') => {
  const finding = found(table, rule, id)
  const due = dueFor(finding, viewOf(judged(table, id)), judged(table, id).findings) ?? undefined
  const told = { finding, decision: 'proposed', penalty: finding.penalty, rules: rulesOf(id), due } as const
  return { due, steps: stepsFor(finding, '', 'en', due), told: outcomeFor(told, 'en') }
}
const WON = '@from middle; E discard 6s; S call ron; W call ron; S reveal 2m3m4m5p6p7p3p4p5p4s5s8s8s; W reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z'

test.each(['', '; * end win'])('beside another player’s right win nobody is told to play on%s', (end) => {
  const { due, steps, told } = atTheEnd(`${WON}${end}`, 'win.incomplete', 'ema-2025')
  expect([due, steps, told]).toEqual([
    'over',
    ['Stop play.', 'Say: “West’s win is void.”', 'The hand is over: nobody plays on.'],
    ['West’s win is void.', 'No points are lost.'],
  ])
})

test.each([
  ['East’s discard', '@from middle; @wall 40; E discard 5p; W call chii; W show 4p6p; W take', 'claim.wrong-seat', 'South draws.'],
  [
    'a discard after which West has drawn',
    '@from middle; @wall 40; S discard 5p; W draw; N call pon; N show 5p5p; N take',
    'claim.late',
    'West discards.',
  ],
])('once the tile of a void call is back, the right player goes on: %s', (_what, table, rule, next) => {
  const { steps, told } = atTheEnd(table, rule, 'wrc-2025')
  expect(steps.at(-1)).toBe(`Play goes on: ${next}`)
  expect(told.at(-1)).toBe(next)
})

test.each([
  ['W call ron; N call pon; N show 5p5p; N take; N discard 1z', 'The hand is over: nobody plays on.'],
  ['S call chii; N call pon; S show 4p6p; S take; S discard 1z', 'Play goes on: North discards.'],
  ['S call chii; N call pon; S show 4p6p; N show 5p5p; N take; N discard 1z', 'Play goes on: East draws.'],
  ['W call ron; S call chii; S show 4p6p; W retract; S take; S discard 1z', 'Play goes on: West draws.'],
])('the player who should have had the claimed tile goes on, or has won: %s', (acts, last) => {
  const { steps } = atTheEnd(`@from middle; @wall 40; E discard 5p; ${acts}`, 'claim.precedence', 'rrc-1.5')
  expect(steps.at(-1)).toBe(last)
})

test.each([
  [
    'out of turn',
    '@from middle; E discard 1z; N draw wrong; N discard 9p',
    'Play goes back to before act 2: every tile returns to where it came from.',
    'South draws.',
  ],
  [
    'too early, before the discard that then followed',
    '@from middle; E draw; S draw; E discard 1z; S discard 2z',
    'Point it out to South.',
    'West draws.',
  ],
])('once a player has gone on, the tile drawn alone does not go back: %s', (_what, table, what, next) => {
  expect(atTheEnd(table, 'turn.draw', 'wrc-2025').steps.slice(-2)).toEqual([what, `Play goes on: ${next}`])
})

test('a tile from the wrong place that its player has gone on with no longer goes back', () => {
  const table = '@from middle; E discard 1z; S draw 3p from wall'
  expect(atTheEnd(table, 'draw.wrong-place', 'ema-2025').steps).toEqual([
    'South puts the tile back where it was drawn, and draws the right one.',
  ])
  expect(atTheEnd(`${table}; S discard 9p`, 'draw.wrong-place', 'ema-2025').steps).toEqual([])
  expect(atTheEnd(`${table}; S call tsumo`, 'draw.wrong-place', 'ema-2025').steps).toEqual([])
})

test('a draw that was too fast for a call that is void anyhow does not make it valid', () => {
  const table = '@from middle; @riichi N; @wall 40; S discard 5p; W draw fast; N call pon'
  expect(stepsFor(found(table, 'draw.too-fast', 'wrc-2015'), '', 'en')).toEqual([
    'Stop play.',
    'Decide whether there is a penalty.',
    'Say whose turn it is; play goes on.',
  ])
})

test('a void call of the last discard leaves nobody to draw', () => {
  const table = '@from middle; @wall 1; E draw; E discard 3m; S call chii'
  const { steps } = atTheEnd(table, 'claim.last-discard', 'ema-2025')
  expect([steps[0], steps.at(-1)]).toEqual(['Stop play.', 'The hand is over: nobody plays on.'])
})

test('who called too late after the own draw goes on with the discard', () => {
  const { steps } = atTheEnd('@from middle; E discard 9m; S draw 3p; S call pon', 'claim.late', 'ema-2025')
  expect([steps[0], steps.at(-1)]).toEqual(['Stop play.', 'Play goes on: South discards.'])
})

test('a hand that is dead after the last discard cannot win, and is not told to play on without calls', () => {
  const table = '@from middle; @displayed complete; @wall 0; @river E 3s 9m; S discard 6s; E ron; E reveal 2m3m4m5p6p7p3p4p5p4s5s8s8s'
  const { steps, told } = atTheEnd(table, 'win.furiten', 'ema-2025')
  expect(steps).toContain('East cannot win this hand.')
  expect(told).toContain('East’s hand is dead: it cannot win.')
  expect(steps.at(-1)).toBe('The hand is over: nobody plays on.')
})

test.each([
  [
    'a kong out of turn',
    '@from middle; N discard 9p; E draw; E discard 5p; W kakan 9s; * answer 4 turn.act foul',
    'turn.act',
    'wrc-2025',
    'South draws',
  ],
  ['a discard taken back that stands', '@from middle; S draw; S discard 9p; S retract 9p', 'discard.taken-back', 'rrc-1.5', 'West draws'],
] as const)('after %s play goes on from whose turn it was then', (_what, table, rule, id, next) => {
  expect(atTheEnd(table, rule, id).steps.at(-1)).toBe(`Play goes on: ${next}.`)
})

test.each([
  ['a draw from the dead wall', '@from middle; @wall 0; S discard 1z; W draw ? from dead-wall', 'draw.wrong-place', 'wrc-2025'],
  ['a claim of the last discard in short form', '@from middle; @wall 0; S discard 9p; W pon 9p9p', 'claim.last-discard', 'ema-2025'],
] as const)('after %s no tile is left to play on with', (_what, table, rule, id) => {
  expect(atTheEnd(table, rule, id).steps.at(-1)).toBe('The hand is over: nobody plays on.')
})

test('a tile from the wrong place goes back until its player discards or declares a kong', () => {
  const drawn = '@from middle; E discard 1z; S draw 9m from wall'
  const at = (table: string) => atTheEnd(table, 'draw.wrong-place', 'wrc-2025').steps
  expect(at(drawn)[1]).toBe('South puts the tile back where it was drawn, and draws the right one.')
  for (const kept of ['S discard 9m; W draw', 'S ankan 9m'])
    expect(at(`${drawn}; ${kept}`)).toContain('Decide what happens at the table, and announce it.')
})

test('a hand that is dead for a ron taken back is not told that the ron is binding', () => {
  const finding = found('@from middle; E discard 5p; S call ron; S retract', 'claim.changed', 'ema-2025')
  expect(finding.remedies).toContain('first-call-stands')
  const dead = asDecided(finding, { kind: 'dead-hand' })
  expect(stepsFor(dead, '', 'en').join(' ')).not.toContain('binding')
})

test('nobody is told of a penalty that nobody has', () => {
  const asked = found('@from middle; E discard 1z; * end abort nine-terminals; * answer 2 foul', 'abort.false', 'ema-2025')
  expect(stepsFor(asDecided(asked, { kind: 'notice' }), '', 'en').join(' ')).not.toContain('notice')
})

test('a question about a hand that is over does not hold play', () => {
  const table = '@from middle; E discard 1z; * end abort nine-terminals'
  expect(atTheEnd(table, 'abort.false', 'ema-2025').steps[0]).toBe('The hand is over: this is still to be settled.')
})

test('a headline in a list names its tiles', () => {
  const noted = asDecided(found(NOT_TAKEN, 'claim.not-taken'), { kind: 'notice' })
  expect([headline(noted, 'en'), headline(noted, 'fr')]).toEqual(['West has not taken the East wind', 'Ouest n’a pas pris le vent d’Est'])
})

test('why a penalty is proposed: its section, the case that fits, and that the rules leave it open', () => {
  const dead = found(NOT_TAKEN, 'claim.not-taken')
  expect(whyPenalty(dead, dead.penalty, 0, rulesOf('wrc-2015'), 'en')).toEqual({
    costs: 'No points are lost.',
    why: ['WRC 2015, section 5.4'],
    ladder: null,
  })
  const swap = found('@from middle; E discard 1p; S chii 2p3p; S discard 4p', 'swap.other-end')
  expect(whyPenalty(swap, swap.penalty, 0, rulesOf('wrc-2015'), 'en').why).toEqual(['The rules set no amount: the referee decides.'])
  const laid = found('@from middle; E discard 5p; S call pon; S show 4p7p; S take; S discard 1z', 'claim.no-group', 'wrc-2025')
  expect(whyPenalty(laid, { kind: 'dead-hand' }, 0, rulesOf('wrc-2025'), 'fr').why.at(-1)).toContain('12.3.4')
})

test('a dead hand in place of a chombo, after the last discard, says so with its section', () => {
  const hand = '@from middle; @displayed complete; @wall 0; @river N 3m; W discard 3m; N call ron'
  const furiten = found(`${hand}; N reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z`, 'win.furiten', 'ema-2025')
  expect(furiten.penalty).toEqual({ kind: 'dead-hand' })
  expect(whyPenalty(furiten, furiten.penalty, 0, rulesOf('ema-2025'), 'en').why).toEqual([
    'After the last discard a chombo becomes a dead hand.',
    'EMA 2025, section 3.4.6',
  ])
})

test('two cases of one penalty are said once where the one holds the other', () => {
  const laid = found('@from middle; E discard 5p; S call pon; S show 4p7p; S take; S discard 1z', 'claim.no-group')
  const why = (language: 'en' | 'fr') => whyPenalty(laid, { kind: 'dead-hand' }, 0, rulesOf('wrc-2015'), language).why[0]
  expect([why('en'), why('fr')]).toEqual(['After the discard', 'Après l’écart'])
})

test('a ladder shows its steps and the one that is due, and says when it goes beyond them', () => {
  const notice = found('@from middle; E discard 1z; W call pon; W retract', 'claim.changed', 'rrc-1.5')
  const at = (earlier: number) => whyPenalty(notice, notice.penalty, earlier, rulesOf('rrc-1.5'), 'en').ladder
  const due = (earlier: number) => at(earlier)?.steps.flatMap(({ name, isProposed }) => (isProposed ? [name] : []))
  expect(at(0)?.steps.map(({ name }) => name)).toEqual(['Notice', '2,000', '4,000', '8,000'])
  expect([due(0), due(1), due(3), due(4)]).toEqual([['Notice'], ['2,000'], ['8,000'], []])
  expect(at(2)).toMatchObject({ note: expect.stringMatching(/^Third time .*4,000 .*8,000/), beyond: 'then doubled each time' })
})

const NO_WAIT = '@from middle; @hold E 1m4m7m2p5p8p3s6s9s2z3z4z6z7z; E riichi 7z'
test.each([
  ['wrc-2015', 'at the player’s own win or an exhaustive draw'],
  ['rrc-1.5', 'at an exhaustive draw'],
] as const)('what is pending says when it is judged: %s', (id, when) => {
  const finding = found(NO_WAIT, 'riichi.not-waiting', id)
  expect(finding.state).toBe('pending')
  expect(judgedWhen(finding, rulesOf(id), 'en')).toContain(when)
  expect(judgedWhen({ ...finding, state: 'open' }, rulesOf(id), 'en')).toBe('')
})

test.each([
  [
    'table',
    'after-uma',
    'Deducted after the game, in “Penalties for the scores”.',
    'Retirés après la partie : « Pénalités pour les scores ».',
  ],
  [
    'tournament',
    'from-scores',
    'Deducted after the game, in “Penalties for the scores”.',
    'Retirés après la partie : « Pénalités pour les scores ».',
  ],
  ['table', 'from-scores', 'Deducted from the scores that the players sign.', 'Retirés des scores que les joueurs signent.'],
] as const)('of %s points that the rules deduct %s the ruling says when they are deducted', (unit, when, en, fr) => {
  const wrc = rulesOf('wrc-2015')
  const rules = { ...wrc, settings: { ...wrc.settings, 'table-penalties': when } }
  const cost = (language: 'en' | 'fr') => penaltyCost({ kind: 'points', amount: 12_000, unit }, rules, language)
  expect([cost('en'), cost('fr')]).toEqual([en, fr])
})

const FALSE_SET = '@from middle; E discard 5p; S call chii; S show 4p7p'
const FALSE_KONG = '@from middle; E discard 5p; S call kan; S show 5p5p6p'
test.each([
  ['who puts a false set right discards', FALSE_SET, 'claim.no-group', { seat: 'S', due: 'discard' }],
  ['who puts a false kong right draws the replacement tile', FALSE_KONG, 'claim.no-group', { seat: 'S', due: 'replace' }],
  [
    'a set that was put right: whose turn it is',
    `${FALSE_SET}; S show 4p6p; S take; S discard 1z; W draw`,
    'claim.no-group',
    { seat: 'W', due: 'discard' },
  ],
  [
    'a tile that was returned: whose turn it is',
    '@from middle; E discard 3m; N draw wrong; N return; S draw',
    'turn.draw',
    { seat: 'S', due: 'discard' },
  ],
] as const)('%s', (_, table, rule, due) => {
  expect(atTheEnd(table, rule, 'ema-2025').due).toEqual(due)
})

test('what the record shows as done is not told again', () => {
  expect(atTheEnd('@from middle; E discard 3m; N draw wrong; N return; S draw', 'turn.draw', 'rrc-1.5').steps).toEqual([
    'Stop play.',
    'Done: it was put right at act 3.',
    'Say: “A notice for North.”',
    'Play goes on: South discards.',
  ])
  expect(atTheEnd('@from middle; E discard 3m; N draw wrong; N return; S draw', 'turn.draw', 'ema-2025').steps).toEqual([
    'Done: it was put right at act 3.',
  ])
})

const TWO_RONS = '@from middle; @displayed complete; @river S 6m 1z; E discard 3m; S ron; W ron; S reveal 4m5m2p3p4p6p7p8p3s4s5s8s8s'
test('no hand is dealt again while another win is declared and not shown', () => {
  const first = 'West shows the hand first: after a good win no hand is dealt again.'
  expect(atTheEnd(TWO_RONS, 'win.furiten', 'ema-2025').steps).toEqual(['Stop play.', first])
  const shown = `${TWO_RONS}; W reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z`
  expect(atTheEnd(shown, 'win.furiten', 'ema-2025').steps.at(-1)).toMatch(/^Deal the hand again: East stays East/)
})

test('a step that the record shows as done needs no tick; one that was ticked is done where it has the same words', () => {
  const finding = found('@from middle; E discard 3m; N draw wrong; N return; S draw', 'turn.draw', 'rrc-1.5')
  const steps = stepsInBoth((one) => stepsFor(finding, '', one))
  expect(stepsDone([], steps, finding)).toEqual([1])
  const notice = steps[2] ?? expect.fail()
  expect(stepsDone([doneStep(notice), 'return-tile'], steps, finding)).toEqual([1, 2])
})
