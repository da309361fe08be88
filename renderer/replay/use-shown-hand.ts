import { useMemo } from 'react'
import type { ReplayGame, ReplayHand } from '../../desk/contract/replay.ts'
import { recordRows } from '../record/table/rows.ts'
import { levelsOf } from './recorded-findings.ts'
import { findingsShown, handsToStep } from './replay-model.ts'
import { useScratch } from './scratch/use-scratch.ts'

/** The hand on screen with its acts and findings: that of the record, or its scratch copy (`used`). */
export const useShownHand = (game: ReplayGame, hand: ReplayHand, recorded: number) => {
  const used = useScratch({ table: game.table.id, hand, act: recorded })
  const { scratch } = used
  const isScratch = scratch !== null
  const reel = scratch?.reel ?? hand
  const recordedRows = useMemo(() => recordRows(hand.lines), [hand.lines])
  const findings = useMemo(() => findingsShown(hand, scratch), [scratch, hand])
  return {
    used,
    isScratch,
    reel,
    act: isScratch ? Math.min(used.act, reel.events.length) : recorded,
    rows: isScratch ? used.rows : recordedRows,
    lines: isScratch ? NO_LINES : hand.lines,
    findings,
    levels: useMemo(() => levelsOf(findings), [findings]),
    hands: useMemo(() => handsToStep(game.hands, hand, scratch), [game.hands, hand, scratch]),
  }
}

const NO_LINES: ReplayHand['lines'] = []
