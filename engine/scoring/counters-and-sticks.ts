import { type DeclaredWin, declaredWinOf } from '../hand/declared-win.ts'
import type { Play } from '../judging/play.ts'
import type { Finding } from '../model/findings.ts'
import { type Seat, seatDistance } from '../model/seats.ts'
import { ruleById } from '../rules/index.ts'
import type { ScoringConvention } from './points.ts'

/** A winner's gains beside the hand, with the seat that gave the tile: the counters and riichi sticks that go to this winner. */
export type CountersAndSticks = {
  readonly from: Seat | null
  readonly counters: number
  readonly sticks: number
  readonly conventions: readonly ScoringConvention[]
}

/**
 * The counters and sticks of a win. Of several winners each or only the nearest in turn order is paid for the counters, and a winner's own
 * stick of this hand goes back or not, as the settings say. Undecided if the rule set leaves open which players win.
 */
export const countersAndSticksOf = (play: Play, seat: Seat, win: DeclaredWin): CountersAndSticks | 'undecided' => {
  const { header, table, rules } = play
  const { 'several-sticks': several, 'several-counters': paidTo } = rules.settings
  const from = win.selfDraw ? null : (win.claim?.from ?? null)
  const paid = rules.form.seats.filter((each) => (table.players[each].riichi?.event ?? 0) > 0)
  const counters = header.name?.counters ?? 0
  const sticks = (header.name?.sticks ?? 0) + paid.length
  const winners = from === null ? [seat] : winnersOf(play, from)
  if (winners === 'undecided') return 'undecided'
  if (winners.length < 2) return { from, counters, sticks, conventions: [] }
  const isNearest = winners[0] === seat
  const goesBack = several === 'own-back' ? paid.filter((each) => winners.includes(each)) : []
  const own = goesBack.includes(seat) ? 1 : 0
  return {
    from,
    counters: isNearest || paidTo === 'each' ? counters : 0,
    sticks: own + (isNearest ? sticks - goesBack.length : 0),
    conventions: [
      ...(counters > 0 && paidTo === 'unknown' ? (['counters-of-several'] as const) : []),
      ...(sticks > goesBack.length && several === 'unknown' ? (['sticks-of-several'] as const) : []),
    ],
  }
}

/** All players who win on the tile, nearest to the discarder first. */
const winnersOf = (play: Play, from: Seat): readonly Seat[] | 'undecided' => {
  const { table, rules } = play
  const wins = rules.form.seats.filter((seat) => {
    const claim = declaredWinOf(table, seat)?.claim
    return claim !== undefined && !claim.yields && !isWinVoid(play, seat, claim.called)
  })
  const who = table.several?.target === table.target?.event ? table.several?.who : rules.settings['several-wins']
  if (wins.length > 1 && who === 'ask') return 'undecided'
  return [...wins].sort((a, b) => seatDistance(from, a, rules.form.seats) - seatDistance(from, b, rules.form.seats))
}

/** Whether a finding in force makes a declared win void. */
export const isWinVoid = ({ findings }: Play, seat: Seat, called: number): boolean =>
  findings.some(
    (finding) =>
      finding.seat === seat &&
      (finding.level === 'violation' || isCancelled(finding)) &&
      finding.state === 'open' &&
      finding.event >= called &&
      finding.remedies.includes('win-void'),
  )

/** Whether a referee has cancelled the win because its hand was declared dead at the call. */
const isCancelled = ({ level, rule }: Finding): boolean => level === 'advice' && ruleById(rule).effects?.includes('call-cancelled') === true
