import { declaredWinOf, isPaid, shownHand } from '../../hand/declared-win.ts'
import { canHaveYaku } from '../../hand/declared-yaku.ts'
import { canExist } from '../../hand/majiang-hand.ts'
import { completes } from '../../hand/waits.ts'
import { isKnown } from '../../model/tiles.ts'
import { isRiichiMissing } from '../../table/acts/riichi.ts'
import type { Player } from '../../table/table.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule } from '../rule.ts'

/** The revealed winning hand has no yaku. Raised only if the record shows that no yaku of the moment applied. */
export const winNoYaku = rule({
  id: 'win.no-yaku',
  on: ['reveal'],
  settings: ['open-tanyao', 'renhou', 'atozuke'],
  remedies: ['win-void'],
  mends: [...WIN_MISTAKES, 'riichi-left-out'],
  firstOf: 'reveal',

  judge: ({ table, rules, number }, event): Raised | null => {
    const win = declaredWinOf(table, event.actor)
    const shown = win && shownHand(table, event)
    if (!win || !shown?.groupsKnown || (win.selfDraw ? !shown.last : shown.last)) return null
    const tile = shown.last ?? win.tile
    if (!isKnown(tile) || !canExist([...shown.hand.concealed, tile]) || !completes(shown.hand, tile)) return null
    const complete = { seat: event.actor, win, hand: shown.hand, tile }
    const yaku = canHaveYaku(table, rules.settings, complete)
    if (yaku === 'yes') return null
    const dependsOnTile = canHaveYaku(table, { ...rules.settings, atozuke: 'on' }, complete) === 'yes'
    return {
      seat: event.actor,
      ...(yaku === 'by-setting' && { level: 'question' as const }),
      because: [...win.proof, number],
      facts: { tile, tiles: event.tiles, call: win.selfDraw ? 'tsumo' : 'ron', ...(dependsOnTile && { kind: 'some-waits' }) },
    }
  },
  answer: (word) => (word === 'no-yaku' ? 'fault' : 'settled'),
  // The indicators of a riichi are turned, or four players pay a concealed hand: its riichi is missing in the record.
  amend: (findings, { before, event }) =>
    (event.verb === 'ura' || event.verb === 'scores') && isRiichiMissing(before)
      ? findings
          .filter(({ seat, state, decision }) => state === 'open' && !decision && seat && isConcealed(before.players[seat]))
          .filter(({ seat }) => event.verb === 'ura' || (seat !== null && isPaid(before, event, seat)))
          .map((finding) => ({ finding, settled: true }))
      : [],

  examples: [
    [
      'a complete hand without any',
      '@from middle; @displayed complete; @wall 30; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
      'E',
    ],
    [
      'a concealed hand that is paid all the same',
      '@from middle; @displayed complete; @wall 30; @scores 30000 30000 30000 30000; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m; * end win; * scores 32000 30000 30000 28000',
      'nobody',
    ],
    [
      'the indicators of a riichi are turned after it: its call is missing in the record',
      '@from middle; @displayed complete; @wall 30; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m; * end win; * ura 5p',
      'nobody',
    ],
    [
      'they are turned after it, and another player is in riichi who has not won',
      '@from middle; @displayed complete; @wall 30; @riichi S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m; * end win; * ura 5p',
      'nobody',
    ],
    [
      'they are turned for another winner, who is in riichi',
      '@set several-wins all; @from middle; @displayed complete; @wall 30; @riichi S; N discard 6s; E call ron; S call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m; * end win; * ura 5p',
      'E',
    ],
    [
      'in riichi',
      '@from middle; @displayed complete; @wall 30; @riichi E; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
      'nobody',
    ],
    [
      'a stick was paid: the call of riichi may be missing in the record',
      '@from middle; @displayed complete; @wall 40; S draw; S discard 9m; S stick; W draw; W discard 6s; S call ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9s9s',
      'nobody',
    ],
    [
      'a discard lay rotated: the call of riichi may be missing in the record',
      '@from middle; @displayed complete; @wall 40; S draw; S discard 9m rotated; W draw; W discard 6s; S call ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9s9s',
      'nobody',
    ],
    [
      'a stick was paid for what the referee found to be no riichi',
      '@from middle; @displayed complete; @wall 40; S draw; S discard 9m rotated; * answer 2 none; S stick; W draw; W discard 6s; S call ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9s9s',
      'S',
      'ema-2016',
    ],
    [
      'in riichi, after a win on the rotated tile was withdrawn',
      '@from middle; @displayed complete; @wall 40; S draw; S riichi 9m; W call ron; W retract; W draw; W discard 6s; S call ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9s9s',
      'nobody',
    ],
    [
      'the last discard',
      '@from middle; @displayed complete; @wall 0; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
      'nobody',
    ],
    [
      'the players in riichi are unknown',
      '@from middle; @wall 30; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
      'nobody',
    ],
    [
      'open and all simples, where the rules do not say',
      '@from middle; @displayed complete; @wall 30; @meld E pon 2p S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p5m5m',
      'E',
      'ema-pre-2016',
      'question',
    ],
    [
      'open and all simples',
      '@from middle; @displayed complete; @wall 30; @meld E pon 2p S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p5m5m',
      'nobody',
    ],
    [
      'open, with a pung of dragons, where all simples depend on the setting',
      '@from middle; @displayed complete; @wall 30; @meld E pon 5z S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p5m5m',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'a replacement tile',
      '@from middle; @displayed complete; @wall 30; @meld E pon 1p S; E draw 1p; E kakan 1p; E replace 6s; E tsumo; E reveal 4s5s2m3m4m6p7p8p9m9m6s',
      'nobody',
    ],
    [
      'a robbed kong',
      '@from middle; @displayed complete; @wall 30; @meld E pon 1p S; @meld N pon 6s W; N draw 6s; N kakan 6s; E ron; E reveal 4s5s2m3m4m6p7p8p9m9m',
      'nobody',
    ],
    [
      'the last tile of the wall',
      '@from middle; @displayed complete; @wall 1; @meld E pon 1p S; E draw 6s; E tsumo; E reveal 4s5s2m3m4m6p7p8p9m9m6s',
      'nobody',
    ],
    [
      'open and self-drawn',
      '@from middle; @displayed complete; @wall 30; @meld E pon 1p S; E draw 6s; E tsumo; E reveal 4s5s2m3m4m6p7p8p9m9m6s',
      'E',
    ],
    [
      'the second last tile of the wall',
      '@from middle; @displayed complete; @wall 2; @meld E pon 1p S; E draw 6s; E tsumo; E reveal 4s5s2m3m4m6p7p8p9m9m6s',
      'E',
    ],
    [
      'the record begins with the self-draw, one tile being left before it',
      '@from middle; @displayed complete; @wall 1; @meld E pon 1p S; E tsumo; E reveal 4s5s2m3m4m6p7p8p9m9m6s',
      'nobody',
    ],
    [
      'the record begins with the self-draw, two tiles being left before it',
      '@from middle; @displayed complete; @wall 2; @meld E pon 1p S; E tsumo; E reveal 4s5s2m3m4m6p7p8p9m9m6s',
      'E',
    ],
    [
      'in the first turn, where renhou counts',
      '@set renhou mangan; E draw; E discard 6s; S ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
      'nobody',
    ],
    [
      'in the first turn, where nobody knows whether it counts',
      '@set renhou unknown; E draw; E discard 6s; S ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
      'S',
      'wrc-2015',
      'question',
    ],
    [
      'after the first turn, where renhou counts',
      '@set renhou mangan; @from middle; @displayed complete; @wall 30; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
      'E',
    ],
    [
      'a yaku on one of two waits only, where the tournament forbids that',
      '@set atozuke off; @from middle; @displayed complete; @wall 30; @meld E chii 1m2m3m 3m; N discard 7z; E call ron; E reveal 4p5p6p7s8s9s9p9p7z7z',
      'E',
      'wrc-2025',
    ],
    [
      'a yaku on every wait, where the tournament asks for that',
      '@set atozuke off; @from middle; @displayed complete; @wall 30; @meld E pon 5z S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p9m9m',
      'nobody',
    ],
    [
      'a yaku on one of two waits only, which is enough',
      '@from middle; @displayed complete; @wall 30; @meld E chii 1m2m3m 3m; N discard 7z; E call ron; E reveal 4p5p6p7s8s9s9p9p7z7z',
      'nobody',
      'wrc-2025',
    ],
    ['in the first turn, where it does not', 'E draw; E discard 6s; S ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m', 'S'],
  ],
})

const isConcealed = ({ groups }: Player): boolean => groups.every(({ kind }) => kind === 'ankan')
