import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import { playerAct } from './player-act.ts'

/** `number`: the act of its call. */
type DeclaredWin = { readonly seat: Seat; readonly call: 'ron' | 'tsumo'; readonly number: number }

/** The declared and not retracted wins, in the order of their declaration. */
export const declaredWins = (acts: TableState['acts']): readonly DeclaredWin[] => {
  const last = acts.findLastIndex(({ text }) => / discard /.test(text))
  return acts.slice(Math.max(0, last)).flatMap(({ text, number }, i, since) => {
    const { actor: seat, call } = playerAct(text, 'call') ?? {}
    if (seat === undefined || (call !== 'ron' && call !== 'tsumo')) return []
    return since.slice(i + 1).some((act) => isTakenBack(act.text, seat)) ? [] : [{ seat, call, number }]
  })
}

/** Whether an act takes a player's last call back; with a tile it takes a discard back. */
const isTakenBack = (text: string, seat: Seat): boolean => {
  const act = playerAct(text, 'retract')
  return act?.actor === seat && act.tile === undefined
}

/** The violation in force that makes the declared win of a player void. */
export const voidingFinding = ({ acts, findings }: Pick<TableState, 'acts' | 'findings'>, seat: Seat): ShownFinding | undefined => {
  const win = declaredWins(acts).find((one) => one.seat === seat)
  return (
    win &&
    findings.find(
      ({ finding, state, ruling }) =>
        state !== 'gone' &&
        ruling?.decision !== 'dismissed' &&
        finding.seat === seat &&
        finding.level === 'violation' &&
        finding.state === 'open' &&
        finding.event >= win.number &&
        finding.remedies.includes('win-void'),
    )
  )
}

/** The declared wins that no violation in force makes void. */
export const standingWins = (at: Pick<TableState, 'acts' | 'findings'>): readonly DeclaredWin[] =>
  declaredWins(at.acts).filter(({ seat }) => voidingFinding(at, seat) === undefined)

/** Whether a hand that was said to be waiting was shown and does not wait: it counts as noten. */
export const isFalselyTenpai = ({ findings }: Pick<TableState, 'findings'>, seat: Seat): boolean =>
  findings.some(
    ({ finding, state, ruling }) =>
      finding.rule === 'tenpai.false' &&
      finding.seat === seat &&
      finding.level === 'violation' &&
      state !== 'gone' &&
      ruling?.decision !== 'dismissed',
  )
